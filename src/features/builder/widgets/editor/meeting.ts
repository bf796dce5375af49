import { makeAutoObservable } from 'mobx'
import type { Draft } from '../../contract-editor'
import type { Op, Pointer, Raw } from '../../rules/document'
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
