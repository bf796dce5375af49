import { isObject } from '../../../shared/json'
import { apply, inverse, type Op, type Raw, rowsOf } from './document'

/** What one undo takes back. */
export interface Step {
  readonly ops: readonly Op[]
  /** What was selected before, and after. */
  readonly before?: string
  readonly after?: string
  /** Names the field that was typed into: what follows soon belongs to the same step. */
  readonly group?: string
  readonly at: number
}

/** Steps in order; those behind `cursor` were undone. */
export interface History {
  readonly steps: readonly Step[]
  readonly cursor: number
}

export interface Edited extends History {
  readonly page: Raw
}

/** A pause after which typing is a step of its own, ms. */
const PAUSE = 800

export const begin = (page: Raw): Edited => ({ page, steps: [], cursor: 0 })

const applyAll = (page: Raw, ops: readonly Op[]): Raw => ops.reduce(apply, page)
const takenBack = ({ ops }: Step): Op[] => ops.map(inverse).reverse()

/** Typing into one field is one operation, from what was there to what is there. */
function joined(ops: readonly Op[], next: readonly Op[]): readonly Op[] {
  const last = ops[ops.length - 1]
  const [first, ...more] = next
  const isSame =
    more.length === 0 &&
    last?.op === 'set' &&
    first?.op === 'set' &&
    JSON.stringify(last.at) === JSON.stringify(first.at)
  return isSame ? [...ops.slice(0, -1), { ...last, value: first.value }] : [...ops, ...next]
}

/** The page after a step. What was undone before is forgotten. */
export function commit({ page, steps, cursor }: Edited, step: Step): Edited {
  const done = steps.slice(0, cursor)
  const last = done[done.length - 1]
  const goesOn =
    cursor === steps.length &&
    step.group !== undefined &&
    last?.group === step.group &&
    step.at - last.at < PAUSE
  const added = goesOn
    ? [...done.slice(0, -1), { ...last, ops: joined(last.ops, step.ops), at: step.at }]
    : [...done, step]
  return { page: applyAll(page, step.ops), steps: added, cursor: added.length }
}

/** Takes the last step back; undefined when there is none. */
export function undo({ page, steps, cursor }: Edited): Edited | undefined {
  const step = steps[cursor - 1]
  return step && { page: applyAll(page, takenBack(step)), steps, cursor: cursor - 1 }
}

/** Does again what was undone last; undefined when there is nothing. */
export function redo({ page, steps, cursor }: Edited): Edited | undefined {
  const step = steps[cursor]
  return step && { page: applyAll(page, step.ops), steps, cursor: cursor + 1 }
}

/** Typing that follows is a step of its own: the field was left, or what is there was sent. */
export function closed(edited: Edited): Edited {
  const last = edited.steps[edited.cursor - 1]
  if (last?.group === undefined) return edited
  const { group: _, ...step } = last
  const steps = [...edited.steps]
  steps[edited.cursor - 1] = step
  return { ...edited, steps }
}

/** A history as it was kept; an empty one when another release wrote something else. */
export function readHistory(kept: unknown): History {
  const none = { steps: [], cursor: 0 }
  if (!isObject(kept) || !Array.isArray(kept.steps) || typeof kept.cursor !== 'number') return none
  const fits = kept.steps.every((step) => isObject(step) && Array.isArray(step.ops))
  const isInside = kept.cursor >= 0 && kept.cursor <= kept.steps.length
  return fits && isInside ? { steps: kept.steps as Step[], cursor: kept.cursor } : none
}

interface Changes {
  readonly added: number
  readonly removed: number
  readonly changed: number
}

/** How a page differs from what is on air: widgets by their ids, the page itself as one. */
export function changesBetween(before: Raw, after: Raw): Changes {
  const [old, now] = [before, after].map((page) => {
    const { widgets: _, pop, ...own } = page
    const popup = isObject(pop) ? { ...pop, widgets: [] } : pop
    const rows = rowsOf(page).map(({ id, node, parent, slot }) => {
      const config = isObject(node.config) ? { ...node.config, slots: undefined } : {}
      return [id, JSON.stringify([{ ...node, config }, parent, slot])] as const
    })
    // The order within the page counts as a change of the page.
    const order = rows.map(([id]) => id)
    return new Map([...rows, ['', JSON.stringify([own, popup, order])] as const])
  }) as [Map<string, string>, Map<string, string>]
  const ids = (from: Map<string, string>, other: Map<string, string>) =>
    [...from.keys()].filter((id) => !other.has(id)).length
  const isSetEqual = ids(now, old) + ids(old, now) === 0
  const changed = [...now].filter(
    ([id, text]) => old.has(id) && old.get(id) !== text && (id !== '' || isSetEqual),
  )
  return { added: ids(now, old), removed: ids(old, now), changed: changed.length }
}
