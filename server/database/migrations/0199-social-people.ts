import type { SqlRunner } from '../migrate'

/** Of which app an openId is, and who that is in all apps of their owner; empty where the vendor did not say. */
export function up(db: SqlRunner): void {
  db.exec(`
    create table social_people (
      openId text primary key, app text not null, unionId text not null default ''
    );
    create index social_people_union on social_people (unionId);
  `)
}
