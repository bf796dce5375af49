import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'
import { framesOf } from '../../src/http/redact'

/** Where scripts/build.mjs keeps the maps, by host and version. */
export const MAPS_FOLDER = 'dist-maps'

/** What a stack was written by. */
export interface Build {
  readonly host: string
  readonly version: string
}

const FRAME = /^(\S+) (\S+):(\d+):(\d+)$/
const SAFE = /^[\w.-]+$/

/** The file as the repository calls it; of a library as it is called there. */
const sourceName = (source: string) =>
  source
    .replace(/^webpack:\/\/[^/]*\//, '')
    .replace(/^(\.\.?\/)+/, '')
    .replace(/\?[0-9a-f]*$/, '')

/** Reads stacks of builds whose maps are at hand. Keeps what it has read: meant for one page, or one stack. */
export class StackReader {
  private readonly maps = new Map<string, TraceMap | undefined>()

  constructor(private readonly folder: string = MAPS_FOLDER) {}

  /** Whether the maps of a build are there at all. */
  knows({ host, version }: Build): boolean {
    return isSafe(host, version) && existsSync(join(this.folder, host, version))
  }

  /** A line of a stack, of any host, as `name file:line:column` of the repository; undefined for what cannot be read. */
  place(line: string, build: Build): string | undefined {
    const [frame = ''] = framesOf(line)
    const [, name, file = '', row, column] = FRAME.exec(frame) ?? []
    const map = this.mapOf(file, build)
    if (!map) return undefined
    // Hosts count columns from 1, maps from 0.
    const found = originalPositionFor(map, {
      line: Math.max(1, Number(row)),
      column: Math.max(0, Number(column) - 1),
    })
    if (found.source === null) return undefined
    return `${found.name ?? name} ${sourceName(found.source)}:${found.line}:${found.column + 1}`
  }

  /** A stack line by line; what cannot be read stays as it is. */
  read(stack: readonly string[], build: Build): string[] {
    return stack.map((line) => this.place(line, build) ?? line)
  }

  private mapOf(file: string, build: Build): TraceMap | undefined {
    if (file === '' || !this.knows(build)) return undefined
    const parts = file.split('/').filter(Boolean)
    // A client chose these words: none may lead out of the folder.
    if (!isSafe(...parts)) return undefined
    // An app in a folder of its server has that before the names of its files.
    for (let from = 0; from < parts.length; from++) {
      const map = this.open(join(this.folder, build.host, build.version, ...parts.slice(from)))
      if (map) return map
    }
    return undefined
  }

  private open(script: string): TraceMap | undefined {
    if (!this.maps.has(script)) {
      const path = `${script}.map`
      this.maps.set(script, existsSync(path) ? new TraceMap(readFileSync(path, 'utf8')) : undefined)
    }
    return this.maps.get(script)
  }
}

const isSafe = (...names: readonly string[]) =>
  names.every((name) => SAFE.test(name) && !/^\.+$/.test(name))
