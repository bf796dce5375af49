import { deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { pictureType } from './file-type'
import { madeWidth, narrow, redraw } from './picture'

// @reads nothing

const RED = '#c81e1e'
const BLUE = '#1e1ec8'

const plain = (width: number, height: number, background = RED): Sharp =>
  sharp({ create: { width, height, channels: 3, background } })

/** Red on the left, blue on the right. */
const halves = (width: number, height: number): Sharp =>
  plain(width, height).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: BLUE } },
      gravity: 'east',
    },
  ])

/** Takes it by what its bytes are, as an upload does. */
async function taken(bytes: Uint8Array) {
  const type = pictureType(bytes)
  if (!type) throw new Error('no picture')
  return redraw(bytes, type)
}

/** Which of red and blue a dot is. */
async function colourAt(bytes: Uint8Array, left: number, top: number): Promise<string> {
  const dot = sharp(Buffer.from(bytes)).extract({ left, top, width: 1, height: 1 })
  const [red = 0, , blue = 0] = await dot.removeAlpha().raw().toBuffer()
  return red > blue ? RED : BLUE
}

const metadata = (bytes: Uint8Array) => sharp(Buffer.from(bytes)).metadata()

test('where and by what it was taken is gone, and so is what stood behind it', async () => {
  const photo = await plain(40, 20)
    .jpeg()
    .withExif({
      IFD0: { Make: 'CameraMaker', ImageDescription: 'at home' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1 13/1 30/1' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>at home</a></x:xmpmeta>')
    .withIccProfile('p3')
    .toBuffer()
  const sent = Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')])
  expect(sent.toString('latin1')).toMatch(/CameraMaker[\s\S]*<script>/)
  const { bytes, type } = await taken(sent)
  expect(type).toBe('image/jpeg')
  const { exif, xmp, icc, iptc } = await metadata(bytes)
  expect({ exif, xmp, icc, iptc }).toEqual({})
  expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/CameraMaker|at home|script/)
})

test('what lies on its side stands up', async () => {
  const lying = await halves(40, 20).jpeg().withMetadata({ orientation: 6 }).toBuffer()
  const { bytes, width, height } = await taken(lying)
  expect([width, height]).toEqual([20, 40])
  expect(await colourAt(bytes, 10, 3)).toBe(RED)
  expect(await colourAt(bytes, 10, 36)).toBe(BLUE)
  expect((await metadata(bytes)).orientation).toBeUndefined()
})

test.each([
  [3000, 1500, 2048, 1024],
  [1500, 3000, 1024, 2048],
  [2048, 10, 2048, 10],
  [1, 1, 1, 1],
])('one of %i by %i px is kept with %i by %i', async (width, height, ...kept) => {
  const picture = await taken(await plain(width, height).png().toBuffer())
  expect([picture.width, picture.height]).toEqual(kept)
  const written = await metadata(picture.bytes)
  expect([written.width, written.height]).toEqual(kept)
})

test.each([
  ['png', 'image/png'],
  ['jpeg', 'image/jpeg'],
  ['webp', 'image/webp'],
  ['gif', 'image/png'],
] as const)('a %s is kept as %s, whatever it was called', async (format, type) => {
  const picture = await taken(await plain(4, 4).toFormat(format).toBuffer())
  expect(picture.type).toBe(type)
  expect(pictureType(picture.bytes)).toBe(type)
})

test('what is clear stays clear', async () => {
  const background = { r: 0, g: 0, b: 0, alpha: 0 }
  const clear = sharp({ create: { width: 4, height: 4, channels: 4, background } })
  const { bytes } = await taken(await clear.png().toBuffer())
  expect((await sharp(Buffer.from(bytes)).raw().toBuffer())[3]).toBe(0)
})

test('a PNG that moves keeps its first picture, and nothing that moves', async () => {
  const sent = animation(4, [RED, BLUE])
  expect(sent.toString('latin1')).toMatch(/acTL.*fcTL.*IDAT.*fcTL.*fdAT/s)
  const { bytes, type, width, height } = await taken(sent)
  expect([type, width, height]).toEqual(['image/png', 4, 4])
  expect(await colourAt(bytes, 0, 0)).toBe(RED)
  expect(await colourAt(bytes, 3, 3)).toBe(RED)
  expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/acTL|fcTL|fdAT/)
})

/** A PNG that says how large it is and has next to nothing behind. */
const claim = (width: number, height: number): Uint8Array =>
  png(width, height, [part('IDAT', deflateSync(Buffer.alloc(9)))])

