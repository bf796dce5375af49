import * as v from 'valibot'
import { hasOwn, isObject } from '../../shared/json'
import type {
  AnyWidget,
  Meta,
  Platform,
  Registry,
  Security,
  Source,
  ViewDefinition,
  WidgetNode,
} from '../contract'
import { CompiledWidget, NO_SLOTS, type Slots } from './compiled-widget'
import {
  isHidden,
  MAX_DEPTH,
  MAX_WIDGETS,
  migrated,
  readNode,
  readPop,
  sanitize,
} from './read-node'

const securitySchema = v.object({
  isOpen: v.optional(v.boolean()),
  isLogin: v.optional(v.boolean()),
  isAdmin: v.optional(v.boolean()),
  getApi: v.optional(v.string()),
})

/** No path of the server, so that the gate says no without asking; nothing for nothing. */
const unreadablePath = (getApi: unknown) => (getApi ? '?' : undefined)

/** The gates of a page. A flag of another type closes the gate it names: damage must not open a page. */
export function readSecurity(security: unknown): Security {
  // An empty list is how some servers write an empty object.
  const none = !security || (Array.isArray(security) && security.length === 0)
  if (!isObject(security)) return none ? {} : { isLogin: true }
  const parsed = v.safeParse(securitySchema, security)
  if (parsed.success) return parsed.output
  return {
    isLogin: Boolean(security.isLogin),
    isAdmin: Boolean(security.isAdmin),
    getApi: typeof security.getApi === 'string' ? security.getApi : unreadablePath(security.getApi),
  }
}

/** What the definition says about itself; nothing when that is damaged. */
export function readMeta(data: unknown): Partial<Meta> {
  return isObject(data) && isObject(data.$meta) ? (data.$meta as unknown as Meta) : {}
}

/** `data.$sources`: the sources that widgets bind by name. */
export function readSources(data: unknown): Readonly<Record<string, Source>> {
  if (!isObject(data) || !isObject(data.$sources)) return {}
  const named = Object.entries(data.$sources).filter(
    ([, source]) => isObject(source) && typeof source.from === 'string',
  )
  return Object.fromEntries(named) as unknown as Record<string, Source>
}

export interface CompiledView {
  readonly definition: ViewDefinition
  readonly security: Security
  readonly meta: Partial<Meta>
  readonly widgets: readonly CompiledWidget[]
  /** What is laid over the page, from the definition's `pop`. */
  readonly popup?: CompiledWidget
  /** Types that are not among the widgets it was compiled with, also where another one stands in for them. */
  readonly unknown: readonly string[]
  /** Those of them that the page cannot do without, be it for want of any other. */
  readonly missing: readonly string[]
  /** Everything that was trimmed, skipped or refused, for the report: asking for it parses every widget. */
  readonly issues: readonly string[]
}

export interface CompileOptions {
  readonly registry: Registry
  readonly platform: Platform
  /** More than the reader's limit only in benchmarks. */
  readonly maxWidgets?: number
}

const cache = new WeakMap<object, Map<Registry, CompiledView>>()

/** `compile` once per definition object and registry: an unchanged definition costs nothing. */
export function compileCached(raw: object, options: CompileOptions): CompiledView | undefined {
  const known = cache.get(raw)?.get(options.registry)
  if (known) return known
  const compiled = compile(raw, options)
  if (!compiled) return undefined
  const views = cache.get(raw) ?? new Map<Registry, CompiledView>()
  cache.set(raw, views.set(options.registry, compiled))
  return compiled
}

/**
 * Reads a definition of the server: bounded, each widget by itself. Undefined when it is no definition
 * at all (not an object, no list of widgets, too large); a single bad widget never fails the page.
 */
