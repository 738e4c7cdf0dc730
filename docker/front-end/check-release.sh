#!/bin/sh
# Compares what a built remote needs (needs.txt) with what the portal that runs offers (offers.txt, an address or a file).
# Ends with 1 and says why where they do not fit.
#   docker/front-end/check-release.sh mfe-lists/dist/needs.txt https://portale.example/offers.txt
set -eu
NEEDS=$1
OFFERS=$2
case "$OFFERS" in
  http://* | https://*)
    READ=$(mktemp)
    trap 'rm -f "$READ"' EXIT
    if command -v curl > /dev/null; then curl -fsS -m 10 -o "$READ" "$OFFERS"; else wget -q -T 10 -O "$READ" "$OFFERS"; fi || {
      echo "$OFFERS does not answer: nothing was compared." >&2
      exit 2
    }
    OFFERS=$READ
    ;;
esac
if ! grep -q '^page ' "$OFFERS" 2> /dev/null; then
  echo "The portal does not say what it offers (it may be of an earlier version): nothing was compared." >&2
  exit 2
fi
awk '
  function fits(offered, wanted, o, w) {
    sub(/^\^/, "", wanted)
    split(offered, o, "."); split(wanted, w, ".")
    if (o[1] != w[1]) return "major"
    if (o[2] + 0 != w[2] + 0) return o[2] + 0 > w[2] + 0 ? "" : "minor"
    return o[3] + 0 >= w[3] + 0 ? "" : "minor"
  }
  function refuse(text) { print "Refused: " text; refused = 1 }
  FNR == NR && $1 == "page" { asked[$2 " " $3] = 1; next }
  FNR == NR && $1 == "call" { calls[$2 " " $3] = 1; next }
  FNR == NR { offered[$2] = $3; next }
  $1 == "remote" { remote = $2; next }
  $1 == "page" { has[$2] = 1; next }
  $1 == "call" { if (!(($2 " " $3) in calls)) refuse("it calls " $2 " " $3 ", which the API does not have."); next }
  {
    gap = ($2 in offered) ? fits(offered[$2], $3) : "missing"
    have = ($2 in offered) ? offered[$2] : "nothing"
    if (gap == "") next
    if ($1 == "singleton") refuse("it needs " $2 " " $3 ", the portal has " have " and takes no second copy.")
    else if (gap == "major") refuse("it needs " $2 " " $3 ", the portal has " have ": another major version.")
    else print "Note: it brings its own copy of " $2 " (" $3 "; the portal has " have ")."
  }
  END {
    for (page in asked) {
      split(page, part, " ")
      if (part[1] == remote && !(part[2] in has)) refuse("the portal asks for the page " part[2] ", which it does not have.")
    }
    for (page in has) if (!((remote " " page) in asked)) print "Note: the portal does not ask for the page " page " yet."
    exit refused
  }
' "$OFFERS" "$NEEDS" >&2
