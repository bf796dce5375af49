import { Hono } from 'hono'
import type { Services } from '../services'

/**
 * `/files/<id>.<extension>`: what was uploaded. Bytes of strangers: never read as a page, whatever they
 * look like, and anything but a picture is handed over as a download.
 */
export function uploadedFiles({ db }: Services): Hono {
  const app = new Hono()
  app.get('/:name', async (c) => {
    const [id = ''] = c.req.param('name').split('.')
    const file = await db
      .selectFrom('files')
      .select(['type', 'bytes'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (!file) return c.text('Not found', 404)
    return c.body(new Uint8Array(file.bytes), 200, {
      'content-type': file.type,
      'content-disposition': file.type.startsWith('image/') ? 'inline' : 'attachment',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
  })
  return app
}
