const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Standard base64 with padding, without btoa, which mini-programs lack. */
export function bytesToBase64(bytes: Uint8Array): string {
  let text = ''
  for (let index = 0; index < bytes.length; index += 3) {
    const first = bytes[index] ?? 0
    const second = bytes[index + 1]
    const third = bytes[index + 2]
    text += ALPHABET.charAt(first >> 2)
    text += ALPHABET.charAt(((first & 3) << 4) | ((second ?? 0) >> 4))
    text += second === undefined ? '=' : ALPHABET.charAt(((second & 15) << 2) | ((third ?? 0) >> 6))
    text += third === undefined ? '=' : ALPHABET.charAt(third & 63)
  }
  return text
}

/** @throws RangeError on a character outside the alphabet. */
export function base64ToBytes(text: string): Uint8Array {
  const body = text.replace(/=+$/, '')
  const bytes = new Uint8Array(Math.floor((body.length * 3) / 4))
  let buffer = 0
  let bits = 0
  let length = 0
  for (const character of body) {
    const value = ALPHABET.indexOf(character)
    if (value < 0) throw new RangeError(`not base64: ${character}`)
    buffer = ((buffer << 6) | value) & 0xffffff
    bits += 6
    if (bits >= 8) {
      bits -= 8
      bytes[length++] = (buffer >> bits) & 255
    }
  }
  return bytes
}
