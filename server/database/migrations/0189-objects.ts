import type { SqlRunner } from '../migrate'

/** Bytes of uploads may lie in an object storage; what lies there and is named by no file is remembered. */
export function up(db: SqlRunner): void {
  db.exec(`
    alter table files add column object text not null default '';
    alter table files add column size integer not null default 0;
    update files set size = length(bytes);
    create table stray_objects (object text primary key, dueAt integer not null);
  `)
}
