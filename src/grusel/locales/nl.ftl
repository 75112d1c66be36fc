list-and = { $first } en { $last }
move-as-written = { $move }

unknown-game = Het spel { $name } bestaat niet. Kies uit: { $known }.
broken-game = Het spel { $name } is geïnstalleerd, maar kan niet gespeeld worden: { $problem }
new-bad-name = { $name } kan geen nieuw spel heten: kleine letters, cijfers en _, vooraan een letter, en niet een van { $known }.
new-exists = { $file } bestaat al.
new-no-source = In { $folder } staat geen broncode. Noem een map met --folder.
no-puzzles = Geen van de geïnstalleerde spellen heeft puzzels.
no-rules-page = { $game } heeft geen spelregels om te lezen.
unknown-option = De optie { $name } bestaat niet. Kies uit: { $known }.
bad-option-value = De optie { $name } kan niet ‘{ $found }’ zijn. Kies uit: { $known }.
bad-option-text = De optie { $name } is tekst tussen aanhalingstekens, niet { $found }.
unknown-language = De taal { $found } is er niet. Kies uit: { $known }.
bad-seats = { $game } is voor { $least } tot { $most } spelers, niet voor { $found }.

record-bad-json = Dit is geen partij in JSON: { $problem }.
record-expected-header = Regel { $line }, kolom { $column }: verwacht wordt een kopregel ({ $expected }).
record-twice = Regel { $line }, kolom { $column }: de kopregel ‘{ $header }’ staat er twee keer.
record-names = Regel { $line }, kolom { $column }: verwacht wordt één naam voor elk van { $expected }.
record-expected-move = Regel { $line }, kolom { $column }: verwacht wordt ‘{ $expected }’.
record-too-deep = Regel { $line }, kolom { $column }: varianten mogen hoogstens { $most } diep genest zijn.
record-redacted = Deze partij toont alleen wat { $seat } mag weten. Wil je verder spelen, bewaar haar dan na afloop opnieuw.
record-other-rules = Deze partij volgt versie { $found } van de regels van { $game }; dit is versie { $expected }.
record-bad-move = Regel { $line }, kolom { $column }: zet { $number }, ‘{ $move }’, kan niet. { $why }
record-bad-step = Zet { $number }, ‘{ $move }’, kan niet. { $why }
record-bad-header = Regel { $line }, kolom { $column }: { $why }
record-other-seats = De tekening is voor { $found } spelers, de partij voor { $expected }.

terminal-prompt = { $seat }>
terminal-help = Typ een zet of zijn nummer. Verder: list [begin], board, hint, undo, save [bestand], quit.
terminal-more = … en nog { $number }: typ list en het begin van een zet.
terminal-nothing-to-undo = Er is niets om terug te nemen.
terminal-pass-device = Geef het apparaat aan { $seat } en druk dan op Enter.
terminal-won = { $seat } wint.
terminal-lost = { $seat } verliest.
terminal-drawn = Voor { $seat } is het gelijkspel.
terminal-saved = Bewaard in { $file } ({ $moves } zetten). Ga verder met: grusel play { $game } --resume { $file }
terminal-kept = Bewaard in { $file } ({ $moves } zetten). Bekijk het met: grusel replay { $file }
terminal-players-exactly = { $most } spelers
terminal-players = { $least } tot { $most } spelers
terminal-welcome = { $game }: { $people } achter dit toetsenbord, { $bots } door de computer. Typ ? voor hulp.
terminal-key-hint = Tip
terminal-key-undo = Terug
terminal-key-light = Licht/donker
terminal-key-save = Bewaren
terminal-key-quit = Stoppen
terminal-type-here = Kies met pijlen en Enter, of typ een zet
terminal-over = Het spel is uit. Enter sluit de tafel.
terminal-undone = Teruggenomen.
terminal-start =
    Grusel, een griezelige speltafel. Wat wil je doen?
    grusel serve --open        in de browser spelen, alleen, met vrienden of tegen bots
    grusel play flure          hier in de terminal spelen, met --bot level3 tegen een bot
    grusel games               zien welke spellen er zijn; grusel rules NAAM legt er een uit
    grusel puzzle              puzzelen; alle opdrachten: grusel --help
