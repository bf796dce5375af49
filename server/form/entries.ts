import type { WireValues } from '../../src/features/form/contract'
import { unpackRecord } from '../database/l10n'
import { newId } from '../database/new-id'
import { type Context, callerOf } from '../handler'
import { applyForAnother, knownPapers, PAPERS, shopOfForm, submitPapers } from '../merchant/papers'
import { notFound } from '../refusal'
import { acceptForm, findForm, readable } from './forms'

interface Entry {
  readonly id: string
  readonly data: WireValues
}

/** What the caller saved in a form last, or in one entry of theirs. */
async function entryOf(key: string, id: string | undefined, { db, user }: Context) {
  if (!user) return undefined
  const row = await db
    .selectFrom('form_entries')
    .select(['id', 'data'])
    .where('userId', '=', user.id)
    .where('key', '=', key)
    .$if(Boolean(id), (query) => query.where('id', '=', id ?? ''))
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row && ({ id: row.id, data: unpackRecord(row.data) as WireValues } satisfies Entry)
}

/** What saving does besides. @param shop of whose papers it is, when the form named one. */
type Saving = (data: WireValues, context: Context, shop?: string) => Promise<void>

/** Of these everybody has one entry: another save changes it, whether or not it names it. */
const ONE_EACH: ReadonlySet<string> = new Set(PAPERS)

const PAPER_FORMS = PAPERS.map((key): readonly [string, Saving] => [
  key,
  (data, context, shop) => submitPapers(key, data, context, shop),
])

const SPECIAL: ReadonlyMap<string, Saving> = new Map<string, Saving>([
  ...PAPER_FORMS,
  ['merchantAnother', applyForAnother],
])

/** A form with what the caller saved in it; null when there is no such form. */
export async function formWithEntry(key: string, id: string | undefined, context: Context) {
  const form = findForm(key, context)
  if (!form) return null
  const shop = await shopOfForm(key, id, context)
  const saved = await entryOf(shop?.key ?? key, shop ? undefined : id, context)
  const known = id && !shop ? undefined : await knownPapers(key, context, shop?.id)
  const data = saved?.data ?? known ?? {}
  return { ...form, id: shop?.id ?? saved?.id ?? '', data: readable(key, data, context) }
}

/**
 * Saves an entry; with an id it replaces one of the caller's, as a paper of a shop always does.
 *
 * @returns the entry as it now stands.
 * @throws Refusal for a form or an entry that is not there, and for what the form's rules stop.
 */
export async function saveEntry(
  { key, id: known, data }: { key: string; id: string; data: WireValues },
  context: Context,
) {
  const userId = callerOf(context).id
  const isNew = known === '' && !ONE_EACH.has(key)
  const shop = await shopOfForm(key, known, context)
  const stored = shop?.key ?? key
  const before = isNew
    ? undefined
    : await entryOf(stored, shop ? undefined : known || undefined, context)
  if (known !== '' && !before && !shop) throw notFound({ en: 'The entry', 'zh-Hans': '记录' })
  const accepted = await acceptForm(key, data, { saved: before?.data, reader: context })
  await SPECIAL.get(key)?.(accepted, context, shop?.id)
  const createdAt = context.now()
  const id = before?.id ?? newId(createdAt)
  const json = JSON.stringify(accepted)
  const { db } = context
  if (before) {
    await db
      .updateTable('form_entries')
      .set({ data: json })
      .where('id', '=', id)
      .where('userId', '=', userId)
      .execute()
  } else {
    const row = { id, userId, key: stored, data: json, createdAt }
    await db.insertInto('form_entries').values(row).execute()
  }
  return { id: shop?.id ?? id, key, data: readable(key, accepted, context) }
}
