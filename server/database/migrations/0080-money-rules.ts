import type { SqlRunner } from '../migrate'

/** Points are no money, a request id belongs to one body, and a thumb to one person. */
export function up(db: SqlRunner): void {
  db.exec(`
    alter table accounts add column currency text not null default 'CNY';
    update accounts set currency = 'points' where kind = 'points';
    create unique index accounts_kind on accounts (userId, kind);
    create table requests (
      userId text not null references users (id), requestId text not null,
      digest text not null, createdAt integer not null, primary key (userId, requestId)
    );
    create table live_thumbs (
      liveId text not null references lives (id) on delete cascade,
      userId text not null references users (id), createdAt integer not null,
      primary key (liveId, userId)
    );
  `)
}
