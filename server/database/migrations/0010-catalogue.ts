import type { SqlRunner } from '../migrate'

export function up(db: SqlRunner): void {
  db.exec(`
    create table merchants (
      id text primary key, ownerId text not null, name text not null, licence text not null,
      status integer not null, createdAt integer not null
    );
    create table stores (
      id text primary key, merchantId text not null references merchants (id), name text not null,
      address text not null, phone text not null, hours text not null, image text not null,
      latitude real not null, longitude real not null
    );
    create table devices (
      id text primary key, serial text not null unique, ownerId text not null,
      storeId text not null references stores (id), kind text not null, name text not null,
      status integer not null, price integer not null, todayIncome integer not null,
      income integer not null, seenAt integer not null
    );
    create index devices_owner on devices (ownerId);
    create table categories (
      id text primary key, parentId text not null, name text not null, icon text not null,
      position integer not null
    );
    create table products (
      id text primary key, storeId text not null references stores (id),
      classId text not null references categories (id), name text not null, style text not null,
      intro text not null, description text not null, image text not null, images text not null,
      abv real not null, ibu integer not null, srm integer not null, options text not null,
      tags text not null, priceStyleId text not null, skuId text not null, price integer not null,
      marketPrice integer, sold integer not null default 0, position integer not null,
      search text not null
    );
    create index products_class on products (classId);
    create table skus (
      id text primary key, productId text not null references products (id), name text not null,
      optionValues text not null, price integer not null, marketPrice integer,
      stock integer not null check (stock >= 0), image text not null
    );
    create index skus_product on skus (productId);
    create table relations (
      id text primary key, type text not null, name text not null, icon text not null,
      status integer not null, url text not null, position integer not null
    );
    create table notices (
      id text primary key, text text not null, url text not null, level text not null,
      createdAt integer not null
    );
    create table accounts (
      id text primary key, userId text not null, kind text not null, name text not null,
      amount integer not null, frozen integer not null default 0
    );
    create index accounts_user on accounts (userId);
    create table wallet_overviews (
      userId text primary key, investedEquipment integer not null, todayEarnings integer not null,
      cumulativeIncome integer not null, yesterdayYield integer not null, referralCode text not null
    );
    create table ledger (
      id text primary key, accountId text not null references accounts (id), userId text not null,
      kind text not null, title text not null, amount integer not null, balance integer not null,
      createdAt integer not null
    );
    create index ledger_account on ledger (accountId, createdAt);
    create table rankings (
      userId text not null, name text not null, avatar text not null, period text not null,
      value integer not null, delta integer not null, primary key (period, userId)
    );
    create table market (
      brandNo text primary key, price integer not null, cumIncome integer not null,
      cumReturn real not null
    );
    create table incomes (
      userId text not null, day text not null, devices integer not null,
      referrals integer not null, primary key (userId, day)
    );
  `)
}
