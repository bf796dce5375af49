import { sql } from 'kysely'
import type { Sandbox } from '../app'
import type { Handler } from '../handler'
import { type Aim, aim, WHOLE } from './calls'
import type { Range } from './findings'
import { idsOf } from './pool'

const ATTACKER = '1002'
const VICTIM = '1001'
/** Says whose a row is. */
const OWNER = /^(userId|ownerId|authorId)$/
/** Free text of a person, which nobody else may read. */
const PRIVATE = /^(detail|content|contact|number|holder|branch|data|note|idCard)$/
const MARK = 'canary-of-1001'

interface Owned {
  readonly table: string
  readonly owner: string
  readonly columns: readonly string[]
}

async function ownedTables({ services: { db } }: Sandbox): Promise<readonly Owned[]> {
  const tables = await db.introspection.getTables()
  return tables.flatMap(({ name, columns }) => {
    const names = columns.map((column) => column.name)
    const owner = names.find((column) => OWNER.test(column))
    // What others give a broadcast is counted in its row.
    return owner && name !== 'lives' ? [{ table: name, owner, columns: names }] : []
  })
}

/** Puts a mark into every free text of the victim's. */
async function mark({ services: { db } }: Sandbox, owned: readonly Owned[]): Promise<void> {
  for (const { table, owner, columns } of owned) {
    // What all see of a broadcast is no secret.
    if (table.startsWith('live')) continue
    for (const column of columns.filter((each) => PRIVATE.test(each))) {
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${MARK} || rowid
        where ${sql.ref(owner)} = ${VICTIM} and typeof(${sql.ref(column)}) = 'text'`.execute(db)
    }
  }
}

/** How many rows were ever written, nonces aside: most calls write none. */
export async function rowsWritten({ services: { db } }: Sandbox): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select total_changes() - coalesce((select max(id) from nonces), 0) as count`.execute(db)
  return rows[0]?.count ?? 0
}

async function rowsOfOthers(
  { services: { db } }: Sandbox,
  owned: readonly Owned[],
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>()
  for (const { table, owner } of owned) {
    // Who knows a password may begin a session; ending one of somebody else's is another matter.
    const part = table === 'sessions' ? sql`"revokedAt" is not null` : sql`1`
    const { rows } = await sql`select * from ${sql.table(table)}
      where ${sql.ref(owner)} <> ${ATTACKER} and ${part} order by rowid`.execute(db)
    found.set(table, JSON.stringify(rows))
  }
  return found
}

/**
 * Every call with the ids of somebody else's rows: their rows stay as they are, and their texts are told to
 * nobody.
 */
export async function attackOwnership(
  range: Range,
  sandbox: Sandbox,
  seed: number,
  handlers: readonly Handler[],
  cases: number,
): Promise<void> {
  const owned = await ownedTables(sandbox)
  await mark(sandbox, owned)
  const owners = new Map(owned.map(({ table, owner }) => [table, owner]))
  const pool = await idsOf(sandbox, (table) => {
    const owner = owners.get(table)
    return owner === undefined ? undefined : sql<boolean>`${sql.ref(owner)} = ${VICTIM}`
  })
  const target: Aim = { sandbox, seed, pool }
  let before = await rowsOfOthers(sandbox, owned)
  for (const handler of handlers) {
    for (let index = 0; index < cases; index++) {
      const shot = await aim(target, handler, index * WHOLE, ATTACKER)
      const written = await rowsWritten(sandbox)
      const answer = await range.fire(shot)
      if (answer?.text.includes(MARK)) range.blame(shot, `tells a secret: ${answer.text}`)
      if ((await rowsWritten(sandbox)) === written) continue
      const after = await rowsOfOthers(sandbox, owned)
      for (const [table, rows] of after) {
        if (rows !== before.get(table)) range.blame(shot, `changed rows of others in ${table}`)
      }
      before = after
    }
  }
}
