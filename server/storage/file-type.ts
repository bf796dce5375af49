/** How pictures begin, in hexadecimal. */
const SIGNATURES: readonly (readonly [type: string, extension: string, test: RegExp])[] = [
  ['image/png', 'png', /^89504e470d0a1a0a/],
  ['image/jpeg', 'jpg', /^ffd8ff/],
  ['image/gif', 'gif', /^47494638(37|39)61/],
  ['image/webp', 'webp', /^52494646.{8}57454250/],
]
const HEAD = 16

/** The type of a picture by its bytes: names and headers can lie. Undefined for what is none. */
export function pictureType(bytes: Uint8Array): { type: string; extension: string } | undefined {
  const head = Buffer.from(bytes.subarray(0, HEAD)).toString('hex')
  const found = SIGNATURES.find(([, , test]) => test.test(head))
  return found && { type: found[0], extension: found[1] }
}

/** How the address of a file of this type ends. */
export const extensionOf = (type: string): string =>
  SIGNATURES.find(([known]) => known === type)?.[1] ?? 'bin'

const NO_PIXELS = { width: 0, height: 0 }

/** Frames of a JPEG say how large it is; these markers look like frames and are none. */
const NO_FRAMES = [0xc4, 0xc8, 0xcc]

/** The frame of a JPEG: parts follow each other, each says how long it is. */
function frameOf(file: Buffer): { width: number; height: number } {
  for (let at = 2; at + 9 < file.length; at += 2 + file.readUInt16BE(at + 2)) {
    const marker = file.readUInt8(at + 1)
    if (file.readUInt8(at) !== 0xff) return NO_PIXELS
    if (marker >= 0xc0 && marker <= 0xcf && !NO_FRAMES.includes(marker))
      return { height: file.readUInt16BE(at + 5), width: file.readUInt16BE(at + 7) }
  }
  return NO_PIXELS
}

/** WebP has three kinds: with features, without loss, and plain. */
function canvasOf(file: Buffer): { width: number; height: number } {
  const kind = file.subarray(12, 16).toString('latin1')
  if (kind === 'VP8X')
    return { width: file.readUIntLE(24, 3) + 1, height: file.readUIntLE(27, 3) + 1 }
  if (kind === 'VP8 ')
    return { width: file.readUInt16LE(26) % 16_384, height: file.readUInt16LE(28) % 16_384 }
  if (kind !== 'VP8L') return NO_PIXELS
  const sizes = file.readUInt32LE(21)
  return { width: (sizes % 16_384) + 1, height: (Math.floor(sizes / 16_384) % 16_384) + 1 }
}

/** How large a picture is, px; 0 where its bytes do not say. */
export function pixelsOf(type: string, bytes: Uint8Array): { width: number; height: number } {
  const file = Buffer.from(bytes)
  try {
    if (type === 'image/png') return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) }
    if (type === 'image/gif') return { width: file.readUInt16LE(6), height: file.readUInt16LE(8) }
    if (type === 'image/jpeg') return frameOf(file)
    return type === 'image/webp' ? canvasOf(file) : NO_PIXELS
  } catch {
    // It ends before it has said so.
    return NO_PIXELS
  }
}
