import type { SqlRunner } from '../migrate'

/** The county or city a shop stands in; empty where nobody knows. */
export function up(db: SqlRunner): void {
  db.exec(`alter table stores add column regionId text not null default ''`)
}
