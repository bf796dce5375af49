#!/bin/sh
# Ends well when the server on PORT says that it may get calls.
exec node -e "
  fetch('http://127.0.0.1:${PORT:-4000}/health/ready', { signal: AbortSignal.timeout(2500) })
    .then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))
"
