import type { SqlRunner } from '../migrate'

/** What signed calls were made of lately: a restart forgets none of it. Rows are numbered as they came. */
export function up(db: SqlRunner): void {
  db.exec(`
    create table nonces (
      id integer primary key, nonce text not null unique, forgetAt integer not null
    );
    create index nonces_forget on nonces (forgetAt);
  `)
}
