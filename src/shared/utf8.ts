/** UTF-8 without TextEncoder, which mini-programs lack. */
export function utf8ToBytes(text: string): Uint8Array {
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
