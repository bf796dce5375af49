/**
 * Watches one host: `npm run dev:h5`. On H5 Taro's server (port 4001) hands what is not the app to the
 * sandbox beside it; mini-programs are opened from dist/<host> in the vendor's tools.
 */
import { spawn } from 'node:child_process'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

process.chdir(resolve(dirname(fileURLToPath(import.meta.url)), '..'))
const host = process.argv[2] ?? 'h5'
const children = [
  spawn('npx', ['--no-install', 'taro', 'build', '--type', host, '--watch'], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'development' },
  }),
  spawn(process.execPath, ['--import', 'tsx', 'server/index.ts'], { stdio: 'inherit' }),
]
const stop = () => {
  for (const child of children) child.kill()
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)
for (const child of children) child.on('close', stop)
