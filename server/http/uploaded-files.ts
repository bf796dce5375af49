import { type Context, Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import type { Services } from '../services'
import { keptCut } from '../storage/cuts'
import { cutOut, madeWidth, narrow, shaped } from '../storage/picture'

/** Bytes of narrower pictures that are kept in memory: an avatar is asked for by everybody who sees it. */
const KEPT_BYTES = 32 * 1024 * 1024

/** What of a file is to be had. */
interface Wanted {
  readonly id: string
  readonly type: string
  /** px; its own when not given. */
  readonly width: number | undefined
  /** px of the whole; all of it when not given. */
  readonly part: ReturnType<typeof shaped> | undefined
}

/** Shapes that are made, width by height, per cent: what is asked for beyond them is none. */
const isShape = (shape: number) => shape >= 20 && shape <= 500

/**
 * `/files/<id>.<extension>`: what was uploaded; `/files/<pass>/<id>.<extension>`: what is private;
 * `/files/<id>.<cut>.<extension>`: a part of a picture, of which `?r=` (width by height, per cent) takes what fills
 * that shape around its focus; `?w=` asks for a picture of at least that width, px. Bytes of strangers are never
 * read as a page, whatever they look like, and anything but a picture is handed over as a download.
 */
export function uploadedFiles({ db, passes, files }: Services): Hono {
  const app = new Hono()
  const narrower = new LRUCache<string, Uint8Array, Wanted>({
    maxSize: KEPT_BYTES,
    sizeCalculation: (bytes) => bytes.length + 1,
    fetchMethod: (_key, _old, { context }) => draw(context),
  })

  async function whole(id: string): Promise<Uint8Array> {
    const row = await db
      .selectFrom('files')
      .select(['bytes', 'object', 'size'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return files.read(row)
  }
  async function draw({ id, type, width = 0, part }: Wanted): Promise<Uint8Array> {
    const bytes = await whole(id)
    return part ? cutOut(bytes, type, part, width || undefined) : narrow(bytes, type, width)
  }
  function bytesOf(wanted: Wanted) {
    const { id, width, part } = wanted
    if (width === undefined && !part) return whole(id)
    const key = [id, width, ...Object.values(part ?? {})].join(' ')
    return narrower.forceFetch(key, { context: wanted })
  }

  async function serve(c: Context, name: string, isOpen: boolean) {
    const [id = '', ...rest] = name.split('.')
    const file = await db
      .selectFrom('files')
      .select(['type', 'kind', 'width'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (!file || (file.kind === 'private' && !isOpen)) return c.text('Not found', 404)
    const cut = rest.length > 1 ? await keptCut(db, id, rest[0] ?? '') : undefined
    if (rest.length > 1 && !cut) return c.text('Not found', 404)
    const asked = (query: string) => {
      const found = /^\d{1,5}$/.exec(c.req.query(query) ?? '')?.[0]
      return found === undefined ? undefined : Number(found)
    }
    const shape = asked('r') ?? 0
    const part = cut && shaped(cut, isShape(shape) ? shape / 100 : cut.width / cut.height)
    const least = asked('w')
    const width =
      least === undefined
        ? undefined
        : madeWidth({ type: file.type, width: part?.width ?? file.width }, least)
    const bytes = await bytesOf({ id, type: file.type, width, part })
    return c.body(new Uint8Array(bytes), 200, {
      'content-type': file.type,
      'content-disposition': file.type.startsWith('image/') ? 'inline' : 'attachment',
      'cache-control': isOpen ? 'no-store' : 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
  }
  app.get('/:name', (c) => serve(c, c.req.param('name'), false))
  app.get('/:pass/:name', async (c) => {
    const { pass, name } = c.req.param()
    if (!(await passes.opens(pass, name))) return c.text('Not found', 404)
    return serve(c, name, true)
  })
  return app
}
