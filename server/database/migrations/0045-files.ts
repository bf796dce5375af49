import type { SqlRunner } from '../migrate'

export function up(db: SqlRunner): void {
  db.exec(`
    create table files (
      id text primary key, userId text not null references users (id), kind text not null,
      name text not null, type text not null, bytes blob not null, createdAt integer not null
    );
    create index files_user on files (userId);
  `)
}
