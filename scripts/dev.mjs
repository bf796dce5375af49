/**
 * Watches one host: `npm run dev:h5`. On H5 the sandbox serves the build and the APIs on one port, and
 * the page is reloaded by hand; mini-programs are opened from dist/<host> in the vendor's tools.
 */
import { spawn } from 'node:child_process'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

process.chdir(resolve(dirname(fileURLToPath(import.meta.url)), '..'))
const host = process.argv[2] ?? 'h5'
const children = [
  spawn(
    'npx',
    [
      '--no-install',
      'taro',
      'build',
      '--type',
      host,
      '--watch',
      ...(host === 'h5' ? ['--no-inject'] : []),
    ],
    {
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'development' },
    },
  ),
  spawn(process.execPath, ['--import', 'tsx', 'server/index.ts'], { stdio: 'inherit' }),
]
const stop = () => {
  for (const child of children) child.kill()
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)
for (const child of children) child.on('close', stop)
