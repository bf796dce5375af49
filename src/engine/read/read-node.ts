import * as v from 'valibot'
import { isObject, type Json } from '../../shared/json'
import { LOGICAL_OPERATORS, QUERY_OPERATORS } from '../../shared/query'
import type { Action, ActionSlot, AnyWidget, Platform, Source, When, WidgetNode } from '../contract'
import type { BoxStyle } from './compiled-widget'

/* What a definition may be (docs/view-definitions.md, 'Limits'). More is trimmed or refused, and reported. */

/** Characters of its JSON, about. */
export const MAX_SIZE = 256 * 1024
/** Widgets after slots are counted in. */
export const MAX_WIDGETS = 80
export const MAX_DEPTH = 4
export const MAX_TEXT = 20_000
export const MAX_ITEMS = 200

type ActionSlots = { readonly [S in ActionSlot]?: Action }

/** `config.on` for a widget's schema. `useAct` checks the action itself; a broken slot is no action. */
export const actionSlots = v.optional(
  v.fallback(v.record(v.string(), v.unknown()), {}) as unknown as v.GenericSchema<ActionSlots>,
)

/** `config.bind` for a widget with `ownData`, which reads its binding itself. */
export const boundSource = v.optional(
  v.looseObject({ from: v.string() }) as unknown as v.GenericSchema<Source>,
)

const whenSchema = v.object({
  logicalOperator: v.optional(v.picklist(LOGICAL_OPERATORS), 'and'),
  conditions: v.pipe(
    v.array(
      v.object({
        field: v.pipe(v.string(), v.minLength(1)),
        operator: v.picklist(QUERY_OPERATORS),
        value: v.optional(v.unknown(), null),
      }),
    ),
    v.minLength(1),
  ),
})

/** Damage never shows a widget that was meant for few: such a condition does not hold. */
export const NEVER: When = { logicalOperator: 'or', conditions: [] }

/** `config.when`. Undefined when there is none; `NEVER` when it cannot be read. */
export function readWhen(raw: unknown): When | undefined {
  if (raw === undefined || raw === null) return undefined
  const parsed = v.safeParse(whenSchema, raw)
  return parsed.success ? (parsed.output as When) : NEVER
}

/** Not meant for this host. */
export const isHidden = ({ cssConfig }: WidgetNode, platform: Platform) =>
  Array.isArray(cssConfig?.hideOn) && cssConfig.hideOn.includes(platform)

/** A node that cannot be lifted stays as it is: its schema then says what is wrong with it. */
export function migrated(node: WidgetNode, { definition }: AnyWidget, from: number): WidgetNode {
  try {
    return definition.migrate?.(node, from) ?? node
  } catch {
    return node
  }
}

function firstName(...names: readonly unknown[]): string | undefined {
  for (const name of names) if (typeof name === 'string' && name !== '') return name
  return undefined
}

/** Accepts `config.type`, `config.name`, `config.widget` and `value.type` (point 3). */
export function readNode(candidate: unknown): WidgetNode | undefined {
  if (!isObject(candidate)) return undefined
  const config = isObject(candidate.config) ? candidate.config : {}
  const fromValue = isObject(candidate.value) ? candidate.value.type : undefined
  const type = firstName(config.type, config.name, config.widget, fromValue)
  if (type === undefined) return undefined
  const id = typeof config.id === 'string' ? config.id : undefined
  const bind = isObject(config.bind) || typeof config.bind === 'string' ? config.bind : undefined
  const cssConfig = isObject(candidate.cssConfig) ? (candidate.cssConfig as BoxStyle) : undefined
  const known = config.type === type && config.id === id && config.bind === bind
  // Most nodes are as they should be: a page of thousands need not be copied once more.
  if (known && candidate.cssConfig === cssConfig) return candidate as unknown as WidgetNode
  return { ...candidate, config: { ...config, type, id, bind }, cssConfig } as WidgetNode
}

const POP_OPTIONS = ['frequency', 'delayMs', 'closeMs'] as const

