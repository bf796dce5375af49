import type { Client } from 'pg'
import { KEPT } from '../../database/dialect/dialect'
import { COLUMNS, moved } from '../../database/dialect/postgres-copy'

/** Tables of the installation that tests write to. */
const OWN = KEPT.filter((name) => !name.startsWith('kysely_'))

/**
 * What makes a database as it came, for a hundredth of what another clone costs. Triggers and foreign keys are not
 * asked: what is put back is what was there. Only those are that write to what a reset keeps, as the order in which
 * pages changed.
 */
const FUNCTIONS = `
  create table taproom.deeds (
    name text primary key, mark regclass not null, holds boolean not null, moves boolean not null,
    plant text not null, strange text not null, missing text not null
  );
  create table taproom.counters as
    select oid::regclass as counter, pg_sequence_last_value(oid) as at from pg_class
    where relkind = 'S' and relname not like 'on\\_%';
  ${OWN.map((name) => `create table taproom.kept_${name} as table public.${name};`).join('\n  ')}

  create function taproom.is_touched(mark regclass) returns boolean language sql as
    $$ select pg_sequence_last_value(mark) is not null $$;

  create function taproom.plant(shift bigint) returns void language plpgsql as $$
    declare each taproom.deeds;
    begin
      perform set_config('session_replication_role', 'replica', true);
      for each in select * from taproom.deeds where holds loop
        execute each.plant using shift;
      end loop;
    end $$;

  create function taproom.put_back(shift bigint, present bigint) returns void language plpgsql as $$
    declare each taproom.deeds;
    begin
      perform set_config('session_replication_role', 'replica', true);
      for each in select * from taproom.deeds
        where taproom.is_touched(mark) or (moves and shift <> present) loop
        execute each.strange using shift;
        execute each.missing using shift;
        perform setval(each.mark, 1, false);
      end loop;
    end $$;

  create function taproom.wipe() returns void language plpgsql as $$
    declare each taproom.deeds;
    begin
      perform set_config('session_replication_role', 'replica', true);
      for each in select * from taproom.deeds where taproom.is_touched(mark) or holds loop
        execute format('delete from public.%I', each.name);
        perform setval(each.mark, 1, false);
      end loop;
    end $$;

  create function taproom.renew() returns void language plpgsql as $$
    begin
      perform taproom.wipe();
      ${OWN.map(
        (name) =>
          `delete from public.${name}; insert into public.${name} select * from taproom.kept_${name};`,
      ).join('\n      ')}
      delete from taproom.rates;
      perform setval(counter, coalesce(at, 1), at is not null) from taproom.counters
        where pg_sequence_last_value(counter) is distinct from at;
    end $$;

  do $$
    declare each record;
    begin
      for each in select tgrelid::regclass as held, tgname as name from pg_trigger
        join pg_proc on pg_proc.oid = tgfoid where prosrc ~ '\\y(${OWN.join('|')})\\y' loop
        execute format('alter table %s enable always trigger %I', each.held, each.name);
      end loop;
    end $$;

  create function taproom.print() returns text language sql as $$
    select concat_ws(' ', (select sum(oid::bigint) from pg_class), (select sum(oid::bigint) from pg_trigger),
      (select sum(oid::bigint) from pg_proc)) $$;
  create table taproom.made (template text not null, print text not null);
`

/**
 * Teaches a database with a copy of the seed, and nothing in its tables, to become so again.
 *
 * @param template the name that it is going to have.
 */
export async function teach(client: Client, template: string): Promise<void> {
  await client.query(FUNCTIONS)
  const { rows } = await client.query(COLUMNS)
  for (const { schema, name, columns } of rows) {
    if (schema !== 'public' || KEPT.includes(name)) continue
    const kept = moved(name, columns, '$1')
    const [wanted, present] = [
      `select ${kept} from template.${name}`,
      `select ${columns} from public.${name}`,
    ]
    const { rowCount } = await client.query(`select 1 from template.${name} limit 1`)
    await client.query('insert into taproom.deeds values ($1, $2, $3, $4, $5, $6, $7)', [
      name,
      `taproom.on_${name}`,
      rowCount === 1,
      kept !== columns,
      `insert into public.${name} (${columns}) ${wanted}`,
      `delete from public.${name} where rowid in
        (select rowid from (${present} except ${wanted}) as strange)`,
      `insert into public.${name} (${columns})
        select * from (${wanted} except ${present}) as missing`,
    ])
  }
  await client.query('insert into taproom.made values ($1, taproom.print())', [template])
}
