import type { Kysely } from 'kysely'
import type { Database } from '../database/schema'
import { Refusal } from '../refusal'

const NOT_YOURS = new Refusal(400, {
  en: 'Only pictures you have uploaded yourself.',
  'zh-Hans': '只能使用本人上传的图片',
})

/**
 * Pictures somebody shows to others are their own uploads, and pictures.
 *
 * @param kind the uploads were of; any unless told.
 * @param addresses as an upload or a cut answers them: `/files/1795350000000000001.png`.
 * @throws Refusal 400 when one is not.
 */
export async function requireOwnPictures(
  db: Kysely<Database>,
  userId: string,
  addresses: readonly string[],
  kind?: 'private',
): Promise<void> {
  if (addresses.length === 0) return
  const ids = addresses.map((address) => address.replace(/^.*\/|\..*$/g, ''))
  const rows = await db
    .selectFrom('files')
    .select('id')
    .where('userId', '=', userId)
    .where('type', 'like', 'image/%')
    .where('id', 'in', ids)
    .$if(kind !== undefined, (rows) => rows.where('kind', '=', String(kind)))
    .execute()
  const own = new Set(rows.map(({ id }) => id))
  if (!ids.every((id) => own.has(id))) throw NOT_YOURS
}
