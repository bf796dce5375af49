import type { SqlRunner } from '../migrate'

/** Vouchers of packages, experience and birthdays of members, and coupons that are one person's. */
export function up(db: SqlRunner): void {
  db.exec(`
    create table vouchers (
      id text primary key, code text not null unique, userId text not null references users (id),
      payId text not null references payments (id), packageId text not null,
      productId text not null, name text not null, image text not null,
      total integer not null check (total > 0), used integer not null default 0,
      createdAt integer not null, expiresAt integer not null, refundedAt integer,
      check (used <= total)
    );
    create index vouchers_user on vouchers (userId, createdAt);
    create table voucher_uses (
      id text primary key, voucherId text not null references vouchers (id),
      storeId text not null references stores (id), staffId text not null references users (id),
      count integer not null check (count > 0), requestId text not null,
      createdAt integer not null, unique (voucherId, requestId)
    );
    alter table users add column experience integer not null default 0;
    alter table users add column birthday text not null default '';
    alter table coupons add column requestId text not null default '';
    alter table coupons add column personal text not null default '';
    update users set experience = case gradeId when 2 then 100 when 3 then 1000 when 4 then 5000 else 0 end;
  `)
}
