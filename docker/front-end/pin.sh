#!/bin/sh
# pin.sh mfe-lists 1.0.1: sends everybody who loads the remote from now on to that release.
set -eu
remote=$1
release=$2
case "$release" in *[!A-Za-z0-9._-]*) echo "No name of a release: $release" >&2; exit 2 ;; esac
grep -q "\"$remote\":" "$REMOTES_JSON" || { echo "No such remote: $remote" >&2; exit 2; }
sed "s#\(\"$remote\": \"https\{0,1\}://[^/]*/\)[^/]*/#\1$release/#" "$REMOTES_JSON" > "$REMOTES_JSON.part"
# In one step: nginx reads the file at every request.
mv "$REMOTES_JSON.part" "$REMOTES_JSON"
cat "$REMOTES_JSON"
