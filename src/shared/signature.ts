import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from './bytes'

/** What an anonymous call is signed over (point 7). */
export interface SignatureParts {
  /** Seconds since 1970, as sent in the `timestamp` header. */
  readonly timestamp: number
  readonly method: string
  /** Path without host prefix and without query, byte for byte as sent. */
  readonly path: string
  /** The body exactly as sent; empty when there is none. */
  readonly body: string
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

/** The text that is signed: one part a line. Shown by the request inspector. */
export function signatureBase({ timestamp, method, path, body }: SignatureParts): string {
  return [String(timestamp), method, path, sha256Hex(body)].join('\n')
}

/** HMAC-SHA256 in lower-case hex over `signatureBase` with the public project key. */
export function sign(parts: SignatureParts, projectKey: string): string {
  return toHex(hmac(sha256, utf8ToBytes(projectKey), utf8ToBytes(signatureBase(parts))))
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
