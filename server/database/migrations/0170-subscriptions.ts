import type { SqlRunner } from '../migrate'

/** What people let their host tell them while the app is closed, and what the hosts were given to tell. */
export function up(db: SqlRunner): void {
  db.exec(`
    create table subscriptions (
      userId text not null references users (id), host text not null check (host in ('weapp', 'alipay')),
      moment text not null check (moment in ('shipped', 'refunded', 'live')),
      templateId text not null, answer text not null check (answer in ('accept', 'reject', 'ban')),
      quota integer not null default 0 check (quota >= 0), answeredAt integer not null,
      primary key (userId, host, moment, templateId)
    );
    create table gateway_messages (
      id text primary key, host text not null, userId text not null references users (id),
      moment text not null, templateId text not null, refId text not null,
      text text not null, url text not null, sentAt integer not null, unique (userId, moment, refId)
    );
  `)
}
