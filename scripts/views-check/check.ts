import { estimateFirstDraw } from './first-draw'
import { RULES } from './rules/table'
import type { Problem, World } from './types'
import { readViewForRules } from './view'

export interface Checked {
  /** Url of the definition; empty when it is none. */
  readonly url: string
  /** UTF-8 of its JSON. */
  readonly bytes: number
  /** Estimated bytes of the first `setData`. */
  readonly firstDraw: number
  readonly problems: readonly Problem[]
}

/** Applies every rule to one definition. Never throws on what a definition holds. */
export function checkView(raw: unknown, world: World): Checked {
  const view = readViewForRules(raw, world)
  if (!view) {
    const message = 'no definition: not an object with a list of widgets'
    const problem: Problem = { rule: 'unreadable', severity: 'error', path: '', message }
    return { url: '', bytes: 0, firstDraw: 0, problems: [problem] }
  }
  const problems = RULES.flatMap(({ name, severity, check }) =>
    [...check(view, world)].map(({ path, message }) => ({ rule: name, severity, path, message })),
  )
  return { url: view.url, bytes: view.bytes, firstDraw: estimateFirstDraw(view), problems }
}
