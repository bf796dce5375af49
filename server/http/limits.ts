import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { Refusal } from '../refusal'

const KILOBYTE = 1024

/** What a call may weigh, in bytes; a form with a file may be as large as the file and its frame. */
export const BODY_BYTES = 256 * KILOBYTE
export const FILE_BYTES = 10 * 1024 * KILOBYTE
export const UPLOAD_BYTES = FILE_BYTES + 64 * KILOBYTE
/** Controls take whole view definitions, damaged ones included. */
export const CONTROL_BYTES = 16 * 1024 * KILOBYTE

/** What the values of a call may be. A contract may ask for less, never for more. */
export const MOST = {
  /** Lists and records inside each other. */
  depth: 24,
  /** Values in all, with the lists and records that hold them. */
  values: 4000,
  /** Entries of one list. */
  entries: 200,
  /** Characters of one text, unless its contract says that it takes more. */
  text: 2000,
  /** The most a contract can ask for. */
  longText: 20_000,
  /** Characters of a name, of a value in a query and of a part of a path. */
  name: 200,
  queryText: 2000,
  queryNames: 100,
} as const

const refusal = (en: string, zh: string, code = 400) => new Refusal(code, { en, 'zh-Hans': zh })

const TOO_LARGE = refusal('The call is too large.', '请求内容过大', 413)
const TOO_DEEP = refusal('The body is nested too deeply.', '请求内容嵌套过深')
const TOO_MANY_VALUES = refusal('The body has too many values.', '请求内容的数据过多')
const TOO_LONG_A_LIST = refusal(
  `A list has more than ${MOST.entries} entries.`,
  `列表不能超过${MOST.entries}项`,
)
const tooLongAText = (most: number) =>
  refusal(`A text has more than ${most} characters.`, `文字不能超过${most}个字`)
const TOO_LONG_A_NAME = refusal('A name of the body is too long.', '请求内容的字段名过长')
const TOO_LARGE_A_NUMBER = refusal('A number is too large.', '数值过大')
const NO_TEXT = refusal('A text has characters that are none.', '文字包含无效字符')
const LONG_QUERY = refusal('The query is too long.', '请求参数过长')

/** Half a pair of a character beyond the first 65,536, and the end mark of C: databases change both. */
const BROKEN = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]|\0/

/** A body that is too large is refused before it is read, or while it is when its length was not said. */
export function limitBody(maxSize: number): MiddlewareHandler {
  return bodyLimit({
    maxSize,
    onError: () => {
      throw TOO_LARGE
    },
  })
}

/**
 * Goes through a parsed body.
 *
 * @param longest characters of the longest text its contract takes.
 * @throws Refusal 400 for one that is too deep, too long or holds what no database keeps.
 */
export function checkValue(body: unknown, longest: number = MOST.text): void {
  const most = Math.min(Math.max(longest, MOST.text), MOST.longText)

  const waiting: { readonly value: unknown; readonly depth: number }[] = [{ value: body, depth: 0 }]
  for (let seen = 0; waiting.length > 0; seen++) {
    if (seen >= MOST.values) throw TOO_MANY_VALUES
    const { value, depth } = waiting.pop() as (typeof waiting)[number]
    if (typeof value === 'string') checkText(value, most, tooLongAText(most))
    else if (typeof value === 'number') checkNumber(value)
    else if (typeof value === 'object' && value !== null && !(value instanceof Blob)) {
      if (depth >= MOST.depth) throw TOO_DEEP
      for (const inner of checkedChildren(value)) waiting.push({ value: inner, depth: depth + 1 })
    }
  }
}

function checkedChildren(value: object): readonly unknown[] {
  if (Array.isArray(value)) {
    if (value.length > MOST.entries) throw TOO_LONG_A_LIST
    return value
  }
  const entries = Object.entries(value)
  if (entries.length > MOST.values) throw TOO_MANY_VALUES
  for (const [name] of entries) {
    if (name.length > MOST.name) throw TOO_LONG_A_NAME
    if (BROKEN.test(name)) throw NO_TEXT
  }
  return entries.map(([, inner]) => inner)
}

function checkText(text: string, most: number, tooLong: Refusal): void {
  if (text.length > most) throw tooLong
  if (BROKEN.test(text)) throw NO_TEXT
}

function checkNumber(value: number): void {
  if (!(Math.abs(value) <= Number.MAX_SAFE_INTEGER)) throw TOO_LARGE_A_NUMBER
}

/** @throws Refusal 400 for a query with too many names or too long values. */
export function checkQuery({ searchParams }: URL): void {
  const pairs = [...searchParams]
  if (pairs.length > MOST.queryNames) throw LONG_QUERY
  for (const [name, value] of pairs) {
    checkText(name, MOST.name, LONG_QUERY)
    checkText(value, MOST.queryText, LONG_QUERY)
  }
}

/** @throws Refusal 400 for parts of a path that are too long. */
export function checkParams(params: Readonly<Record<string, string>>): void {
  for (const value of Object.values(params)) checkText(value, MOST.name, LONG_QUERY)
}

const NO_JSON = refusal('The body is no JSON.', '请求内容不是有效的 JSON')
const NO_FORM = refusal('The body is no form.', '请求内容不是有效的表单')

/** @throws Refusal 400 for text that is no JSON. An empty one is an empty record. */
export function parseJson(text: string): unknown {
  if (text.trim() === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    throw NO_JSON
  }
}

/**
 * The body of a request as JSON, whatever it says it is.
 *
 * @throws Refusal 400 for one that is none.
 */
export async function jsonOf(c: Context): Promise<unknown> {
  return parseJson(await c.req.text())
}

/** @throws Refusal 400 for bytes that are no form of several parts. */
export async function parseForm(
  bytes: ArrayBuffer,
  contentType: string,
): Promise<Record<string, unknown>> {
  try {
    const headers = { 'content-type': contentType }
    return Object.fromEntries(await new Response(bytes, { headers }).formData())
  } catch {
    throw NO_FORM
  }
}

const FORM = /^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i

/** For handlers that read their body themselves: what cannot be read does not get to them. */
export const soundBody: MiddlewareHandler = async (c, next) => {
  checkValue(await readSoundly(c))
  return next()
}

/** The request keeps what was read: whoever asks for it again gets it from there. */
async function readSoundly(c: Context): Promise<unknown> {
  const { method } = c.req.raw
  if (method === 'GET' || method === 'HEAD') return undefined
  const contentType = c.req.header('content-type') ?? ''
  if (!FORM.test(contentType)) return jsonOf(c)
  return c.req.parseBody().catch(() => {
    throw NO_FORM
  })
}
