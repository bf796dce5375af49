import * as v from 'valibot'
import type { AnyContract } from '../../src/http/endpoint'
import { isObject } from '../../src/shared/json'
import { type Difference, place, shown } from './difference'
import { generalLaws } from './laws'
import type { Input, Reply } from './line'

export type Verdict =
  | { readonly kind: 'agrees'; readonly data: unknown; readonly note?: string }
  | {
      readonly kind: 'differs'
      readonly differences: readonly Difference[]
      /** What came all the same: the calls that ask about it may go on. */
      readonly data?: unknown
    }
  /** 404, 405 or 501: this server has no such call. */
  | { readonly kind: 'missing'; readonly words: string }
  /** It has the call and says no, in the words people read. */
  | { readonly kind: 'refused'; readonly code: number; readonly words: string }
  /** 5xx, no answer in time, no JSON. */
  | { readonly kind: 'failed'; readonly words: string }

/** The number and the fields of a host's envelope (client spec §7). */
interface Envelope {
  readonly field: 'code' | 'status'
  readonly ok: number
  readonly data: 'data' | 'result'
}
const MAIN: Envelope = { field: 'code', ok: 200, data: 'data' }
const GENERIC: Envelope = { field: 'status', ok: 1, data: 'result' }

const MISSING: readonly number[] = [404, 405, 501]
/** Differences that are told of one call; more of them help nobody. */
const MOST = 12

/**
 * What an answer is worth.
 *
 * @param input what was asked, for what an answer repeats of it.
 */
export function judge(contract: AnyContract, input: Input, reply: Reply): Verdict {
  const { status, body, text, lost } = reply
  if (lost) return { kind: 'failed', words: text }
  if (body === undefined) {
    if (MISSING.includes(status)) return { kind: 'missing', words: `HTTP ${status}` }
    return { kind: 'failed', words: `HTTP ${status}, no JSON: ${shown(text)}` }
  }
  if (contract.host === 'chat') return judgeBare(contract, input, reply)
  return judgeWrapped(contract, input, reply, contract.host === 'generic' ? GENERIC : MAIN)
}

/** The chat host has no envelope: HTTP's status speaks. */
function judgeBare(contract: AnyContract, input: Input, { status, body }: Reply): Verdict {
  if (status >= 200 && status < 300) return judgeData(contract, input, body, '')
  return refusal(status, status, isObject(body) ? body.message : undefined)
}

function judgeWrapped(
  contract: AnyContract,
  input: Input,
  { status, body }: Reply,
  { field, ok, data }: Envelope,
): Verdict {
  const code = isObject(body) ? body[field] : undefined
  if (!isObject(body) || typeof code !== 'number') {
    if (MISSING.includes(status)) return { kind: 'missing', words: `HTTP ${status}` }
    if (status >= 500) return { kind: 'failed', words: `HTTP ${status}: ${shown(body)}` }
    const at = isObject(body) ? field : ''
    const expected = isObject(body)
      ? 'a number'
      : `an envelope { ${field}: ${ok}, message, ${data} }`
    return differs([{ at, expected, came: shown(isObject(body) ? code : body) }])
  }
  if (code !== ok) return refusal(field === 'code' ? code : status, status, body.message)
  if (status < 200 || status > 299)
    return differs([
      { at: 'HTTP status', expected: `200 beside ${field} ${ok}`, came: String(status) },
    ])
  const { message } = body
  if (message !== undefined && message !== null && typeof message !== 'string')
    return differs([{ at: 'message', expected: 'a string', came: shown(message) }])
  return judgeData(contract, input, body[data], data)
}

function refusal(code: number, status: number, message: unknown): Verdict {
  const words = typeof message === 'string' ? message : ''
  if (MISSING.includes(code)) return { kind: 'missing', words: words || `HTTP ${code}` }
  if (code >= 500 || status >= 500) return { kind: 'failed', words: `${code}: ${words}` }
  if (status >= 400 && status !== code)
    return differs([{ at: 'HTTP status', expected: `200, or ${code}`, came: String(status) }])
  if (words.trim() === '')
    return differs([{ at: 'message', expected: 'words for people', came: shown(message) }])
  return { kind: 'refused', code, words }
}

const differs = (differences: readonly Difference[]) => ({ kind: 'differs' as const, differences })

function judgeData(contract: AnyContract, input: Input, data: unknown, root: string): Verdict {
  const schema = contract.data as v.GenericSchema
  // To Valibot a list is an object without the wanted fields: that says less.
  if (Array.isArray(data) && schema.type === 'object')
    return differs([{ at: root, expected: 'an object', came: `a list of ${data.length}` }])
  const result = v.safeParse(schema, data)
  const differences = result.success
    ? generalLaws(contract.path, data, input, root)
    : joined(result.issues.map((issue) => differenceOf(issue, root)))
  if (differences.length > 0) return { ...differs(differences.slice(0, MOST)), data }
  const note = emptiness(data)
  return { kind: 'agrees', data, ...(note && { note }) }
}

/** A list without items agrees whatever its items would be. */
function emptiness(data: unknown): string | undefined {
  const list = isObject(data) ? data.result : data
  return Array.isArray(list) && list.length === 0 ? 'an empty list: no item was seen' : undefined
}

function differenceOf(issue: v.BaseIssue<unknown>, root: string): Difference {
  const steps = (issue.path ?? []).map(({ key }) => key)
  // Of a choice the issues inside say more, where only one way was meant.
  const inner = issue.issues?.find(({ path }) => path !== undefined && path.length > 0)
  if (inner && issue.type === 'union') {
    const deeper = (inner.path ?? []).map(({ key }) => key)
    return described(inner, place(root, [...steps, ...deeper]))
  }
  return described(issue, place(root, steps))
}

const described = ({ expected, received, type, message }: v.BaseIssue<unknown>, at: string) => ({
  at,
  // Of a field that is not there Valibot says its name, which the place says already.
  expected:
    type === 'integer'
      ? 'a whole number'
      : expected?.startsWith('"') && received === 'undefined'
        ? 'something'
        : (expected ?? message),
  came: received === 'undefined' ? 'nothing' : received,
})

/** The same in every item is said once, of the first of them. */
function joined(all: readonly Difference[]): readonly Difference[] {
  const groups = new Map<string, Difference[]>()
  for (const one of all) {
    const key = `${one.at.replace(/\[\d+\]/g, '[]')} ${one.expected}`
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return [...groups.values()].flatMap(([first, ...more]) => {
    if (!first) return []
    const also = more.length > 0 ? ` (and ${more.length} more like it)` : ''
    return [{ ...first, came: first.came + also }]
  })
}
