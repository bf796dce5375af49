import type { Kysely } from 'kysely'
import { type L10nText, packText } from '../database/l10n'
import { newId } from '../database/new-id'
import type { Database } from '../database/schema'

interface Message {
  readonly userId: string
  readonly text: L10nText
  /** Where it leads. */
  readonly url: string
  readonly level?: 'info' | 'warning'
  /** Seconds. */
  readonly now: number
}

/** Leaves a line in the messages of one person, which nobody else reads. */
export async function leaveMessage(
  trx: Kysely<Database>,
  { userId, text, url, level = 'info', now }: Message,
): Promise<void> {
  const row = { id: newId(now), userId, text: packText(text), url, level, createdAt: now }
  await trx.insertInto('notices').values(row).execute()
}
