list-and = { $first } und { $last }
move-as-written = { $move }

unknown-game = Ein Spiel namens { $name } gibt es nicht. Es gibt: { $known }.
broken-game = Das Spiel { $name } ist installiert, aber nicht spielbar: { $problem }
new-bad-name = { $name } kann kein neues Spiel heißen: Kleinbuchstaben, Ziffern und _, vorn ein Buchstabe, und keins von { $known }.
new-exists = { $file } gibt es schon.
new-no-source = In { $folder } liegt kein Quelltext. Nenne einen Ordner mit --folder.
no-puzzles = Keins der installierten Spiele hat Rätsel.
no-rules-page = Für { $game } gibt es keine Regeln zum Nachlesen.
unknown-option = Eine Option { $name } gibt es nicht. Es gibt: { $known }.
bad-option-value = Die Option { $name } kann nicht „{ $found }“ sein. Erwartet wird eines von: { $known }.
bad-option-text = Die Option { $name } ist Text in Anführungszeichen, nicht { $found }.
unknown-language = Die Sprache { $found } gibt es hier nicht. Es gibt: { $known }.
bad-seats = { $game } ist für { $least } bis { $most } Leute, nicht für { $found }.

record-bad-json = Das ist keine Partie in JSON: { $problem }.
record-expected-header = Zeile { $line }, Spalte { $column }: erwartet wird eine Kopfzeile ({ $expected }).
record-twice = Zeile { $line }, Spalte { $column }: die Kopfzeile „{ $header }“ steht zweimal da.
record-names = Zeile { $line }, Spalte { $column }: erwartet wird je ein Name für { $expected }.
record-expected-move = Zeile { $line }, Spalte { $column }: erwartet wird „{ $expected }“.
record-too-deep = Zeile { $line }, Spalte { $column }: Varianten dürfen höchstens { $most }-fach verschachtelt sein.
record-redacted = Diese Partie zeigt nur, was { $seat } wissen darf. Zum Weiterspielen speichere sie nach dem Ende noch einmal.
record-other-rules = Diese Partie folgt Fassung { $found } der Regeln von { $game }; hier gilt Fassung { $expected }.
record-bad-move = Zeile { $line }, Spalte { $column }: Zug { $number }, „{ $move }“, geht nicht. { $why }
record-bad-step = Zug { $number }, „{ $move }“, geht nicht. { $why }
record-bad-header = Zeile { $line }, Spalte { $column }: { $why }
record-other-seats = Die Zeichnung ist für { $found } Leute, die Partie für { $expected }.

terminal-prompt = { $seat }>
terminal-help = Gib einen Zug oder seine Nummer ein. Außerdem: list [Anfang], board, hint, undo, save [Datei], quit.
terminal-more = … und { $number } weitere: gib list und den Anfang eines Zuges ein.
terminal-nothing-to-undo = Es gibt nichts zurückzunehmen.
terminal-pass-device = Gib das Gerät an { $seat } weiter und drück dann Enter.
terminal-won = { $seat } gewinnt.
terminal-lost = { $seat } verliert.
terminal-drawn = Für { $seat } endet es unentschieden.
terminal-saved = Gespeichert in { $file } ({ $moves } Züge). Weiter geht es mit: grusel play { $game } --resume { $file }
terminal-kept = Gespeichert in { $file } ({ $moves } Züge). Ansehen mit: grusel replay { $file }
terminal-players-exactly = { $most } Leute
terminal-players = { $least } bis { $most } Leute
terminal-welcome = { $game }: { $people } an dieser Tastatur, { $bots } spielt der Computer. Mit ? kommt Hilfe.
terminal-key-hint = Tipp
terminal-key-undo = Zurück
terminal-key-light = Hell/dunkel
terminal-key-save = Speichern
terminal-key-quit = Ende
terminal-type-here = Mit Pfeilen und Enter wählen oder einen Zug tippen
terminal-over = Das Spiel ist aus. Enter schließt den Tisch.
terminal-undone = Zurückgenommen.
terminal-start =
    Grusel, ein Spieltisch zum Gruseln. Was darf es sein?
    grusel serve --open        im Browser spielen, allein, mit Freunden oder gegen Bots
    grusel play flure          hier im Terminal spielen, mit --bot level3 gegen einen Bot
    grusel games               sehen, welche Spiele es gibt; grusel rules NAME erklärt eins
    grusel puzzle              knobeln; alle Befehle: grusel --help
