import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'

// @reads nothing

/** Beside what is built, by host and version: those of releases before stay, since their clients live on. */
export const MAPS = 'dist-maps'
/** What a mini-program's classes are called in it (config/short-names.ts). */
const NAMES = 'class-names.json'

/**
 * Moves the source maps of a build, and the names of its classes, out of what is shipped, into `dist-maps/<host>/<version>`; those of styles
 * go. Maps of an earlier build of the same version go too.
 *
 * @returns how many were kept.
 */
export function keepMaps(host, { dist = 'dist', maps = MAPS, version = versionOf() } = {}) {
  const folder = join(dist, host)
  const kept = join(maps, host, version)
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.map') || name === NAMES,
  )
  // For reading what a bundle is made of: there the scripts name them.
  if (process.env.SOURCE_MAP === '1') return 0
  rmSync(kept, { recursive: true, force: true })
  for (const name of found) {
    if (!name.endsWith('.js.map') && name !== NAMES) {
      rmSync(join(folder, name))
      continue
    }
    mkdirSync(dirname(join(kept, name)), { recursive: true })
    renameSync(join(folder, name), join(kept, name))
  }
  return found.filter((name) => name.endsWith('.js.map')).length
}

const versionOf = () => JSON.parse(readFileSync('package.json', 'utf8')).version

/** Whether the maps of a build are at hand. */
export const hasMaps = (host, { maps = MAPS, version = versionOf() } = {}) =>
  existsSync(join(maps, host, version))
