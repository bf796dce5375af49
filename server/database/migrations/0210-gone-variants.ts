import type { SqlRunner } from '../migrate'

/** What a variant in a cart was when its shop took it away: its name, its price and its picture. */
export function up(db: SqlRunner): void {
  db.exec("alter table cart_lines add column gone text not null default ''")
}
