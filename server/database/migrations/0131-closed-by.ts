import type { SqlRunner } from '../migrate'

/** Who closed an order: a shop says why in words that are read in the buyer's language. */
export function up(db: SqlRunner): void {
  db.exec(`alter table orders add column closedBy text not null default ''`)
}
