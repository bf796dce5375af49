import { makeAutoObservable, runInAction } from 'mobx'
import { ApiError } from '../../../../errors'
import { newRequestId } from '../../../../shared/transport'
import { type Draft, getDraft, saveDraft } from '../../contract-editor'
import {
  findRow,
  markOf,
  moveOps,
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
import { closed, commit, type Edited, redo, removal, undo } from '../../rules/history'
import { Findings } from './findings'
import {
  addition,
  addressed,
  blank,
  type Given,
  leftIn,
  Meeting,
  opened,
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
  sent: { readonly page: Raw; readonly requestId: string } | undefined = undefined
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
  /** The server keeps no drafts: this device does, until it is published. */
  get isPlain(): boolean {
    return this.given.draft.isPlain === true
  }
  get isUnsaved(): boolean {
    return this.edited.page !== this.saved
  }

  select(id: string | undefined): void {
    this.selected = id
    this.edited = closed(this.edited)
  }

  /** One step; nothing when there is nothing to do. */
  run(ops: readonly Op[], after = this.selected, group?: string): void {
    if (ops.length === 0) return
    const before = this.selected
    this.edited = commit(this.edited, { ops, before, after, group, at: Date.now() })
    this.selected = after
    this.changed()
  }
  set(at: Pointer, value: unknown, isTyped = false): void {
    const group = isTyped ? JSON.stringify(at) : undefined
    this.run([setOp(this.page, at, value)], this.selected, group)
  }
  add(node: Raw, place: Place): void {
    const added = addition(this.page, node, place)
    this.isFull = added === undefined
    if (added) this.run(...added)
  }
  copy({ node, parent, slot, index }: Row): void {
    this.add(node, { parent, slot, index: index + 1 })
  }
  remove(row: Row): void {
    this.run(...removal(this.page, row))
  }
  move(id: string, gap: Place): void {
    this.run(moveOps(this.page, id, gap), id)
  }
  shift({ id, parent, slot, index }: Row, by: 1 | -1): void {
    this.move(id, { parent, slot, index: by > 0 ? index + 2 : Math.max(0, index - 1) })
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
    this.selected = selected
    this.changed()
  }

  private changed(): void {
    if (!this.meeting.draft) this.standing = 'changed'
    this.problem = undefined
    this.isFull = false
    this.timers.changed(() => void this.save(), this.keep)
  }

  /** Writes it down on this device. */
  keep(): void {
    this.timers.clear('keep')
    if (this.given.mayKeep()) this.isUnkept = !putAway(this.given, this)
  }

  /** Sends what the server does not have. Never rejects. @returns whether it has everything then. */
  save(): Promise<boolean> {
    this.running ??= this.send().finally(() => {
      this.running = undefined
      if (this.standing === 'changed' && this.isUnsaved && !this.isLeft)
        this.timers.set('save', WAITS.idle, () => void this.save())
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
    // What was sent and not answered goes again by its id: it is there once at most.
    this.sent ??= { page: this.edited.page, requestId: newRequestId() }
    const { page, requestId } = this.sent
    const { url, revision, baseVersion } = this
    this.timers.sent()
    this.standing = 'saving'
    this.keep()
    try {
      const body = { url, revision, baseVersion, definition: page, requestId }
      const answer = await saveDraft({ body }, { background: true })
      if (answer.outcome === 'conflict') return await this.overtaken(answer.draft)
      return runInAction(() => {
        this.sent = undefined
        this.revision = answer.revision
        return this.isThere(page)
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
    else if (!this.isLeft) this.timers.set('save', WAITS.retry, () => void this.save())
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
  private take(draft: Draft, ops: readonly Op[]): void {
    this.settle(draft)
    this.saved = leftIn(draft) ?? this.saved
    this.run(ops)
    this.changed()
  }

  /** Where both have changed it, theirs stands, which can be undone, or ours; all else stands together. */
  choose(winner: 'mine' | 'theirs'): void {
    const { draft } = this.meeting
    if (!draft) return
    const theirs = leftIn(draft)
    const joined = this.meeting.join(this.page, theirs, winner)
    if (joined) this.take(draft, joined.ops)
    else this.settle(draft)
    if (!joined && winner === 'theirs') this.replace(theirs ?? blank(this.url))
    this.changed()
  }
  private settle({ url, revision, liveVersion, baseVersion }: Draft): void {
    this.meeting.settle()
    this.url = url
    this.edited = addressed(this.edited, url)
    this.revision = revision
    this.baseVersion = Math.max(baseVersion, liveVersion)
    this.liveVersion = liveVersion
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

  /** How the page stands once it was published. @throws what the call rejects with. */
  async renew(): Promise<void> {
    const draft = await getDraft({ query: { url: this.url } }, { quiet: true })
    const theirs = leftIn(draft)
    // What somebody else has saved meanwhile meets ours with the next save.
    const isOurs = !theirs || markOf(theirs) === markOf(this.saved)
    this.settle(isOurs ? draft : { ...draft, revision: this.revision })
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
