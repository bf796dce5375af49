import type { SqlRunner } from '../migrate'

/** What a message is about, and who has read it. */
export function up(db: SqlRunner): void {
  db.exec(`
    alter table notices add column kind text not null default 'system'
      check (kind in ('order', 'wallet', 'team', 'live', 'system'));
    create table notice_reads (
      userId text not null,
      noticeId text not null,
      primary key (userId, noticeId)
    );
    delete from notices where userId <> '' and url like '/custService/service%';
  `)
}
