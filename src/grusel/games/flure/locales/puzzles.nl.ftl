flure-puzzle-hall = De puzzelzaal
flure-puzzle-blurb = Richt de zaal in, laat het monster los en kijk wie het vindt. Het moet alle vijanden pakken en geen van jouw figuren.
flure-puzzle-world-sight = Zicht en gelijke stand
flure-puzzle-world-sight-help = Het monster draait naar de dichtstbijzijnde figuur. Zijn er twee even dichtbij, dan gaat het rechtdoor.
flure-puzzle-world-pushing = Duwen
flure-puzzle-world-pushing-help = Het monster duwt hele rijen. Wie over de rand wordt geduwd, is weg.
flure-puzzle-world-blood = Bloed
flure-puzzle-world-blood-help = Op bloed glijden figuren en het monster door naar de overkant, en onderweg kijkt het monster niet.
flure-puzzle-world-walls = De muren
flure-puzzle-world-walls-help = Het monster loopt door muren en komt bij dezelfde letter weer tevoorschijn. Erdoorheen kijken kan het niet.
flure-puzzle-world-crystals = Kristallen
flure-puzzle-world-crystals-help = Een kristal wordt geduwd als een steen, maar het monster kijkt erdoorheen.
flure-puzzle-world-turning = Draaistenen
flure-puzzle-world-turning-help = Een draaisteen wordt niet geduwd: het monster draait naar rechts of om en stapt van daar verder.
flure-puzzle-world-teleporters = Teleporters
flure-puzzle-world-teleporters-help = Het monster springt naar de tweeling en kijkt waar diens pijl heen wijst. Wat het erin duwt, is weg.
flure-puzzle-world-loops = Rondjes
flure-puzzle-world-loops-help = Uit zichzelf loopt het monster eeuwig hetzelfde rondje. Doorbreek het.
flure-puzzle-world-everything = Alles
flure-puzzle-world-everything-help = Alle tegels, alle trucs.
flure-puzzle-daily = Puzzel van { $date }

flure-puzzle-solved = Opgelost: na { $steps ->
    [one] één stap
   *[other] { $steps } stappen
} is de laatste vijand weg, en al jouw figuren leven nog.
flure-puzzle-lost = Nog niet: na { $steps ->
    [one] één stap
   *[other] { $steps } stappen
} pakt het monster { $figure }, een van jou.
flure-puzzle-loop = Nog niet: na { $steps } stappen is de zaal zoals na { $loop }. Dit rondje loopt het monster eeuwig, en { $left ->
    [one] één vijand is over
   *[other] { $left } vijanden zijn over
}.
flure-puzzle-endless = Nog niet: na { $steps } stappen is er niets beslist. Dat is te lang voor een puzzel.
flure-puzzle-stars = { $stars ->
    [0] Geen sterren
    [one] Eén ster
   *[other] { $stars } sterren
}: { $changes ->
    [one] één verandering
   *[other] { $changes } veranderingen
}, { $steps ->
    [one] één stap
   *[other] { $steps } stappen
}. Het beste tot nu toe: { $best_changes ->
    [one] één verandering
   *[other] { $best_changes } veranderingen
}, { $best_steps ->
    [one] één stap
   *[other] { $best_steps } stappen
}.

flure-puzzle-hint-own = { $text }
flure-puzzle-hint-general = Je hebt { $changes ->
    [one] één verandering
   *[other] { $changes } veranderingen
} nodig, en het monster is na { $steps ->
    [one] één stap
   *[other] { $steps } stappen
} klaar.
flure-puzzle-hint-kinds = De beste oplossing: { $kinds }.
flure-puzzle-kind-move = { $count ->
    [one] één figuur loopt
   *[other] { $count } figuren lopen
}
flure-puzzle-kind-place = { $count ->
    [one] { $tile }
   *[other] { $count } keer { $tile }
}
flure-puzzle-kind-turn = { $count ->
    [one] één pijl wordt gedraaid
   *[other] { $count } pijlen worden gedraaid
}
flure-puzzle-kind-face = het monster kijkt een andere kant op
flure-puzzle-hint-do = Probeer dit: { $change }.
flure-puzzle-hint-undo = Dit zit in de weg: { $change }. Neem het terug.
flure-puzzle-hint-go = Alles ligt klaar. Laat het monster los.
flure-puzzle-hint-late = De oplosser was na { $seconds } seconden niet klaar, dus deze hint is er niet.
flure-puzzle-hint-none = Er is geen oplossing: de oplosser heeft alles geprobeerd.

