import type { SqlRunner } from '../migrate'

/** What an author shows for sale while the stream runs. */
export function up(db: SqlRunner): void {
  db.exec(`
    create table live_products (
      liveId text not null references lives (id) on delete cascade,
      productId text not null references products (id), position integer not null,
      primary key (liveId, productId)
    );
  `)
}
