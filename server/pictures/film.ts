import { box, join, u16, u32, zeros } from './boxes'

/*
 * Films without a studio: H.264 whose pictures are written plainly (macroblocks of type I_PCM, the rest
 * skipped), in an MP4. Every player knows it, nothing has to be compressed, and no file of others is needed.
 */

const BLOCK = 16
export const FILM = { fps: 5 } as const

/** How large a film is, in macroblocks of 16 × 16 pixels. */
export interface Format {
  readonly columns: number
  readonly rows: number
}
/** As a television stands, and as a telephone does. */
export const WIDE: Format = { columns: 20, rows: 12 }
export const TALL: Format = { columns: 12, rows: 20 }

/** Brightness and the two colours of a pixel, 0 to 255. */
export type Shade = readonly [y: number, cb: number, cr: number]
/** A frame: the shade at each of its pixels. */
export type Scene = (frame: number) => (x: number, y: number) => Shade

/** Bits, the highest first, as the standard counts them. */
class Bits {
  private readonly bytes: number[] = []
  private held = 0
  private count = 0

  put(value: number, length: number): this {
    for (let at = length - 1; at >= 0; at -= 1) {
      this.held = (this.held << 1) | ((value >>> at) & 1)
      this.count += 1
      if (this.count === 8) {
        this.bytes.push(this.held)
        this.held = 0
        this.count = 0
      }
    }
    return this
  }

  /** An unsigned number in Exp-Golomb code. */
  ue(value: number): this {
    const length = 31 - Math.clz32(value + 1)
    return this.put(0, length).put(value + 1, length + 1)
  }

  /** Fills the byte up with zeros. */
  align(): this {
    return this.count === 0 ? this : this.put(0, 8 - this.count)
  }

  raw(bytes: Uint8Array): void {
    for (const byte of bytes) this.bytes.push(byte)
  }

  /** A one, and zeros to the end of the byte. */
  end(): Uint8Array {
    this.put(1, 1).align()
    return Uint8Array.from(this.bytes)
  }
}

/** A unit of the stream: what could be taken for a start is broken up. */
function unit(header: number, payload: Uint8Array): Uint8Array {
  const out = [header]
  let zeros = 0
  for (const byte of payload) {
    if (zeros >= 2 && byte <= 3) {
      out.push(3)
      zeros = 0
    }
    out.push(byte)
    zeros = byte === 0 ? zeros + 1 : 0
  }
  return Uint8Array.from(out)
}

const PROFILE = 66
const LEVEL = 30
const SPS = 0x67
const PPS = 0x68
const IDR = 0x65
const SLICE = 0x41

const sequence = ({ columns, rows }: Format) =>
  unit(
    SPS,
    new Bits()
      .put(PROFILE, 8)
      .put(0xc0, 8)
      .put(LEVEL, 8)
      .ue(0) // id
      .ue(4) // 8 bits of frame number
      .ue(2) // order of output is that of decoding
      .ue(1) // one picture to refer to
      .put(0, 1)
      .ue(columns - 1)
      .ue(rows - 1)
      .put(1, 1) // frames only
      .put(1, 1)
      .put(0, 1) // nothing cut off
      .put(0, 1)
      .end(),
  )

const picture = () =>
  unit(
    PPS,
    new Bits()
      .ue(0)
      .ue(0)
      .put(0, 1) // Exp-Golomb, no arithmetic code
      .put(0, 1)
      .ue(0)
      .ue(0)
      .ue(0)
      .put(0, 1)
      .put(0, 2)
      .ue(0)
      .ue(0)
      .ue(0)
      .put(1, 1) // slices say how edges are smoothed: not at all
      .put(0, 1)
      .put(0, 1)
      .end(),
  )

/** The pixels of one macroblock: brightness, then the colours at half the size. */
function pixels(shade: ReturnType<Scene>, left: number, top: number): Uint8Array {
  const out = new Uint8Array(384)
  for (let y = 0; y < BLOCK; y += 1) {
    for (let x = 0; x < BLOCK; x += 1) {
      const [bright, cb, cr] = shade(left + x, top + y)
      out[y * BLOCK + x] = bright
      if (x % 2 === 0 && y % 2 === 0) {
        const at = (y / 2) * 8 + x / 2
        out[256 + at] = cb
        out[320 + at] = cr
      }
    }
  }
  return out
}

const isSame = (left: Uint8Array | undefined, right: Uint8Array) =>
  left?.every((byte, at) => byte === right[at]) === true

const I_PCM = 25
const INTRA_IN_P = 5
const P_SLICE = 5
const I_SLICE = 7

