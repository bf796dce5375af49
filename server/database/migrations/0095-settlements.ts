import type { SqlRunner } from '../migrate'

/** When a shop's papers were sent, and what shops were paid: orders and refunds name the settlement they are in. */
export function up(db: SqlRunner): void {
  db.exec(`
    alter table merchants add column submittedAt integer;
    update merchants set submittedAt = createdAt where status = 1;
    create table settlements (
      id text primary key, merchantId text not null references merchants (id),
      userId text not null references users (id), fromDay text not null, toDay text not null,
      orders integer not null, sold integer not null, refunded integer not null,
      fee integer not null check (fee >= 0), paid integer not null check (paid > 0),
      createdAt integer not null, unique (merchantId, fromDay),
      check (paid = sold - refunded - fee)
    );
    alter table orders add column settlementId text not null default '';
    alter table order_refunds add column settlementId text not null default '';
    create index orders_settlement on orders (settlementId);
    create index order_refunds_settlement on order_refunds (settlementId);
  `)
}
