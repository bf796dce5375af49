import type { SqlRunner } from '../migrate'

/** Events with an end, a price, a text and a place; bookings become tickets, which stay when they are over. */
export function up(db: SqlRunner): void {
  db.exec(`
    alter table contents add column endsAt integer not null default 0;
    alter table contents add column points integer not null default 0;
    alter table contents add column text text not null default '';
    alter table contents add column src text not null default '';
    alter table contents add column length integer not null default 0;
    alter table contents add column regionId text not null default '';
    alter table contents add column place text not null default '';
    create table tickets (
      id text primary key, code text not null unique, userId text not null references users (id),
      eventId text not null references contents (id),
      count integer not null check (count > 0), points integer not null default 0 check (points >= 0),
      createdAt integer not null, cancelledAt integer, usedAt integer, remindedAt integer,
      staffId text not null default '',
      check (cancelledAt is null or usedAt is null)
    );
    create unique index tickets_open on tickets (userId, eventId) where cancelledAt is null;
    create index tickets_event on tickets (eventId);
    insert into tickets (id, code, userId, eventId, count, createdAt)
      select '99' || (10000 + rowid), 4000000000 + rowid, userId, eventId, 1, createdAt from bookings
      where userId in (select id from users);
    drop table bookings;
    update contents set endsAt = startsAt + 7200 where kind = 'event';
  `)
}
