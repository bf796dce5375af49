import type { SqlRunner } from '../migrate'

/** What was sent under a request id, and what it was answered: a second try changes nothing (decision 0076). */
export function up(db: SqlRunner): void {
  db.exec(`
    create table answered (
      userId text not null, requestId text not null, call text not null,
      state text not null check (state in ('begun', 'done', 'refused', 'withdrawn')),
      answer text not null, createdAt integer not null,
      primary key (userId, requestId)
    );
    create index answered_by_time on answered (createdAt);
  `)
}
