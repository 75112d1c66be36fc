list-and = { $first } en { $last }

unknown-game = Er is geen spel { $name }. Wel: { $known }.
unknown-option = Er is geen optie { $name }. Wel: { $known }.
bad-option = Die optie past niet: { $problem }.
bad-seats = { $game } is voor { $least } tot { $most } spelers, niet voor { $found }.

record-bad-json = Dit is geen partij in JSON: { $problem }.
record-expected-header = Regel { $line }, kolom { $column }: hier hoort een kopregel ({ $expected }).
record-twice = Regel { $line }, kolom { $column }: de kopregel ‘{ $header }’ staat er twee keer.
record-names = Regel { $line }, kolom { $column }: hier hoort één naam voor elk van { $expected }.
record-expected-move = Regel { $line }, kolom { $column }: hier hoort ‘{ $expected }’.
record-too-deep = Regel { $line }, kolom { $column }: varianten mogen hoogstens { $most } diep genest zijn.
record-redacted = Deze partij toont alleen wat { $seat } mag weten; ze kan niet worden nagespeeld.
record-other-rules = Deze partij volgt versie { $found } van de regels van { $game }; dit is versie { $expected }.
record-bad-move = Regel { $line }, kolom { $column }: zet { $number }, ‘{ $move }’, kan niet. { $why }
record-other-seats = De tekening is voor { $found } spelers, de partij voor { $expected }.
