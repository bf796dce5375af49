import * as v from 'valibot'
import { isObject } from '../shared/json'
import type { LocalFile, UploadForm } from '../shared/transport'
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

/** The parts of a form: texts, and the one value that is a file. */
function toForm(body: object, onProgress: UploadForm['onProgress']): UploadForm {
  const fields: Record<string, string> = {}
  let file: LocalFile | undefined
  let field = ''
  for (const [name, value] of Object.entries(body)) {
    if (isObject(value)) {
      file = value as unknown as LocalFile
      field = name
    } else if (value !== undefined) fields[name] = String(value)
  }
  if (!file) throw new Error('a form without a file')
  return { field, file, fields, onProgress }
}

/** See there; what is sent is a form, which shows how far it is. */
export const uploadFile: typeof upload = Object.assign(
  async (...[input, options]: Parameters<typeof upload>) =>
    upload(input, { ...options, form: toForm(input.body, options?.onProgress) }),
  { contract: upload.contract },
)
