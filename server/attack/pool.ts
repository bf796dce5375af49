import { type RawBuilder, sql } from 'kysely'
import type { Sandbox } from '../app'
import { ENTITIES } from '../record/entities'
import { VIEWS } from '../views'
import type { Random } from './random'

/**
 * Ids of rows there are, and other words a call may be asked with.
 *
 * @param field what the value is called: `orderId`, `type`.
 * @param path of the call: what an `id` in `basic/address/{id}` is of.
 * @returns undefined for a field nothing is known about.
 */
export type Pool = (field: string, random: Random, path: string) => string | undefined

const ENTITY_NAMES = [...ENTITIES.keys()]

/** What fields that are no ids may say. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  entity: ENTITY_NAMES,
  type: ENTITY_NAMES,
  module: ['shop', 'user'],
  tableName: ['note', 'wishlist', 'tasting', 'searchHistory'],
  key: ['note', 'wishlist', '13800138000', '19912345678'],
  field: [...new Set([...ENTITIES.values()].flatMap(({ columns }) => Object.keys(columns)))],
  url: [...VIEWS.keys()],
  mobile: ['13800138000', '19912345678', '13900139000'],
  password: ['taproom1', '123456'],
  verifyCode: ['123456', '778899'],
  DataJson: ['{"a":1}', '[]', '{'],
}

/** `orders` as it stands in names of fields and paths: `order`. */
const singular = (table: string): string => table.replace(/sses$/, 'ss').replace(/([^s])s$/, '$1')

const isId = (column: string): boolean => /^id$|Id$/.test(column)

/**
 * The ids in the tables of a sandbox.
 *
 * @param part which rows of a table count; undefined leaves the table out.
 */
export async function idsOf(
  { services: { db } }: Sandbox,
  part: (table: string, columns: readonly string[]) => RawBuilder<boolean> | undefined,
): Promise<Pool> {
  const byField = new Map<string, string[]>()
  const byTable = new Map<string, string[]>()
  for (const { name, columns } of await db.introspection.getTables()) {
    const names = columns.map((column) => column.name)
    const where = part(name, names)
    for (const column of where ? names.filter(isId) : []) {
      const { rows } = await sql<{ id: unknown }>`select distinct ${sql.ref(column)} as id
        from ${sql.table(name)} where ${where} limit 8`.execute(db)
      const ids = rows.map(({ id }) => String(id)).filter((id) => id !== '')
      const field = column === 'id' ? `${singular(name)}Id` : column
      byField.set(field, [...(byField.get(field) ?? []), ...ids])
      if (column === 'id') byTable.set(singular(name).toLowerCase(), ids)
    }
  }
  const all = [...byField.values()].flat()
  return (field, random, path) => {
    const known = WORDS[field] ?? byField.get(field)
    if (known && known.length > 0) return random.pick(known)
    if (!/^ids?$|Id$/.test(field) || all.length === 0) return undefined
    const named = [...byTable].filter(([table]) => path.toLowerCase().includes(table))
    const fitting = named.flatMap(([, ids]) => ids)
    return random.pick(fitting.length > 0 ? fitting : all)
  }
}

/** The ids of everybody's rows. */
export const everyId = (sandbox: Sandbox): Promise<Pool> =>
  idsOf(sandbox, () => sql<boolean>`1 = 1`)
