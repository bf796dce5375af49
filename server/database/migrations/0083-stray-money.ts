import type { SqlRunner } from '../migrate'

/** News that fits no payment is kept too, and money goes back although nobody knows what it was for. */
export function up(db: SqlRunner): void {
  db.exec(`
    alter table payment_notifications add column problem text not null default '';
    create table refunds_of_any (
      id text primary key, payId text not null, gateway text not null,
      transactionId text not null, amount integer not null check (amount > 0),
      reason text not null, createdAt integer not null, unique (gateway, transactionId)
    );
    insert into refunds_of_any select id, payId, gateway, transactionId, amount, reason, createdAt from refunds;
    drop table refunds;
    alter table refunds_of_any rename to refunds;
  `)
}
