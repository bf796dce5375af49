import type { SqlRunner } from '../migrate'

export function up(db: SqlRunner): void {
  db.exec(`
    create table stores (id text primary key, name text not null);
    create table products (
      id text primary key, storeId text not null references stores (id), classId text not null,
      name text not null, image text not null, sold integer not null default 0
    );
    create table skus (
      id text primary key, productId text not null references products (id), name text not null,
      price integer not null, stock integer not null check (stock >= 0), image text not null
    );
    create index skus_product on skus (productId);
    create table accounts (
      id text primary key, userId text not null, kind text not null, name text not null,
      amount integer not null, frozen integer not null default 0
    );
    create index accounts_user on accounts (userId);
  `)
}
