#!/bin/sh
# Runs the server that was laid out beside this script. `exec`: the signals are for it.
set -eu
cd "$(dirname "$0")"
export NODE_ENV=production
exec node index.cjs --static h5 "$@"