terminal-step = Zug { $number } von { $last }
terminal-go-on = Enter für den nächsten Zug, eine Zahl springt dorthin, quit hört auf:
terminal-no-file = Die Datei { $file } lässt sich nicht lesen: { $problem }.
terminal-cannot-write = Die Datei { $file } lässt sich nicht schreiben: { $problem }.
terminal-not-kept = Die Partie ließ sich nicht speichern. Hier ist sie, damit nichts verloren geht:
terminal-resume-game = Die gespeicherte Partie ist eine von { $found }, nicht von { $asked }.
terminal-resume-seats = Die gespeicherte Partie hat { $found } Leute, nicht { $asked }.
terminal-resume-options = Die gespeicherte Partie hat ihre eigenen Optionen; lass --option weg.
terminal-no-move = Es gibt keinen Zug { $number }; die Partie hat { $last }.
terminal-no-seat = Einen Platz { $seat } gibt es nicht; erwartet wird einer von { $known }.
terminal-too-many-bots = { $bots } Bots passen nicht auf { $seats } Plätze.
terminal-bad-word = „{ $word }“ verstehe ich nicht; erwartet wird { $expected }.
terminal-bad-name = „{ $name }“ kann kein Name sein: erwartet wird eine Zeile aus sichtbaren Zeichen.
terminal-bad-key = Der Schlüssel eines Browsers hat { $least } bis { $most } Zeichen, dieser { $found }.
terminal-no-database = Die Datenbank lässt sich nicht benutzen: { $problem }. Mehr dazu: grusel doctor
terminal-system = Das geht nicht: { $problem }.
terminal-needs-table = Hier ist nur die Bibliothek installiert ({ $missing } fehlt). Zum Spielen installiere: grusel[table]
terminal-site = In { $folder } geschrieben. Jeder statische Webspace kann es zeigen.
terminal-site-at = Es ist unter { $address } zu sehen, bis du Strg-C drückst.
terminal-no-site = In dieser Installation fehlt der Client oder Python für den Browser: python scripts/client.py baut beides.
unknown-bot = Einen Bot namens { $name } gibt es nicht. Es gibt: { $known }.