terminal-step = Zet { $number } van { $last }
terminal-go-on = Enter voor de volgende zet, een getal om daarheen te gaan, quit om te stoppen:
terminal-no-file = Het bestand { $file } kan niet worden gelezen: { $problem }.
terminal-cannot-write = Het bestand { $file } kan niet worden geschreven: { $problem }.
terminal-not-kept = De partij kon niet bewaard worden. Hier is ze, zodat er niets verloren gaat:
terminal-resume-game = De bewaarde partij is er een van { $found }, niet van { $asked }.
terminal-resume-seats = De bewaarde partij heeft { $found } spelers, niet { $asked }.
terminal-resume-options = De bewaarde partij heeft haar eigen opties; laat --option weg.
terminal-no-move = Er is geen zet { $number }; de partij heeft er { $last }.
terminal-no-seat = Plaats { $seat } bestaat niet; kies uit { $known }.
terminal-too-many-bots = { $bots } bots passen niet op { $seats } plaatsen.
terminal-bad-word = ‘{ $word }’ begrijp ik niet; verwacht wordt { $expected }.
terminal-bad-name = ‘{ $name }’ kan geen naam zijn: verwacht wordt één regel met zichtbare tekens.
terminal-bad-key = De sleutel van een browser heeft { $least } tot { $most } tekens, deze { $found }.
terminal-no-database = De database kan niet worden gebruikt: { $problem }. Meer weten: grusel doctor
terminal-system = Dat kan niet: { $problem }.
terminal-needs-table = Alleen de bibliotheek is geïnstalleerd ({ $missing } ontbreekt). Installeer om te spelen: grusel[table]
terminal-site = Geschreven naar { $folder }. Elke statische webruimte kan het tonen.
terminal-site-at = Je vindt het op { $address } tot je op Ctrl-C drukt.
terminal-no-site = In deze installatie ontbreekt de client of Python voor de browser: python scripts/client.py bouwt beide.
unknown-bot = De bot { $name } bestaat niet. Kies uit: { $known }.

