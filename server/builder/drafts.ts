import type { Kysely } from 'kysely'
import type { Draft, EditedPage } from '../../src/features/builder/contract-editor'
import { readText } from '../database/l10n'
import type { Database } from '../database/schema'
import type { Locale } from '../handler'
import { liveVersionOf, textOfVersion } from './pages'
import { readDefinition } from './read-definition'
import { addressOf } from './redirects'

export const draftRow = (db: Kysely<Database>, url: string) =>
  db.selectFrom('view_drafts').selectAll().where('url', '=', url).executeTakeFirst()

type Problems = EditedPage['problems']

/** What the editor found, as a row keeps it; empty where it has not told. */
export const keptProblems = (found: Problems) => (found ? `${found.errors} ${found.warnings}` : '')

/** What such a row tells. */
export function problemsIn(kept: string | null | undefined): Problems {
  if (!kept) return undefined
  const [errors = 0, warnings = 0] = kept.split(' ').map(Number)
  return { errors, warnings }
}

/** A person's name as those who edit read it. */
export async function nameOf(db: Kysely<Database>, userId: string, locale: Locale) {
  const { nickName } = await db
    .selectFrom('users')
    .select('nickName')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return readText(nickName, locale)
}

/** A page as it is edited, under the address it has now; what is on air when nobody has begun. */
export async function draftOf(
  db: Kysely<Database>,
  address: string,
  locale: Locale,
): Promise<Draft> {
  const url = await addressOf(db, address)
  const liveVersion = await liveVersionOf(db, url)
  const row = await draftRow(db, url)
  const text = row?.json ?? (await textOfVersion(db, url, liveVersion))
  const isEdited = row !== undefined && row.json !== null
  return {
    url,
    definition: text === null ? null : readDefinition(text),
    revision: row?.revision ?? 0,
    baseVersion: isEdited ? row.baseVersion : liveVersion,
    liveVersion,
    updatedAt: row?.updatedAt ?? 0,
    updatedBy: row ? await nameOf(db, row.updatedBy, locale) : '',
  }
}

/** Writes what is edited, or that nothing is any more, one revision later. */
export async function putDraft(
  trx: Kysely<Database>,
  draft: {
    readonly url: string
    readonly json: string | null
    readonly revision: number
    readonly baseVersion: number
    /** Of this definition: those of one before say nothing of it. */
    readonly problems?: string | undefined
    readonly userId: string
    readonly now: number
  },
): Promise<number> {
  const { url, json, baseVersion, problems = '' } = draft
  const written = {
    json,
    baseVersion,
    problems,
    revision: draft.revision + 1,
    updatedBy: draft.userId,
    updatedAt: draft.now,
  }
  await trx
    .insertInto('view_drafts')
    .values({ url, ...written })
    .onConflict((conflict) => conflict.column('url').doUpdateSet(written))
    .execute()
  return written.revision
}
