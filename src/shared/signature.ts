import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from './bytes'

/** What an anonymous call is signed over (point 7). */
export interface SignatureParts {
  /** Seconds since 1970, as sent in the `timestamp` header. */
  readonly timestamp: number
  /** Made up for this try of this call, as sent in the `nonce` header: no server takes it twice. */
  readonly nonce: string
  readonly method: string
  /** Path without host prefix, with its query as `encodePart` writes it: `product/page?keyWord=IPA`. */
  readonly path: string
}

function toHex(bytes: Uint8Array): string {
  let hex = ''
  for (const byte of bytes) hex += (byte < 16 ? '0' : '') + byte.toString(16)
  return hex
}

/** SHA-256 of a text in lower-case hex. */
export function sha256Hex(text: string): string {
  return toHex(sha256(utf8ToBytes(text)))
}

/**
 * The text that is signed: one part a line. Shown by the request inspector.
 *
 * @param bodyHash SHA-256 in lower-case hex of the body exactly as sent; of nothing when there is none.
 */
export function signatureBase(
  { timestamp, nonce, method, path }: SignatureParts,
  bodyHash: string,
): string {
  return [timestamp, nonce, method, path, bodyHash].join('\n')
}

/** HMAC-SHA256 in lower-case hex over `signatureBase` with the public project key. */
export function sign(parts: SignatureParts, body: string, projectKey: string): string {
  const base = signatureBase(parts, sha256Hex(body))
  return toHex(hmac(sha256, utf8ToBytes(projectKey), utf8ToBytes(base)))
}

/**
 * The header token of the chat host (point 8): HMAC-SHA256 in lower-case hex over user id and day, keyed
 * with the session's token. Who does not hold the session cannot make one, and it reads nothing but chat.
 *
 * @param seconds since 1970; the day is that of UTC, `YYYY-MM-DD`.
 */
export function chatToken(userId: string, sessionToken: string, seconds: number): string {
  const day = new Date(seconds * 1000).toISOString().slice(0, 10)
  return toHex(hmac(sha256, utf8ToBytes(sessionToken), utf8ToBytes(userId + day)))
}
