import type { SqlRunner } from '../migrate'

/** What is to be said to vendors: a question about an order, and money they are to pay back. */
export function up(db: SqlRunner): void {
  db.exec(`
    alter table gateway_orders add column askAt integer;
    create index gateway_orders_ask on gateway_orders (askAt);
    create table gateway_refunds (
      id text primary key, gateway text not null, transactionId text not null,
      amount integer not null check (amount > 0), total integer not null, reason text not null,
      nextAt integer, attempts integer not null default 0, doneAt integer,
      lastError text not null default ''
    );
    create index gateway_refunds_due on gateway_refunds (doneAt, nextAt);
  `)
}
