import type { SqlRunner } from '../migrate'

export function up(db: SqlRunner): void {
  db.exec(`
    create table gateway_codes (
      code text primary key, gateway text not null, purpose text not null, identity text not null,
      expiresAt integer not null, usedAt integer
    );
    create table gateway_sessions (
      openId text primary key, gateway text not null, identity text not null, sessionKey text not null
    );
    create table gateway_orders (
      id text primary key, gateway text not null, payId text not null, amount integer not null,
      description text not null, status text not null, returnUrl text not null,
      payType integer not null, createdAt integer not null, transactionId text
    );
    create index gateway_orders_pay on gateway_orders (payId);
  `)
}
