import { HEADER } from '../../../src/http/headers'
import type { Sandbox } from '../../app'

/** A picture, 3 by 2 px. */
export const PNG: Uint8Array<ArrayBuffer> = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAAEElEQVR42mM45MgDQQxwFgBD3AZbFy2SYQAAAABJRU5ErkJggg==',
    'base64',
  ),
)

interface Upload {
  readonly token?: string
  readonly kind?: string
  readonly name?: string
  readonly locale?: string
}

/** Uploads a file as the app does, and answers with the envelope. */
export async function send(
  { request }: Pick<Sandbox, 'request'>,
  bytes: Uint8Array,
  { token, kind = 'file', name = 'me.png', locale = 'en' }: Upload = {},
) {
  const body = new FormData()
  body.append('kind', kind)
  body.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), name)
  const response = await request('/main/basic/storageFile/upload', {
    method: 'POST',
    body,
    headers: {
      'accept-language': locale,
      ...(token ? { [HEADER.authorization]: `Bearer ${token}` } : {}),
    },
  })
  return response.json()
}
