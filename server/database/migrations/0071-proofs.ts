import type { SqlRunner } from '../migrate'

/** What our own server remembers of a social platform's answers; session keys stay in here. */
export function up(db: SqlRunner): void {
  db.exec(`
    create table social_proofs (
      code text primary key, openId text not null, expiresAt integer not null,
      loginAt integer, bindAt integer
    );
    create table social_sessions (
      openId text primary key, handle text not null unique, sessionKey text not null
    );
    create table phone_proofs (
      openId text not null, mobile text not null, expiresAt integer not null,
      primary key (openId, mobile)
    );
  `)
}
