/**
 * Bytes for storage keys and nonces. Mini-programs have no synchronous source of entropy, and the key
 * they protect lies beside the data anyway: this guards integrity, not secrecy (libraries.md).
 */
export function randomBytes(length: number): Uint8Array {
  const bytes = new Uint8Array(length)
  for (let index = 0; index < length; index++) bytes[index] = Math.floor(Math.random() * 256)
  return bytes
}
