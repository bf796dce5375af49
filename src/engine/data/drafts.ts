import { isObject } from '../../shared/json'
import type { Persistence } from '../../stores/persistence'

/** Drafts kept on a device; an older one makes room. */
const MOST = 10

type Values = Readonly<Record<string, unknown>>
type Drafts = Readonly<Record<string, { readonly at: number; readonly values: Values }>>

/** Which draft belongs to a form: one for each user, form and entry. */
export const draftKey = (userId: string, form: string, entry: string): string =>
  JSON.stringify([userId, form, entry])

const all = (persistence: Persistence): Drafts => {
  const kept = persistence.read('drafts')
  return isObject(kept) ? (kept as Drafts) : {}
}

/** What was typed before and not saved, as it was kept: by another version of the form, perhaps. */
export function readDraft(persistence: Persistence, key: string): Values | undefined {
  const kept = all(persistence)[key]?.values
  return isObject(kept) ? kept : undefined
}

/** @throws StorageError when there is no room. */
export function writeDraft(persistence: Persistence, key: string, values: Values): void {
  const others = Object.entries(all(persistence)).filter(([name]) => name !== key)
  const newest = others.sort(([, a], [, b]) => b.at - a.at).slice(0, MOST - 1)
  persistence.write('drafts', {
    ...Object.fromEntries(newest),
    [key]: { at: Date.now(), values },
  })
}

/** Forgets a draft: it was saved, or the user does not want it. */
export function dropDraft(persistence: Persistence, key: string): void {
  const { [key]: dropped, ...others } = all(persistence)
  if (dropped !== undefined) persistence.tryWrite('drafts', others)
}
