import type { SqlRunner } from '../migrate'

/** What an author plans, shows just now and says to all, and who may not talk or watch in their stream. */
export function up(db: SqlRunner): void {
  db.exec(`
    alter table lives add column startsAt integer;
    alter table lives add column pinnedId text not null default '';
    alter table lives add column notice text not null default '';
    alter table lives add column requestId text;
    create unique index lives_request on lives (authorId, requestId);
    alter table live_viewers add column barred integer not null default 0
      check (barred in (0, 1, 2));
  `)
}
