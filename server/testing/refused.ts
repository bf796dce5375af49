import { sql } from 'kysely'
import type { Services } from '../services'

/** What a call leaves behind whether it is refused or not: guesses that are counted, and what is worn by use. */
const WORN: readonly string[] = ['answered', 'attempts', 'nonces', 'sessions']

/** All rows there are, table by table. */
async function rowsOf({ db }: Services): Promise<ReadonlyMap<string, readonly unknown[]>> {
  const tables = await db.introspection.getTables()
  const kept = tables.filter(({ name }) => !WORN.includes(name))
  const rows = await Promise.all(
    kept.map(async ({ name }) => {
      const { rows: found } = await sql<object>`select * from ${sql.table(name)}`.execute(db)
      return [name, found.map((row) => JSON.stringify(row))] as const
    }),
  )
  return new Map(rows)
}

interface Answer {
  readonly code: number
  readonly message: string
}

/**
 * A call that is refused in these words, and after which every row is as before: no order, no line of the
 * ledger, no message.
 *
 * @param words all of the message, unless it is an expression.
 */
export async function expectRefusal(
  services: Services,
  call: () => Promise<Answer>,
  [code, words]: readonly [code: number, words: string | RegExp],
): Promise<void> {
  const before = await rowsOf(services)
  const { code: given, message } = await call()
  expect({ code: given, message }).toEqual({
    code,
    message: typeof words === 'string' ? words : expect.stringMatching(words),
  })
  expect(await rowsOf(services)).toEqual(before)
}
