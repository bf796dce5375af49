import * as v from 'valibot'
import type { LocalFile } from '../shared/transport'
import { endpoint } from './endpoint'

/** What the server finds in the field: a file of the web platform. */
export interface ReceivedFile {
  readonly name: string
  readonly size: number
  arrayBuffer(): Promise<ArrayBuffer>
}

/** On the device a file is a path, on the server it is bytes; both have a name and a size. */
const file = v.custom<LocalFile | ReceivedFile>(
  (value) => typeof value === 'object' && value !== null && 'size' in value && 'name' in value,
  'a file is missing',
)

/**
 * POST basic/storageFile/upload: keeps a file and answers with its address, a path on the main host.
 * `kind` says what it is for; a `private` one is for its owner and administrators, at an address that ends.
 */
const upload = endpoint({
  method: 'POST',
  path: 'basic/storageFile/upload',
  body: v.object({ file, kind: v.optional(v.picklist(['avatar', 'file', 'private']), 'file') }),
  data: v.object({ id: v.string(), url: v.string(), name: v.string(), size: v.number() }),
  auth: 'user',
  multipart: true,
})

/** The address of an upload of which a part can be cut: one that is not private. */
export const CUTTABLE = /^\/files\/[^/]+$/

/** See there; what is sent is a form, which shows how far it is. */
export const uploadFile: typeof upload = Object.assign(
  async (...[input, options]: Parameters<typeof upload>) => {
    const { file: sent, kind = 'file' } = input.body
    const onProgress = options?.onProgress
    // On the device, where calls are made, it is one of its own.
    const form = { field: 'file', file: sent as LocalFile, fields: { kind }, onProgress }
    return upload(input, { ...options, form })
  },
  { contract: upload.contract },
)
