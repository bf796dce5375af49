import * as v from 'valibot'
import { isObject } from '../../shared/json'
import type {
  AnyWidget,
  BoxStyle,
  Meta,
  Platform,
  Registry,
  Security,
  Source,
  ViewDefinition,
  WidgetNode,
} from '../contract'
import { boxOf, type CompiledBox } from './box-style'
import { MAX_DEPTH, MAX_WIDGETS } from './limits'
import { sanitize } from './sanitize'

/** A widget that can be drawn: looked up, migrated and parsed, once per definition. */
export interface CompiledWidget {
  readonly id: string
  readonly node: WidgetNode
  readonly widget: AnyWidget
  readonly config: unknown
  /** Parsed content of the definition; absent when it must be loaded. */
  readonly value?: { readonly data: unknown }
  readonly source?: Source
  readonly box: CompiledBox
  /** Room to keep before it is drawn, px. */
  readonly height: number
  /** Its data break its own contract: the engine draws its error state in place. */
  readonly broken?: string
}

export interface CompiledView {
  readonly definition: ViewDefinition
  readonly security: Security
  readonly meta: Partial<Meta>
  readonly widgets: readonly CompiledWidget[]
  /** Types this client does not know and the page cannot do without, be it for want of any other. */
  readonly missing: readonly string[]
  /** Everything that was trimmed, skipped or refused, for the report. */
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
    return compileKnown(node, widget, path)
  }

  function replaceUnknown(node: WidgetNode, path: string, depth: number) {
    issues.push(`${path}: unknown widget ${node.config.type}`)
    if (node.config.fallback) return compileNode(node.config.fallback, path, depth + 1)
    unknown.push(node.config.type)
    if (node.config.required) missing.push(node.config.type)
    return undefined
  }

  function compileKnown(original: WidgetNode, widget: AnyWidget, path: string): CompiledWidget {
    const { definition } = widget
    const version = original.config.v ?? definition.version
    const node = version < definition.version ? migrated(original, widget, version) : original
    const config = v.safeParse(definition.config, node.config)
    const source = node.config.bind
    const bound = !definition.ownData && source !== undefined && source.from !== 'static'
    const wantsLoad = bound || (node.value === undefined && definition.load !== undefined)
    const value = wantsLoad ? undefined : v.safeParse(definition.value, node.value)
    const broken = [config, value].find((result) => result && !result.success)
    if (broken) issues.push(`${path}: ${definition.type} ${broken.issues?.[0]?.message ?? ''}`)
    // A widget cannot stick outside its own box, so its `sticky` option belongs to the box.
    const sticky = (node.cssConfig?.sticky ?? node.config.sticky) === true
    const box = boxOf(node.cssConfig, sticky)
    const height =
      typeof definition.height === 'number' || !config.success
        ? Number(definition.height) || 0
        : definition.height(config.output)
    const stated = node.cssConfig?.height
    return {
      id: node.config.id ?? `${definition.type}-${path}`,
      node,
      widget,
      config: config.output,
      value: value?.success ? { data: value.output } : undefined,
      source: bound ? source : undefined,
      box,
      height: typeof stated === 'number' ? Math.max(0, stated) : height,
      broken: broken ? String(broken.issues?.[0]?.message) : undefined,
    }
  }

  const widgets = clean.json.widgets
    .map((node, index) => compileNode(node, String(index), 1))
    .filter((widget) => widget !== undefined)
  if (count > limit) issues.push(`only the first ${limit} widgets are drawn`)
  const definition = clean.json as unknown as ViewDefinition
  return {
    definition,
    security: readSecurity(definition.security),
    meta: readMeta(definition.data),
    widgets: uniqueIds(widgets),
    // Nothing but widgets of a newer client: without them there is no page.
    missing: widgets.length === 0 ? unknown : missing,
    issues,
  }
}

const isHidden = ({ cssConfig }: WidgetNode, platform: Platform) =>
  Array.isArray(cssConfig?.hideOn) && cssConfig.hideOn.includes(platform)

/** A node that cannot be lifted stays as it is: its schema then says what is wrong with it. */
function migrated(node: WidgetNode, { definition }: AnyWidget, from: number): WidgetNode {
  try {
    return definition.migrate?.(node, from) ?? node
  } catch {
    return node
  }
}

/** Accepts `config.type`, `config.name`, `config.widget` and `value.type` (decisions.md, 3). */
function readNode(candidate: unknown): WidgetNode | undefined {
  if (!isObject(candidate)) return undefined
  const config = isObject(candidate.config) ? candidate.config : {}
  const fromValue = isObject(candidate.value) ? candidate.value.type : undefined
  const type = [config.type, config.name, config.widget, fromValue].find(
    (name) => typeof name === 'string' && name !== '',
  )
  if (typeof type !== 'string') return undefined
  const id = typeof config.id === 'string' ? config.id : undefined
  const bind = isObject(config.bind) ? config.bind : undefined
  const cssConfig = isObject(candidate.cssConfig) ? (candidate.cssConfig as BoxStyle) : undefined
  return { ...candidate, config: { ...config, type, id, bind }, cssConfig } as WidgetNode
}

function uniqueIds(widgets: readonly CompiledWidget[]): CompiledWidget[] {
  const taken = new Set<string>()
  return widgets.map((widget) => {
    let { id } = widget
    for (let times = 1; taken.has(id); times++) id = `${widget.id}-${times}`
    taken.add(id)
    return id === widget.id ? widget : { ...widget, id }
  })
}

const securitySchema = v.object({
  isOpen: v.optional(v.boolean()),
  isLogin: v.optional(v.boolean()),
  isAdmin: v.optional(v.boolean()),
  getApi: v.optional(v.string()),
})

/** No path of the server, so that the gate says no without asking; nothing for nothing. */
const unreadablePath = (getApi: unknown) => (getApi ? '?' : undefined)

/** A flag of another type closes the gate it names: damage must not open a page. */
function readSecurity(security: unknown): Security {
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

function readMeta(data: unknown): Partial<Meta> {
  return isObject(data) && isObject(data.$meta) ? (data.$meta as unknown as Meta) : {}
}
