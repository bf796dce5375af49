import type { SqlRunner } from '../migrate'

export function up(db: SqlRunner): void {
  db.exec(`
    create table cart_lines (
      userId text not null, productId text not null, skuId text not null,
      count integer not null check (count > 0), createdAt integer not null,
      primary key (userId, skuId)
    );
    create table reviews (
      id text primary key, userId text not null, productId text not null, orderId text not null,
      stars integer not null, content text not null, createdAt integer not null,
      unique (orderId, productId)
    );
    create table identities (
      userId text primary key, name text not null, idCard text not null unique,
      createdAt integer not null
    );
    create table investments (
      id text primary key, userId text not null, name text not null, mobile text not null,
      count integer not null, status integer not null, createdAt integer not null
    );
    create table grade_orders (
      payId text primary key, userId text not null, gradeId integer not null,
      requestId text not null, unique (userId, requestId)
    );
    create table configs (type text primary key, json text not null);
    create table contents (
      id text primary key, kind text not null, title text not null, intro text not null,
      image text not null, url text not null, createdAt integer not null,
      startsAt integer not null default 0, seats integer not null default 0
    );
    create table bookings (
      userId text not null, eventId text not null references contents (id),
      createdAt integer not null, primary key (userId, eventId)
    );
  `)
}
