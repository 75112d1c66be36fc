insel = Die verbotene Insel
insel-blurb = Rettet vier Artefakte von einer Insel, die unter euren Füßen versinkt, und fliegt gemeinsam heim.

# Namen der Felder, Artefakte, Rollen und Karten: ein eigener Katalog, der sich austauschen lässt.
insel-tile-fl = Landeplatz der Versager
insel-tile-bg = Tor der Sehnsucht
insel-tile-cg = Tor der Vergangenheit
insel-tile-gg = Tor des Lichtes
insel-tile-ig = Tor der Dämmerung
insel-tile-sg = Tor des Vergessens
insel-tile-tm = Tempel des Mondes
insel-tile-ts = Tempel der Sonne
insel-tile-wg = Garten der Stille
insel-tile-hg = Garten des Windes
insel-tile-ce = Höhle des Feuers
insel-tile-cs = Höhle der Schatten
insel-tile-cp = Medusas Palast
insel-tile-tp = Poseidons Palast
insel-tile-bb = Brücke des Verderbens
insel-tile-ca = Klippen der Verzweiflung
insel-tile-cf = Wald der Finsternis
insel-tile-dd = Wüste der Entbehrung
insel-tile-ll = Lagune des Lebens
insel-tile-mm = Sümpfe der Ruhe
insel-tile-ob = Wächter der Sterne
insel-tile-pr = Höhle des Grauens
insel-tile-th = Pfad der Einsamkeit
insel-tile-wt = Wächter der Insel
insel-treasure-earth = den Stein der Erde
insel-treasure-wind = die Statue des Windes
insel-treasure-fire = den Kristall des Feuers
insel-treasure-water = den Kelch des Wassers
insel-role-explorer = Forscher
insel-role-pilot = Pilot
insel-role-navigator = Navigator
insel-role-diver = Taucher
insel-role-engineer = Ingenieur
insel-role-messenger = Bote
insel-role-explorer-help = Zieht und legt auch diagonal trocken.
insel-role-pilot-help = Fliegt einmal in deinem Zug auf ein beliebiges Feld.
insel-role-navigator-help = Zieht andere Figuren: zwei Schritte für eine Aktion.
insel-role-diver-help = Taucht für eine Aktion durch überflutete und versunkene Felder.
insel-role-engineer-help = Legt für eine Aktion zwei Felder trocken.
insel-role-messenger-help = Gibt Karten an alle, egal, wo sie stehen.
insel-card-earth = Stein der Erde
insel-card-wind = Statue des Windes
insel-card-fire = Kristall des Feuers
insel-card-water = Kelch des Wassers
insel-card-helicopter = Helikopter
insel-card-sandbags = Sandsäcke
insel-card-rise = Die Flut steigt

# Dasselbe mitten im Satz, im Akkusativ: zieht auf …, legt … trocken
insel-the-fl = den { insel-tile-fl }
insel-the-bg = das { insel-tile-bg }
insel-the-cg = das { insel-tile-cg }
insel-the-gg = das { insel-tile-gg }
insel-the-ig = das { insel-tile-ig }
insel-the-sg = das { insel-tile-sg }
insel-the-tm = den { insel-tile-tm }
insel-the-ts = den { insel-tile-ts }
insel-the-wg = den { insel-tile-wg }
insel-the-hg = den { insel-tile-hg }
insel-the-ce = die { insel-tile-ce }
insel-the-cs = die { insel-tile-cs }
insel-the-cp = { insel-tile-cp }
insel-the-tp = { insel-tile-tp }
insel-the-bb = die { insel-tile-bb }
insel-the-ca = die { insel-tile-ca }
insel-the-cf = den { insel-tile-cf }
insel-the-dd = die { insel-tile-dd }
insel-the-ll = die { insel-tile-ll }
insel-the-mm = die { insel-tile-mm }
insel-the-ob = den { insel-tile-ob }
insel-the-pr = die { insel-tile-pr }
insel-the-th = den { insel-tile-th }
insel-the-wt = den { insel-tile-wt }