flure-puzzle-difficulty-1 = makkelijk
flure-puzzle-difficulty-2 = niet moeilijk
flure-puzzle-difficulty-3 = gemiddeld
flure-puzzle-difficulty-4 = moeilijk
flure-puzzle-difficulty-5 = duivels

flure-puzzle-idea-tie = Gered door gelijke stand
flure-puzzle-idea-row = Door een rij geduwd
flure-puzzle-idea-wall = Door de muur
flure-puzzle-idea-crystal = Door kristal gezien
flure-puzzle-idea-slide = Het glijdt voorbij
flure-puzzle-idea-stone-gone = De steen die verdwijnt
flure-puzzle-idea-turn = Ter plaatse gedraaid
flure-puzzle-idea-teleporter = In één sprong
flure-puzzle-idea-pushed-out = Nooit opgegeten
flure-puzzle-idea-bait = Een van jou als lokaas

flure-puzzle-solver-late = De oplosser heeft in { $seconds } seconden { $walks } tochten geprobeerd en is niet klaar.
flure-puzzle-solver-none = Er is geen oplossing. De oplosser heeft alles geprobeerd wat verschil kan maken: { $walks } tochten.
flure-puzzle-solver-found = { $solutions ->
    [one] Eén oplossing
   *[other] { $solutions } oplossingen
}, { $walks } tochten. De beste: { $changes ->
    [one] één verandering
   *[other] { $changes } veranderingen
}, { $steps ->
    [one] één stap
   *[other] { $steps } stappen
}.
flure-puzzle-solver-busy = De oplosser is bezig met puzzels van anderen. Vraag het zo nog eens.

flure-puzzle-too-many = Dat zijn { $found } veranderingen, en { $most ->
    [one] één mag
   *[other] { $most } mogen
}. Neem iets terug.
flure-puzzle-not-there = In deze puzzel mag op { $square } niets liggen. Kies een ander veld.
flure-puzzle-not-movable = { $figure } mag hier niet lopen, of niet nog een keer. Kies een andere figuur.
flure-puzzle-path = “{ $found }” is geen pad. Schrijf N, E, S of W voor elke stap; in een puzzel zijn de deuren dicht.
flure-puzzle-no-arrow = Op { $square } ligt geen pijl die je mag draaien.
flure-puzzle-no-facing = Het monster mag hier alleen naar { $allowed } kijken.
flure-puzzle-change = “{ $found }” is geen verandering. Schrijf bijvoorbeeld # d4, K> e5, ~2x2 c3, A4 NNE, turn e5 ^ of face N.
flure-puzzle-no-monster = Er is geen monster in deze zaal. Teken er een, zoals M>.
flure-puzzle-no-enemy = Er is geen vijand in deze zaal. Teken er een, zoals B4; de figuren van A zijn van jou.
flure-puzzle-too-long = Dit is langer dan welke puzzel ook: hoogstens { $most } tekens.
flure-puzzle-link = Er zit geen puzzel in deze link. Misschien ontbreekt er een stuk: kopieer hem helemaal.
flure-puzzle-unknown = Er is geen puzzel { $found }.
flure-puzzle-date = “{ $found }” is geen dag van 2020 tot 2099. Schrijf hem zoals 2026-11-30.
flure-puzzle-best-wrong = De puzzel zegt dat { $changes ->
    [one] één verandering
   *[other] { $changes } veranderingen
} en { $steps ->
    [one] één stap
   *[other] { $steps } stappen
} het beste is. Dat klopt niet.

flure-puzzle-share = Grusel, puzzel van { $date }: { $stars } ({ $changes ->
    [one] één verandering
   *[other] { $changes } veranderingen
}, { $steps ->
    [one] één stap
   *[other] { $steps } stappen
})
flure-puzzle-prompt = Jouw verandering:
flure-puzzle-help = Schrijf een verandering (# d4, K> e5, ~2x2 c3, A4 NNE, turn e5 ^, face N), back, go, hint 1 tot hint 3, board of quit. De figuren van A zijn van jou, alle andere zijn vijanden.
flure-puzzle-changes = Tot nu toe: { $changes }
flure-puzzle-step = Stap { $number } van { $steps }
flure-puzzle-more = Enter: de volgende stap. Iets anders: meteen de rest.
flure-puzzle-no-world = Er is geen wereld { $found }. De werelden zijn { $known }.
flure-puzzle-nothing-made = Geen van { $tries } zalen werd een puzzel. Probeer een andere startwaarde.