server-listens = De tafel staat klaar: { $address }
server-listens-here = Alleen deze computer kan erbij. Voor telefoons en vrienden in je netwerk: start met --host 0.0.0.0
server-listens-wide = Iedereen in je netwerk kan erbij.
server-other-port = Poort { $port } is bezet. Je browser onthoudt je tafels onder het gewone adres; je ziet ze weer als de poort vrij is.
server-runs-already = Er gebruikt al een server { $folder }. Stop die eerst, of kies met GRUSEL_DATA een andere map.
server-bad-settings = De instellingen zijn ongeldig: { $problem }.
server-fair = Eerlijk: alle { $number } uitkomsten van het toeval volgen uit de startwaarde met de controlesom { $hash }.
server-no-receipt = Dit verslag bevat geen bewijs voor zijn dobbelstenen: { $tag } ontbreekt of past niet.
server-other-seed = De startwaarde in dit verslag is niet die waarvan de controlesom aan het begin werd getoond.
server-unfair = Zet { $number } klopt niet met de dobbelstenen van deze tafel.
server-exported = { $number } spellen geschreven naar { $folder }.
server-backed-up = { $number } tafels gekopieerd naar { $file } en gecontroleerd.
server-backup-exists = { $file } bestaat al; er is niets gekopieerd. Kies een andere naam.
server-backup-old = In { $file } staan zetten van versie 0.1 die nog niet in de database staan. Start de server daar één keer en probeer het dan opnieuw.
server-no-backup = { $file } kan niet worden gebruikt: { $problem }.
server-restored = { $file } bevat nu de kopie.
server-restored-kept = De database van daarvoor blijft bewaard als { $kept }.
server-not-a-file = De tafels van deze server staan in PostgreSQL: kopieer ze met pg_dump, zet ze terug met pg_restore.
server-bad-message = Dat heeft de server niet begrepen.
server-bad-record = In dit verslag staan tekens die in geen verslag horen.
server-bad-request = Dat kan de server niet beantwoorden ({ $status }).
server-bad-action = Dat is geen zet van dit spel.
server-too-fast = Dat was te veel tegelijk. Wacht even.
server-too-long = Dat is te lang: hoogstens { $most } tekens.
server-too-much = Dat zou de server te lang bezighouden.
server-too-many-tables = Je hebt al { $most } tafels. Verwijder er een paar die je niet meer nodig hebt.
server-busy = De tafel is bezet. Probeer het zo nog eens.
server-trouble = Er ging bij ons iets mis. Je spel is veilig; probeer het nog eens.
server-closing = De server wordt opnieuw gestart. Je spel is veilig.
server-deleted = Deze tafel is verwijderd.
server-elsewhere = Een andere server heeft deze tafel open. Probeer het zo nog eens.
server-no-table = Die tafel bestaat niet.
server-no-entry = Deze link opent deze tafel niet. Vraag de gastheer om een nieuwe.
server-no-free-seat = Alle plaatsen zijn bezet.
server-no-such-seat = Die plaats bestaat niet.
server-other-move = Deze zet kwam al eerder, als een andere; die geldt.
server-other-version = Deze pagina heeft versie { $found }, de server versie { $expected }. Laad haar opnieuw.
server-say-hello = Deze verbinding heeft zich nog niet gemeld.
server-hello-twice = Deze verbinding heeft zich al gemeld.
server-not-your-seat = Dat is niet jouw plaats.
server-host-only = Dat kan alleen de gastheer.
server-operator-only = Deze cijfers zijn alleen voor de beheerder van de server.
server-unknown-host = Deze tafel luistert niet naar de naam “{ $host }”. Open hem via het IP-adres, of laat de naam toevoegen aan allowed_hosts.
server-sent-off = De gastheer heeft je plaats aan iemand anders gegeven.
server-seat-to-bot = De gastheer heeft de plaats van { $name } aan een bot gegeven.
server-seat-freed = De gastheer heeft de plaats van { $name } vrijgemaakt. Een bot speelt tot iemand de plaats via de link overneemt.
server-seat-taken = { $name } heeft tijdens het spel een plaats overgenomen en ziet nu wat die plaats ziet.
server-not-playing = Het spel loopt op dit moment niet.
server-not-now = Dat kan nu niet.
server-seats-open = Er zijn nog plaatsen vrij. Wacht op spelers of geef de plaatsen aan bots.
server-has-rematch = Er is al een revanche.
server-stale = De tafel is intussen veranderd. Kijk nog een keer.
server-stood-in-for = Een bot speelt voor je. Kom eerst terug op je plaats.
server-stands-in = Een bot speelt voor { $seat } tot die weer terug is.
server-out-of-time = De tijd van { $seat } is om, dus een bot doet de zet.
server-nothing-to-undo = Je hebt geen zet om terug te nemen.
server-nothing-asked = Die vraag staat niet meer open.
server-undo-granted = { $seat } neemt een zet terug.
server-undo-declined = { $seat } zegt nee: de zet blijft staan.
server-undo-open = { $seat } wil al een zet terugnemen. Beantwoord dat eerst.
server-undo-overtaken = Het spel is al verder.
server-undo-secret = Dat verried een geheim van { $seat }, en daar zit niemand die kan toestemmen. Het kan niet teruggenomen worden.
server-chat-off = De chat staat aan deze tafel uit.
server-chat-empty = De regel is leeg.
server-no-line = Begin eerst een eigen variant.
server-line-too-long = Een variant mag hoogstens { $most } zetten hebben.

bot-no-file = Het bestand { $file } met een bot bestaat niet.
bot-no-class = In het bestand { $file } zit geen bot die { $name } heet.
bot-bad-file = De bot in { $file } kan niet worden gebruikt: { $problem }.
arena-no-dask = Installeer voor een cluster eerst Dask: pip install 'grusel[dask]'.
arena-no-cluster = Op { $address } is geen Dask-cluster. Start er een met: dask scheduler, en: dask worker { $address }.
arena-stopped = Gestopt. Dit zijn de partijen tot nu toe.
arena-other-game = In de map { $folder } staan partijen van { $found }. Kies voor andere spellen of opties een andere map.
server-not-over = Het spel loopt nog; je kunt het terugkijken zodra het is afgelopen.
no-lesson = Er is geen les { $name }.