# Was geschieht
insel-laid = Ausgelegt: { $tile }.
insel-flooded-first = Von Anfang an überflutet: { $tile }.
insel-flooded = Überflutet: { $tile }. Die Karte wurde gezogen.
insel-sank = Versunken: { $tile }. Das Feld war schon überflutet, als seine Karte kam.
insel-role-dealt = { $seat } ist { $role } und stellt sich auf { $tile }.
insel-role-chosen = { $seat } will { $role } sein und stellt sich auf { $tile }.
insel-dealt = { $seat } bekommt: { $card }.
insel-set-up = Die Insel liegt bereit; von Anfang an überflutet: { $flooded }.
insel-set-up-roles = Die Insel liegt bereit; von Anfang an überflutet: { $flooded }; { $roles }.
insel-set-up-role = { $seat } ist { $role }
insel-turn = { $seat } ist am Zug.
insel-moved-walk = { $seat } zieht auf { $tile }.
insel-moved-diagonal = { $seat } zieht diagonal auf { $tile }.
insel-moved-dive = { $seat } erreicht tauchend { $tile }.
insel-moved-flight = { $seat } fliegt auf { $tile }: der eine Flug in diesem Zug.
insel-moved-swim = { $seat } rettet sich schwimmend auf { $tile }, denn das Feld ist versunken.
insel-moved-helicopter = { $seat } fliegt mit dem Helikopter auf { $tile }.
insel-moved-helicopter-by = Der Helikopter von { $by } bringt { $seat } auf { $tile }.
insel-moved-push-by = { $by } lotst { $seat } auf { $tile }.
insel-shored-action = { $seat } legt { $tile } trocken.
insel-shored-engineer = { $seat } legt als Ingenieur mit derselben Aktion { $tile } trocken.
insel-shored-sandbags = Die Sandsäcke von { $seat } legen { $tile } wieder trocken.
insel-gave = { $seat } gibt { $to } eine Karte: { $card }.
insel-gave-afar = { $seat } schickt { $to } als Bote eine Karte: { $card }.
insel-captured = { $seat } birgt { $treasure } für vier Karten ({ $tile }).
insel-ended = { $seat } beendet die Aktionen{ $left ->
    [0] {""}
    [one] , eine bleibt ungenutzt
   *[other] , { $left } bleiben ungenutzt
 }.
insel-passes = { $seat } spielt jetzt keine Sonderkarte.
insel-declined = { $seat } behält den Helikopter.
insel-drew = { $seat } zieht: { $card }.
insel-rose = { $seat } zieht „Die Flut steigt“: Der Pegel steht auf { $level }, also gibt es { $cards } Flutkarten pro Zug. { $returned ->
    [0] Es gab keine Flutkarten, die man zurückmischen könnte.
    [one] Eine Flutkarte kommt wieder obenauf.
   *[other] { $returned } Flutkarten werden gemischt und kommen wieder obenauf.
 }
insel-rose-skull = { $seat } zieht „Die Flut steigt“: Der Pegel erreicht den Totenkopf.
insel-shuffled-treasure = Der Artefaktstapel ist leer: { $cards ->
    [one] Die einzige abgelegte Karte wird zum neuen Stapel
   *[other] { $cards } abgelegte Karten werden neu gemischt
}.
insel-shuffled-flood = Der Flutstapel ist leer: { $cards ->
    [one] Die einzige abgelegte Karte wird zum neuen Stapel
   *[other] { $cards } abgelegte Karten werden neu gemischt
}.
insel-discarded = { $seat } wirft eine Karte ab, denn fünf sind die Obergrenze: { $card }.
insel-played = { $seat } spielt: { $card }.
insel-played-instead = { $seat } spielt eine Karte, statt sie abzuwerfen: { $card }.
insel-won = Gewonnen! Alle vier Artefakte gehören euch, und der Helikopter von { $seat } bringt alle heim.
insel-lost-treasure = Verloren: Für { $treasures } ist es zu spät, beide Felder sind versunken.
insel-lost-landing = Verloren: Der Landeplatz ist versunken und damit der Heimweg.
insel-lost-drowned = Verloren: Für { $seats } gab es keinen Weg vom versinkenden Feld.
insel-lost-skull = Verloren: Die Flut hat den Totenkopf erreicht.

# Was gefragt ist
insel-ask-roles = Wähle deine Rolle.
insel-ask-actions = { $left ->
    [one] Noch eine Aktion: ziehen, trockenlegen, Karte geben, Artefakt bergen, oder beende deine Aktionen.
   *[other] Noch { $left } Aktionen: ziehen, trockenlegen, Karte geben, Artefakt bergen, oder beende deine Aktionen.
 }
insel-ask-actions-shore-again = { $left ->
    [one] Noch eine Aktion; aber zuerst darfst du als Ingenieur kostenlos ein zweites Feld trockenlegen.
   *[other] Noch { $left } Aktionen; aber zuerst darfst du als Ingenieur kostenlos ein zweites Feld trockenlegen.
 }
