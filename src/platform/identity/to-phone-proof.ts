import type { PhoneProof } from '../../shared/host'
import { isObject } from '../../shared/json'

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
