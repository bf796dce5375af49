import type { SqlRunner } from '../migrate'

/** Facts of products that are no beer. */
export function up(db: SqlRunner): void {
  db.exec("alter table products add column attributes text not null default '[]'")
}
