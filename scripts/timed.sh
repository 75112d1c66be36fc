#!/bin/sh
# Run a command quietly and say how long it took: timed.sh WHAT COMMAND…; its output is shown if it fails.
what=$1
shift
log=$(mktemp)
begin=$(date +%s%N)
"$@" >"$log" 2>&1 || { code=$?; cat "$log" >&2; rm -f "$log"; exit $code; }
rm -f "$log"
ms=$((($(date +%s%N) - begin) / 1000000))
printf '%4d.%d s  %s\n' $((ms / 1000)) $((ms % 1000 / 100)) "$what"
