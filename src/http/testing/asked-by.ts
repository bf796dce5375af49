import { setHttpClient } from '../../src/http/endpoint'
import type { HttpRequest } from '../../src/http/types'

export interface Query {
  readonly key: readonly unknown[]
  // biome-ignore lint/suspicious/noExplicitAny: one page or another, one answer or another.
  readonly load: (...given: any[]) => Promise<unknown>
}

/** What a query asks the server, page three of it where there are pages. */
export async function askedBy({ load }: Query): Promise<HttpRequest[]> {
  const asked: HttpRequest[] = []
  setHttpClient({
    send: async (request) => {
      asked.push(request)
      throw new Error('no answer is wanted')
    },
  })
  const context = { signal: new AbortController().signal }
  await (load.length > 1 ? load(3, context) : load(context)).catch(() => {})
  for (const { quiet, signal } of asked) expect([quiet, signal]).toEqual([true, context.signal])
  return asked
}
