import type { SqlRunner } from '../migrate'

/** Films somebody has begun to watch for a reward. */
export function up(db: SqlRunner): void {
  db.exec(`
    create table film_starts (
      userId text not null references users (id), filmId text not null references contents (id),
      startedAt integer not null, primary key (userId, filmId)
    );
  `)
}
