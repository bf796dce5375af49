import fs from 'node:fs'
import path from 'node:path'
import type { MiniHost } from '../types'

/** File endings of a host's templates, styles and view scripts. */
export interface Dialect {
  template: string
  style: string
  script: string
}

export const DIALECTS: Record<MiniHost, Dialect> = {
  weapp: { template: '.wxml', style: '.wxss', script: '.wxs' },
  alipay: { template: '.axml', style: '.acss', script: '.sjs' },
}

/** The files of a compiled mini-program, by path relative to its root. */
export interface DistFiles {
  root: string
  names: string[]
  read(name: string): string
  has(name: string): boolean
  /** Bytes of a file; 0 when it is not there. */
  size(name: string): number
}

/** Lists a compiled mini-program. Throws when it has not been built. */
export function readDist(root: string): DistFiles {
  if (!fs.existsSync(path.join(root, 'app.json'))) {
    throw new Error(`No compiled mini-program in ${root}: app.json is missing. Build it first.`)
  }
  const names = walk(root, '').sort()
  const known = new Set(names)
  return {
    root,
    names,
    read: (name) => fs.readFileSync(path.join(root, name), 'utf8'),
    has: (name) => known.has(name),
    size: (name) => (known.has(name) ? fs.statSync(path.join(root, name)).size : 0),
  }
}

/** A value that changes when a file of the dist is written: the key of the pack cache. */
export function distStamp(root: string): string {
  return walk(root, '')
    .map((name) => {
      const { mtimeMs, size } = fs.statSync(path.join(root, name))
      return `${name}:${mtimeMs}:${size}`
    })
    .join('|')
}

function walk(root: string, folder: string): string[] {
  return fs.readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(folder, entry.name)
    return entry.isDirectory() ? walk(root, name) : [name]
  })
}

/** `a/b.wxml` to `a/b`. */
export function withoutExtension(name: string): string {
  return name.replace(/\.\w+$/, '')
}
