#!/bin/sh
# Lays out what the image holds, in a folder: the server with its packages, and the app in browsers. The
# Dockerfile runs it; so may who has Node 20 and no Docker.
#
#   sh deploy/lay-out.sh FOLDER [--without-app]
set -eu
cd "$(dirname "$0")/.."
folder=${1:?the folder to lay it out in}
node scripts/pack-server.mjs "$folder" >/dev/null
mkdir -p "$folder/h5"
if [ "${2:-}" != --without-app ]; then
  node scripts/build.mjs h5
  cp -R dist/h5/. "$folder/h5/"
fi
cp deploy/run.sh deploy/is-ready.sh "$folder/"
