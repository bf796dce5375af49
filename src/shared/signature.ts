import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from './bytes'
import { chatTokenBase, type SignatureParts, signatureBase } from './transport'

function toHex(bytes: Uint8Array): string {
  let hex = ''
  for (const byte of bytes) hex += (byte < 16 ? '0' : '') + byte.toString(16)
  return hex
}

/** SHA-256 of a text in lower-case hex. */
export function sha256Hex(text: string): string {
  return toHex(sha256(utf8ToBytes(text)))
}

/** HMAC-SHA256 in lower-case hex over `signatureBase` with the public project key. */
export function sign(parts: SignatureParts, body: string, projectKey: string): string {
  const base = signatureBase(parts, sha256Hex(body))
  return toHex(hmac(sha256, utf8ToBytes(projectKey), utf8ToBytes(base)))
}

/** HMAC-SHA256 in lower-case hex over `chatTokenBase`, keyed with the session's token (point 8). */
export function chatToken(userId: string, sessionToken: string, seconds: number): string {
  const base = chatTokenBase(userId, seconds)
  return toHex(hmac(sha256, utf8ToBytes(sessionToken), utf8ToBytes(base)))
}
