import type { SqlRunner } from '../migrate'

/** How many errors and warnings the editor has found in a draft, and in what was published of it. */
export function up(db: SqlRunner): void {
  db.exec("alter table view_drafts add column problems text not null default ''")
  db.exec("alter table view_versions add column problems text not null default ''")
}
