import type { FormDefinition } from '../../src/features/form/contract'
import type { WireValues } from '../../src/features/form/rules/types'
import { unpackRecord } from '../database/l10n'
import { newId } from '../database/new-id'
import { type Context, callerOf } from '../handler'
import { applyForAnother, knownPapers, PAPERS, submitPapers } from '../merchant/papers'
import { notFound } from '../refusal'
import { IDENTITY_FORM } from './form-table'
import { acceptForm, findForm, readable } from './forms'
import { hideIdentity, verifyIdentityForm } from './identity-form'

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

/** What saving does besides, and how a form looks to somebody who saved it. */
interface Special {
  readonly saving: (data: WireValues, context: Context) => Promise<void>
  readonly shown?: <F extends FormDefinition & Entry>(form: F, context: Context) => Promise<F>
}

/** Of these everybody has one entry: another save changes it, whether or not it names it. */
const ONE_EACH: ReadonlySet<string> = new Set(PAPERS)

const PAPER_FORMS = PAPERS.map((key): readonly [string, Special] => [
  key,
  { saving: (data, context) => submitPapers(key, data, context) },
])

const SPECIAL: ReadonlyMap<string, Special> = new Map<string, Special>([
  [IDENTITY_FORM, { saving: verifyIdentityForm, shown: hideIdentity }],
  ...PAPER_FORMS,
  ['merchantAnother', { saving: applyForAnother }],
])

/** A form with what the caller saved in it; null when there is no such form. */
export async function formWithEntry(key: string, id: string | undefined, context: Context) {
  const form = findForm(key, context.locale)
  if (!form) return null
  const saved = await entryOf(key, id, context)
  const data = saved?.data ?? (id ? undefined : await knownPapers(key, context)) ?? {}
  const filled = { ...form, id: saved?.id ?? '', data: readable(key, data) }
  return (await SPECIAL.get(key)?.shown?.(filled, context)) ?? filled
}

/** Saves an entry; with an id it replaces one of the caller's, as a paper of a shop always does. */
export async function saveEntry(
  { key, id: known, data }: { key: string; id: string; data: WireValues },
  context: Context,
) {
  const userId = callerOf(context).id
  const isNew = known === '' && !ONE_EACH.has(key)
  const before = isNew ? undefined : await entryOf(key, known || undefined, context)
  if (known !== '' && !before) throw notFound({ en: 'The entry', 'zh-Hans': '记录' })
  const accepted = await acceptForm(key, data, { saved: before?.data, locale: context.locale })
  await SPECIAL.get(key)?.saving(accepted, context)
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
    await db.insertInto('form_entries').values({ id, userId, key, data: json, createdAt }).execute()
  }
  return { id, key, data: readable(key, accepted) }
}
