import type { Kysely } from 'kysely'
import type { MessageKind } from '../../src/features/content/contract-messages'
import { type L10nText, packText } from '../database/l10n'
import { newId } from '../database/new-id'
import type { Database } from '../database/schema'

interface Message {
  readonly userId: string
  /** What it is about; the system's own unless told. */
  readonly kind?: MessageKind
  readonly text: L10nText
  /** Where it leads. */
  readonly url: string
  readonly level?: 'info' | 'warning'
  /** Seconds. */
  readonly now: number
}

/** Leaves a line with everybody who decides for the house. */
export async function tellAdministrators(
  trx: Kysely<Database>,
  message: Omit<Message, 'userId'>,
): Promise<void> {
  const all = await trx
    .selectFrom('users')
    .select('id')
    .where('isAdmin', '=', 1)
    .where('closedAt', 'is', null)
    .execute()
  for (const { id } of all) await leaveMessage(trx, { ...message, userId: id })
}

/** Leaves a line in the messages of one person, which nobody else reads. */
export async function leaveMessage(
  trx: Kysely<Database>,
  { text, now, ...rest }: Message,
): Promise<void> {
  const row = { ...rest, level: rest.level ?? 'info', text: packText(text) }
  await trx
    .insertInto('notices')
    .values({ ...row, id: newId(now), createdAt: now })
    .execute()
}
