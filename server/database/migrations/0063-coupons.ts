import type { SqlRunner } from '../migrate'

export function up(db: SqlRunner): void {
  db.exec(`
    create table coupons (
      id text primary key, name text not null, classId text not null default '',
      amount integer not null, threshold integer not null, total integer not null,
      startsAt integer not null, endsAt integer not null, position integer not null
    );
    create table coupon_claims (
      couponId text not null references coupons (id) on delete cascade,
      userId text not null references users (id), createdAt integer not null,
      primary key (couponId, userId)
    );
  `)
}
