import type { Kysely } from 'kysely'
import type { Database } from '../database/schema'

/** A value of the installation that is made once and kept, such as a secret. */
export async function keptSetting(
  db: Kysely<Database>,
  key: string,
  make: () => string,
): Promise<string> {
  const read = () =>
    db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst()
  const found = await read()
  if (found) return found.value
  await db
    .insertInto('settings')
    .values({ key, value: make() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await read())?.value ?? ''
}
