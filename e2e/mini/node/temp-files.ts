import fs from 'node:fs'
import path from 'node:path'
import type { MiniHost } from '../types'

/** A file under a temporary path, as the page sees it. */
export interface TempFile {
  path: string
  size: number
  type: string
  dataUrl: string
}

interface Stored {
  bytes: Buffer
  type: string
}

const TYPES: Record<string, string> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.gif': 'image/gif',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.txt': 'text/plain',
}

const EXTENSIONS = Object.fromEntries(Object.entries(TYPES).map(([end, type]) => [type, end]))

/** A grey picture of eight by eight pixels, for choosers that were given nothing. */
const DEFAULT_PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAD0lEQVQImWPowAEYhpYEANsRZgE07zdlAAAAAElFTkSuQmCC',
  'base64',
)

/** Content type by file ending. */
export function typeOf(name: string): string {
  return TYPES[path.extname(name).toLowerCase()] ?? 'application/octet-stream'
}

/** The phone's temporary files: photos people chose, things the app downloaded. */
export class TempFiles {
  private files = new Map<string, Stored>()
  private queue: string[] = []

  constructor(private readonly host: MiniHost) {}

  /** Lines up files for the next choosers. */
  provide(paths: string[]): void {
    this.queue.push(...paths)
  }

  /** What a person picks next. */
  choose(): TempFile {
    const next = this.queue.shift()
    if (next === undefined) return this.store(DEFAULT_PICTURE, 'image/png')
    return this.store(fs.readFileSync(next), typeOf(next))
  }

  store(bytes: Buffer, type: string): TempFile {
    const plain = type.split(';')[0] ?? type
    const name = `${this.files.size + 1}${EXTENSIONS[plain] ?? ''}`
    const file = this.host === 'alipay' ? `https://resource/${name}.image` : `wxfile://tmp_${name}`
    this.files.set(file, { bytes, type: plain })
    const dataUrl = `data:${plain};base64,${bytes.toString('base64')}`
    return { path: file, size: bytes.length, type: plain, dataUrl }
  }

  read(file: string): Stored {
    const stored = this.files.get(file)
    if (!stored) throw new Error(`file not found: ${file}`)
    return stored
  }
}
