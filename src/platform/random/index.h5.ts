/** Bytes for storage keys and nonces. */
export function randomBytes(length: number): Uint8Array {
  return window.crypto.getRandomValues(new Uint8Array(length))
}
