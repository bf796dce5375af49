import type { SqlRunner } from '../migrate'

/** Lines say what they belong to, and every figure is the sum of its lines: none is kept beside them. */
export function up(db: SqlRunner): void {
  db.exec(`
    alter table ledger add column refKind text not null default '';
    alter table ledger add column refId text not null default '';
    create index ledger_user on ledger (userId, createdAt);
    alter table wallet_overviews drop column investedEquipment;
    alter table wallet_overviews drop column todayEarnings;
    alter table wallet_overviews drop column cumulativeIncome;
    alter table wallet_overviews drop column yesterdayYield;
    drop table incomes;
  `)
}
