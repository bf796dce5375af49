import type { SqlRunner } from '../migrate'

/** Who may have a package or a grade, as coupons say which lines they are for. Without a row everybody may. */
export function up(db: SqlRunner): void {
  db.exec(`
    create table offer_conditions (
      kind text not null, offerId text not null, conditions text not null,
      primary key (kind, offerId)
    )
  `)
}
