import type { SqlRunner } from '../migrate'

/** Addresses that pages had before, and where each of these pages is now. */
export function up(db: SqlRunner): void {
  db.exec(`
    create table view_redirects (
      url text primary key, toUrl text not null, createdAt integer not null
    );
    create index view_redirects_to on view_redirects (toUrl);
  `)
}
