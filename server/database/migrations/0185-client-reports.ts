import type { SqlRunner } from '../migrate'

/** What went wrong in clients, of nobody in particular. */
export function up(db: SqlRunner): void {
  db.exec(`
    create table client_reports (
      fingerprint text not null, host text not null check (host in ('h5', 'weapp', 'alipay')),
      version text not null, kind text not null, problem text not null, message text not null,
      stack text not null, page text not null, count integer not null check (count > 0),
      firstAt integer not null, lastAt integer not null,
      primary key (fingerprint, host, version)
    );
    create index client_reports_by_time on client_reports (lastAt);
  `)
}
