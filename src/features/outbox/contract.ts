import * as v from 'valibot'
import { endpoint, type HttpRequest } from '../../http/endpoint'
import { requestId } from '../../http/shapes'
import { isObject } from '../../shared/json'

/**
 * POST outbox/withdraw (ours, decision 0076): what the caller sent under this id is not to be done. True when
 * it had not arrived, and never will; false when it was done before.
 */
export const withdrawSent = endpoint({
  method: 'POST',
  path: 'outbox/withdraw',
  body: v.object({ requestId }),
  data: v.boolean(),
  auth: 'user',
})

/** What may wait. Each is a line of its own: in it what was asked first is sent first. */
export const NOUNS = [
  'favorite',
  'footprint',
  'read',
  'review',
  'feedback',
  'device',
  'chat',
] as const
export type Noun = (typeof NOUNS)[number]

/** What a call names, wherever it stands: in its address, its query or its body. */
type Fields = Readonly<Record<string, unknown>>

/** A call that needs no answer now (decision 0076). */
interface Row {
  /** Method and path of its contract. */
  readonly call: string
  readonly noun: Noun
  /** What it is about: of two that wait, the same call replaces the older one and its opposite cancels it. */
  readonly about?: (fields: Fields) => string
  /** What the caller is told while it waits; without it the failure, and the caller shows that it waits. */
  readonly answer?: (fields: Fields) => unknown
  /** Nobody asked for it by a tap: nothing is said about it. */
  readonly silent?: true
  /** It means what was there when it was asked for: the server is told how long ago that is. */
  readonly aged?: true
  readonly only?: (fields: Fields) => boolean
}

const yes = () => true
const no = () => false
const nothing = () => null
const thing = ({ key, entityId }: Fields) => `${key}/${entityId}`
const product = ({ id }: Fields) => `product/${id}`
const author = ({ authorId }: Fields) => `author/${authorId}`
const NONE_UNREAD = { total: 0, kinds: { order: 0, wallet: 0, team: 0, live: 0, system: 0 } }
const seconds = () => Math.floor(Date.now() / 1000)

const feedback = (call: string): Row => ({
  call,
  noun: 'feedback',
  only: ({ key, id }) => key === 'feedback' && !id,
  answer: ({ key, data }) => ({ id: '', key, data }),
})

/** All that may wait, and nothing else: no money, no orders. */
export const ROWS: readonly Row[] = [
  { call: 'POST favorite/{key}/add', noun: 'favorite', about: thing, answer: yes },
  { call: 'DELETE favorite/{key}/cancel', noun: 'favorite', about: thing, answer: no },
  { call: 'GET product/productShow/favorite', noun: 'favorite', about: product, answer: yes },
  { call: 'POST live/liveFollow/add', noun: 'favorite', about: author, answer: yes },
  { call: 'DELETE live/liveFollow/cancel', noun: 'favorite', about: author, answer: no },
  {
    call: 'POST product/productShow/footprint',
    noun: 'footprint',
    about: product,
    answer: nothing,
    silent: true,
  },
  {
    call: 'POST footprint/{key}/add',
    noun: 'footprint',
    about: thing,
    answer: nothing,
    silent: true,
  },
  {
    call: 'POST notice/message/read',
    noun: 'read',
    about: ({ id }) => `message/${id}`,
    answer: () => NONE_UNREAD,
    silent: true,
  },
  {
    call: 'POST notice/message/readAll',
    noun: 'read',
    about: ({ kind = '' }) => `messages/${kind}`,
    answer: () => NONE_UNREAD,
    aged: true,
  },
  {
    call: 'POST notice/im/read',
    noun: 'read',
    about: ({ conversationId }) => `talk/${conversationId}`,
    answer: ({ upTo }) => upTo,
    silent: true,
  },
  {
    call: 'POST product/productShow/evaluate',
    noun: 'review',
    answer: ({ stars, content }) => ({ id: '', stars, content, createdAt: seconds() }),
  },
  {
    call: 'POST product/productShow/evaluateMore',
    noun: 'review',
    answer: ({ id, content }) => ({ id, addition: content, addedAt: seconds() }),
  },
  feedback('POST autoForm/save'),
  feedback('POST paas/form/save'),
  { call: 'POST device/command/add', noun: 'device' },
  { call: 'POST device/fault/add', noun: 'device', answer: () => '' },
  { call: 'POST messages', noun: 'chat' },
]

