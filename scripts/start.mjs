/** `npm start`: builds the H5 app if it is stale and serves it with all APIs on one port. */

import { spawn } from 'node:child_process'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { node } from './lib/step.mjs'

process.chdir(resolve(dirname(fileURLToPath(import.meta.url)), '..'))

const built = await node(['scripts/build.mjs', 'h5'])
if (built.code !== 0) process.exit(built.code)
const server = spawn(
  process.execPath,
  ['--import', 'tsx', 'server/index.ts', ...process.argv.slice(2)],
  { stdio: 'inherit' },
)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('close', (code) => process.exit(code ?? 0))
