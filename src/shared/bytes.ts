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

/** UTF-8 without TextEncoder, which mini-programs lack. */
export function utf8ToBytes(text: string): Uint8Array<ArrayBuffer> {
  const escaped = unescape(encodeURIComponent(text))
  const bytes = new Uint8Array(escaped.length)
  for (let index = 0; index < escaped.length; index++) bytes[index] = escaped.charCodeAt(index)
  return bytes
}

/** The inverse of `utf8ToBytes`. Throws URIError on bytes that are no UTF-8. */
export function bytesToUtf8(bytes: Uint8Array): string {
  let escaped = ''
  for (const byte of bytes) escaped += String.fromCharCode(byte)
  return decodeURIComponent(escape(escaped))
}

const KILO = 1024
const UNITS = ['B', 'KB', 'MB', 'GB']

/** A number of bytes as people read it: `0 B`, `312 KB`, `1.4 MB`. */
export function bytesText(bytes: number): string {
  let size = bytes
  let unit = 0
  while (size >= KILO && unit < UNITS.length - 1) {
    size /= KILO
    unit += 1
  }
  const shown = unit > 1 && size < 100 ? size.toFixed(1) : String(Math.round(size))
  return `${shown} ${UNITS[unit]}`
}
