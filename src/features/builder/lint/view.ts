import type {
  AnyWidget,
  Meta,
  Registry,
  Security,
  Source,
  WidgetNode,
} from '../../../engine/contract'
import { compile, readMeta, readSecurity, readSources } from '../../../engine/read/compile'
import type { CompiledWidget } from '../../../engine/read/compiled-widget'
import { readNode } from '../../../engine/read/read-node'
import { findRoute } from '../../../routing/derive'
import type { Route } from '../../../routing/table'
import { utf8ToBytes } from '../../../shared/bytes'
import { isObject } from '../../../shared/json'
import { LOCALES, type Locale, localize } from '../../../shared/l10n'

/** An error is something a user meets; a warning is something an author should look at. */
export type Severity = 'error' | 'warning'

export interface Problem {
  readonly rule: string
  readonly severity: Severity
  /** Into the definition: `widgets.3.config.bind`. Empty for the definition itself. */
  readonly path: string
  /** One line, for the commands. */
  readonly message: string
  /** What it is about, in no language: whoever edits is told the rule and this. */
  readonly about: string
}

export type Found = Pick<Problem, 'path' | 'message' | 'about'>
export type Told = Omit<Found, 'path'>

export interface Rule {
  readonly name: string
  readonly severity: Severity
  /** It looks at several widgets at once. */
  readonly isWhole?: true
  readonly check: (view: View, world: World) => Iterable<Found>
}

/** One widget of a definition, wherever it stands. */
export interface ViewNode {
  /** As the definition has it. */
  readonly raw: unknown
  readonly path: string
  readonly node: WidgetNode
  /** 1 for a widget of the page. */
  readonly depth: number
  /** Of the page's registry; absent when the page cannot draw it. */
  readonly widget: AnyWidget | undefined
  /** The widget it is drawn instead of. */
  readonly replaces: ViewNode | undefined
}

/** A definition as the rules read it. */
export interface View {
  readonly json: Readonly<Record<string, unknown>>
  readonly url: string
  /** UTF-8 of its JSON. */
  readonly bytes: number
  /** The page of this address; absent when `/views/index?url=` draws it. */
  readonly route: Route | undefined
  readonly registry: { readonly name: string; readonly widgets: Registry }
  readonly nodes: readonly ViewNode[]
  /** What stands among widgets and is none. */
  readonly strangers: readonly string[]
  readonly sources: Readonly<Record<string, Source>>
  readonly security: Security
  readonly meta: Partial<Meta>
}

/** What definitions lead to and are drawn from. */
export interface World {
  /** Every widget there is. */
  readonly all: Registry
  /** Which widgets the page of a route has. */
  readonly registryOf: (route: Route | undefined) => View['registry']
  /** Urls that have a definition. */
  readonly views: ReadonlySet<string>
  /** Urls of definitions that some known definition or widget leads to. */
  readonly linked: ReadonlySet<string>
  /** Keys of the server's forms: `/auto/edit?url=` opens them without a definition. */
  readonly forms: ReadonlySet<string>
  /** Reads of the main host that can answer `true`. */
  readonly gates: readonly { readonly path: string; readonly asksUser: boolean }[]
  /** What a source may read, and an action may write, by name. */
  readonly calls: ReadonlySet<string>
  readonly writes: ReadonlySet<string>
  /** Calls that the server lacks, and pages that are nothing without them (decision 0092). */
  readonly lacks?: ReadonlySet<string>
  /** Bytes of a picture, `missing` where there should be one, undefined when nobody knows. */
  readonly pictureBytes: (url: string) => number | 'missing' | undefined
}

/** Deeper than any rule looks. */
const MAX_WALK = 12

/** `pop` is one widget, or an object with several (docs/view-definitions.md). */
function popWidgets(pop: unknown): readonly (readonly [path: string, candidate: unknown])[] {
  if (!isObject(pop)) return []
  if (!Array.isArray(pop.widgets)) return [['pop', pop]]
  return pop.widgets.map((candidate, index) => [`pop.widgets.${index}`, candidate] as const)
}

/**
 * Reads a definition for the rules. Undefined when it is none: no object, or no list of widgets.
 *
 * @param isJson it is JSON already, and its parts are wanted as they are.
 */
