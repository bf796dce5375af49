import type { SqlRunner } from '../migrate'

/** What gateways have yet to tell main, and money that went back. */
export function up(db: SqlRunner): void {
  db.exec(`
    create table gateway_outbox (
      id integer primary key, gatewayOrderId text not null references gateway_orders (id),
      createdAt integer not null, nextAt integer, attempts integer not null default 0,
      deliveredAt integer, lastError text not null default ''
    );
    create index gateway_outbox_due on gateway_outbox (deliveredAt, nextAt);
    create index gateway_orders_status on gateway_orders (status);
    create table refunds (
      id text primary key, payId text not null references payments (id), gateway text not null,
      transactionId text not null, amount integer not null check (amount > 0),
      reason text not null, createdAt integer not null, unique (gateway, transactionId)
    );
  `)
}
