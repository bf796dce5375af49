/**
 * What tests that break things on purpose count on in SQLite, for the database that all of theirs are cloned from:
 * `taproom.damage` changes what no rule of a table forbids, as `update or ignore` does; `taproom.written` counts
 * rows that were written, undone or not, as `total_changes()` does, but for nonces. Each table has a counter of its own,
 * `taproom.on_…`, which says whether it was touched.
 */
export const FAULT_FUNCTIONS = `
  create function taproom.damage(tab text, col text, words text, every bigint) returns void
    language plpgsql as $$
    declare
      change text;
      each bigint;
    begin
      select format('update public.%I set %I = %s where rowid ', tab, col,
        case data_type when 'bytea' then 'convert_to($1, ''UTF8'')' else '$1' end)
        into strict change from information_schema.columns
        where table_schema = 'public' and table_name = tab and column_name = col;
      begin
        execute change || '% $2 = 0' using words, every;
        return;
      exception when others then null;
      end;
      for each in execute format('select rowid from public.%I where rowid %% $1 = 0', tab) using every loop
        begin
          execute change || '= $2' using words, each;
        exception when others then null;
        end;
      end loop;
    end $$;

  create sequence taproom.written;
  create function taproom.count_written() returns trigger language plpgsql as $$
    begin
      perform nextval('taproom.written');
      perform nextval(format('taproom.%I', 'on_' || tg_table_name));
      return null;
    end $$;
  do $$ declare each text; begin
    for each in select table_name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'nonces' loop
      execute format('create sequence taproom.%I', 'on_' || each);
      execute format('create trigger count_written after insert or update or delete on public.%I
        for each row execute function taproom.count_written()', each);
    end loop;
  end $$;
`
