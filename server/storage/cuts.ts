import type { Kysely } from 'kysely'
import { cutPicture, showCut } from '../../src/features/form/contract-crop'
import { countOf } from '../database/page'
import type { Database } from '../database/schema'
import { type Context, callerOf, type Handler, handle } from '../handler'
import { Refusal } from '../refusal'
import { extensionOf } from './file-type'
import { type Cut, sizeOf } from './picture'

/** The least a cut has on each side, px: no slot is smaller. */
const LEAST = 80
/** Of one picture: each may be drawn in every width and shape. */
const MOST_CUTS = 200

const refusal = (code: number, en: string, zh: string) => new Refusal(code, { en, 'zh-Hans': zh })
const NOT_YOURS = refusal(
  400,
  'Only pictures you have uploaded yourself can be cut.',
  '只能裁剪本人上传的图片',
)
const TOO_SMALL = refusal(
  400,
  `The picture is too small: it needs ${LEAST} px each way.`,
  `图片太小，宽高至少 ${LEAST} 像素`,
)
const OUTSIDE = refusal(400, 'The frame does not lie within the picture.', '裁剪框超出了图片范围')
const FRAME_TOO_SMALL = refusal(
  400,
  `The frame is smaller than ${LEAST} px.`,
  `裁剪后的宽高不能小于 ${LEAST} 像素`,
)
const NO_FOCUS = refusal(400, 'The focus does not lie within the frame.', '焦点不在裁剪框内')
const TOO_MANY = refusal(429, 'This picture has been cut too often.', '该图片的裁剪次数过多')

/** `/files/<id>.<extension>` or `/files/<id>.<cut>.<extension>`. */
const ADDRESS = /^\/files\/(\d{1,20})(?:\.([\d_]{1,60}))?\.\w{3,4}$/
const CUT = /^(\d{1,5})_(\d{1,5})_(\d{1,5})_(\d{1,5})_(\d{1,3})_(\d{1,3})$/

/** A cut as addresses write it. */
const written = ({ left, top, width, height, focusX, focusY }: Cut) =>
  [left, top, width, height, focusX, focusY].join('_')

function readCut(text: string): Cut | undefined {
  const found = CUT.exec(text)
  if (!found) return undefined
  const [left = 0, top = 0, width = 0, height = 0, focusX = 0, focusY = 0] = found
    .slice(1)
    .map(Number)
  return { left, top, width, height, focusX, focusY }
}

/**
 * A cut that was asked for by somebody who may: strangers cannot have pictures drawn as they like.
 *
 * @param fileId of the picture.
 * @param text of the cut, as it stands in the address.
 */
export async function keptCut(
  db: Kysely<Database>,
  fileId: string,
  text: string,
): Promise<Cut | undefined> {
  const row = await db
    .selectFrom('file_cuts')
    .select('cut')
    .where('fileId', '=', fileId)
    .where('cut', '=', text)
    .executeTakeFirst()
  return row && readCut(row.cut)
}

/** One's own picture; for an administrator, those of pages, which all administrators look after. */
async function pictureAt(url: string, context: Context) {
  const { db, services } = context
  const [, id = '', text = ''] = ADDRESS.exec(url) ?? []
  const { id: caller } = callerOf(context)
  const file = await db
    .selectFrom('files')
    .innerJoin('users as owner', 'owner.id', 'files.userId')
    .innerJoin('users as asking', (join) => join.on('asking.id', '=', caller))
    .select(['files.id', 'files.type', 'files.bytes', 'files.object', 'files.size'])
    .select(['files.width', 'files.height'])
    .where('files.id', '=', id)
    .where('files.type', 'like', 'image/%')
    .where('files.kind', '!=', 'private')
    .where(({ and, eb, or, ref }) =>
      or([
        eb('files.userId', '=', ref('asking.id')),
        and([
          eb('owner.isAdmin', '=', 1),
          eb('asking.isAdmin', '=', 1),
          eb('files.kind', '=', 'file'),
        ]),
      ]),
    )
    .executeTakeFirst()
  if (!file) throw NOT_YOURS
  const size = file.width > 0 ? file : await sizeOf(await services.files.read(file), file.type)
  const { width, height } = size
  if (Math.min(width, height) < LEAST) throw TOO_SMALL
  const whole = `/files/${id}.${extensionOf(file.type)}`
  const addressOf = (cut: string) => `/files/${id}.${cut}.${extensionOf(file.type)}`
  return { id, text, whole, width, height, addressOf }
}

const isWithin = (value: number, from: number, to: number) => value >= from && value <= to
/** What a fraction loses on its way is no reason to refuse. */
const HAIR = 1e-6

type Framing = Pick<Parameters<typeof cutPicture>[0]['body'], 'crop' | 'focus'>

/** @throws Refusal 400 for what does not lie in the picture, or is too small. */
function checked({ crop, focus }: Framing, width: number, height: number): Cut {
  const { x, y } = crop
  const isInside =
    [x, y, crop.width, crop.height].every((part) => isWithin(part, 0, 1)) &&
    x + crop.width <= 1 + HAIR &&
    y + crop.height <= 1 + HAIR
  if (!isInside) throw OUTSIDE
  const hasFocus =
    isWithin(focus.x, x - HAIR, x + crop.width + HAIR) &&
    isWithin(focus.y, y - HAIR, y + crop.height + HAIR)
  const left = Math.round(x * width)
  const top = Math.round(y * height)
  const wide = Math.min(width - left, Math.round(crop.width * width))
  const high = Math.min(height - top, Math.round(crop.height * height))
  if (Math.min(wide, high) < LEAST) throw FRAME_TOO_SMALL
  if (!hasFocus) throw NO_FOCUS
  const across = (value: number, from: number, size: number) =>
    Math.max(0, Math.min(100, Math.round(((value - from) / size) * 100)))
  return {
    left,
    top,
    width: wide,
    height: high,
    focusX: across(focus.x, x, crop.width),
    focusY: across(focus.y, y, crop.height),
  }
}

export const cutCalls: readonly Handler[] = [
  handle(showCut, async ({ query }, context) => {
    const { id, text, whole, width, height } = await pictureAt(query.url, context)
    const all: Cut = { left: 0, top: 0, width, height, focusX: 50, focusY: 50 }
    const cut = (await keptCut(context.db, id, text)) ?? all
    return {
      url: whole,
      width,
      height,
      least: LEAST,
      crop: {
        x: cut.left / width,
        y: cut.top / height,
        width: cut.width / width,
        height: cut.height / height,
      },
      focus: {
        x: (cut.left + (cut.width * cut.focusX) / 100) / width,
        y: (cut.top + (cut.height * cut.focusY) / 100) / height,
      },
    }
  }),

  handle(cutPicture, async ({ body }, context) => {
    const { db, now } = context
    const { id, whole, width, height, addressOf } = await pictureAt(body.url, context)
    const cut = written(checked(body, width, height))
    // All of it, and its middle: that is the picture itself.
    if (cut === written({ left: 0, top: 0, width, height, focusX: 50, focusY: 50 }))
      return { url: whole }
    if (await keptCut(db, id, cut)) return { url: addressOf(cut) }
    const count = await countOf(db.selectFrom('file_cuts').where('fileId', '=', id))
    if (count >= MOST_CUTS) throw TOO_MANY
    await db
      .insertInto('file_cuts')
      .values({ fileId: id, cut, userId: callerOf(context).id, createdAt: now() })
      .onConflict((same) => same.doNothing())
      .execute()
    return { url: addressOf(cut) }
  }),
]
