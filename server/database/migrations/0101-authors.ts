import type { SqlRunner } from '../migrate'

/** Whoever is followed is kept, and the other way round. */
export function up(db: SqlRunner): void {
  db.exec(`
    insert or ignore into favorites (userId, type, entityId, createdAt)
      select userId, 'author', authorId, createdAt from live_follows;
    insert or ignore into live_follows (userId, authorId, createdAt)
      select userId, entityId, createdAt from favorites where type = 'author';
  `)
}
