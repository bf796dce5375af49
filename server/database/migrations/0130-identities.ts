import type { SqlRunner } from '../migrate'

/**
 * Who somebody is is looked at before it holds: pictures of the card, a state and a reason. A number belongs to
 * one account once it is approved, so that nobody keeps another's by handing it in. What the form before this held
 * is nobody's to read any more.
 */
export function up(db: SqlRunner): void {
  db.exec(`
    create table identities_now (
      userId text primary key, name text not null, idCard text not null,
      front text not null default '', back text not null default '',
      status integer not null check (status in (1, 2, 3)), reason text not null default '',
      submittedAt integer not null, reviewedAt integer
    );
    insert into identities_now (userId, name, idCard, status, submittedAt, reviewedAt)
      select userId, name, idCard, 2, createdAt, createdAt from identities;
    drop table identities;
    alter table identities_now rename to identities;
    delete from form_entries where key = '/user/identity';
    create unique index identities_card on identities (idCard) where status = 2;
    create index identities_status on identities (status, submittedAt);
  `)
}
