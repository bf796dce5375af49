import { makeAutoObservable } from 'mobx'
import { readDraft, writeDraft } from '../../../../engine/data/use-draft'
import { isObject } from '../../../../shared/json'
import type { Persistence } from '../../../../stores/persistence'
import type { Draft } from '../../contract-editor'
import { type Op, type Pointer, type Raw, stamped } from '../../rules/document'
import { type Edited, readHistory, toKeep } from '../../rules/history'
import type { Merged, merge } from '../../rules/merge'

/** What joins two pages. */
export interface Joiner {
  readonly merge: typeof merge
  readonly opsBetween: (before: Raw, after: Raw) => readonly Op[]
}

/** Brings it, where there is room for it. */
export type LoadJoiner = () => Promise<Joiner>

/** What somebody else has left of a page while it was edited here, and how both go together. */
export class Meeting {
  /** What stands there instead, while it is asked whose is to stand. */
  draft: Draft | undefined = undefined
  /** Where both have changed the same; empty when nobody can tell. */
  clashes: readonly Pointer[] = []
  /** Whose changes were joined with ours last; empty once that was read. */
  joinedWith = ''
  /** How often. */
  joins = 0
  private joiner: Joiner | undefined
  /** What both began from. */
  private base: Raw | undefined

  constructor(private readonly load: LoadJoiner | undefined) {
    makeAutoObservable<this, 'load' | 'joiner' | 'base'>(
      this,
      { draft: true, load: false, joiner: false, base: false, prepare: false, join: false },
      { autoBind: true, deep: false },
    )
  }

  /** Makes ready to join with what was made from `base`. Without a network nothing is joined. */
  async prepare(base: Raw): Promise<void> {
    this.base = base
    try {
      this.joiner ??= await this.load?.()
    } catch {
      // It is asked whose is to stand.
    }
  }

  /** The steps that make ours both; undefined when nobody can tell what both began from. */
  join(
    mine: Raw,
    theirs: Raw | undefined,
    winner: 'mine' | 'theirs' = 'mine',
  ): { readonly ops: readonly Op[]; readonly clashes: Merged['clashes'] } | undefined {
    const { joiner, base } = this
    const merged = joiner && base && theirs && joiner.merge(base, mine, theirs, winner)
    return merged && { ops: joiner.opsBetween(mine, merged.page), clashes: merged.clashes }
  }

  /** It has to be asked; without places where both touch, whose page is to stand as a whole. */
  ask(draft: Draft, clashes: Merged['clashes'] | undefined): void {
    this.draft = draft
    this.clashes = clashes ?? []
    if (!clashes) this.base = undefined
  }

  settle(): void {
    this.draft = undefined
    this.clashes = []
  }

  joined({ updatedBy }: Draft): void {
    this.joinedWith = updatedBy
    this.joins += 1
  }

  /** That something was joined was read. */
  read(): void {
    this.joinedWith = ''
  }
}

export interface Given {
  readonly draft: Draft
  readonly persistence: Persistence
  /** Where it is kept on this device. */
  readonly key: string
  /** Whether it is still the user who began. */
  readonly isMine: () => boolean
  /** Whether this device may keep it. */
  readonly mayKeep: () => boolean
  readonly loadJoiner?: LoadJoiner
}

/** A page that is not there yet. */
export const blank = (url: string): Raw => ({ name: url, url, widgets: [] })

/** The page in a draft, its widgets told apart. */
export const leftIn = ({ definition }: Draft): Raw | undefined =>
  isObject(definition) ? stamped(definition) : undefined

/** Tells two texts apart. */
function mark(page: unknown): string {
  const text = JSON.stringify(page) ?? ''
  let hash = 5381
  for (let at = 0; at < text.length; at++) hash = (Math.imul(hash, 33) ^ text.charCodeAt(at)) >>> 0
  return `${text.length}.${hash}`
}

/** What was kept of a page on this device, as if the server had answered with it. */
export function keptDraft(persistence: Persistence, key: string, url: string): Draft | undefined {
  const kept = readDraft(persistence, key)
  if (!kept || !isObject(kept.page)) return undefined
  const [revision, baseVersion] = [Number(kept.revision), Number(kept.baseVersion)]
  const nobody = { updatedAt: 0, updatedBy: '', liveVersion: baseVersion }
  return { url, definition: kept.page, revision, baseVersion, ...nobody }
}

interface Left {
  readonly edited: Edited
  /** There is more in it than the server has. */
  readonly isUnsaved: boolean
  /** Somebody else has written since. */
  readonly isOvertaken: boolean
}

/** What was left of a page on this device; undefined when it says nothing that the server does not. */
export function takenUp({ draft, persistence, key }: Given, there: Raw): Left | undefined {
  const kept = readDraft(persistence, key)
  if (!kept || !isObject(kept.page)) return undefined
  const isUnsaved = kept.isUnsaved === true
  const isSame = kept.revision === draft.revision || mark(kept.page) === mark(there)
  if (!isUnsaved && !isSame) return undefined
  const edited = { page: kept.page, ...readHistory(kept) }
  // What came last was sent from here, and its answer was lost.
  return { edited, isUnsaved, isOvertaken: isUnsaved && !isSame && kept.sent !== mark(there) }
}

interface Now {
  readonly edited: Edited
  readonly revision: number
  readonly baseVersion: number
  readonly isUnsaved: boolean
  /** What was sent and not answered. */
  readonly sent: { readonly page: Raw } | undefined
}

/** Writes a page down on this device. False when there is no room. */
export function putAway({ persistence, key }: Given, now: Now): boolean {
  const { edited, sent, revision, baseVersion, isUnsaved } = now
  const how = { revision, baseVersion, isUnsaved, sent: sent && mark(sent.page) }
  try {
    writeDraft(persistence, key, { page: edited.page, ...toKeep(edited), ...how })
    return true
  } catch {
    return false
  }
}