export function readViewForRules(raw: unknown, world: World, isJson = false): View | undefined {
  if (!isObject(raw) || !Array.isArray(raw.widgets)) return undefined
  const text = JSON.stringify(raw)
  const json = isJson ? raw : (JSON.parse(text) as Record<string, unknown>)
  const url = typeof json.url === 'string' ? json.url : ''
  const route = findRoute(url)
  const registry = world.registryOf(route)
  const nodes: ViewNode[] = []
  const strangers: string[] = []

  function add(candidate: unknown, path: string, depth: number, replaces?: ViewNode): void {
    const node = readNode(candidate)
    if (!node) {
      strangers.push(path)
      return
    }
    const own: ViewNode = {
      raw: candidate,
      path,
      node,
      depth,
      widget: registry.widgets.get(node.config.type),
      replaces,
    }
    nodes.push(own)
    if (depth < MAX_WALK) addInner(own, node)
  }

  function addInner(own: ViewNode, { config }: WidgetNode): void {
    if (config.fallback !== undefined) {
      add(config.fallback, `${own.path}.config.fallback`, own.depth + 1, own)
    }
    if (!isObject(config.slots)) return
    for (const [name, widgets] of Object.entries(config.slots)) {
      if (!Array.isArray(widgets)) continue
      for (const [index, inner] of widgets.entries()) {
        add(inner, `${own.path}.config.slots.${name}.${index}`, own.depth + 1)
      }
    }
  }

  for (const [index, candidate] of (json.widgets as unknown[]).entries()) {
    add(candidate, `widgets.${index}`, 1)
  }
  for (const [path, candidate] of popWidgets(json.pop)) add(candidate, path, 2)
  return {
    json,
    url,
    bytes: utf8ToBytes(text).length,
    route,
    registry,
    nodes,
    strangers,
    sources: readSources(json.data),
    security: readSecurity(json.security),
    meta: readMeta(json.data),
  }
}

/** px at base width 375: what is drawn at once is about a screen and a half (engine/outlet). */
const EAGER = 812 * 1.5

/**
 * Bytes of one `setData`, as bench/set-data.ts counts them on the compiled weapp: an element is its name,
 * class, id and handlers (about 100), a card a few of them (docs/benchmarks.md: at most 400 with texts).
 */
const COST = { page: 1900, widget: 350, item: 330, text: 45 }

/** Bytes a value takes as elements: its texts in one language, an element or three a record. */
function bytesOf(value: unknown, locale: Locale): number {
  if (typeof value === 'string') return COST.text + utf8ToBytes(JSON.stringify(value)).length
  if (typeof value === 'number') return COST.text
  if (Array.isArray(value)) return sum(value.map((item) => bytesOf(item, locale)))
  if (!isObject(value)) return 0
  const keys = Object.keys(value)
  const isText =
    keys.length > 0 && keys.every((key) => (LOCALES as readonly string[]).includes(key))
  if (isText) return bytesOf(localize(value, locale), locale)
  return COST.item + sum(Object.values(value).map((inner) => bytesOf(inner, locale)))
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

function widgetBytes(widget: CompiledWidget, locale: Locale): number {
  const { value } = widget.read()
  const inner = Object.values(widget.slots).flat()
  return (
    COST.widget + bytesOf(value?.data, locale) + sum(inner.map((one) => widgetBytes(one, locale)))
  )
}

/** Widgets that are drawn before anybody scrolls. */
function eagerOf(widgets: readonly CompiledWidget[]): CompiledWidget[] {
  let above = 0
  return widgets.filter(({ height }) => {
    const isEager = above < EAGER
    above += height
    return isEager
  })
}

/**
 * About how many bytes the first `setData` of the page has on a mini-program, in its longer language:
 * what the definition itself carries for the first screen and a half. What widgets fetch comes later, in
 * calls of its own. An estimate; `npm run bench -- --only set-data` counts.
 */
export function estimateFirstDraw({ json, registry }: View): number {
  const compiled = compile(json, { registry: registry.widgets, platform: 'weapp' })
  if (!compiled) return 0
  const eager = eagerOf(compiled.widgets)
  return Math.max(
    ...LOCALES.map((locale) => COST.page + sum(eager.map((widget) => widgetBytes(widget, locale)))),
  )
}
