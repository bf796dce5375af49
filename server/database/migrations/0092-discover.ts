import type { SqlRunner } from '../migrate'

/** Prices of kept things, reviews with pictures and replies, events of stores, and who waits for what. */
export function up(db: SqlRunner): void {
  db.exec(`
    alter table favorites add column price integer;
    alter table reviews add column skuName text not null default '';
    alter table reviews add column pictures text not null default '[]';
    alter table reviews add column isAnonymous integer not null default 0;
    alter table reviews add column addition text not null default '';
    alter table reviews add column addedAt integer;
    alter table reviews add column reply text not null default '';
    alter table reviews add column repliedAt integer;
    create index reviews_product on reviews (productId, createdAt);
    alter table contents add column storeId text not null default '';
    create table stock_notices (
      userId text not null references users (id), skuId text not null references skus (id),
      createdAt integer not null, primary key (userId, skuId)
    );
  `)
}