/** `pop` as a widget of its own: one widget, or several with how often and when they are shown. */
export function readPop(pop: unknown): unknown {
  if (!isObject(pop)) return undefined
  const content = Array.isArray(pop.widgets) ? pop.widgets : [pop]
  const options = POP_OPTIONS.flatMap((name) => (name in pop ? [[name, pop[name]]] : []))
  return {
    config: { ...Object.fromEntries(options), type: 'popup', id: 'popup', slots: { content } },
  }
}

/** Deeper than any honest definition; an object that contains itself ends here. */
const MAX_NESTING = 24

export interface Sanitized {
  readonly json: Json
  readonly issues: readonly string[]
}

/** Names that no key may have. */
const FORBIDDEN = ['__proto__', 'constructor', 'prototype']

/**
 * Whether everything is as it should be, as nearly all definitions are: then nothing is copied. False as
 * soon as it is not, or when the size is used up.
 */
function isClean(raw: unknown, maxSize: number, maxItems: number): boolean {
  let room = maxSize

  function isCleanAt(value: unknown, depth: number): boolean {
    room -= 8
    if (typeof value === 'string') {
      room -= value.length
      return value.length <= MAX_TEXT
    }
    if (value === null || typeof value === 'boolean') return true
    if (typeof value !== 'object') return Number.isFinite(value)
    if (depth > MAX_NESTING || room < 0) return false
    if (Array.isArray(value)) {
      if (value.length > maxItems) return false
      for (const item of value) if (!isCleanAt(item, depth + 1)) return false
      return true
    }
    // No list of the keys: a page of thousands has as many objects.
    for (const key in value) {
      room -= key.length
      if (key.length > 8 && FORBIDDEN.includes(key)) return false
      if (!isCleanAt((value as Record<string, unknown>)[key], depth + 1)) return false
    }
    return true
  }

  return isCleanAt(raw, 0) && room >= 0
}

/**
 * Makes plain, bounded data of what came from outside: no prototype keys, no endless nesting, no over-long
 * texts or lists. What is as it should be is not copied. Undefined when it is larger than a definition may
 * be. `scale` lifts the limits on its size and its lists, for benchmarks.
 */
export function sanitize(raw: unknown, scale = 1): Sanitized | undefined {
  const issues: string[] = []
  const maxSize = MAX_SIZE * scale
  const maxItems = MAX_ITEMS * scale
  const isFine = (value: unknown) => isClean(value, maxSize, maxItems)
  if (isFine(raw)) return { json: raw as Json, issues }
  // What contains itself would be copied for a long time: it ends with the room there is.
  let copies = 0

  function copy(value: unknown, path: string, depth: number): Json {
    copies += 1
    if (copies > maxSize) return null
    if (typeof value === 'string') {
      if (value.length > MAX_TEXT) issues.push(`${path}: text cut at ${MAX_TEXT}`)
      return value.slice(0, MAX_TEXT)
    }
    if (typeof value === 'number') return Number.isFinite(value) ? value : 0
    if (typeof value === 'boolean') return value
    if (typeof value !== 'object' || value === null) return null
    if (depth > MAX_NESTING) {
      issues.push(`${path}: nested too deeply`)
      return null
    }
    if (!Array.isArray(value)) return copyObject(value as Record<string, unknown>, path, depth + 1)
    if (value.length > maxItems) issues.push(`${path}: list cut at ${maxItems}`)
    return value.slice(0, maxItems).map((item, at) => copy(item, `${path}.${at}`, depth + 1))
  }

  function copyObject(object: Record<string, unknown>, path: string, depth: number): Json {
    const clean: Record<string, Json> = {}
    for (const key of Object.keys(object)) {
      const value = object[key]
      if (FORBIDDEN.includes(key)) issues.push(`${path}.${key}: forbidden key`)
      else if (value !== undefined) clean[key] = copy(value, `${path}.${key}`, depth)
    }
    return clean
  }

  const json = copy(raw, '$', 0)
  return isFine(json) ? { json, issues } : undefined
}
