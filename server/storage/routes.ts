import { type ReceivedFile, uploadFile } from '../../src/http/upload-file'
import { newId } from '../database/new-id'
import { countOf } from '../database/page'
import { callerOf, type Handler, handle } from '../handler'
import { Refusal } from '../refusal'
import { cutCalls } from './cuts'
import { extensionOf, pictureType } from './file-type'
import { redraw } from './picture'

const MEGABYTE = 1024 * 1024
const MAX_BYTES = 10 * MEGABYTE
/** Per user: the sandbox is a desk, not a warehouse. */
const MAX_FILES = 200
const NAME_LENGTH = 120

const EMPTY = new Refusal(400, { en: 'The file is empty.', 'zh-Hans': '文件内容为空' })
const TOO_LARGE = new Refusal(413, {
  en: 'The file is larger than 10 MB.',
  'zh-Hans': '文件不能超过 10 MB',
})
const NO_PICTURE = new Refusal(400, {
  en: 'Only PNG, JPEG, GIF and WebP pictures.',
  'zh-Hans': '仅支持 PNG、JPEG、GIF、WebP 图片',
})
const TOO_MANY = new Refusal(429, {
  en: 'There are too many files of yours here.',
  'zh-Hans': '上传的文件过多',
})

/** No picture: whatever it is, it is handed over as it came and never opened here. */
const DOWNLOAD = { type: 'application/octet-stream', width: 0, height: 0 }

export const handlers: readonly Handler[] = [
  ...cutCalls,
  handle(uploadFile, async ({ body }, context) => {
    const { db, now, services } = context
    const { id: userId } = callerOf(context)
    const file = body.file as ReceivedFile
    if (file.size > MAX_BYTES) throw TOO_LARGE
    const sent = new Uint8Array(await file.arrayBuffer())
    if (sent.length === 0) throw EMPTY
    const picture = pictureType(sent)
    if (body.kind === 'avatar' && !picture) throw NO_PICTURE
    const count = await countOf(db.selectFrom('files').where('userId', '=', userId))
    if (count >= MAX_FILES) throw TOO_MANY
    const { bytes, ...seen } = picture ? await redraw(sent, picture) : { ...DOWNLOAD, bytes: sent }
    const id = newId(now())
    const name = file.name.slice(0, NAME_LENGTH)
    const row = { id, userId, kind: body.kind, name, createdAt: now(), ...seen }
    await services.files.keep(row, bytes)
    const address = `/files/${id}.${extensionOf(seen.type)}`
    const url = body.kind === 'private' ? await services.passes.addressOf(address) : address
    return { id, url, name, size: bytes.length }
  }),
]
