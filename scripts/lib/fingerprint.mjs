import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** One hash over the contents of files and folders, tests left out. */
export function fingerprint(paths, salt = '') {
  const hash = createHash('sha256').update(salt)
  for (const path of paths) add(hash, path)
  return hash.digest('hex')
}

function add(hash, path) {
  if (!existsSync(path)) return
  if (statSync(path).isDirectory()) {
    for (const name of readdirSync(path).sort()) add(hash, join(path, name))
  } else if (!/\.test\.tsx?$/.test(path)) {
    hash.update(path).update(readFileSync(path))
  }
}
