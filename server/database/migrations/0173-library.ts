import type { SqlRunner } from '../migrate'

/** Templates that operators save, and what is known of the pictures they upload. */
export function up(db: SqlRunner): void {
  db.exec(`
    create table view_templates (
      id text primary key, kind text not null, name text not null, json text not null,
      userId text not null references users (id), requestId text not null,
      createdAt integer not null, unique (userId, requestId)
    );
    alter table files add column folder text not null default '';
    alter table files add column alt text not null default '';
    alter table files add column width integer not null default 0;
    alter table files add column height integer not null default 0;
  `)
}
