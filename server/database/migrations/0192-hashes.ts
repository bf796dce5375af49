import type { SqlRunner } from '../migrate'

/** What the bytes of an upload were, wherever they are moved to; empty for those of before. */
export function up(db: SqlRunner): void {
  db.exec("alter table files add column hash text not null default '';")
}
