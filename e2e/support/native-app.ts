import type { Page } from '@playwright/test'
import type { Sandbox } from './sandbox'

/** What the person in front of a payment sheet does. `mute` pays and the app says nothing of it. */
export type SheetDeed = 'approve' | 'cancel' | 'unknown' | 'mute'

/** What an ill-behaved app does with every message. */
export type Illness = 'throws' | 'garbage' | 'twice' | 'silent'

type Row = readonly [key: string, value: string]
type Input = Readonly<Record<string, unknown>>

const MESSAGES: Readonly<Record<string, number>> = {
  ...{ hello: 1, pay: 1, 'db.read': 1, 'db.write': 1 },
  ...{ share: 1, scan: 1, push: 1, update: 1, leave: 1 },
}
/** Rows of one part of a table. */
const PART = 20

interface Options {
  /** Which messages it knows; all unless told. Undefined for an app of before the handshake. */
  readonly messages?: Readonly<Record<string, number>>
  readonly sheets?: readonly string[]
  readonly isFirst?: boolean
  readonly illness?: Illness
}

/** The native app as a test holds it: it outlives pages, and so does its database. */
export interface NativeApp {
  /** What its sheets do from now on. */
  deed: SheetDeed
  /** What its scanner reads next; empty when it is closed. */
  code: string
  /** Of the vendor that pushes. */
  token: string
  /** The local database `ala_sqlite`. */
  readonly tables: Readonly<Record<'views' | 'keys', Map<string, string>>>
  /** What the page sent, by the message. */
  asked(message: string): readonly Input[]
  /** Puts the app around a page; before it is opened. */
  hold(page: Page): Promise<void>
  /** Says something to the page that was not asked for. */
  tell(page: Page, event: string, news?: object): Promise<void>
}

/**
 * A native app as docs/reference/native-shell.md has it, whose payment sheets ask the simulated platforms of the
 * sandbox, which check what the server signed.
 */
export function nativeApp(sandbox: Sandbox, options: Options = {}): NativeApp {
  const { messages = MESSAGES, sheets = ['alipay', 'wechat'], isFirst = false, illness } = options
  const sent: (readonly [message: string, input: Input])[] = []
  const tables = { views: new Map<string, string>(), keys: new Map<string, string>() }
  const tableOf = ({ database, table }: Input) => {
    if (database !== 'ala_sqlite' || (table !== 'views' && table !== 'keys'))
      throw new Error(`no table ${String(database)}.${String(table)}`)
    return tables[table]
  }

  async function pay({ channel, params }: Input): Promise<object | undefined> {
    if (!sheets.includes(String(channel))) return { code: 'unsupported' }
    const { payPackage, tradeNo, ...rest } = params as Readonly<Record<string, string>>
    const what = channel === 'alipay' ? { tradeNO: tradeNo } : { ...rest, package: payPackage }
    const action = app.deed === 'cancel' ? 'cancel' : 'approve'
    const { ok } = await fetch(`${sandbox.origin}/pay/${String(channel)}/sheet`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...what, action }),
    })
    if (app.deed === 'mute') return undefined
    if (!ok || app.deed === 'unknown') return { code: 'unknown' }
    return { code: app.deed === 'cancel' ? 'cancelled' : 'paid' }
  }

  /** Undefined for no answer. */
  const answers: Readonly<
    Record<string, (input: Input) => object | undefined | Promise<object | undefined>>
  > = {
    hello: () => (isFirst ? { error: 'unsupported' } : { shell: '2.0.0', messages, sheets }),
    pay,
    'db.read'(input) {
      const rows: Row[] = [...tableOf(input)].sort(([a], [b]) => (a < b ? -1 : 1))
      const rest = rows.filter(([key]) => input.after === undefined || key > String(input.after))
      return { rows: rest.slice(0, PART), more: rest.length > PART }
    },
    'db.write'(input) {
      const table = tableOf(input)
      for (const [key, value] of input.set as readonly Row[]) table.set(key, value)
      for (const key of input.remove as readonly string[]) table.delete(key)
      return {}
    },
    share: () => ({ end: 'done' }),
    scan: () => ({ text: app.code }),
    push: () => ({ device: 'phone-0001', vendor: 'apns', token: app.token }),
    update: () => ({}),
    leave: () => ({}),
  }

  /** What the callback is called with, one after the other. */
  async function invoke(message: string, json: string): Promise<readonly string[]> {
    const input = JSON.parse(json) as Input
    sent.push([message, input])
    if (illness === 'silent') return []
    if (illness === 'garbage') return ['{"ok":']
    const isKnown = message === 'hello' || (isFirst ? message === 'pay' : message in messages)
    const answer = isKnown ? await answers[message]?.(input) : { error: 'unsupported' }
    if (answer === undefined) return []
    const said = JSON.stringify(answer)
    return illness === 'twice' ? [said, '{"error":"failed"}', said] : [said]
  }

  const app: NativeApp = {
    deed: 'approve',
    code: '',
    token: 'token-0001',
    tables,
    asked: (message) => sent.filter(([name]) => name === message).map(([, input]) => input),
    async hold(page) {
      await page.exposeFunction('__nativeApp', invoke)
      await page.addInitScript((throws: boolean) => {
        const { __nativeApp } = window as unknown as {
          __nativeApp(message: string, json: string): Promise<readonly string[]>
        }
        const bridge = {
          invoke(message: string, json: string, callback: (output: string) => void) {
            if (throws) throw new Error('no such name')
            void __nativeApp(message, json).then((all) => {
              for (const each of all) callback(each)
            })
          },
        }
        Object.assign(window, { TaproomShell: bridge })
      }, illness === 'throws')
    },
    async tell(page, event, news = {}) {
      await page.waitForFunction(() => 'TaproomPage' in window)
      await page.evaluate(
        ([name, json]) =>
          (
            window as unknown as { TaproomPage: { receive(name: string, json: string): void } }
          ).TaproomPage.receive(name, json),
        [event, JSON.stringify({ v: 1, ...news })] as const,
      )
    },
  }
  return app
}

/** Does what a system does that wants the room of a web view: nothing is left there, and no page runs. */
export async function emptyWebView(page: Page): Promise<void> {
  await page.goto('/no-app.txt')
  await page.evaluate(async () => {
    localStorage.clear()
    sessionStorage.clear()
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
  })
}
