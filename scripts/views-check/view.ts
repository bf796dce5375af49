import type { WidgetNode } from '../../src/engine/contract'
import { readMeta, readSecurity, readSources } from '../../src/engine/read/compile'
import { readNode } from '../../src/engine/read/read-node'
import { findRoute } from '../../src/routing/derive'
import { isObject } from '../../src/shared/json'
import type { View, ViewNode, World } from './types'

/** Deeper than any rule looks. */
const MAX_WALK = 12

/** `pop` is one widget, or an object with several (docs/view-definitions.md). */
function popWidgets(pop: unknown): readonly (readonly [path: string, candidate: unknown])[] {
  if (!isObject(pop)) return []
  if (!Array.isArray(pop.widgets)) return [['pop', pop]]
  return pop.widgets.map((candidate, index) => [`pop.widgets.${index}`, candidate] as const)
}

/** Reads a definition for the rules. Undefined when it is none: no object, or no list of widgets. */
export function readViewForRules(raw: unknown, world: World): View | undefined {
  if (!isObject(raw) || !Array.isArray(raw.widgets)) return undefined
  const text = JSON.stringify(raw)
  const json = JSON.parse(text) as Record<string, unknown>
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
    bytes: Buffer.byteLength(text),
    route,
    registry,
    nodes,
    strangers,
    sources: readSources(json.data),
    security: readSecurity(json.security),
    meta: readMeta(json.data),
  }
}