insel-ask-actions-push-again = { $left ->
    [one] Noch eine Aktion; aber zuerst darfst du als Navigator kostenlos eine andere Figur einen Schritt ziehen.
   *[other] Noch { $left } Aktionen; aber zuerst darfst du als Navigator kostenlos eine andere Figur einen Schritt ziehen.
 }
insel-ask-shore-again = Als Ingenieur darfst du ein zweites Feld trockenlegen, oder beende deine Aktionen.
insel-ask-push-again = Als Navigator darfst du eine andere Figur einen Schritt ziehen, oder beende deine Aktionen.
insel-ask-step-in = { $seat } ist dran; du darfst jederzeit eine Sonderkarte spielen.
insel-ask-draw-window = Vor der nächsten Artefaktkarte: Spiele eine Sonderkarte oder passe.
insel-ask-flood-window = Vor der nächsten Flutkarte: Spiele eine Sonderkarte oder passe.
insel-ask-discard = { $number ->
    [one] Du hast zu viele Karten: Wirf eine ab oder spiele eine Sonderkarte.
   *[other] Du hast zu viele Karten: Wirf { $number } ab oder spiele Sonderkarten.
 }
insel-ask-swim = Dein Feld versinkt: Schwimm auf ein anderes.
insel-ask-rescue = Für { $seats } gibt es keinen Weg vom versinkenden Feld: Schick einen Helikopter, oder verzichte. Ohne Helikopter ist das Spiel verloren.
insel-ask-rescue-yourself = Du kommst vom versinkenden Feld nicht weg: Ruf deinen Helikopter, oder verzichte. Ohne Helikopter ist das Spiel verloren.
insel-ask-help = Jemand muss schwimmen; du darfst stattdessen einen Helikopter schicken.
insel-ask-wait = Warten auf { $seat }.
insel-ask-chance = Die Karten entscheiden.
insel-ask-over = Das Spiel ist vorbei.

# Was du tun kannst
insel-do-choose = Rolle nehmen: { $role }
insel-do-go = Auf { $tile } ziehen
insel-do-shore = { $tile } trockenlegen
insel-do-push = { $seat } auf { $tile } lotsen
insel-do-give = { $to } eine Karte geben: { $card }
insel-do-capture = { $treasure } bergen
insel-do-end = Die Aktionen beenden
insel-do-pass = Jetzt keine Sonderkarte spielen
insel-do-sandbags = Sandsäcke für { $tile }
insel-do-helicopter = Helikopter: { $seats } auf { $tile }
insel-do-leave = Helikopter: alle fliegen heim
insel-do-discard = Abwerfen: { $card }
insel-do-swim = Auf { $tile } schwimmen

