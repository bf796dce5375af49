import type { HttpRequest } from '../endpoint'
import { setHttpClient } from '../endpoint'

/** What a query module gives the engine: where an answer is kept, and how it is got. */
export interface AskingQuery {
  readonly key: readonly unknown[]
  // biome-ignore lint/suspicious/noExplicitAny: one page or another, one answer or another.
  readonly load: (...given: any[]) => Promise<unknown>
}

interface Asked {
  readonly calls: readonly HttpRequest[]
  /** What the query makes of what it was given; nothing where it was given nothing. */
  readonly answer: unknown
}

/** What a query asks the server, page three of it where there are pages, and what it makes of an answer. */
export async function askedBy({ load }: AskingQuery, given?: unknown): Promise<Asked> {
  const calls: HttpRequest[] = []
  setHttpClient({
    send: async (request) => {
      calls.push(request)
      if (given === undefined) throw new Error('no answer is wanted')
      return given
    },
  })
  const context = { signal: new AbortController().signal }
  const loading = load.length > 1 ? load(3, context) : load(context)
  const answer = await (given === undefined ? loading.catch(() => undefined) : loading)
  for (const { quiet, signal } of calls) expect([quiet, signal]).toEqual([true, context.signal])
  return { calls, answer }
}
