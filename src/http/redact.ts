import { isObject } from '../shared/json'
import { mask } from '../shared/mask'
import { HEADER } from './headers'

const HIDDEN = '•••'

/** Whatever is under such a name proves who somebody is. */
const SECRET =
  /passw(or)?d|pwd|token|secret|session_?key|open_?id|union_?id|verif\w*code|sms_?code|auth_?code|id_?card|cookie|encrypted|signature|^sign$|^code$|^data$|^iv$/i
const SECRET_HEADERS: readonly string[] = [
  HEADER.authorization,
  HEADER.token,
  HEADER.userToken,
  HEADER.sign,
].map((name) => name.toLowerCase())

/** A signed token, a mobile number and an ID number, wherever they stand in a text. */
const TOKEN = /\b(?:Bearer\s+)?eyJ[\w-]+\.[\w-]+\.[\w-]*/g
/** Whole runs of digits only: part of a longer number is no phone number. */
const DIGITS = /\d+[Xx]?/g
const PERSON = /^(1[3-9]\d{9}|\d{17}[\dXx])$/

/** A text without tokens, and with numbers of people starred as on their own pages. */
export const redactText = (text: string): string =>
  text
    .replace(TOKEN, HIDDEN)
    .replace(DIGITS, (digits) => (PERSON.test(digits) ? mask(digits) : digits))

const isSecret = (name: string, value: unknown): boolean =>
  (typeof value === 'string' && value !== '' && SECRET.test(name)) ||
  // The envelope's own code is a number, and no secret.
  (typeof value === 'number' && SECRET.test(name) && !/^code$/i.test(name))

/** A copy fit for showing: what proves or names somebody is blacked out, at any depth. */
export function redact(value: unknown): unknown {
  if (typeof value === 'string') return redactText(value)
  if (typeof value === 'number') {
    const text = redactText(String(value))
    return text === String(value) ? value : text
  }
  if (Array.isArray(value)) return value.map(redact)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      redactText(name),
      isSecret(name, inner) ? HIDDEN : redact(inner),
    ]),
  )
}

/** The value a schema quotes at the end of what it has to say. */
const QUOTED = /received ("[\s\S]*"|-?\d\S*)$/
/** How one begins that is about the data as a whole: it may be a token. */
const WHOLE = 'Invalid'

/** What is wrong with an answer, `place message`, without the value when that is a secret. */
export function redactIssue(issue: string): string {
  const [place = ''] = issue.split(' ')
  const hidden = place === WHOLE || place.split('.').some((name) => SECRET.test(name))
  return redactText(hidden ? issue.replace(QUOTED, `received ${HIDDEN}`) : issue)
}

/** An address with the secrets of its query blacked out. */
export function redactUrl(url: string): string {
  const [path = '', query] = url.split('?')
  if (query === undefined) return redactText(path)
  const parts = query.split('&').map((part) => {
    const [name = '', value = ''] = part.split('=')
    return isSecret(name, value) ? `${name}=${HIDDEN}` : redactText(part)
  })
  return `${redactText(path)}?${parts.join('&')}`
}

/** Headers by name; an empty one says that nothing was sent, and stays empty. */
export function redactHeaders(
  headers: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => {
      const hidden =
        value !== '' && (SECRET_HEADERS.includes(name.toLowerCase()) || isSecret(name, value))
      return [name, hidden ? HIDDEN : redactText(value)]
    }),
  )
}
