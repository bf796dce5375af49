import { ApiError, ContractError } from '../errors'
import { isObject } from '../shared/json'
import { mask } from '../shared/mask'
import { HEADER } from './headers'

const HIDDEN = '•••'

/** Whatever is under such a name proves who somebody is. */
const SECRET =
  /passw(or)?d|pwd|token|secret|session_?key|open_?id|union_?id|verif\w*code|sms_?code|auth_?code|id_?card|cookie|encrypted|signature|^sign$|^code$|^data$|^iv$/i
const isSecretHeader = (name: string): boolean =>
  [HEADER.authorization, HEADER.token, HEADER.userToken, HEADER.sign].some(
    (secret) => secret.toLowerCase() === name.toLowerCase(),
  )

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
      const hidden = value !== '' && (isSecretHeader(name) || isSecret(name, value))
      return [name, hidden ? HIDDEN : redactText(value)]
    }),
  )
}

/** The most of a sentence that is read at all: what is longer is no sentence of ours. */
const SENTENCE = 500
const MAIL = /[\w.+-]+@[\w-]+(\.[\w-]+)+/g
/** What stands between quotation marks was somebody's, or the server's; a name in code has single ones. */
const SAID = /"[^"]*"?|“[^”]*”?|「[^」]*」?/g
/** Values of a query, the ids in a path, and what is long enough to be the number or the key of something. */
const VALUE = /([?&][\w.-]+=)[^&#\s]+/g
const ID = /\/\d+(?=[/\s?:]|$)/g
const NUMBER = /\d{5,}[Xx]?/g
const KEY = /[\w-]{24,}/g

/** A sentence about a failure, for who reads it elsewhere and later: whom it was about is not in it. */
export const redactProblem = (text: string): string =>
  text
    .slice(0, SENTENCE)
    .replace(TOKEN, HIDDEN)
    .replace(QUOTED, `received ${HIDDEN}`)
    .replace(SAID, `"${HIDDEN}"`)
    .replace(MAIL, HIDDEN)
    .replace(VALUE, `$1${HIDDEN}`)
    .replace(ID, '/•')
    .replace(KEY, (key) => (/\d/.test(key) ? HIDDEN : key))
    .replace(NUMBER, HIDDEN)

/** The end of a line of a stack, whichever host wrote it: a script and a place in it. */
const PLACE = /(?:^|[\s@(])([\w./-]*\w\.js)(?:[?#][^:()\s]*)?:(\d{1,7}):(\d{1,7})\)?$/
const ORIGIN = /[\w+-]+:\/\/[^/\s()]*\/?/
/** Of the function, as V8 and as JavaScriptCore write it. */
const NAME = /^(?:at\s+)?(?:(?:async|new)\s+)*([\w$.<>]+)(?:[\s@]|$)/
/** How many lines of a stack are read, and how long one may be. */
const FRAMES = 12
const FRAME_LENGTH = 200

/** A line of a stack as `name file:line:column`, without origin and query; undefined for what is none. */
function frameOf(line: string): string | undefined {
  if (line.length > 2 * FRAME_LENGTH) return undefined
  const bare = line.trim().replace(ORIGIN, '')
  const place = PLACE.exec(bare)
  if (!place) return undefined
  const [, path = '', row, column] = place
  const [, name = '?'] = NAME.exec(bare.slice(0, place.index)) ?? []
  // What a tool puts before the files of a mini-program says nothing of them.
  const file = path.replace(/^\/?(appservice\/)?/, '')
  return `${name === 'at' ? '?' : name} ${file}:${row}:${column}`.slice(-FRAME_LENGTH)
}

/** The places that a stack names, the innermost first. Read again they are the same. */
export const framesOf = (stack: string): string[] =>
  stack
    .slice(0, 8 * 1024)
    .split('\n')
    .flatMap((line) => frameOf(line) ?? [])
    .slice(0, FRAMES)

/** What may be told of a failure, whatever was thrown: a sentence, and the places of its stack. */
export function readFailure(detail: unknown): {
  readonly message: string
  readonly stack: string[]
} {
  const told = (message: string, stack = '') => ({
    message: redactProblem(message),
    stack: framesOf(stack),
  })
  if (detail instanceof ContractError) return told(detail.issues.join('; '))
  // What a server says is meant for its user, and may name them.
  if (detail instanceof ApiError) return told(`${detail.name} ${detail.code} ${detail.path}`)
  if (detail instanceof Error || (isObject(detail) && typeof detail.message === 'string')) {
    const { name = '', message, stack } = detail as Partial<Error>
    return told(`${name}: ${message}`, typeof stack === 'string' ? stack : '')
  }
  if (typeof detail !== 'string') return told(detail === undefined ? '' : String(detail))
  // A host gives the stack and what stands above it as one text.
  const lines = detail.split('\n').filter((line) => frameOf(line) === undefined)
  const words = lines.filter((line) => line.trim() !== '' && !/^MiniProgramError$/.test(line))
  return told(words.slice(0, 2).join(' '), detail)
}
