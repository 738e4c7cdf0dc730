#!/bin/sh
# Puts the files of this image into the volume, beside those of earlier releases: pages opened with an older one go on.
# A remote has a folder for each release, which never changes; the shell's page goes last, after all it names.
set -eu
BUILT=${BUILT:-/built}
# Where the entrypoint writes the filled-in site.
mkdir -p "${SITES:-/tmp/sites}"
if [ "$SITE" = remote ]; then
  # Earlier releases are served on where this one does not fit; a portal that does not answer is no reason to wait.
  if [ -n "${PORTAL_OFFERS:-}" ] && [ -f "$BUILT/needs.txt" ]; then
    status=0
    sh "${CHECK:-/usr/local/bin/check-release.sh}" "$BUILT/needs.txt" "$PORTAL_OFFERS" || status=$?
    if [ "$status" = 1 ]; then
      echo "$RELEASE does not fit the portal that runs and is not published." >&2
      exit 0
    fi
  fi
  if [ ! -d "$FILES/$RELEASE" ]; then
    rm -rf "$FILES/.incoming"
    cp -r "$BUILT" "$FILES/.incoming"
    mv "$FILES/.incoming" "$FILES/$RELEASE"
  elif ! diff -r "$BUILT" "$FILES/$RELEASE" > /dev/null; then
    # Pages opened with it count on its files: other files need another name.
    echo "$RELEASE was published before with other files, which stay: build this image as another RELEASE." >&2
  fi
  echo "Published as $RELEASE; remotes.json decides which release counts."
else
  for file in "$BUILT"/*; do
    name=$(basename "$file")
    case "$name" in index.html*) continue ;; esac
    cp "$file" "$FILES/.$name.part" && mv "$FILES/.$name.part" "$FILES/$name"
  done
  for file in "$BUILT"/index.html*; do
    name=$(basename "$file")
    cp "$file" "$FILES/.$name.part" && mv "$FILES/.$name.part" "$FILES/$name"
  done
fi
