import type { Kysely } from 'kysely'
import { stamped } from '../../src/features/builder/rules/document'
import { changesBetween } from '../../src/features/builder/rules/history'
import { isObject } from '../../src/shared/json'
import type { Database } from '../database/schema'
import { readDefinition } from './read-definition'

/** One line of what was done to a page; lines are only ever added. */
export interface Act {
  readonly url: string
  readonly userId: string
  readonly at: number
  readonly action:
    | 'save'
    | 'discard'
    | 'publish'
    | 'rollback'
    | 'unpublish'
    | 'cancel'
    | 'apply'
    | 'hold'
    | 'end'
    | 'rename'
  readonly fromVersion: number
  readonly toVersion: number
  /** See `summaryOf`; of a new address the one before. */
  readonly summary?: string
  /** Of a publication: why it goes out although something is wrong with it. */
  readonly reason?: string
}

/** Notes what was done, in the transaction that does it. */
export async function note(trx: Kysely<Database>, act: Act): Promise<void> {
  await trx.insertInto('view_audit').values(act).execute()
}

/** How two definitions differ, as a line of the audit keeps it; empty for what is no page. */
export function summaryOf(before: string | null, after: string | null): string {
  const [old, now] = [before, after].map((text) => (text === null ? {} : readDefinition(text)))
  if (!isObject(old) || !isObject(now)) return ''
  const { added, removed, changed } = changesBetween(stamped(old), stamped(now))
  return `${added} ${removed} ${changed}`
}

/** The counts of such a line; null where nothing was compared. */
export function changesIn(summary: string) {
  if (!/^\d/.test(summary)) return null
  const [added = 0, removed = 0, changed = 0] = summary.split(' ').map(Number)
  return { added, removed, changed }
}
