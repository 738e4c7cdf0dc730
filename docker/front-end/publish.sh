#!/bin/sh
# Puts the files of this image into the volume, beside those of earlier releases: pages opened with an older one go on.
# A remote has a folder for each release, which never changes; the shell's page goes last, after all it names.
#   10-publish.sh       before nginx starts, with the volume for this container alone; PUBLISH=off: nginx serves what is there
#   10-publish.sh job   beside several nginx that share the volume; ends with 1 where the release is not published
set -eu
: "${RELEASE:?the image was built without --build-arg RELEASE}"
BUILT=${BUILT:-/built}
# Each line of standard input as one of the log: level 30 for what is said, 40 for a warning.
say() {
  while IFS= read -r line; do
    printf '{"level":%s,"time":%s000,"context":"Publish","msg":"%s"}\n' "$1" "$(date +%s)" \
      "$(printf '%s' "$line" | sed 's/[\\"]/\\&/g')"
  done
}
# Where the entrypoint writes the filled-in site.
mkdir -p "${SITES:-/tmp/sites}"
if [ "${PUBLISH:-}" = off ]; then exit 0; fi
# nginx starts all the same and serves earlier releases; a job has nothing else to do and fails.
not_published=0
if [ "${1:-}" = job ]; then not_published=1; fi
mkdir -p "$FILES" "${MAPS:-/srv/source-maps}"
# For the server alone, which names the sources of errors in browsers; this nginx does not serve that folder.
keep_maps() {
  if [ -d "${MAPS_BUILT:-/source-maps}" ] && [ -w "${MAPS:-/srv/source-maps}" ]; then
    mkdir -p "${MAPS:-/srv/source-maps}/$1"
    cp "${MAPS_BUILT:-/source-maps}"/* "${MAPS:-/srv/source-maps}/$1/"
  fi
}
if [ "$SITE" = remote ]; then
  # Earlier releases are served on where this one does not fit; a portal that does not answer is no reason to wait.
  if [ -n "${PORTAL_OFFERS:-}" ] && [ -f "$BUILT/needs.txt" ]; then
    status=0
    report=$(sh "${CHECK:-/usr/local/bin/check-release.sh}" "$BUILT/needs.txt" "$PORTAL_OFFERS" 2>&1) || status=$?
    if [ -n "$report" ]; then printf '%s\n' "$report" | say 40 >&2; fi
    if [ "$status" = 1 ]; then
      echo "$RELEASE does not fit the portal that runs and is not published." | say 40 >&2
      exit "$not_published"
    fi
  fi
  keep_maps "$FRONT_END/$RELEASE"
  if [ ! -d "$FILES/$RELEASE" ]; then
    rm -rf "$FILES/.incoming"
    cp -r "$BUILT" "$FILES/.incoming"
    mv "$FILES/.incoming" "$FILES/$RELEASE"
  elif ! diff -r "$BUILT" "$FILES/$RELEASE" > /dev/null; then
    # Pages opened with it count on its files: other files need another name.
    echo "$RELEASE was published before with other files, which stay: build this image as another RELEASE." | say 40 >&2
    exit "$not_published"
  fi
  echo "Published as $RELEASE; remotes.json decides which release counts." | say 30
else
  keep_maps shell
  # The first start sends people to the release that the other images were built as; later "pin.sh" does.
  if [ ! -f "$REMOTES_JSON" ]; then
    mkdir -p "$(dirname "$REMOTES_JSON")"
    separator='{'
    set -- $REMOTE_ORIGINS
    for remote in mfe-wizard mfe-lists mfe-admin; do
      printf '%s\n  "%s": "%s/%s/remoteEntry.js"' "$separator" "$remote" "$1" "$RELEASE"
      shift
      separator=','
    done > "$REMOTES_JSON.part"
    printf '\n}\n' >> "$REMOTES_JSON.part"
    mv "$REMOTES_JSON.part" "$REMOTES_JSON"
  fi
  for file in "$BUILT"/*; do
    name=$(basename "$file")
    case "$name" in index.html*) continue ;; esac
    # A folder has its version in its name and never changes.
    if [ -d "$file" ]; then
      if [ ! -d "$FILES/$name" ]; then
        rm -rf "$FILES/.$name.part"
        cp -r "$file" "$FILES/.$name.part"
        mv "$FILES/.$name.part" "$FILES/$name"
      fi
      continue
    fi
    cp "$file" "$FILES/.$name.part" && mv "$FILES/.$name.part" "$FILES/$name"
  done
  for file in "$BUILT"/index.html*; do
    name=$(basename "$file")
    cp "$file" "$FILES/.$name.part" && mv "$FILES/.$name.part" "$FILES/$name"
  done
fi
