import type { Platform, Registry } from '../../../../engine/contract'
import { compileCached } from '../../../../engine/read/compile'
import type { CompiledWidget } from '../../../../engine/read/compiled-widget'
import { isObject } from '../../../../shared/json'
import { type Raw, type Row, rowsOf } from '../../rules/document'
import { canDraw } from './catalogue'

const registries = new WeakMap<Registry, Map<string, Registry>>()

/** What the page of an address can draw, of all there is. */
export function registryFor(all: Registry, url: string): Registry {
  const known = registries.get(all) ?? new Map<string, Registry>()
  registries.set(all, known)
  const found =
    known.get(url) ??
    new Map([...all].filter(([type, { definition }]) => canDraw(url, type, definition.tier)))
  known.set(url, found)
  return found
}

const wrapped = new WeakMap<object, { readonly data: unknown; readonly page: Raw }>()

/** One widget as a page of its own: whoever has not changed is not read again. */
export function partOf(
  node: Raw,
  data: unknown,
  registry: Registry,
  platform: 'h5' | 'weapp' | 'alipay',
) {
  let part = wrapped.get(node)
  if (part?.data !== data || part === undefined) {
    part = { data, page: { url: '', widgets: [node], data } }
    wrapped.set(node, part)
  }
  return compileCached(part.page, { registry, platform })
}

/** Why a page is not published. */
export interface Problem {
  /** The widget it is about. */
  readonly id: string
  readonly type: string
  readonly kind: 'unknown' | 'broken'
  /** What its schema says. */
  readonly text: string
}

/** Most that a reader draws. */
export const MOST_WIDGETS = 80

const isBroken = (widget: CompiledWidget, id: string): string | undefined =>
  widget.id === id
    ? widget.read().broken
    : Object.values(widget.slots)
        .flat()
        .map((inner) => isBroken(inner, id))
        .find((text) => text !== undefined)

/** What is wrong with one widget, by itself: those inside it are asked for by themselves. */
export function problemOf(
  { node, id, type }: Row,
  data: unknown,
  all: Registry,
  url: string,
  platform: Platform,
): Problem | undefined {
  const registry = registryFor(all, url)
  const { config } = node
  if (!registry.has(type)) {
    const hasFallback = isObject(config) && config.fallback !== undefined
    return hasFallback ? undefined : { id, type, kind: 'unknown', text: '' }
  }
  const compiled = partOf(node, isObject(data) ? data : undefined, registry, platform)
  const text = compiled?.widgets
    .map((widget) => isBroken(widget, id))
    .find((found) => found !== undefined)
  return text === undefined ? undefined : { id, type, kind: 'broken', text }
}

/** All that keeps a page from being published. */
export function problemsOf(page: Raw, all: Registry, url: string, platform: Platform) {
  return rowsOf(page).flatMap((row) => problemOf(row, page.data, all, url, platform) ?? [])
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
