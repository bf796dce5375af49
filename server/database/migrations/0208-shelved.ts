import type { SqlRunner } from '../migrate'

/**
 * When a product first stood on the shelf. What stood there before was not noted: what is marked as new came
 * last. What a shop had made bore its own name as a style, for want of another.
 */
export function up(db: SqlRunner): void {
  db.exec('alter table products add column shelvedAt integer not null default 0')
  db.exec(
    "update products set shelvedAt = case when tags like '%,new,%' then 2 else 1 end where onShelf = 1",
  )
  db.exec(`
    update products set style = (select name from categories where categories.id = products.classId)
    where style = name and abv = 0 and ibu = 0 and srm = 0
  `)
}
