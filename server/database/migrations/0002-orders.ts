import type { SqlRunner } from '../migrate'

export function up(db: SqlRunner): void {
  db.exec(`
    create table orders (
      id text primary key, serial text not null unique, userId text not null references users (id),
      storeId text not null, status integer not null, way integer not null,
      goodsAmount integer not null, freight integer not null, amount integer not null,
      address text not null, note text not null, requestId text not null,
      createdAt integer not null, paidAt integer, expiresAt integer not null,
      unique (userId, requestId)
    );
    create index orders_user on orders (userId, createdAt);
    create index orders_due on orders (status, expiresAt);
    create table order_lines (
      orderId text not null references orders (id), position integer not null,
      productId text not null, skuId text not null, name text not null, skuName text not null,
      image text not null, price integer not null, count integer not null check (count > 0),
      primary key (orderId, position)
    );
    create table payments (
      id text primary key, orderId text not null, userId text not null references users (id),
      title text not null, amount integer not null check (amount >= 0), status integer not null,
      payType integer, createdAt integer not null, expiresAt integer not null, paidAt integer
    );
    create index payments_order on payments (orderId);
    create table payment_notifications (
      gateway text not null, transactionId text not null, payId text not null,
      amount integer not null, receivedAt integer not null, repeats integer not null default 0,
      primary key (gateway, transactionId)
    );
  `)
}
