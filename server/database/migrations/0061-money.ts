import type { SqlRunner } from '../migrate'

export function up(db: SqlRunner): void {
  db.exec(`
    alter table user_accounts add column branch text not null default '';
    alter table user_accounts add column preferred integer not null default 0;
    create table recharges (
      payId text primary key references payments (id), userId text not null references users (id),
      accountId text not null, amount integer not null check (amount > 0),
      requestId text not null, createdAt integer not null, creditedAt integer,
      unique (userId, requestId)
    );
    create table offline_recharges (
      id text primary key, userId text not null references users (id), accountId text not null,
      amount integer not null check (amount > 0), code text not null unique,
      voucher text not null default '', status integer not null, reason text not null default '',
      createdAt integer not null, submittedAt integer, reviewedAt integer
    );
    create index offline_recharges_user on offline_recharges (userId, createdAt);
  `)
}
