import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

type Encoding = 'br' | 'gzip' | 'identity'

interface Entry {
  readonly etag: string
  readonly modified: number
  readonly type: string
  readonly bodies: Map<Encoding, Buffer>
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}
const COMPRESSIBLE = /^(text\/|application\/(json|manifest)|image\/svg)/
const HASHED = /[.-][0-9a-f]{8,}\./
const COMPRESSORS: Readonly<
  Record<Exclude<Encoding, 'identity'>, (raw: Buffer) => Promise<Buffer>>
> = {
  br: (raw) =>
    promisify(brotliCompress)(raw, {
      params: { [constants.BROTLI_PARAM_QUALITY]: raw.length > 1_000_000 ? 5 : 9 },
    }),
  gzip: (raw) => promisify(gzip)(raw, { level: 9 }),
}

/** Serves a built app: compressed once at the first read, revalidated by ETag, hashed names for a year. */
export class StaticFiles {
  private readonly entries = new Map<string, Entry>()

  constructor(private readonly root: string) {}

  /** The file of a path; `undefined` when there is none. */
  async answer(pathname: string, headers: Headers): Promise<Response | undefined> {
    const file = this.resolve(pathname)
    const entry = file && (await this.load(file))
    if (!file || !entry) return undefined
    const encoding = chooseEncoding(entry, headers.get('accept-encoding') ?? '')
    const common: Record<string, string> = {
      etag: entry.etag,
      vary: 'Accept-Encoding',
      'cache-control': HASHED.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
    }
    if (headers.get('if-none-match') === entry.etag) {
      return new Response(null, { status: 304, headers: common })
    }
    const body = await encoded(entry, encoding)
    return new Response(new Uint8Array(body), {
      headers: {
        ...common,
        'content-type': entry.type,
        'content-length': String(body.length),
        ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      },
    })
  }

  private resolve(pathname: string): string | undefined {
    const path = decode(pathname.endsWith('/') ? `${pathname}index.html` : pathname)
    if (path === undefined || path.includes('\0')) return undefined
    const file = join(this.root, normalize(path))
    return file.startsWith(this.root + sep) ? file : undefined
  }

  private async load(file: string): Promise<Entry | undefined> {
    const info = await stat(file).catch(() => undefined)
    if (!info?.isFile()) return undefined
    const cached = this.entries.get(file)
    if (cached?.modified === info.mtimeMs) return cached
    const raw = await readFile(file)
    const entry: Entry = {
      etag: `W/"${createHash('sha256').update(raw).digest('base64url').slice(0, 22)}"`,
      modified: info.mtimeMs,
      type: TYPES[extname(file)] ?? 'application/octet-stream',
      bodies: new Map([['identity', raw]]),
    }
    this.entries.set(file, entry)
    return entry
  }
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

function chooseEncoding({ type }: Entry, accepted: string): Encoding {
  if (!COMPRESSIBLE.test(type)) return 'identity'
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
}

async function encoded(entry: Entry, encoding: Encoding): Promise<Buffer> {
  const found = entry.bodies.get(encoding)
  if (found) return found
  const raw = entry.bodies.get('identity') ?? Buffer.alloc(0)
  const body = encoding === 'identity' ? raw : await COMPRESSORS[encoding](raw)
  entry.bodies.set(encoding, body)
  return body
}