server-listens = Der Tisch steht bereit: { $address }
server-listens-here = Nur dieser Rechner kommt dorthin. Für Handys und Freunde in deinem Netz starte mit --host 0.0.0.0
server-listens-wide = Alle in deinem Netz kommen dorthin.
server-other-port = Port { $port } ist belegt. Dein Browser merkt sich deine Tische unter der üblichen Adresse; du siehst sie wieder, wenn der Port frei ist.
server-runs-already = Ein Server benutzt schon { $folder }. Beende ihn zuerst oder wähle mit GRUSEL_DATA einen anderen Ordner.
server-bad-settings = Die Einstellungen sind ungültig: { $problem }.
server-fair = Fair: Alle { $number } Zufallsergebnisse folgen aus dem Startwert mit der Prüfsumme { $hash }.
server-no-receipt = Diese Aufzeichnung enthält keinen Beleg für ihre Würfel: { $tag } fehlt oder passt nicht.
server-other-seed = Der Startwert in dieser Aufzeichnung ist nicht der, dessen Prüfsumme am Anfang gezeigt wurde.
server-unfair = Zug { $number } passt nicht zu den Würfeln dieses Tisches.
server-exported = { $number } Spiele nach { $folder } geschrieben.
server-backed-up = { $number } Tische nach { $file } kopiert und geprüft.
server-backup-exists = Die Datei { $file } gibt es schon; nichts wurde kopiert. Wähle einen anderen Namen.
server-backup-old = In { $file } liegen Züge der Version 0.1, die noch nicht in der Datenbank stehen. Starte den Server dort einmal und versuch es dann noch einmal.
server-no-backup = { $file } lässt sich nicht benutzen: { $problem }.
server-restored = { $file } enthält jetzt die Kopie.
server-restored-kept = Die Datenbank von vorher bleibt als { $kept } erhalten.
server-not-a-file = Die Tische dieses Servers liegen in PostgreSQL: pg_dump kopiert sie, pg_restore spielt sie zurück.
server-bad-message = Das hat der Server nicht verstanden.
server-bad-record = Diese Aufzeichnung enthält Zeichen, die in keine gehören.
server-bad-request = Das kann der Server nicht beantworten ({ $status }).
server-bad-action = Das ist kein Zug dieses Spiels.
server-too-fast = Das war zu viel auf einmal. Warte einen Moment.
server-too-long = Das ist zu lang: höchstens { $most } Zeichen.
server-too-much = Das würde den Server zu lange aufhalten.
server-too-many-tables = Du hast schon { $most } Tische. Lösche einige, die du nicht mehr brauchst.
server-busy = Der Tisch ist beschäftigt. Versuch es gleich noch einmal.
server-trouble = Bei uns ist etwas schiefgegangen. Dein Spiel ist sicher; versuch es noch einmal.
server-closing = Der Server wird neu gestartet. Dein Spiel ist sicher.
server-deleted = Dieser Tisch wurde gelöscht.
server-elsewhere = Ein anderer Server hat diesen Tisch offen. Versuch es gleich noch einmal.
server-no-table = Diesen Tisch gibt es nicht.
server-no-entry = Dieser Link öffnet diesen Tisch nicht. Bitte den Gastgeber um einen neuen.
server-no-free-seat = Alle Plätze sind besetzt.
server-no-such-seat = Diesen Platz gibt es nicht.
server-other-move = Dieser Zug kam schon einmal, als ein anderer; der gilt.
server-other-version = Diese Seite hat Version { $found }, der Server Version { $expected }. Lade sie neu.
server-say-hello = Diese Verbindung hat sich noch nicht gemeldet.
server-hello-twice = Diese Verbindung hat sich schon gemeldet.
server-not-your-seat = Das ist nicht dein Platz.
server-host-only = Das kann nur der Gastgeber.
server-operator-only = Diese Zahlen sind nur für den Betreiber des Servers.
server-unknown-host = Diesen Tisch gibt es nicht unter dem Namen „{ $host }“. Öffne ihn über seine IP-Adresse, oder lass den Namen in allowed_hosts eintragen.
server-sent-off = Der Gastgeber hat deinen Platz jemand anderem gegeben.
server-seat-to-bot = Der Gastgeber hat den Platz von { $name } einem Bot gegeben.
server-seat-freed = Der Gastgeber hat den Platz von { $name } freigegeben. Ein Bot spielt, bis jemand den Platz mit dem Link übernimmt.
server-seat-taken = { $name } hat mitten im Spiel einen Platz übernommen und sieht jetzt, was dieser Platz sieht.
server-not-playing = Das Spiel läuft gerade nicht.
server-not-now = Das geht jetzt nicht.
server-seats-open = Einige Plätze sind noch frei. Warte auf Mitspieler oder gib die Plätze an Bots.
server-has-rematch = Es gibt schon eine Revanche.
server-stale = Der Tisch hat sich inzwischen verändert. Schau noch einmal hin.
server-stood-in-for = Ein Bot spielt für dich. Komm zuerst an deinen Platz zurück.
server-stands-in = Ein Bot spielt für { $seat }, bis die Person zurück ist.
server-out-of-time = Die Zeit von { $seat } ist um, darum zieht ein Bot.
server-nothing-to-undo = Du hast keinen Zug zum Zurücknehmen.
server-nothing-asked = Diese Frage ist nicht mehr offen.
server-undo-granted = { $seat } nimmt einen Zug zurück.
server-undo-declined = { $seat } sagt nein: Der Zug bleibt.
server-undo-open = { $seat } möchte schon einen Zug zurücknehmen. Beantworte das zuerst.
server-undo-overtaken = Das Spiel ist weitergegangen.
server-undo-secret = Das hat ein Geheimnis von { $seat } verraten, und dort sitzt niemand, der zustimmen kann. Es lässt sich nicht zurücknehmen.
server-chat-off = Der Chat ist an diesem Tisch ausgeschaltet.
server-chat-empty = Die Zeile ist leer.
server-no-line = Beginne zuerst eine eigene Variante.
server-line-too-long = Eine Variante darf höchstens { $most } Züge haben.

bot-no-file = Die Datei { $file } mit einem Bot gibt es nicht.
bot-no-class = In der Datei { $file } gibt es keinen Bot namens { $name }.
bot-bad-file = Der Bot in { $file } lässt sich nicht benutzen: { $problem }.
arena-no-dask = Für einen Cluster installiere zuerst Dask: pip install 'grusel[dask]'.
arena-no-cluster = Unter { $address } ist kein Dask-Cluster. Starte einen mit: dask scheduler, und: dask worker { $address }.
arena-stopped = Angehalten. Das sind die Spiele bis jetzt.
arena-other-game = Im Ordner { $folder } liegen Partien von { $found }. Wähle für andere Spiele oder Optionen einen anderen.
server-not-over = Das Spiel läuft noch; du kannst es dir wieder ansehen, sobald es zu Ende ist.
no-lesson = Eine Lektion { $name } gibt es nicht.

