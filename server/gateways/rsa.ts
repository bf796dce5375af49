import { generateKeyPairSync, type KeyLike, sign, verify } from 'node:crypto'

/** Both halves of an RSA key, as PEM. */
export interface KeyPair {
  readonly privateKey: string
  readonly publicKey: string
}

/** A pair of 2048 bits, as both vendors ask for. */
export function makeKeyPair(): KeyPair {
  return generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
}

/** RSA-SHA256 in base64. */
export function signText(text: string, privateKey: KeyLike): string {
  return sign('sha256', Buffer.from(text), privateKey).toString('base64')
}

/** Whether the text was signed by who holds the key. Base64 that says the same in other letters is none. */
export function isSigned(text: string, signature: string, publicKey: KeyLike): boolean {
  const bytes = Buffer.from(signature, 'base64')
  if (bytes.toString('base64') !== signature) return false
  return verify('sha256', Buffer.from(text), publicKey, bytes)
}
