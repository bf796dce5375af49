import type { SqlRunner } from '../migrate'

export function up(db: SqlRunner): void {
  db.exec(`
    create table channels (
      id text primary key, ownerId text not null references users (id), name text not null,
      position integer not null
    );
    create table terminals (
      id text primary key, serial text not null unique, ownerId text not null references users (id),
      channelId text not null references channels (id), place text not null,
      status integer not null, todayIncome integer not null, income integer not null,
      seenAt integer not null
    );
    create index terminals_owner on terminals (ownerId, channelId);
    create table package_orders (
      payId text primary key references payments (id), userId text not null references users (id),
      packageId text not null, requestId text not null, createdAt integer not null, openedAt integer,
      unique (userId, requestId)
    );
    create index package_orders_user on package_orders (userId, packageId);
  `)
}
