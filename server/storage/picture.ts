import type { Sharp } from 'sharp'
import { Refusal } from '../refusal'
import { WaitingRoom } from '../security/waiting-room'
import type { PictureType } from './file-type'

/** The longest side a picture keeps, px. */
export const LONGEST_SIDE = 2048
/** A picture may have so many pixels: all of them lie in memory once. */
export const MOST_PIXELS = 50_000_000
/** Widths that are made, px: what is asked for gets the next one. */
export const WIDTHS: readonly number[] = [80, 160, 240, 320, 480, 640, 800, 1080, 1280, 1600]

const UNREADABLE = new Refusal(400, {
  en: 'The picture cannot be read.',
  'zh-Hans': '图片无法读取，可能已损坏',
})
const TOO_MANY_PIXELS = new Refusal(413, {
  en: 'The picture has more than 50 megapixels.',
  'zh-Hans': '图片不能超过 5000 万像素',
})
const MOVES = new Refusal(400, {
  en: 'Pictures that move are not taken.',
  'zh-Hans': '不支持动态图片',
})

/** A part of a picture, px of it, and the point of the part that stays in view, per cent of the part. */
export interface Cut {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly focusX: number
  readonly focusY: number
}

/** As what pictures are kept; a GIF that stands still becomes a PNG. */
const WRITERS = {
  'image/jpeg': (image: Sharp) => image.jpeg({ quality: 85 }),
  'image/png': (image: Sharp) => image.png(),
  'image/webp': (image: Sharp) => image.webp({ quality: 85 }),
}
type KeptType = keyof typeof WRITERS

/** A picture as it is kept. */
export interface Picture {
  readonly type: KeptType
  readonly bytes: Uint8Array
  /** px */
  readonly width: number
  readonly height: number
}

/** A large one takes 150 MB; and node has four threads for all that is slow, passwords among it. */
const room = new WaitingRoom(2, 128)

const open = async (bytes: Uint8Array, limit: number | false): Promise<Sharp> =>
  (await import('./decoder')).decode(bytes, limit)

/**
 * Draws a picture anew from its pixels: upright, at most 2048 px long, and with nothing in the file but them.
 * Places, cameras, comments and what was hidden behind the picture are gone.
 *
 * @param type by its bytes.
 * @throws Refusal 400 for one that is broken or moves, 413 for one with too many pixels, 503 when too many wait.
 */
export const redraw = (bytes: Uint8Array, type: PictureType): Promise<Picture> =>
  room.run(() => redrawn(bytes, type))

async function redrawn(bytes: Uint8Array, type: PictureType): Promise<Picture> {
  const head = await readable(open(bytes, false).then((image) => image.metadata()))
  if (head.width * head.height > MOST_PIXELS) throw TOO_MANY_PIXELS
  if ((head.pages ?? 1) > 1) throw MOVES
  const kept = type === 'image/gif' ? 'image/png' : type
  const box = { width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside' } as const
  const image = (await open(bytes, MOST_PIXELS))
    .autoOrient()
    .resize({ ...box, withoutEnlargement: true })
  const drawn = WRITERS[kept](image).toBuffer({ resolveWithObject: true })
  const { data, info } = await readable(drawn)
  return { type: kept, bytes: data, width: info.width, height: info.height }
}

/**
 * The width that is made of a file for one that is asked for.
 *
 * @param asked px.
 * @returns px; undefined where the file is as good: a picture that is no wider, or none that is drawn here.
 */
export function madeWidth(
  { type, width }: { readonly type: string; readonly width: number },
  asked: number,
): number | undefined {
  const made = WIDTHS.find((each) => each >= asked)
  return made !== undefined && made < width && type in WRITERS ? made : undefined
}

/**
 * A kept picture in another width.
 *
 * @param type for which there is a made width.
 * @param width px, less than its own.
 * @throws Refusal 400 for one that is broken, 503 when too many wait.
 */
export async function narrow(bytes: Uint8Array, type: string, width: number): Promise<Uint8Array> {
  return room.run(async () => {
    const image = (await open(bytes, MOST_PIXELS)).resize({ width })
    return readable(WRITERS[type as KeptType](image).toBuffer())
  })
}

/**
 * The part of a cut that fills another shape: as large as may be, its focus as far across it as across the cut,
 * as `object-position` places it.
 *
 * @param shape width by height.
 * @returns px of the whole picture.
 */
export function shaped({ left, top, width, height, focusX, focusY }: Cut, shape: number) {
  const wide = Math.max(1, Math.min(width, Math.round(height * shape)))
  const high = Math.max(1, Math.min(height, Math.round(width / shape)))
  return {
    left: left + Math.round(((width - wide) * focusX) / 100),
    top: top + Math.round(((height - high) * focusY) / 100),
    width: wide,
    height: high,
  }
}

/**
 * A part of a kept picture.
 *
 * @param type it is kept as.
 * @param part px, within the picture.
 * @param width px, less than the part's; the part's own when not given.
 * @throws Refusal 400 for one that is broken or smaller than the part, 503 when too many wait.
 */
export async function cutOut(
  bytes: Uint8Array,
  type: string,
  part: ReturnType<typeof shaped>,
  width?: number,
): Promise<Uint8Array> {
  return room.run(async () => {
    const image = (await open(bytes, MOST_PIXELS)).extract(part)
    const sized = width === undefined ? image : image.resize({ width })
    return readable(WRITERS[type as KeptType](sized).toBuffer())
  })
}

/**
 * How large a picture is whose size was not written down.
 *
 * @returns px.
 * @throws Refusal 400 for one that is broken, or is not kept as pictures are today.
 */
export async function sizeOf(bytes: Uint8Array, type: string) {
  if (!(type in WRITERS)) throw UNREADABLE
  const { width, height } = await readable(open(bytes, false).then((image) => image.metadata()))
  return { width, height }
}

/** What a decoder says of foreign bytes is nobody's business. */
async function readable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch {
    throw UNREADABLE
  }
}