export function compile(raw: unknown, options: CompileOptions): CompiledView | undefined {
  const limit = options.maxWidgets ?? MAX_WIDGETS
  const clean = sanitize(raw, Math.max(1, limit / MAX_WIDGETS))
  if (!clean || !isObject(clean.json) || !Array.isArray(clean.json.widgets)) return undefined
  const issues = [...clean.issues]
  const missing: string[] = []
  const unknown: string[] = []
  const undrawn: string[] = []
  const sources = readSources(clean.json.data)
  const taken = new Set<string>()
  const known: CompiledWidget[] = []
  const paths: string[] = []
  let count = 0

  function compileNode(
    candidate: unknown,
    path: string,
    depth: number,
  ): CompiledWidget | undefined {
    const node = readNode(candidate)
    if (!node || depth > MAX_DEPTH) {
      issues.push(`${path}: ${node ? 'slots nested too deeply' : 'not a widget'}`)
      return undefined
    }
    if (isHidden(node, options.platform)) return undefined
    count += 1
    if (count > limit) return undefined
    const widget = options.registry.get(node.config.type)
    if (!widget) return replaceUnknown(node, path, depth)
    return compileKnown(node, widget, path, depth)
  }

  function replaceUnknown(node: WidgetNode, path: string, depth: number) {
    issues.push(`${path}: unknown widget ${node.config.type}`)
    unknown.push(node.config.type)
    if (node.config.fallback) return compileNode(node.config.fallback, path, depth + 1)
    undrawn.push(node.config.type)
    if (node.config.required) missing.push(node.config.type)
    return undefined
  }

  function compileAll(nodes: readonly unknown[], path: string, depth: number) {
    const all: CompiledWidget[] = []
    let heading: CompiledWidget | undefined
    nodes.forEach((node, index) => {
      const each = compileNode(node, `${path}${index}`, depth)
      if (!each) return
      if (heading) heading.heads = each
      heading = each.widget.definition.heads ? each : undefined
      all.push(each)
    })
    return all
  }

  function compileSlots({ config }: WidgetNode, path: string, depth: number): Slots {
    if (!isObject(config.slots)) return NO_SLOTS
    const slots = Object.entries(config.slots).filter(([, nodes]) => Array.isArray(nodes))
    return Object.fromEntries(
      slots.map(([name, nodes]) => [name, compileAll(nodes, `${path}.${name}.`, depth + 1)]),
    )
  }

  function uniqueId(wanted: string): string {
    let id = wanted
    for (let times = 1; taken.has(id); times++) id = `${wanted}-${times}`
    taken.add(id)
    return id
  }

  /** The source a node binds, by itself or by the name of one of the definition's. */
  function sourceOf({ config: { bind } }: WidgetNode, path: string): Source | undefined {
    if (typeof bind !== 'string') return bind
    if (!hasOwn(sources, bind)) issues.push(`${path}: no source is named ${bind}`)
    return hasOwn(sources, bind) ? sources[bind] : undefined
  }

  function compileKnown(
    original: WidgetNode,
    widget: AnyWidget,
    path: string,
    depth: number,
  ): CompiledWidget {
    const { definition } = widget
    const version = original.config.v ?? definition.version
    const node = version < definition.version ? migrated(original, widget, version) : original
    const id = uniqueId(node.config.id ?? `${definition.type}-${path}`)
    const slots = compileSlots(node, path, depth)
    const compiled = new CompiledWidget({ id, node, widget, bound: sourceOf(node, path), slots })
    known.push(compiled)
    paths.push(path)
    return compiled
  }

  const widgets = compileAll(clean.json.widgets, '', 1)
  const pop = readPop(clean.json.pop)
  const popup = pop === undefined ? undefined : compileNode(pop, 'pop', 1)
  // The popup counts as no widget: a page of nothing else is empty.
  if (count > limit) issues.push(`only the first ${limit} widgets are drawn`)
  const definition = clean.json as unknown as ViewDefinition
  return {
    definition,
    security: readSecurity(definition.security),
    meta: readMeta(definition.data),
    widgets,
    popup: popup?.slots.content?.length ? popup : undefined,
    unknown,
    // Nothing but widgets of a newer client: without them there is no page.
    missing: widgets.length === 0 ? undrawn : missing,
    get issues() {
      const objections = known.flatMap((each, at) => {
        const { broken } = each.read()
        return broken === undefined
          ? []
          : [`${paths[at]}: ${each.widget.definition.type} ${broken}`]
      })
      return [...issues, ...objections]
    },
  }
}
