import type { SqlRunner } from '../migrate'

export function up(db: SqlRunner): void {
  db.exec(`
    create table product_favorites (
      userId text not null, productId text not null references products (id),
      createdAt integer not null, primary key (userId, productId)
    );
  `)
}