bot-random = Irrlicht
bot-random-says = Macht irgendeinen Zug.
bot-greedy = Nimmersatt
bot-greedy-says = Nimmt, was auf den ersten Blick am besten ist.
bot-expectimax = Buchhalter
bot-expectimax-says = Rechnet jeden Zug und jede Karte durch, so weit die Zeit reicht.
bot-mcts = Träumer
bot-mcts-says = Spielt das Spiel im Kopf immer wieder zu Ende.
bot-flure-level1 = Läufer
bot-flure-level1-says = Rennt zum Ausgang und vergisst, dass es ein Monster gibt.
bot-flure-level2 = Wächter
bot-flure-level2-says = Sieht, wohin das Monster ginge, und bleibt weg.
bot-flure-level3 = Nachbar
bot-flure-level3-says = Bedenkt, was die anderen in dieser Runde noch tun können.
bot-flure-level4 = Ränkeschmied
bot-flure-level4-says = Probiert viele Züge gegen jede Antwort.
bot-flure-level5 = Meister der Flure
bot-flure-level5-says = Probiert Hunderte Verläufe der Runde, Karte für Karte.
bot-gruft-level1 = Wirrkopf
bot-gruft-level1-says = Merkt sich die letzten paar Gräber.
bot-gruft-level2 = Schlummerer
bot-gruft-level2-says = Merkt sich eine Weile lang einen guten Teil des Friedhofs.
bot-gruft-level3 = Totengräber
bot-gruft-level3-says = Vergisst nur, was lange her ist.
bot-gruft-level4 = Küster
bot-gruft-level4-says = Vergisst fast nie ein Grab.
bot-gruft-level5 = Alter Vampir
bot-gruft-level5-says = Vergisst nichts und denkt ein paar Züge voraus.
bot-insel-level1 = Schatzjäger
bot-insel-level1-says = Schaut auf die Karten und nicht aufs Wasser.
bot-insel-level2 = Watvogel
bot-insel-level2-says = Tut, was gerade am meisten hilft.
bot-insel-level3 = Pfadfinder
bot-insel-level3-says = Plant den ganzen Zug.
bot-insel-level4 = Sturmlotse
bot-insel-level4-says = Plant den Zug und zählt, was das Wasser tun kann.
bot-insel-level5 = Hüter der Insel
bot-insel-level5-says = Plant den Zug und das, was die anderen danach tun können.
bot-insel-alone = Robinson
bot-insel-alone-says = Genauso stark, verlässt sich aber auf niemanden.
bot-shy-level1 = Neuling
bot-shy-level1-says = Geht irgendwohin und baut irgendwas.
bot-shy-level2 = Lehrling
bot-shy-level2-says = Fürchtet die nächste Karte und baut noch irgendwas.
bot-shy-level3 = Entdecker
bot-shy-level3-says = Macht es seinen Monstern bequem und erwartet das auch von dir.
bot-shy-level4 = Veteran
bot-shy-level4-says = Denkt drei Karten voraus und stellt dir seine Monster in den Weg.
bot-shy-level5 = Alter Hase
bot-shy-level5-says = Lässt sich nicht ausnutzen, was du auch versuchst.

