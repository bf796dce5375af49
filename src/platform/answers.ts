import { type AppError, HostError, PrivacyRefusedError } from '../errors'
import type { PhoneProof } from '../shared/host'
import { isObject } from '../shared/json'
import type { TextKey } from '../shared/l10n'
import type { TransportResponse } from '../shared/transport'

/* What a host says to a call, told to the rest of the app in its own words: an error, a proof, a response. */

/** WeChat's number for 'privacy permission is not authorized'. */
const REFUSED = 104

/** Whether a failed call, or the answer of a host button, says that the privacy guidelines were refused. */
export const isPrivacyRefusal = (cause: unknown): boolean =>
  isObject(cause) && (cause.errno === REFUSED || /privacy permission/i.test(String(cause.errMsg)))

/** The error of a private call: the guidelines were refused, or else what the key says. */
export const privateFailure = (key: TextKey, cause: unknown): AppError =>
  isPrivacyRefusal(cause) ? new PrivacyRefusedError(cause) : new HostError(key, cause)

/** Whether the host's words match, WeChat's or Alipay's, or Alipay's number is one of these. */
export function says(cause: unknown, words: RegExp, ...numbers: readonly number[]): boolean {
  const { errMsg, errorMessage, error } = (cause ?? {}) as Record<string, unknown>
  return words.test(`${errMsg} ${errorMessage}`) || numbers.some((number) => number === error)
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The proof in an answer of a host; the code when there are both. Undefined when there is none. */
export function toPhoneProof(answer: unknown): PhoneProof | undefined {
  if (!isObject(answer)) return undefined
  const code = text(answer.code)
  if (code !== '') return { kind: 'code', code }
  const data = text(answer.encryptedData)
  if (data !== '') return { kind: 'encrypted', encrypted: { data, iv: text(answer.iv) } }
  return undefined
}

/** A host's answer as ours. */
export function readResponse(status: number, data: unknown, header: unknown): TransportResponse {
  return { status, body: parse(data), headers: lowerCaseNames(header as Record<string, unknown>) }
}

/** Hosts differ in when they parse; text is parsed here, and what is no JSON stays text. */
function parse(data: unknown): unknown {
  if (typeof data !== 'string') return data
  try {
    return JSON.parse(data)
  } catch {
    return data
  }
}

function lowerCaseNames(headers: Record<string, unknown> = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
  )
}
