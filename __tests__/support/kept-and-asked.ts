import type { HttpRequest } from '../../src/http/endpoint'
import { type AskingQuery, askedBy } from '../../src/http/testing/asked-by'

export const newest = { field: 'createdAt', type: 'Desc' }

/** What a query is, the query, its key, and each call it makes with what is sent. */
type Row = readonly [
  name: string,
  query: AskingQuery,
  key: readonly unknown[],
  calls: readonly (readonly [path: string, sent?: unknown])[],
]

/** A test for each query: it is kept by what it is about, and asks what is wanted. */
export function expectKeptAndAsked(rows: readonly Row[]): void {
  test.each(rows)(
    '%s: kept by what they are about, and asked for as wanted',
    async (_name, query, key, wanted) => {
      expect(query.key).toEqual(key)
      const { calls } = await askedBy(query)
      expect(calls).toHaveLength(wanted.length)
      for (const [at, [path, sent]] of wanted.entries()) {
        const { query: parameters, body, path: whole } = calls[at] as HttpRequest
        expect(whole.toLowerCase()).toContain(path.toLowerCase())
        expect(body ?? parameters).toEqual(sent)
      }
    },
  )
}