bot-random = Dwaallicht
bot-random-says = Doet zomaar een zet.
bot-greedy = Veelvraat
bot-greedy-says = Pakt wat er meteen het beste uitziet.
bot-expectimax = Boekhouder
bot-expectimax-says = Rekent elke zet en elke kaart door, zo diep als de tijd toelaat.
bot-mcts = Dromer
bot-mcts-says = Speelt het spel in gedachten steeds opnieuw uit.
bot-flure-level1 = Renner
bot-flure-level1-says = Rent naar de uitgang en vergeet dat er een monster is.
bot-flure-level2 = Wachter
bot-flure-level2-says = Ziet waar het monster heen zou gaan, en blijft uit de buurt.
bot-flure-level3 = Buurman
bot-flure-level3-says = Bedenkt wat de anderen deze ronde nog kunnen doen.
bot-flure-level4 = Intrigant
bot-flure-level4-says = Probeert veel zetten tegen elk antwoord.
bot-flure-level5 = Meester van de gangen
bot-flure-level5-says = Probeert honderden manieren waarop de ronde kan gaan, kaart voor kaart.
bot-gruft-level1 = Warhoofd
bot-gruft-level1-says = Onthoudt de laatste paar graven.
bot-gruft-level2 = Dommelaar
bot-gruft-level2-says = Onthoudt een tijdje een flink deel van het kerkhof.
bot-gruft-level3 = Doodgraver
bot-gruft-level3-says = Vergeet alleen wat lang geleden is.
bot-gruft-level4 = Koster
bot-gruft-level4-says = Vergeet bijna nooit een graf.
bot-gruft-level5 = Oude vampier
bot-gruft-level5-says = Vergeet niets en denkt een paar beurten vooruit.
bot-insel-level1 = Schatzoeker
bot-insel-level1-says = Kijkt naar de kaarten en niet naar het water.
bot-insel-level2 = Waadvogel
bot-insel-level2-says = Doet wat nu het meeste helpt.
bot-insel-level3 = Padvinder
bot-insel-level3-says = Plant de hele beurt.
bot-insel-level4 = Stormloods
bot-insel-level4-says = Plant de beurt en telt wat het water kan doen.
bot-insel-level5 = Hoeder van het eiland
bot-insel-level5-says = Plant de beurt en wat de anderen daarna kunnen doen.
bot-insel-alone = Schipbreukeling
bot-insel-alone-says = Even sterk, maar vertrouwt op niemand anders.
bot-shy-level1 = Nieuweling
bot-shy-level1-says = Loopt maar wat rond en bouwt maar wat.
bot-shy-level2 = Leerling
bot-shy-level2-says = Is bang voor de volgende tegel, en bouwt nog maar wat.
bot-shy-level3 = Ontdekker
bot-shy-level3-says = Maakt het zijn monsters naar de zin en verwacht dat ook van jou.
bot-shy-level4 = Veteraan
bot-shy-level4-says = Denkt drie tegels vooruit en zet zijn monsters in de weg.
bot-shy-level5 = Oude rot
bot-shy-level5-says = Laat zich niet uitbuiten, wat je ook probeert.

