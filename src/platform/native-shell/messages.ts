import { isObject } from '../../shared/json'

/*
 * Everything that crosses the bridge, both ways: docs/reference/native-shell.md says the same in words. Nothing
 * the shell says is trusted: each answer is read here, and what does not fit is none.
 */

/** Whose payment sheet. */
export type ShellSheet = 'alipay' | 'wechat'

/** How a payment sheet ended: Alipay's and WeChat's codes, put into one list by the shell. */
export type ShellPayCode = 'paid' | 'cancelled' | 'unknown' | 'unsupported'

/** The tables of the local database: definitions of pages, and what stands under `alacore___…`. */
export type ShellTable = 'views' | 'keys'

/** What this device is called by the vendor that pushes. */
export interface PushAddress {
  /** Of this installation, chosen by the shell. */
  readonly device: string
  readonly vendor: string
  readonly token: string
}

/** What the shell can do, as it says itself. */
export interface ShellHello {
  /** The shell's own version, for people. */
  readonly shell: string
  /** The newest version of each message that it knows. */
  readonly messages: Readonly<Record<string, number>>
  /** Of `pay`; none for a shell that does not know it. */
  readonly sheets: readonly ShellSheet[]
}

/** What goes with each message, besides its version. */
export interface ShellInputs {
  readonly hello: {
    readonly app: string
    readonly build: number
    readonly events: readonly string[]
  }
  readonly pay: { readonly channel: ShellSheet; readonly params: object }
  readonly 'db.read': {
    readonly database: string
    readonly table: ShellTable
    /** The last key of the part before; the beginning without one. */
    readonly after?: string
  }
  readonly 'db.write': {
    readonly database: string
    readonly table: ShellTable
    readonly set: readonly (readonly [key: string, value: string])[]
    readonly remove: readonly string[]
  }
  readonly share: { readonly title: string; readonly url: string }
  readonly scan: object
  readonly push: object
  readonly update: object
  readonly leave: object
}
export type ShellMessage = keyof ShellInputs

type Answer = Readonly<Record<string, unknown>>
interface Row<T> {
  /** Of the message as this page sends it. */
  readonly v: number
  /** How long an answer may take, ms. */
  readonly limit: number
  /** Undefined for an answer that is none. */
  readonly read: (answer: Answer) => T | undefined
}
const row = <T>(v: number, limit: number, read: Row<T>['read']): Row<T> => ({ v, limit, read })

const SECOND = 1000
const MINUTE = 60 * SECOND
const SHEETS: readonly ShellSheet[] = ['alipay', 'wechat']
const CODES: readonly ShellPayCode[] = ['paid', 'cancelled', 'unknown', 'unsupported']
/** A QR code holds 4,296 letters. */
const LONGEST_CODE = 5000
const DEVICE = /^[\w-]{8,64}$/
const VENDOR = /^[a-z]{2,20}$/
const TOKEN = /^[\x21-\x7e]{8,512}$/

const done = (): true => true
const isPair = (pair: unknown): pair is [string, string] =>
  Array.isArray(pair) && pair.length === 2 && pair.every((part) => typeof part === 'string')

function readHello({ shell, messages, sheets }: Answer): ShellHello | undefined {
  if (typeof shell !== 'string' || !isObject(messages) || !Array.isArray(sheets)) return undefined
  const known = Object.entries(messages).filter(([, version]) => Number.isInteger(version))
  return {
    shell: shell.slice(0, 32),
    messages: Object.fromEntries(known) as Record<string, number>,
    sheets: SHEETS.filter((sheet) => sheets.includes(sheet) && Number(messages.pay) >= 1),
  }
}

const isLike = (value: unknown, shape: RegExp): value is string =>
  typeof value === 'string' && shape.test(value)

/** As the server takes one (`notice/push/save`). */
function readPush({ device, vendor, token }: Answer): PushAddress | undefined {
  if (!isLike(device, DEVICE) || !isLike(vendor, VENDOR) || !isLike(token, TOKEN)) return undefined
  return { device, vendor, token }
}

/** The version, the patience and the reading of each message to the shell. */
export const MESSAGES = {
  hello: row(1, 3 * SECOND, readHello),
  // A word this page does not know is no word.
  pay: row(1, 10 * MINUTE, ({ code }) => CODES.find((known) => known === code)),
  'db.read': row(1, 3 * SECOND, ({ rows, more }) =>
    Array.isArray(rows) ? { rows: rows.filter(isPair), more: more === true } : undefined,
  ),
  'db.write': row(1, 3 * SECOND, done),
  share: row(1, MINUTE, ({ end }) => (end === 'done' || end === 'closed' ? end : undefined)),
  scan: row(1, 2 * MINUTE, ({ text }) =>
    typeof text === 'string' && text.length <= LONGEST_CODE ? text : undefined,
  ),
  push: row(1, MINUTE, readPush),
  update: row(1, 10 * SECOND, done),
  leave: row(1, 3 * SECOND, done),
} as const satisfies { readonly [M in ShellMessage]: Row<unknown> }

export type ShellAnswer<M extends ShellMessage> = NonNullable<
  ReturnType<(typeof MESSAGES)[M]['read']>
>

/** What the shell says by itself, each of version 1. */
export const EVENTS = {
  /** The vendor gave this device another address. */
  push: readPush,
  /** A notification or a link of this app was tapped. */
  open: ({ url }: Answer) => (typeof url === 'string' ? { url } : undefined),
  /** The phone's own way back. */
  back: done,
  /** The app is in front again. */
  resume: done,
} as const
export type ShellEvent = keyof typeof EVENTS
export type ShellNews<E extends ShellEvent> = NonNullable<ReturnType<(typeof EVENTS)[E]>>

/** What every word of the shell must be: an object in JSON. Undefined for anything else. */
export function readJson(text: unknown): Answer | undefined {
  try {
    const value: unknown = typeof text === 'string' ? JSON.parse(text) : undefined
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}
