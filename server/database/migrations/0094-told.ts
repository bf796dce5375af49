import type { SqlRunner } from '../migrate'

/** Messages of one person beside those for everybody, and how an application for a shop was answered. */
export function up(db: SqlRunner): void {
  db.exec(`
    alter table notices add column userId text not null default '';
    create index notices_user on notices (userId, createdAt);
    alter table merchants add column reason text not null default '';
    alter table merchants add column reviewedAt integer;
  `)
}
