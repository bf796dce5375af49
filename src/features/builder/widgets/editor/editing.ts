import { makeAutoObservable, runInAction } from 'mobx'
import { ApiError } from '../../../../errors'
import { type Draft, saveDraft } from '../../contract-editor'
import {
  findRow,
  type Op,
  PAGE,
  type Place,
  type Pointer,
  type Raw,
  type Row,
  rowsOf,
  setOp,
  stamped,
} from '../../rules/document'
import { closed, commit, type Edited, redo, undo } from '../../rules/history'
import { gapAfter, gapBeyond, moveOps, removal, ticked, topmost } from '../../rules/several'
import { Findings } from './findings'
import {
  addition,
  addressed,
  type Given,
  leftIn,
  Meeting,
  opened,
  renewed,
  type Standing,
  Timers,
  UNWATCHED,
  WAITS,
  WHOLE,
} from './kept'
import { putAway } from './steps'

/** A page that is being edited: what it is now, how it became so, and how much of it the server has. */
export class Editing {
  url: string
  readonly findings = new Findings()
  readonly meeting: Meeting
  selected: string | undefined = undefined
  /** While several are chosen: which. None is selected then. */
  chosen: ReadonlySet<string> | undefined = undefined
  standing: Standing = 'saved'
  /** Why the server refused it. */
  problem: unknown = undefined
  /** There was no room on the device for what is not saved. */
  isUnkept = false
  /** What was to be added last found no room. */
  isFull = false
  revision: number
  baseVersion: number
  liveVersion: number
  edited: Edited
  /** What the server has. */
  saved: Raw
  sent: ReturnType<Findings['wishOf']> | undefined = undefined
  private running: Promise<boolean> | undefined = undefined
  private isLeft = false
  private readonly timers = new Timers()

  constructor(private readonly given: Given) {
    const { draft } = given
    this.meeting = new Meeting(given.loadJoiner)
    this.url = draft.url
    this.revision = draft.revision
    this.baseVersion = draft.baseVersion
    this.liveVersion = draft.liveVersion
    const { edited, saved, isOvertaken, isUnsaved } = opened(given)
    this.saved = saved
    this.edited = edited
    makeAutoObservable<this, keyof typeof UNWATCHED>(this, UNWATCHED, WHOLE)
    if (isOvertaken) this.meet(draft)
    else if (isUnsaved) this.standing = 'changed'
  }

  get page(): Raw {
    return this.edited.page
  }
  get rows(): readonly Row[] {
    return rowsOf(this.page)
  }
  get row(): Row | undefined {
    return findRow(this.page, this.selected)
  }
  /** What is to be done is done to these. */
  get taken(): readonly Row[] {
    return topmost(this.page, new Set(this.chosen ?? [this.selected]))
  }
  /** The server keeps no drafts: this device does, until it is published. */
  get isPlain(): boolean {
    return this.given.draft.isPlain === true
  }
  get isUnsaved(): boolean {
    return this.edited.page !== this.saved
  }

  select(id: string | undefined): void {
    this.selected = id
    this.chosen = undefined
    this.edited = closed(this.edited)
  }
  /** Begins to choose several: see `ticked`. */
  tick(id?: string, isTo?: boolean): void {
    this.chosen = ticked(this, id, isTo)
    this.selected = undefined
  }

  /** One step; nothing when there is nothing to do. */
  run(ops: readonly Op[], after = this.selected, group?: string): void {
    if (ops.length === 0) return
    const step = { ops, before: this.selected, after, group, at: Date.now() }
    this.edited = commit(this.edited, step)
    if (!this.chosen) this.selected = after
    this.changed()
  }
  set(at: Pointer, value: unknown, isTyped = false): void {
    const op = setOp(this.page, at, value)
    this.run([op], this.selected, isTyped ? JSON.stringify(at) : undefined)
  }
  /** Puts copies there. @returns whether there was room for all. */
  add(nodes: readonly Raw[], place: Place): boolean {
    const added = addition(this.page, nodes, place)
    this.isFull = !added
    if (!added) return false
    this.run(added.ops, added.ids[added.ids.length - 1])
    if (this.chosen) this.chosen = new Set(added.ids)
    return true
  }
  copy(): void {
    const nodes = this.taken.map(({ node }) => node)
    this.add(nodes, gapAfter(this))
  }
  remove(): void {
    this.run(...removal(this.page, this.taken))
  }
  move(ids: readonly string[], gap: Place | undefined): void {
    if (gap) this.run(moveOps(this.page, ids, gap), ids[ids.length - 1])
  }
  shift(by: 1 | -1): void {
    const ids = this.taken.map(({ id }) => id)
    this.move(ids, gapBeyond(this.taken, by))
  }
  replace(definition: Raw): void {
    const page = stamped({ ...definition, url: this.url })
    this.run([setOp(this.page, { node: PAGE, path: [] }, page)], undefined)
  }
  undo(): void {
    this.goTo(undo(this.edited), this.edited.steps[this.edited.cursor - 1]?.before)
  }
  redo(): void {
    this.goTo(redo(this.edited), this.edited.steps[this.edited.cursor]?.after)
  }
  private goTo(edited: Edited | undefined, selected: string | undefined): void {
    if (!edited) return
    this.edited = addressed(edited, this.url)
    if (!this.chosen) this.selected = selected
    this.changed()
  }

