import { hostRules, pictureRules, textRules } from './content'
import { dataRules } from './data'
import { gateRules, shapeRules } from './page'
import { told } from './read'
import { actionRules, urlRules } from './taps'
import {
  estimateFirstDraw,
  type Problem,
  type Rule,
  readViewForRules,
  type View,
  type ViewNode,
  type World,
} from './view'
import { widgetRules } from './widgets'

const KB = 1024
/** WeChat advises 256 KB a `setData` at most; a slow phone feels a quarter of that. */
const MOST = 256 * KB
const HEAVY = 64 * KB

const over = (limit: number, most: number) =>
  function* check(view: View) {
    const bytes = estimateFirstDraw(view)
    if (bytes <= limit || bytes > most) return
    const size = `${Math.ceil(bytes / KB)} KB`
    yield { path: 'widgets', ...told`the first draw sends about ${size}; over ${limit / KB} KB` }
  }

/** What the first draw costs on a mini-program. */
const weightRules: readonly Rule[] = [
  {
    name: 'first-draw',
    severity: 'error',
    check: over(MOST, Number.POSITIVE_INFINITY),
  },
  {
    name: 'first-draw-heavy',
    severity: 'warning',
    check: over(HEAVY, MOST),
  },
]

/** What they find of a widget stays so while the widget does. */
const ofWidgets = [widgetRules, dataRules, actionRules, urlRules, textRules, pictureRules].flat()
const perWidget = ofWidgets.filter(({ isWhole }) => !isWhole)

/** Every rule, in the order of the report. */
export const RULES: readonly Rule[] = [
  ...shapeRules,
  ...ofWidgets,
  ...gateRules,
  ...hostRules,
  ...weightRules,
]
const whole = RULES.filter((rule) => !perWidget.includes(rule))

export interface Checked {
  /** Url of the definition; empty when it is none. */
  readonly url: string
  /** UTF-8 of its JSON. */
  readonly bytes: number
  /** Estimated bytes of the first `setData`. */
  readonly firstDraw: number
  readonly problems: readonly Problem[]
}

const run = (rules: readonly Rule[], view: View, world: World): readonly Problem[] =>
  rules.flatMap(({ name, severity, check }) =>
    [...check(view, world)].map((found) => ({ rule: name, severity, ...found })),
  )

/** Applies every rule to one definition. Never throws on what a definition holds. */
export function checkView(raw: unknown, world: World): Checked {
  const view = readViewForRules(raw, world)
  if (!view) {
    const found = told`no definition: not an object with a list of widgets`
    const problem: Problem = { rule: 'unreadable', severity: 'error', path: '', ...found }
    return { url: '', bytes: 0, firstDraw: 0, problems: [problem] }
  }
  const problems = run(RULES, view, world)
  return { url: view.url, bytes: view.bytes, firstDraw: estimateFirstDraw(view), problems }
}

/** A problem, and the widget it is of where it is of one. */
export interface DraftProblem extends Problem {
  readonly id?: string
  /** From the widget on: `config.bind`. */
  readonly inner: string
}

interface Kept {
  readonly world: World
  readonly data: unknown
  readonly depth: number
  readonly problems: readonly Problem[]
}
const kept = new WeakMap<object, Kept>()
/** Stands for the place of a widget that is looked at alone. */
const HERE = '~'

/** What is found of one widget by itself; one that has not changed is not looked at again. */
function ofWidget(view: View, world: World, entry: ViewNode): readonly Problem[] {
  const { data } = view.json
  const { raw, depth } = entry
  const before = kept.get(raw as object)
  if (before?.world === world && before.data === data && before.depth === depth)
    return before.problems
  const alone: View = {
    ...view,
    json: {},
    meta: {},
    strangers: [],
    nodes: [{ ...entry, path: HERE }],
  }
  const problems = run(perWidget, alone, world).map((problem) => ({
    ...problem,
    path: problem.path.slice(HERE.length),
  }))
  kept.set(raw as object, { world, data, depth, problems })
  return problems
}

/**
 * The same as `checkView` finds, of a page that is being edited: what is not shared with the page before is
 * looked at, and what needs the page as a whole.
 */
export function checkDraft(page: Readonly<Record<string, unknown>>, world: World) {
  const view = readViewForRules(page, world, true)
  if (!view) return []
  const own = run(perWidget, { ...view, nodes: [] }, world)
  const inside = view.nodes.flatMap((entry) =>
    ofWidget(view, world, entry).map((problem) => ({
      ...problem,
      path: entry.path + problem.path,
    })),
  )
  return [...run(whole, view, world), ...own, ...inside].map((problem): DraftProblem => {
    // A widget stands before what is in it.
    const deepest = view.nodes
      .filter(({ path }) => problem.path === path || problem.path.startsWith(`${path}.`))
      .at(-1)
    const inner = problem.path.slice(deepest ? deepest.path.length + 1 : 0)
    return { ...problem, id: deepest?.node.config.id, inner }
  })
}
