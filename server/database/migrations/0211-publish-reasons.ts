import type { SqlRunner } from '../migrate'

/** Why a page was published although something is wrong with it, as who did it has said. */
export function up(db: SqlRunner): void {
  db.exec("alter table view_audit add column reason text not null default ''")
}