# Warum nicht
insel-over = Das Spiel ist vorbei; beginn ein neues.
insel-chance = Jetzt entscheiden die Karten; warte ab, was kommt.
insel-not-an-action = Das ist keine Aktion, die man spielen kann.
insel-not-your-turn = { $seat } ist am Zug; du kannst jetzt nur Sonderkarten spielen.
insel-no-actions = Deine drei Aktionen sind verbraucht; weiter zu den Artefaktkarten.
insel-only-specials = Die Aktionen dieses Zuges sind vorbei; spiele eine Sonderkarte oder passe.
insel-wait-discard = Erst muss { $seat } bis auf fünf Karten abwerfen.
insel-swim-first = Erst muss { $seat } vom versinkenden Feld weg.
insel-here = Die Figur steht schon dort; wähle ein anderes Feld.
insel-missing = Dieses Feld ist versunken; wähle eines, das noch da ist.
insel-too-far = Das ist zu weit: Eine Aktion ist ein Schritt auf ein Nachbarfeld.
insel-diagonal = Nur der Forscher zieht diagonal; zieh gerade.
insel-flown = Du bist in diesem Zug schon geflogen; geh auf ein Nachbarfeld.
insel-dive-far = Da kommst du nicht hin: Tauchen geht nur durch überflutete und versunkene Felder.
insel-sunk = Dieses Feld ist versunken; nichts bringt es zurück.
insel-dry = Dieses Feld ist schon trocken; wähle ein überflutetes.
insel-shore-far = Das ist zu weit weg: Leg dein eigenes Feld oder eines daneben trocken.
insel-shore-diagonal = Nur der Forscher legt diagonal trocken; wähle dein eigenes Feld oder eines daneben.
insel-not-navigator = Nur der Navigator zieht andere Figuren; zieh deine eigene.
insel-push-self = Das ist deine eigene Figur; zieh sie ganz normal.
insel-push-far = Das ist zu weit: Mit einer Aktion ziehst du andere zwei Schritte.
insel-no-such-seat = Der Platz ist leer; wähle jemanden aus dieser Runde.
insel-give-self = Diese Karte hast du schon; wähle jemand anderen.
insel-give-special = Sonderkarten kann man nicht weitergeben; spiele sie selbst.
insel-give-apart = { $seat } steht nicht auf deinem Feld; trefft euch erst. Nur der Bote gibt Karten aus der Ferne.
insel-card-not-held = Diese Karte hast du nicht; wähle eine von deiner Hand.
insel-captured-already = Dieses Artefakt habt ihr schon.
insel-capture-elsewhere = Dieses Artefakt lässt sich nur hier bergen: { $tiles }. Geh erst dorthin.
insel-capture-cards = Du brauchst { $needed } Karten dieses Artefakts und hast erst { $held }.
insel-no-discard = Jetzt muss niemand abwerfen; behalte deine Karten.
insel-no-need-to-swim = Dein Feld ist nicht versunken; du musst nicht schwimmen.
insel-swim-far = So weit kannst du nicht schwimmen; wähle ein Feld neben dem versunkenen.
insel-swim-nearest = Der Taucher schwimmt aufs nächste Feld; wähle eines davon.
insel-no-sandbags = Du hast keine Sandsäcke.
insel-no-helicopter = Du hast keinen Helikopter.
insel-no-special = Du hast keine Sonderkarte, die jetzt hilft.
insel-passed = Du hast schon gepasst; warte auf die nächste Karte.
insel-sandbags-late = Die Karte ist schon aufgedeckt: Für sie kommen die Sandsäcke zu spät.
insel-sandbags-before-floods = Sandsäcke müssen vor der ersten Flutkarte des Zuges gespielt werden.
insel-which-pawns = Sag, wer mitfliegt: eine oder mehrere Figuren dieser Runde.
insel-not-together = Ein Helikopter nimmt nur Figuren von einem Feld mit; wähle solche, die zusammenstehen.
insel-rescue-only = Gerade kann ein Helikopter nur vom versinkenden Feld retten.
insel-no-rescue = In diesem Spiel kommt kein Helikopter zu einem versinkenden Feld; schwimm.
insel-treasures-missing = { $number ->
    [one] Ein Artefakt fehlt noch; bergt es zuerst.
   *[other] { $number } Artefakte fehlen noch; bergt sie zuerst.
 }
insel-not-all-there = Erst müssen alle auf dem Landeplatz stehen.
insel-nothing-to-pass = Hier gibt es nichts zu passen; spiel eine Aktion oder beende deine Aktionen.
insel-no-choice = Für dich gibt es jetzt nichts zu wählen.
insel-role-taken = Diese Rolle ist nicht frei; wähle eine andere.
insel-no-such-role = Die Rolle { $role } gibt es nicht. Es gibt: { $known }.
insel-too-many-banned = Zu viele Rollen sind gesperrt: Für { $seats } Personen bleiben nur { $roles }.
insel-expected = Schreib es so: { $expected }.
insel-no-square = Auf dieser Insel gibt es kein Feld { $square }.

insel-layout-mark = In Reihe { $row } steht „{ $mark }“; nimm # für ein Feld und . für das Meer.
insel-layout-high = Die Insel hat { $rows } Reihen; höchstens { $most } sind erlaubt.
insel-layout-wide = Die Insel hat { $columns } Spalten; höchstens { $most } sind erlaubt.
insel-layout-ragged = Reihe { $row } hat { $columns } Spalten, die erste { $expected }; fülle mit Punkten auf.
insel-layout-tiles = Die Insel hat { $tiles } Felder; sie braucht { $expected }.
insel-layout-apart = Das Feld { $square } ist abgeschnitten; alle Felder müssen Seite an Seite verbunden sein.

insel-diagram-expected = Zeile { $line }: Erwartet wird etwa „{ $expected }“.
insel-diagram-twice = Zeile { $line }: { $what } steht zweimal da.
insel-diagram-layout = Zeile { $line }: Die Karte hat nicht die Form aus den Optionen.
insel-diagram-pawns = Die Karte muss jede Figur einmal zeigen: { $expected }.
insel-diagram-cards = Es gibt mehr Karten { $card } als die { $most } in der Schachtel.
insel-diagram-phase = Zeile { $line }: Das kann keine Stellung der Phase „{ $phase }“ sein.

