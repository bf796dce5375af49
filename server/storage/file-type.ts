/** How pictures begin, in hexadecimal. */
const SIGNATURES: readonly (readonly [type: PictureType, extension: string, test: RegExp])[] = [
  ['image/png', 'png', /^89504e470d0a1a0a/],
  ['image/jpeg', 'jpg', /^ffd8ff/],
  ['image/gif', 'gif', /^47494638(37|39)61/],
  ['image/webp', 'webp', /^52494646.{8}57454250/],
]
const HEAD = 16

/** Pictures that are taken. */
export type PictureType = 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp'

/** The type of a picture by its bytes: names and headers can lie. Undefined for what is none. */
export function pictureType(bytes: Uint8Array): PictureType | undefined {
  const head = Buffer.from(bytes.subarray(0, HEAD)).toString('hex')
  return SIGNATURES.find(([, , test]) => test.test(head))?.[0]
}

/** How the address of a file of this type ends. */
export const extensionOf = (type: string): string =>
  SIGNATURES.find(([known]) => known === type)?.[1] ?? 'bin'
