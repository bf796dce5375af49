import type * as v from 'valibot'
import type { Input } from './line'

// biome-ignore lint/suspicious/noExplicitAny: an answer that agreed; recipes look into it by name.
export type Data = any

/** Who calls. */
export interface Account {
  readonly mobile: string
  readonly password: string
  readonly id: string
  readonly token: string
  /** Seconds since 1970. */
  readonly expireTime: number
}

/** What is known when a call is made. */
export interface Given {
  /** Undefined while nobody is logged in. */
  readonly account: Account | undefined
  /** The other accounts that were named. */
  readonly others: readonly Account[]
  /**
   * The data another call answers this account with; undefined where it does not agree. `POST order/order/page`
   * is asked as the run asks it unless `input` says otherwise.
   */
  readonly data: (call: string, input?: Input) => Promise<Data>
  /** A code that this server takes for a mobile number; undefined when nobody said one. */
  readonly code: (mobile: string) => Promise<string | undefined>
  /** The pay password of the first account; undefined when nobody said one. */
  readonly payPassword: string | undefined
  /** A new name for a wish. */
  readonly wish: () => string
}

/** What a call is asked with; words when it is not asked, undefined when there is nothing to ask about. */
export type Recipe = (
  given: Given,
) => Promise<Input | string | undefined> | Input | string | undefined

/** The items of a list or of a page. */
export const itemsOf = (data: Data): readonly Data[] => {
  const list = Array.isArray(data) ? data : data?.result
  return Array.isArray(list) ? list : []
}

/** The first item of another call's list that fits. */
export async function find(
  { data }: Given,
  call: string,
  input?: Input,
  fits: (item: Data) => boolean = () => true,
): Promise<Data> {
  return itemsOf(await data(call, input)).find(fits)
}

type Part = 'params' | 'query' | 'body'

/** Asks about the first item of a list: its field `from` becomes `to`. */
export function about(
  call: string,
  {
    part = 'query',
    from = 'id',
    to = 'id',
    input,
    more,
    fits,
  }: {
    readonly part?: Part
    readonly from?: string
    readonly to?: string
    readonly input?: Input
    readonly more?: (given: Given, item: Data) => object
    readonly fits?: (item: Data) => boolean
  } = {},
): Recipe {
  return async (given) => {
    const item = await find(given, call, input, fits)
    const value = item?.[from]
    if (value === undefined || value === null || value === '') return undefined
    return { [part]: { [to]: String(value), ...more?.(given, item) } }
  }
}

/** The parts of a Valibot schema that are looked into; its own types hide them behind generics. */
interface Shape {
  readonly type: string
  readonly wrapped?: Shape
  readonly entries?: Readonly<Record<string, Shape>>
  readonly options?: readonly unknown[]
  readonly literal?: unknown
}

/** An id that nothing has: who asks about it is refused, and nothing happens. */
export const NOTHING = 'conformance-none'

const PAGE: Readonly<Record<string, unknown>> = { pageIndex: 1, pageSize: 15 }

/**
 * The least that a contract takes, for a call without a recipe: what must be there, with ids that nothing
 * has.
 */
export function leastOf(schema: v.GenericSchema | undefined, given: Given): unknown {
  if (!schema) return undefined
  return least(schema as unknown as Shape, '', given)
}

function least(shape: Shape, field: string, given: Given): unknown {
  const { type, entries = {}, options = [], wrapped, literal } = shape
  if (type.endsWith('object'))
    return Object.fromEntries(
      Object.entries(entries).flatMap(([name, inner]) => {
        const value = PAGE[name] ?? least(inner, name, given)
        return value === undefined ? [] : [[name, value]]
      }),
    )
  if (type === 'optional' || type === 'nullish' || type === 'exact_optional') return undefined
  if (type === 'nullable') return null
  if (type === 'string') return textFor(field, given)
  if (type === 'number') return 1
  if (type === 'boolean') return false
  if (type === 'picklist' || type === 'enum') return options[0]
  if (type === 'literal') return literal
  if (type === 'union' || type === 'variant') return least(options[0] as Shape, field, given)
  if (type === 'array') return []
  if (type === 'record') return {}
  return wrapped ? least(wrapped, field, given) : null
}

function textFor(field: string, given: Given): string {
  if (field === 'requestId') return given.wish()
  if (/mobile/i.test(field)) return given.account?.mobile ?? '15500000000'
  if (field === 'keyword') return 'a'
  if (/code/i.test(field)) return '000000'
  return NOTHING
}
