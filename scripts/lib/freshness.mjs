import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fingerprint } from './fingerprint.mjs'
import { hasMaps } from './maps.mjs'

/** What a build is made from. */
const INPUTS = [
  'src',
  'config',
  'scripts/lib/maps.mjs',
  'scripts/lib/service-worker.mjs',
  'types',
  'kit',
  'packages',
  'taproom.widgets.ts',
  'babel.config.js',
  'package-lock.json',
  'project.config.json',
  'taproom.config.ts',
  'brand',
  '.env.production',
  '.env.local',
]

const stampOf = (host) => join('.cache', 'build', `${host}.txt`)

/** What a build of a host would be made from now. */
export const sourcesOf = (host) => fingerprint(INPUTS, host + (process.env.BRAND ?? ''))

/** Whether the build of a host is there, and made from what its sources are now. */
export function isFresh(host, now = sourcesOf(host)) {
  const stamp = stampOf(host)
  return (
    existsSync(join('dist', host)) &&
    hasMaps(host) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === now
  )
}

/** Before a build: what it leaves half done counts as none. */
export const markStale = (host) => rmSync(stampOf(host), { force: true })

/** After it. */
export function markFresh(host, sources) {
  mkdirSync(dirname(stampOf(host)), { recursive: true })
  writeFileSync(stampOf(host), sources)
}