/** One picture after the other, each of one colour (PNG specification, third edition, 11.3.6). */
function animation(side: number, colours: readonly string[]): Buffer {
  const count = figures([colours.length, 0])
  let turn = 0
  const frames = colours.flatMap((colour, at) => {
    const control = Buffer.concat([
      figures([turn++, side, side, 0, 0]),
      Buffer.from('0001000a0000', 'hex'),
    ])
    const row = [
      0,
      ...Array.from({ length: side }, () => [...Buffer.from(colour.slice(1), 'hex')]).flat(),
    ]
    const dots = deflateSync(Buffer.from(Array.from({ length: side }, () => row).flat()))
    const picture =
      at === 0 ? part('IDAT', dots) : part('fdAT', Buffer.concat([figures([turn++]), dots]))
    return [part('fcTL', control), picture]
  })
  return png(side, side, [part('acTL', count), ...frames])
}

function figures(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [at, value] of values.entries()) bytes.writeUInt32BE(value, at * 4)
  return bytes
}

function png(width: number, height: number, parts: readonly Buffer[]): Buffer {
  const size = Buffer.concat([figures([width, height]), Buffer.from([8, 2, 0, 0, 0])])
  const all = [part('IHDR', size), ...parts, part('IEND', '')]
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...all])
}

function part(name: string, content: Uint8Array | string): Buffer {
  const bytes = Buffer.concat([Buffer.from(name), Buffer.from(content)])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes.length - 4)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crcOf(bytes))
  return Buffer.concat([length, bytes, check])
}

/** The check of a part (PNG specification, annex D). */
function crcOf(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}

const moving = (format: 'gif' | 'webp') => async () => {
  const pages = await Promise.all([RED, BLUE].map((colour) => plain(4, 4, colour).png().toBuffer()))
  return sharp(pages, { join: { animated: true } })
    .toFormat(format)
    .toBuffer()
}
const noise = async () => {
  const dots = Buffer.from(Array.from({ length: 64 * 64 * 3 }, (_, at) => (at * 7919) % 251))
  return sharp(dots, { raw: { width: 64, height: 64, channels: 3 } })
    .jpeg()
    .toBuffer()
}

const BROKEN = 'The picture cannot be read.'
const TOO_LARGE = 'The picture has more than 50 megapixels.'
test.each<[string, () => Promise<Uint8Array>, number, string]>([
  ['less than it says', async () => claim(40, 20), 400, BROKEN],
  ['a beginning and rubbish', async () => Buffer.from('ffd8ffe00000000000', 'hex'), 400, BROKEN],
  ['one cut off', async () => (await noise()).subarray(0, 2000), 400, BROKEN],
  ['a small file of many pixels', () => plain(10_001, 5000).png().toBuffer(), 413, TOO_LARGE],
  ['more pixels than there is memory', async () => claim(100_000, 100_000), 413, TOO_LARGE],
  ['a GIF that moves', moving('gif'), 400, 'Pictures that move are not taken.'],
  ['a WebP that moves', moving('webp'), 400, 'Pictures that move are not taken.'],
])('%s is refused', async (_, make, code, message) => {
  await expect(taken(await make())).rejects.toMatchObject({ code, text: { en: message } })
})

test('too many at once are told to come again, and the rest are drawn', async () => {
  const png = await plain(4, 4).png().toBuffer()
  const drawn = await Promise.allSettled(Array.from({ length: 140 }, () => taken(png)))
  const refused = drawn.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(10)
  expect(refused[0]).toMatchObject({ reason: { code: 503 } })
  await expect(taken(png)).resolves.toMatchObject({ width: 4 })
})

test('what is no picture by its bytes is none', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'
  for (const text of [svg, '%PDF-1.7', 'RIFF1234WAVE', 'BM', ''])
    expect(pictureType(new TextEncoder().encode(text))).toBeUndefined()
})

test.each([
  [0, 80],
  [80, 80],
  [81, 160],
  [1080, 1080],
  [1600, 1600],
  [1601, undefined],
  [99_999, undefined],
])('for %i px of a large picture there are %p', (asked, made) => {
  expect(madeWidth({ type: 'image/jpeg', width: 2048 }, asked)).toBe(made)
})

test.each([
  ['one that is as narrow', 'image/png', 160],
  ['one whose size nobody knows', 'image/png', 0],
  ['a drawing', 'image/svg+xml', 400],
  ['a GIF of before', 'image/gif', 400],
  ['what is no picture', 'application/octet-stream', 400],
])('of %s nothing is made', (_, type, width) => {
  expect(madeWidth({ type, width }, 100)).toBeUndefined()
})

test('a narrower one has the same shape', async () => {
  const { bytes, type } = await taken(await halves(400, 200).webp().toBuffer())
  const narrower = await narrow(bytes, type, 160)
  expect(await metadata(narrower)).toMatchObject({ width: 160, height: 80, format: 'webp' })
  expect(await colourAt(narrower, 20, 40)).toBe(RED)
  expect(await colourAt(narrower, 140, 40)).toBe(BLUE)
})