/** A call as it is kept: what of it is sent again. */
export type Wish = Pick<HttpRequest, 'host' | 'method' | 'path' | 'query' | 'body' | 'read'>

const PATTERNS = ROWS.map((row) => ({
  row,
  pattern: new RegExp(`^${row.call.replace('{key}', '(\\w+)')}$`),
}))

/** What is to be known of a call that may wait. */
export interface Waitable extends Row {
  readonly fields: Fields
  /** What it is about, with its noun; empty for what stands alone. */
  readonly key: string
}

const fieldsOf = ({ query, body }: Wish, key?: string): Fields => ({
  key,
  ...query,
  ...(isObject(body) ? body : {}),
})

/** The row of a call; undefined for what must not wait. */
export function waitable(wish: Wish): Waitable | undefined {
  for (const { row, pattern } of PATTERNS) {
    const match = pattern.exec(`${wish.method} ${wish.path}`)
    if (!match) continue
    const fields = fieldsOf(wish, match[1])
    if (row.only?.(fields) === false) return undefined
    return { ...row, fields, key: row.about ? `${row.noun}/${row.about(fields)}` : '' }
  }
  return undefined
}

/** The id a call bears already; empty for none. */
export const idIn = ({ query, body }: Wish): string =>
  String((isObject(body) ? body.requestId : query?.requestId) ?? '')

/** What means 'up to now' says how long ago that was. @param at when it was asked for, ms since 1970. */
export function asSent(wish: Wish, at: number): Wish {
  const ago = Math.floor((Date.now() - at) / 1000)
  if (!waitable(wish)?.aged || ago < 1) return wish
  return { ...wish, body: { ...(wish.body as object), ago } }
}

/** The same call with an id. */
export function withId(wish: Wish, name: string): Wish {
  const named = { requestId: name }
  if (wish.method === 'POST') return { ...wish, body: { ...(wish.body as object), ...named } }
  return { ...wish, query: { ...wish.query, ...named } }
}

/** What people read of it: their own words, as far as it has some. */
export function wordsOf({ fields: { content, text, data, kind } }: Waitable): string {
  const said = isObject(data) ? data.content : (content ?? text)
  return typeof said === 'string' && kind !== 'image' ? said.slice(0, 80) : ''
}

/** Reads that tell whether one thing is kept. */
const IS_KEPT: readonly (readonly [RegExp, (fields: Fields) => string])[] = [
  [/^favorite\/(\w+)\/isFavorite$/, thing],
  [/^product\/productShow\/isFavorite$/, product],
  [/^live\/liveFollow\/isFollow$/, author],
]

/** What waits, as far as a read can show it: what it is about, and the call that waits. */
export interface Pending {
  readonly key: string
  readonly wish: Wish
}

/**
 * What a read answers with what waits on top: a heart that was tapped stays as it was tapped.
 *
 * @param data undefined when the server could not be reached.
 * @returns undefined when what waits says nothing about it.
 */
export function shownWith(
  request: HttpRequest,
  data: unknown,
  pending: readonly Pending[],
): unknown {
  const { path } = request
  for (const [pattern, about] of IS_KEPT) {
    const match = pattern.exec(path)
    if (!match) continue
    const key = `favorite/${about(fieldsOf(request, match[1]))}`
    const last = pending.filter((each) => each.key === key).pop()
    return last ? waitable(last.wish)?.answer?.({}) : data
  }
  const list = /^favorite\/(\w+)\/getFavorites$/.exec(path)
  if (list && Array.isArray(data)) return withTurned(data, `favorite/${list[1]}/`, pending)
  if (path === 'notice/message/page' && isObject(data)) return withRead(data, pending)
  return data
}

function withTurned(ids: unknown[], prefix: string, pending: readonly Pending[]): unknown[] {
  const kept = new Set(ids)
  for (const { key, wish } of pending) {
    if (!key.startsWith(prefix)) continue
    const id = key.slice(prefix.length)
    if (waitable(wish)?.answer?.({})) kept.add(id)
    else kept.delete(id)
  }
  return [...kept]
}

function withRead(page: Record<string, unknown>, pending: readonly Pending[]): unknown {
  const read = new Set(pending.map(({ key }) => key))
  const mark = (row: unknown) =>
    isObject(row) &&
    [`message/${row.id}`, 'messages/', `messages/${row.kind}`].some((key) =>
      read.has(`read/${key}`),
    )
      ? { ...row, isRead: true }
      : row
  return { ...page, result: Array.isArray(page.result) ? page.result.map(mark) : page.result }
}
