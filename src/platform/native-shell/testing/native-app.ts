/** What the shell says to one message: its answer, or what it does in place of one. */
export type Says = (input: Record<string, unknown>) => object | undefined | 'nothing'

const ALL: Readonly<Record<string, number>> = {
  ...{ hello: 1, pay: 1, 'db.read': 1, 'db.write': 1 },
  ...{ share: 1, scan: 1, push: 1, update: 1, leave: 1 },
}

interface App {
  readonly messages?: Readonly<Record<string, number>>
  readonly sheets?: readonly string[]
  readonly says?: Readonly<Record<string, Says>>
}

/**
 * A native app around the page: it knows every message unless told, keeps a database in memory, and does what a test
 * says for the rest. Each call is in `asked`.
 */
export function nativeApp({ messages = ALL, sheets = ['alipay', 'wechat'], says = {} }: App = {}) {
  const tables: Record<string, Map<string, string>> = { views: new Map(), keys: new Map() }
  const asked: (readonly [name: string, input: Record<string, unknown>])[] = []
  const own: Readonly<Record<string, Says>> = {
    hello: () => ({ shell: '2.0.0', messages, sheets }),
    'db.read': ({ table, after }) => {
      const all = [...(tables[String(table)] ?? [])].sort(([a], [b]) => (a < b ? -1 : 1))
      const rest = all.filter(([key]) => after === undefined || key > String(after))
      return { rows: rest.slice(0, 2), more: rest.length > 2 }
    },
    'db.write': ({ table, set, remove }) => {
      const found = tables[String(table)]
      for (const [key, value] of set as [string, string][]) found?.set(key, value)
      for (const key of remove as string[]) found?.delete(key)
      return {}
    },
  }
  const bridge = {
    invoke(name: string, json: string, callback: (output: unknown) => void) {
      const input = JSON.parse(json) as Record<string, unknown>
      asked.push([name, input])
      const answer = (says[name] ?? own[name] ?? (() => ({ error: 'unsupported' })))(input)
      if (answer !== 'nothing') callback(JSON.stringify(answer))
    },
  }
  const asksFor = (name: string) =>
    asked.filter(([each]) => each === name).map(([, input]) => input)
  return { bridge, tables, asked, asksFor }
}

/** Says something to the page that was not asked for. */
export const tellPage = (event: unknown, news: unknown): void =>
  (
    window as unknown as { TaproomPage: { receive(event: unknown, text: unknown): void } }
  ).TaproomPage.receive(event, typeof news === 'string' ? news : JSON.stringify(news))