bot-hint-flure-out = Sie ist draußen und in Sicherheit.
bot-hint-flure-nearer = Sie kommt dem Ausgang { $steps ->
    [one] einen Punkt
   *[other] { $steps } Punkte
} näher.
bot-hint-flure-safe = Käme das Monster jetzt, wäre sie vor { $safe } von { $cards } Karten sicher.
bot-hint-flure-lured = Das Monster erwischt jemand anderen mit { $cards ->
    [one] einer Karte mehr.
   *[other] { $cards } Karten mehr.
}
bot-hint-gruft-known = Du hast dieses Grab leer gesehen, und die Farbe des Deckels passt: { $colour }.
bot-hint-gruft-waits = Du weißt, dass es leer ist: Da kann dir nichts passieren.
bot-hint-gruft-unknown = Hier hat noch niemand nachgesehen; mit { $percent } Prozent passt es zu einem deiner Vampire.
bot-hint-gruft-keeps-away = { $players ->
    [one] Jemand anderes könnte
   *[other] { $players } andere könnten
} hier sofort einen Vampir bestatten.
bot-hint-insel-leave = Alles ist geschafft: Fliegt nach Hause.
bot-hint-insel-capture = Du kannst { $treasure } jetzt gleich bergen.
bot-hint-insel-landing = Ohne den Landeplatz kommt niemand nach Hause.
bot-hint-insel-treasure = Hier könnt ihr noch { $treasure } bergen.
bot-hint-insel-sinks = Die Flutkarte dieses Feldes kommt in diesem Zug mit { $percent } Prozent Wahrscheinlichkeit.
bot-hint-insel-give = Das macht { $number } der { $needed } Karten in einer Hand.
bot-hint-insel-then-capture = Dann kannst du in diesem Zug noch { $treasure } bergen.
bot-hint-insel-then-shore = Dann kannst du in diesem Zug noch { $tile } trockenlegen.
bot-hint-shy-exit = Dort ist der Ausgang.
bot-hint-shy-safe = Kein Monster, das hier liegen kann, könnte dich angreifen.
bot-hint-shy-known = Diese Karte kennst du: Sie ist sicher.
bot-hint-shy-may-attack = { $monsters ->
    [one] Ein Monster, das du noch nicht getroffen hast, könnte
   *[other] { $monsters } Monster, die du noch nicht getroffen hast, könnten
} hier angreifen.
bot-hint-shy-least = Bei keiner verdeckten Karte sind es weniger.
bot-hint-shy-worst = Bei keiner verdeckten Karte sind es mehr.
bot-hint-shy-strikes = { $monsters ->
    [one] Ein Monster, das du noch nicht getroffen hast, könnte
   *[other] { $monsters } Monster, die du noch nicht getroffen hast, könnten
} hier angreifen; deinen Angriff überlebt keines.
bot-hint-shy-kills = Damit räumst du das Monster aus dem Weg: { $monster }.
bot-hint-shy-past = So kommst du am Monster vorbei: { $monster }.
bot-hint-shy-looks = Du siehst auch die übersprungene Karte, und sie kann dir nichts tun.
bot-hint-shy-suits = So wie die Karten jetzt liegen, fühlt sich dieses Monster hier wohl: { $monster }.
bot-hint-shy-at-ease = { $monsters ->
    [0] Keins deiner Monster fühlt sich wohl: ein Bluff.
    [one] Eins deiner Monster fühlt sich wohl.
   *[other] Beide Monster fühlen sich wohl.
}

analysis-running = Ich denke nach
analysis-title = { $game }: Gewinnchancen
analysis-together = Alle zusammen
analysis-everybody = die Chancen von allen
analysis-chances-of = die Chancen von { $name }
analysis-account = { $name }: Glück { $luck }, verschenkt { $lost } Punkte von hundert ({ $blunders } × ??, { $mistakes } × ?, { $inaccuracies } × ?!).
analysis-turning-luck = Wendepunkt, Zug { $number }: Der Zufall ({ $move }) änderte { $whose } um { $change }.
analysis-turning-move = Wendepunkt, Zug { $number }: { $by } spielte { $move }; das änderte { $whose } um { $change }.
analysis-inaccuracy = Zug { $number }, { $name }: „{ $move }“ war nicht ganz das Beste (−{ $loss }). Besser: „{ $best }“.
analysis-mistake = Zug { $number }, { $name }: „{ $move }“ war ein Fehler (−{ $loss }). Besser: „{ $best }“.
analysis-blunder = Zug { $number }, { $name }: „{ $move }“ war ein grober Fehler (−{ $loss }). Besser: „{ $best }“.
analysis-cut-short = Die Zeit war um, darum sind die Zahlen gröber als sonst.
analysis-busy = Es werden gerade schon mehrere Spiele ausgewertet. Versuch es in einer Minute noch einmal.
analysis-failed = Die Auswertung ist nicht fertig geworden. Versuch es noch einmal.
analysis-nothing = Es gibt noch nichts auszuwerten: Es wurde noch kein Zug gemacht.
terminal-hint = Mein Zug wäre: { $move }
terminal-hint-because = Denn: { $reason }
server-hints-off = An diesem Tisch gibt es keine Tipps.
server-hint-not-now = Du bist nicht dran. Tipps gibt es für deinen nächsten Zug.
server-hint-busy = Ein Tipp ist schon unterwegs.
server-hint-failed = Diesmal gibt es keinen Tipp. Versuch es noch einmal.
remote-bad-link = Erwartet wird der Link zu einem Platz, etwa http://127.0.0.1:4787/t/TISCH#SCHLÜSSEL, nicht { $link }.
remote-joined = Ein Bot sitzt am Tisch { $table } auf Platz { $seat }.
remote-lost = Verbindung verloren. Ich verbinde neu …
remote-nobody = Unter { $address } antwortet niemand. Ist der Link vollständig, und läuft der Server?
remote-over = Das Spiel ist aus.
strength-nothing = Die Zelle { $name } gibt es nicht. Es gibt: { $known }.
