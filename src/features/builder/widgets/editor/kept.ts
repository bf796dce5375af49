import { makeAutoObservable } from 'mobx'
import { getViewByUrl } from '../../../../engine/calls'
import { readDraft } from '../../../../engine/data/use-draft'
import { isObject } from '../../../../shared/json'
import type { Persistence } from '../../../../stores/persistence'
import { type Draft, getDraft } from '../../contract-editor'
import { saveWhole } from '../../contract-library'
import { MOST_WIDGETS } from '../../parts/reading'
import { plainDraft, type Edited as Taken } from '../../queries'
import {
  copiesOf,
  insertOps,
  markOf,
  type Op,
  type Place,
  type Pointer,
  type Raw,
  rowsOf,
  stamped,
} from '../../rules/document'
import { begin, type Edited } from '../../rules/history'
import type { Merged, merge } from '../../rules/merge'
import type { Editing } from './editing'
import { readSteps } from './steps'

/** How what is edited stands: `kept` is on this device only, until the server can be reached. */
export type Standing = 'saved' | 'changed' | 'saving' | 'kept' | 'refused' | 'conflict'

/** ms: a pause before it is saved, the longest that it waits, a pause before it is kept, and until the next try. */
export const WAITS = { idle: 2000, longest: 10_000, keep: 400, retry: 5000 } as const

/** What waits, by its name: a later one takes the place of the one before. */
export class Timers {
  private readonly waiting = new Map<'save' | 'keep', ReturnType<typeof setTimeout>>()
  private changedAt = 0

  /** What was changed is kept soon, and saved after a pause, which is not put off for ever. */
  changed(save: () => void, keep: () => void): void {
    if (this.changedAt === 0) this.changedAt = Date.now()
    const left = this.changedAt + WAITS.longest - Date.now()
    this.set('save', Math.max(0, Math.min(WAITS.idle, left)), save)
    this.set('keep', WAITS.keep, keep)
  }
  /** All that was changed is on its way. */
  sent(): void {
    this.changedAt = 0
  }
  set(name: 'save' | 'keep', wait: number, run: () => void): void {
    this.clear(name)
    this.waiting.set(name, setTimeout(run, wait))
  }
  clear(name: 'save' | 'keep'): void {
    clearTimeout(this.waiting.get(name))
  }
}

/** What of a page that is edited nobody watches. */
export const UNWATCHED = {
  given: false,
  findings: false,
  meeting: false,
  sent: false,
  running: false,
  timers: false,
} as const

/** Whole objects: what is in them is not watched. */
export const WHOLE = { autoBind: true, deep: false } as const

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
      WHOLE,
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
  readonly draft: Taken
  readonly persistence: Persistence
  /** Where it is kept on this device. */
  readonly key: string
  /** Whether it is still the user who began. */
  readonly isMine: () => boolean
  /** Whether this device may keep it. */
  readonly mayKeep: () => boolean
  readonly loadJoiner?: LoadJoiner
}

/** What puts copies of widgets there, and their ids; undefined where there is no room for all of them. */
export function addition(
  page: Raw,
  nodes: readonly Raw[],
  place: Place,
): { readonly ops: readonly Op[]; readonly ids: readonly string[] } | undefined {
  const added = copiesOf(page, nodes)
  const all = rowsOf(page).length + rowsOf({ widgets: added }).length
  const ids = added.map(({ config }) => (config as { readonly id: string }).id)
  return all > MOST_WIDGETS ? undefined : { ops: insertOps(page, place, added), ids }
}

/** What is edited, as the page of an address: what is undone may be from before it had it. */
export const addressed = (edited: Edited, url: string): Edited =>
  edited.page.url === url ? edited : { ...edited, page: { ...edited.page, url } }

/** A page that is not there yet. */
export const blank = (url: string): Raw => ({ name: url, url, widgets: [] })

/** The page in a draft, its widgets told apart. */
export const leftIn = ({ definition }: Draft): Raw | undefined =>
  isObject(definition) ? stamped(definition) : undefined

type Renewed = Pick<Editing, 'url' | 'saved' | 'revision'>

