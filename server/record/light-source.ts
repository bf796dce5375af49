import { sql } from 'kysely'
import type { Source } from '../database/records'
import { Refusal } from '../refusal'

/** The tables light apps may keep records in. */
const TABLES: readonly string[] = ['note', 'wishlist', 'tasting', 'searchHistory']

/** A record as the wire has it. */
export interface WireRecord {
  readonly _id: string
  readonly tableName: string
  readonly DataJson: string
}

/** The caller's records of one table. @throws Refusal 404 for a table no light app may use. */
export function lightSource(tableName: string, userId: string): Source<WireRecord> {
  if (!TABLES.includes(tableName)) {
    throw new Refusal(404, {
      en: `There is no table ${tableName}.`,
      'zh-Hans': `数据表${tableName}不存在`,
    })
  }
  return {
    table: 'light_records',
    scope: sql`"tableName" = ${tableName} and "userId" = ${userId}`,
    fieldOf: (field) => sql.ref(field),
    columns: sql`id as "_id", "tableName", data as "DataJson"`,
    keywords: ['data'],
    toRecord: (row) => row as unknown as WireRecord,
  }
}
