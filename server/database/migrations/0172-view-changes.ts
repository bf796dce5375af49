import type { SqlRunner } from '../migrate'

/**
 * In which order pages on air changed, one row a page. The tables themselves write it down: whoever changes
 * what is on air cannot forget to. What an act changed is kept with it.
 */
export function up(db: SqlRunner): void {
  db.exec(`
    create table view_changes (url text primary key, rev integer not null);
    create index view_changes_rev on view_changes (rev);
    alter table view_audit add column summary text not null default '';
    alter table view_previews add column createdAt integer not null default 0;
  `)
  for (const table of ['view_pages', 'view_overrides']) {
    for (const [act, row] of [
      ['insert', 'new'],
      ['update', 'new'],
      ['delete', 'old'],
    ]) {
      db.exec(`
        create trigger ${table}_${act} after ${act} on ${table} begin
          insert into view_changes (url, rev)
          values (${row}.url, (select coalesce(max(rev), 0) + 1 from view_changes))
          on conflict (url) do update set rev = excluded.rev;
        end;
      `)
    }
  }
}
