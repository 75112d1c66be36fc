list-and = { $first } and { $last }

unknown-game = There is no game called { $name }. There are: { $known }.
unknown-option = There is no option { $name }. There are: { $known }.
bad-option = That option does not fit: { $problem }.
bad-seats = { $game } is for { $least } to { $most } players, not for { $found }.

record-bad-json = This is not a record in JSON: { $problem }.
record-expected-header = Line { $line }, column { $column }: expected a header line ({ $expected }).
record-twice = Line { $line }, column { $column }: the header “{ $header }” is there twice.
record-names = Line { $line }, column { $column }: expected one name for each of { $expected }.
record-expected-move = Line { $line }, column { $column }: expected “{ $expected }”.
record-too-deep = Line { $line }, column { $column }: variations may be nested { $most } deep at most.
record-redacted = This record shows only what { $seat } may know; it cannot be played again.
record-other-rules = This record was played by version { $found } of the rules of { $game }; this is version { $expected }.
record-bad-move = Line { $line }, column { $column }: move { $number }, “{ $move }”, is not possible. { $why }
record-other-seats = The diagram is for { $found } players, the record for { $expected }.
