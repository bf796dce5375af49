import type { SqlRunner } from '../migrate'

/** Until when a shop's licence is valid, and its picture, for shops whose papers nobody saved in a form. */
export function up(db: SqlRunner): void {
  db.exec(`
    alter table merchants add column licenceUntil text not null default '';
    alter table merchants add column licenceImage text not null default '';
  `)
}
