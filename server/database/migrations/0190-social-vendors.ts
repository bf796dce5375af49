import type { SqlRunner } from '../migrate'

/** Whose handle it is, since vendors open sealed numbers in ways of their own; and what processes share of a vendor. */
export function up(db: SqlRunner): void {
  db.exec(`
    alter table social_sessions add column gateway text not null default 'wechat';
    create table vendor_tokens (name text primary key, token text not null, expiresAt integer not null);
  `)
}