/** One picture: all of it at the beginning, what has changed after it. */
function slice(blocks: readonly Uint8Array[], before: readonly Uint8Array[], frame: number) {
  const isFirst = frame === 0
  const bits = new Bits()
    .ue(0)
    .ue(isFirst ? I_SLICE : P_SLICE)
    .ue(0)
    .put(frame % 256, 8)
  if (isFirst) bits.ue(0).put(0, 1).put(0, 1)
  else bits.put(0, 1).put(0, 1).put(0, 1)
  bits.ue(0) // change of the quantiser: none
  bits.ue(1) // edges stay as they are
  let skipped = 0
  for (const [at, block] of blocks.entries()) {
    if (!isFirst && isSame(before[at], block)) {
      skipped += 1
      continue
    }
    if (!isFirst) bits.ue(skipped)
    skipped = 0
    bits.ue(isFirst ? I_PCM : INTRA_IN_P + I_PCM).align()
    bits.raw(block)
  }
  if (!isFirst && skipped > 0) bits.ue(skipped)
  return unit(isFirst ? IDR : SLICE, bits.end())
}

const MATRIX = [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000].flatMap(u32)
const SCALE = 1000

/**
 * A film as an MP4.
 *
 * @param seconds how long it is.
 */
export function filmOf(scene: Scene, seconds: number, format: Format = WIDE): Uint8Array {
  const { columns, rows } = format
  const [width, height] = [columns * BLOCK, rows * BLOCK]
  const frames: Uint8Array[] = []
  let before: readonly Uint8Array[] = []
  for (let frame = 0; frame < seconds * FILM.fps; frame += 1) {
    const shade = scene(frame)
    const blocks: Uint8Array[] = []
    for (let top = 0; top < height; top += BLOCK)
      for (let left = 0; left < width; left += BLOCK) blocks.push(pixels(shade, left, top))
    const nal = slice(blocks, before, frame)
    frames.push(join([u32(nal.length), nal]))
    before = blocks
  }
  const sps = sequence(format)
  const pps = picture()
  const length = seconds * SCALE
  const step = SCALE / FILM.fps
  const avcC = box(
    'avcC',
    [1, PROFILE, 0xc0, LEVEL, 0xff, 0xe1],
    u16(sps.length),
    sps,
    [1],
    u16(pps.length),
    pps,
  )
  const entry = box(
    'avc1',
    [...zeros(6), 0, 1, ...zeros(16)],
    [...u16(width), ...u16(height), ...u32(0x480000), ...u32(0x480000), ...zeros(4)],
    [0, 1, ...zeros(32), ...u16(24), 0xff, 0xff],
    avcC,
  )
  const movie = (offset: number) => {
    const table = box(
      'stbl',
      box('stsd', zeros(4), u32(1), entry),
      box('stts', zeros(4), u32(1), u32(frames.length), u32(step)),
      box('stss', zeros(4), u32(1), u32(1)),
      box('stsc', zeros(4), u32(1), u32(1), u32(frames.length), u32(1)),
      box(
        'stsz',
        zeros(4),
        u32(0),
        u32(frames.length),
        frames.flatMap(({ length: size }) => u32(size)),
      ),
      box('stco', zeros(4), u32(1), u32(offset)),
    )
    const media = box(
      'mdia',
      box('mdhd', zeros(12), u32(SCALE), u32(length), [0x55, 0xc4, 0, 0]),
      box('hdlr', zeros(8), 'vide', zeros(13)),
      box(
        'minf',
        box('vmhd', [0, 0, 0, 1], zeros(8)),
        box('dinf', box('dref', zeros(4), u32(1), box('url ', [0, 0, 0, 1]))),
        table,
      ),
    )
    const track = box(
      'trak',
      box(
        'tkhd',
        [0, 0, 0, 3],
        zeros(8),
        u32(1),
        zeros(4),
        u32(length),
        zeros(16),
        MATRIX,
        u32(width << 16),
        u32(height << 16),
      ),
      media,
    )
    const head = box(
      'mvhd',
      zeros(12),
      u32(SCALE),
      u32(length),
      u32(0x10000),
      [1, 0, ...zeros(10)],
      MATRIX,
      zeros(24),
      u32(2),
    )
    return join([box('ftyp', 'isom', u32(512), 'isomiso2avc1mp41'), box('moov', head, track)])
  }
  // The frames begin behind the table that says where they begin.
  const begin = movie(0).length + 8
  return join([movie(begin), box('mdat', ...frames)])
}
