import type { SqlRunner } from '../migrate'

/** What of a picture is shown, and the point of it that stays in view. */
export function up(db: SqlRunner): void {
  db.exec(`
    create table file_cuts (
      fileId text not null references files (id), cut text not null,
      userId text not null references users (id), createdAt integer not null,
      primary key (fileId, cut)
    );
  `)
}