# Optionen
insel-preset-default = Wie in der Anleitung
insel-preset-german = Wie in der deutschen Anleitung
insel-preset-tournament = Turnier
insel-option-difficulty = Schwierigkeit
insel-option-difficulty-help = Wo der Pegel beginnt.
insel-option-difficulty-novice = Novize
insel-option-difficulty-normal = Normal
insel-option-difficulty-elite = Elite
insel-option-difficulty-legendary = Legende
insel-option-difficulty-custom = Eigener Start
insel-option-start_level = Startmarke
insel-option-start_level-help = Die Marke des Pegels, bei der ihr beginnt, wenn ihr den eigenen Start wählt.
insel-option-layout = Insel
insel-option-layout-help = Die Form der 24 Felder.
insel-option-layout-standard = Die verbotene Insel
insel-option-layout-shadows = Insel der Schatten
insel-option-layout-volcano = Vulkaninsel
insel-option-layout-death = Insel des Todes
insel-option-layout-skull = Totenkopfinsel
insel-option-layout-coral = Korallenriff
insel-option-layout-bone = Knocheninsel
insel-option-layout-gulls = Möwenbucht
insel-option-layout-bridge = Brücke des Grauens
insel-option-layout-arch = Bogen des Schicksals
insel-option-layout-atoll = Atoll der Entscheidung
insel-option-layout-treasure = Schatzinsel
insel-option-layout-harpoon = Harpunenversteck
insel-option-layout-palm = Palmenquelle
insel-option-layout-mutiny = Türme der Meuterei
insel-option-layout-shipwreck = Wrackbucht
insel-option-layout-baby = Kleine Insel
insel-option-layout-twins = Zwillingsinseln
insel-option-layout-crescent = Mondsichel
insel-option-layout-serpent = Seeschlange
insel-option-drawn = Eine eigene Insel
insel-option-drawn-help = Reihen aus # (Feld) und . (Meer), getrennt durch /: 24 zusammenhängende Felder, höchstens 10 mal 7.
insel-option-roles = Rollen
insel-option-roles-help = Wie die Rollen verteilt werden.
insel-option-roles-random = Zufällig verteilt
insel-option-roles-chosen = Reihum gewählt
insel-option-banned = Gesperrte Rollen
insel-option-banned-help = Rollen, die nicht mitspielen.
insel-option-starter = Wer beginnt
insel-option-starter-help = Wer den ersten Zug hat.
insel-option-starter-random = Ausgelost
insel-option-starter-first = Der erste Platz
insel-option-waters_rise = Karten „Die Flut steigt“
insel-option-waters_rise-help = Wie viele im Stapel sind; nach der Anleitung 3.
insel-option-first_floods = Überflutete Felder zu Beginn
insel-option-first_floods-help = Nach der Anleitung 6.
insel-option-navigator = Navigator
insel-option-navigator-help = Wie der Navigator seine zwei Schritte nutzen darf.
insel-option-navigator-split = Für eine oder zwei Figuren
insel-option-navigator-single = Nur für eine Figur
insel-option-navigator_explorer = Navigator zieht den Forscher diagonal
insel-option-navigator_explorer-help = Ein gelotster Forscher darf diagonal gehen.
insel-option-navigator_diver = Navigator zieht den Taucher unter Wasser
insel-option-navigator_diver-help = Ein gelotster Taucher darf ein versunkenes Feld überqueren.
insel-option-hand_limit = Handkartenlimit
insel-option-hand_limit-help = Wann nach dem Ziehen auf fünf Karten abgeworfen wird.
insel-option-hand_limit-both = Nach beiden Karten
insel-option-hand_limit-each = Nach jeder Karte
insel-option-windows = Sonderkarten
insel-option-windows-help = Ob das Spiel zwischen zwei gezogenen Karten für Sonderkarten anhält.
insel-option-windows-all = Jederzeit
insel-option-windows-few = Nicht zwischen zwei gezogenen Karten
insel-option-sandbags = Sandsäcke
insel-option-sandbags-help = Bis wann im Zug Sandsäcke gespielt werden dürfen.
insel-option-sandbags-always = Auch zwischen Flutkarten
insel-option-sandbags-before-floods = Nur vor den Flutkarten
insel-option-rescue = Rettung per Helikopter
insel-option-rescue-help = Ein Helikopter darf Figuren von einem versinkenden Feld holen.
insel-option-diver_gaps = Taucher quert offenes Meer
insel-option-diver_gaps-help = Der Taucher darf auch Stellen queren, an denen nie ein Feld lag.
insel-option-diver_swim = Flucht des Tauchers
insel-option-diver_swim-help = Wie weit der Taucher von einem versinkenden Feld fliehen kann.
insel-option-diver_swim-nearest = Aufs nächste Feld
insel-option-diver_swim-dive = So weit er tauchen kann

insel-count-treasures = { $number } von { $most } Artefakten
insel-count-water = Wasserstand { $number } von { $most }
