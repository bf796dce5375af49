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
