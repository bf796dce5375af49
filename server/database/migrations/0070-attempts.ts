import type { SqlRunner } from '../migrate'

/** Guesses have a kind beside their subject: no text typed into one kind can be a subject of another. */
export function up(db: SqlRunner): void {
  db.exec(`
    drop table login_failures;
    create table attempts (
      id integer primary key, kind text not null, subject text not null, at integer not null
    );
    create index attempts_subject on attempts (kind, subject, at);
    create index attempts_at on attempts (at);
  `)
}
