import { type Context, Hono } from 'hono'
import type { Services } from '../services'

/**
 * `/files/<id>.<extension>`: what was uploaded, and `/files/<pass>/<id>.<extension>` what is private. Bytes of
 * strangers: never read as a page, whatever they look like, and anything but a picture is handed over as a
 * download.
 */
export function uploadedFiles({ db, passes }: Services): Hono {
  const app = new Hono()
  async function serve(c: Context, name: string, isOpen: boolean) {
    const [id = ''] = name.split('.')
    const file = await db
      .selectFrom('files')
      .select(['type', 'bytes', 'kind'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (!file || (file.kind === 'private' && !isOpen)) return c.text('Not found', 404)
    return c.body(new Uint8Array(file.bytes), 200, {
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
