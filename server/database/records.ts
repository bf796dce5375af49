import { type Kysely, type RawBuilder, sql } from 'kysely'
import { type Condition, checkSorts, type Sort } from '../../src/shared/query'
import { Refusal } from '../refusal'
import { pageWindow } from './page'
import { conditionSql } from './query'
import type { Database } from './schema'

/** Records a caller may see: a table, the part of it that is theirs, and the fields there are. */
export interface Source<T> {
  readonly table: keyof Database
  readonly scope: RawBuilder<boolean>
  /** @throws Refusal for a field the caller may not ask for. */
  readonly fieldOf: (field: string) => RawBuilder<unknown>
  /** What is read of each row: `a, b as c`. */
  readonly columns: RawBuilder<unknown>
  /** Fields a keyword is looked for in. */
  readonly keywords: readonly string[]
  readonly toRecord: (row: Record<string, unknown>) => T
}

export interface Wanted {
  readonly condition?: Condition | undefined
  readonly sorts?: readonly Sort[] | undefined
  readonly keyword?: string | undefined
}

/** The sentence of client spec §5 for a sort that is neither Desc nor Asc. */
export const WRONG_SORT = new Refusal(400, {
  en: 'The sort type must be Desc or Asc',
  'zh-Hans': 'type排序类型错误',
})

/** More fields than a record has to be sorted by. */
const MOST_SORTS = 10
const TOO_MANY_SORTS = new Refusal(400, {
  en: `Records are sorted by ${MOST_SORTS} fields at most.`,
  'zh-Hans': `排序字段不能超过${MOST_SORTS}个`,
})

function filter<T>(source: Source<T>, { condition, keyword }: Wanted): RawBuilder<boolean> {
  const word = keyword?.trim() ?? ''
  const search: Condition = {
    logicalOperator: 'or',
    conditions: source.keywords.map((field) => ({ field, operator: 'like', value: word })),
  }
  const found = conditionSql(word === '' ? undefined : search, source.fieldOf)
  return sql`${source.scope} and ${conditionSql(condition, source.fieldOf)} and ${found}`
}

function order<T>({ fieldOf }: Source<T>, sorts: readonly Sort[] = []): RawBuilder<unknown> {
  if (sorts.length > MOST_SORTS) throw TOO_MANY_SORTS
  if (checkSorts(sorts)) throw WRONG_SORT
  const directions = { Asc: sql`asc nulls first`, Desc: sql`desc nulls last` } as const
  const terms = sorts.map(({ field, type }) => sql`${fieldOf(field)} ${directions[type]}`)
  return sql.join([...terms, sql`rowid desc`])
}

async function read<T>(
  db: Kysely<Database>,
  source: Source<T>,
  wanted: Wanted,
  { limit, offset }: { limit: number; offset: number },
): Promise<T[]> {
  const query = sql<Record<string, unknown>>`
    select ${source.columns} from ${sql.table(source.table)} where ${filter(source, wanted)}
    order by ${order(source, wanted.sorts)} limit ${limit} offset ${offset}`
  const { rows } = await query.execute(db)
  return rows.map(source.toRecord)
}

const MOST = 100

/** The first records, the newest first unless `sorts` say otherwise; at most 100. */
export function listRecords<T>(
  db: Kysely<Database>,
  source: Source<T>,
  wanted: Wanted,
  limit = MOST,
): Promise<T[]> {
  const some = Math.min(Math.max(1, Math.trunc(limit)), MOST)
  return read(db, source, wanted, { limit: some, offset: 0 })
}

/** One page of the records, with how many there are in all. */
export async function pageRecords<T>(
  db: Kysely<Database>,
  source: Source<T>,
  wanted: Wanted & { readonly pageIndex: number; readonly pageSize: number },
) {
  const { limit, offset } = pageWindow(wanted)
  const result = await read(db, source, wanted, { limit, offset })
  const count = sql<{ count: number }>`
    select count(*) as count from ${sql.table(source.table)} where ${filter(source, wanted)}`
  const { rows } = await count.execute(db)
  const pageIndex = Math.max(1, Math.trunc(wanted.pageIndex))
  return { result, pageIndex, pageSize: limit, totalCount: rows[0]?.count ?? 0 }
}