bot-hint-flure-out = Hij is buiten en veilig.
bot-hint-flure-nearer = Hij komt { $steps ->
    [one] één punt
   *[other] { $steps } punten
} dichter bij de uitgang.
bot-hint-flure-safe = Als het monster nu kwam, was hij veilig voor { $safe } van de { $cards } kaarten.
bot-hint-flure-lured = Het monster zou iemand anders pakken met { $cards ->
    [one] één kaart meer.
   *[other] { $cards } kaarten meer.
}
bot-hint-gruft-known = Je hebt dit graf leeg gezien, en de kleur van het deksel past: { $colour }.
bot-hint-gruft-waits = Je weet dat het leeg is: daar kan je niets gebeuren.
bot-hint-gruft-unknown = Hier heeft nog niemand gekeken; de kans dat het bij een van je vampiers past is { $percent } procent.
bot-hint-gruft-keeps-away = { $players ->
    [one] Iemand anders zou
   *[other] { $players } anderen zouden
} hier meteen een vampier kunnen begraven.
bot-hint-insel-leave = Alles is binnen: vlieg naar huis.
bot-hint-insel-capture = Je kunt { $treasure } nu meteen bemachtigen.
bot-hint-insel-landing = Zonder de landingsplaats komt niemand thuis.
bot-hint-insel-treasure = Hier kunnen jullie { $treasure } nog bemachtigen.
bot-hint-insel-sinks = De kans dat de vloedkaart van deze tegel deze beurt komt is { $percent } procent.
bot-hint-insel-give = Dat zijn { $number } van de { $needed } kaarten in één hand.
bot-hint-insel-then-capture = Dan kun je in deze beurt nog { $treasure } bemachtigen.
bot-hint-insel-then-shore = Dan kun je in deze beurt nog { $tile } droogleggen.
bot-hint-shy-exit = Daar is de uitgang.
bot-hint-shy-safe = Geen monster dat hier kan liggen, kan je aanvallen.
bot-hint-shy-known = Deze tegel ken je: hij is veilig.
bot-hint-shy-may-attack = { $monsters ->
    [one] Eén monster dat je nog niet bent tegengekomen, kan
   *[other] { $monsters } monsters die je nog niet bent tegengekomen, kunnen
} hier aanvallen.
bot-hint-shy-least = Bij geen gedekte tegel zijn het er minder.
bot-hint-shy-worst = Bij geen gedekte tegel zijn het er meer.
bot-hint-shy-strikes = { $monsters ->
    [one] Eén monster dat je nog niet bent tegengekomen, kan
   *[other] { $monsters } monsters die je nog niet bent tegengekomen, kunnen
} hier aanvallen; jouw aanval overleeft er geen een.
bot-hint-shy-kills = Daarmee ruim je het monster uit de weg: { $monster }.
bot-hint-shy-past = Zo kom je langs het monster: { $monster }.
bot-hint-shy-looks = Je ziet ook de tegel waar je overheen springt, en die kan je niets doen.
bot-hint-shy-suits = Zoals de tegels nu liggen, voelt dit monster zich hier thuis: { $monster }.
bot-hint-shy-at-ease = { $monsters ->
    [0] Geen van je monsters voelt zich thuis: bluf.
    [one] Eén van je monsters voelt zich thuis.
   *[other] Allebei je monsters voelen zich thuis.
}

analysis-running = Even nadenken
analysis-title = { $game }: winstkansen
analysis-together = Allemaal samen
analysis-everybody = de kansen van iedereen
analysis-chances-of = de kansen van { $name }
analysis-account = { $name }: geluk { $luck }, weggegeven { $lost } van de honderd punten ({ $blunders } × ??, { $mistakes } × ?, { $inaccuracies } × ?!).
analysis-turning-luck = Keerpunt, zet { $number }: het toeval ({ $move }) veranderde { $whose } met { $change }.
analysis-turning-move = Keerpunt, zet { $number }: { $by } speelde { $move }; dat veranderde { $whose } met { $change }.
analysis-inaccuracy = Zet { $number }, { $name }: “{ $move }” was niet helemaal het beste (−{ $loss }). Beter: “{ $best }”.
analysis-mistake = Zet { $number }, { $name }: “{ $move }” was een fout (−{ $loss }). Beter: “{ $best }”.
analysis-blunder = Zet { $number }, { $name }: “{ $move }” was een blunder (−{ $loss }). Beter: “{ $best }”.
analysis-cut-short = De tijd was om, dus de getallen zijn grover dan anders.
analysis-busy = Er worden al een paar spellen geanalyseerd. Probeer het over een minuut nog eens.
analysis-failed = De analyse is niet afgekomen. Probeer het nog eens.
analysis-nothing = Er valt nog niets te analyseren: er is nog geen zet gedaan.
terminal-hint = Mijn zet zou zijn: { $move }
terminal-hint-because = Want: { $reason }
server-hints-off = Aan deze tafel zijn er geen tips.
server-hint-not-now = Je bent niet aan de beurt. Tips zijn er voor je volgende zet.
server-hint-busy = Er is al een tip onderweg.
server-hint-failed = Deze keer geen tip. Probeer het nog eens.
remote-bad-link = Verwacht wordt de link van een plaats, zoals http://127.0.0.1:4787/t/TAFEL#SLEUTEL, gevonden: { $link }.
remote-joined = Een bot zit aan tafel { $table } op plaats { $seat }.
remote-lost = Verbinding verbroken. Opnieuw verbinden …
remote-nobody = Er komt geen antwoord van { $address }. Is de link volledig, en draait de server?
remote-over = Het spel is uit.
strength-nothing = De cel { $name } bestaat niet. Kies uit: { $known }.