/** How a page stands that was published. @throws what the call rejects with. */
export async function renewed(editing: Renewed): Promise<Draft> {
  const draft = await getDraft({ query: { url: editing.url } }, { quiet: true })
  const theirs = leftIn(draft)
  const { saved, revision } = editing
  // What somebody else has saved meanwhile meets ours with the next save.
  return !theirs || markOf(theirs) === markOf(saved) ? draft : { ...draft, revision }
}

/** Where both have changed it, theirs stands, which can be undone, or ours; all else stands together. */
export function choose(editing: Editing, winner: 'mine' | 'theirs'): void {
  const { meeting, page } = editing
  const { draft } = meeting
  if (!draft) return
  const theirs = leftIn(draft)
  const joined = meeting.join(page, theirs, winner)
  if (joined) editing.take(draft, joined.ops)
  else editing.settle(draft)
  if (!joined && winner === 'theirs') editing.replace(theirs ?? blank(editing.url))
  editing.changed()
}

/** What was kept of a page on this device, as if the server had answered with it. */
export function keptDraft(persistence: Persistence, key: string, url: string): Taken | undefined {
  const kept = readDraft(persistence, key)
  if (!kept || !isObject(kept.page)) return undefined
  const [revision, baseVersion] = [Number(kept.revision), Number(kept.baseVersion)]
  const nobody = { updatedAt: 0, updatedBy: '', liveVersion: baseVersion }
  const isPlain = kept.isPlain === true && ({ isPlain: true } as const)
  // It may have moved since.
  const at = typeof kept.page.url === 'string' ? kept.page.url : url
  return { url: at, definition: kept.page, revision, baseVersion, ...nobody, ...isPlain }
}

interface Left {
  readonly edited: Edited
  /** There is more in it than the server has. */
  readonly isUnsaved: boolean
  /** Somebody else has written since. */
  readonly isOvertaken: boolean
}

/** A page as it is opened: what was left on this device goes on, with all that can be undone. */
export function opened(given: Given) {
  const { url, definition } = given.draft
  const there = isObject(definition) ? definition : blank(url)
  const left = takenUp(given, there)
  const saved = stamped(there)
  return {
    edited: left?.edited ?? begin(saved),
    saved: left && !left.isUnsaved ? left.edited.page : saved,
    isUnsaved: left?.isUnsaved === true,
    isOvertaken: left?.isOvertaken === true,
  }
}

/** What was left of a page on this device; undefined when it says nothing that the server does not. */
function takenUp(given: Given, there: Raw): Left | undefined {
  const { draft, persistence, key } = given
  const kept = readDraft(persistence, key)
  if (!kept || !isObject(kept.page)) return undefined
  const isUnsaved = kept.isUnsaved === true
  const isHere = kept.revision === draft.revision && kept.page.url === there.url
  const isSame = isHere || markOf(kept.page) === markOf(there)
  if (!isUnsaved && !isSame) return undefined
  const edited = { page: kept.page, ...readSteps(given, kept.history) }
  // What came last was sent from here, and its answer was lost.
  return { edited, isUnsaved, isOvertaken: isUnsaved && !isSame && kept.sent !== markOf(there) }
}

interface Plain {
  readonly url: string
  readonly page: Raw
  readonly revision: number
  readonly meet: (draft: Draft) => void
  readonly published: (draft: Draft, page: Raw) => boolean
}

/**
 * Publishes by the call of the specification, unless another page is on air than the one that was begun from.
 *
 * @returns whether it is on air.
 * @throws what the calls reject with.
 */
export async function publishPlain(editing: Plain): Promise<boolean> {
  const { url, page, revision } = editing
  const there = plainDraft(url, await getViewByUrl({ query: { url } }, { quiet: true }))
  // What came last was sent from here, and its answer was lost.
  const isSent = there.revision === markOf(page)
  if (!isSent && there.revision !== revision) {
    editing.meet(there)
    return false
  }
  if (!isSent) await saveWhole(page)
  return editing.published(plainDraft(url, page), page)
}