  changed(): void {
    if (!this.meeting.draft) this.standing = 'changed'
    this.problem = undefined
    this.isFull = false
    this.timers.changed(this.save, this.keep)
  }

  /** Writes it down on this device. */
  keep(): void {
    this.timers.clear('keep')
    if (this.given.mayKeep()) this.isUnkept = !putAway(this.given, this)
  }

  /** Sends what the server does not have. Never rejects. @returns whether it has everything then. */
  save(): Promise<boolean> {
    this.running ??= this.findings
      .look()
      .then(this.send, this.send)
      .finally(() => {
        this.running = undefined
        if (this.standing === 'changed' && this.isUnsaved && !this.isLeft)
          this.timers.set('save', WAITS.idle, this.save)
      })
    return this.running
  }

  private async send(): Promise<boolean> {
    if (this.meeting.draft || !this.given.isMine()) return false
    if (!this.isUnsaved) {
      this.standing = 'saved'
      return true
    }
    this.edited = closed(this.edited)
    if (this.isPlain) {
      this.standing = 'kept'
      this.keep()
      return false
    }
    this.sent ??= this.findings.wishOf(this.page)
    const { url, revision, baseVersion } = this
    const body = { url, revision, baseVersion, ...this.sent }
    this.timers.sent()
    this.standing = 'saving'
    this.keep()
    try {
      const answer = await saveDraft({ body }, { background: true })
      if (answer.outcome === 'conflict') return await this.overtaken(answer.draft)
      return runInAction(() => {
        this.sent = undefined
        this.revision = answer.revision
        return this.isThere(body.definition)
      })
    } catch (error) {
      return this.fail(error)
    }
  }

  private fail(error: unknown): false {
    const isRefused = error instanceof ApiError
    this.standing = isRefused ? 'refused' : 'kept'
    this.problem = error
    if (isRefused) this.sent = undefined
    else if (!this.isLeft) this.timers.set('save', WAITS.retry, this.save)
    return false
  }

  /** Somebody else was faster: it is asked whose is to stand. */
  meet(draft: Draft, clashes?: readonly Pointer[]): false {
    this.meeting.ask(draft, clashes)
    this.standing = 'conflict'
    this.keep()
    return false
  }
  /** Somebody else was faster, as a call has told. */
  async overtaken(draft: Draft): Promise<false> {
    await this.meeting.prepare(this.saved)
    this.sent = undefined
    return this.join(draft)
  }
  /** What does not touch stands together, for the rest it is asked. */
  private join(draft: Draft): false {
    const joined = this.meeting.join(this.page, leftIn(draft))
    if (!joined || joined.clashes.length > 0) return this.meet(draft, joined?.clashes)
    this.meeting.joined(draft)
    this.take(draft, joined.ops)
    return false
  }
  /** Goes on with what it has become, on the draft that stands there. */
  take(draft: Draft, ops: readonly Op[]): void {
    this.settle(draft)
    this.saved = leftIn(draft) ?? this.saved
    this.run(ops)
    this.changed()
  }
  settle({ url, revision, liveVersion, baseVersion }: Draft): void {
    this.meeting.settle()
    Object.assign(this, { url, revision, liveVersion })
    this.baseVersion = Math.max(baseVersion, liveVersion)
    this.edited = addressed(this.edited, url)
  }

  /** It is on air now, as this draft says. */
  published(draft: Draft, page: Raw): boolean {
    this.settle(draft)
    return this.isThere(page)
  }
  /** The server has this page now. @returns whether that is everything. */
  private isThere(page: Raw): boolean {
    this.saved = page
    this.standing = this.isUnsaved ? 'changed' : 'saved'
    this.keep()
    return !this.isUnsaved
  }

  /** See `renewed`. */
  async renew(): Promise<void> {
    this.settle(await renewed(this))
    this.keep()
  }

  /** It has another address now, with what it was then. */
  moved({ url, revision }: Pick<Draft, 'url' | 'revision'>, page: Raw): void {
    const isAll = this.page === page
    Object.assign(this, { url, revision })
    this.edited = addressed(this.edited, url)
    this.isThere(isAll ? this.page : { ...page, url })
  }

  /** Another page is in front: what waits is written down and sent. */
  hide(): void {
    if (!this.isUnsaved) return
    this.keep()
    void this.save()
  }
  /** The page is closed. What cannot be sent now waits on the device for the next visit. */
  leave(): void {
    this.isLeft = true
    this.hide()
    this.timers.clear('save')
  }
}
