import { isObject } from '../../shared/json'
import type { AnyWidget, BoxStyle, Platform, WidgetNode } from '../contract'

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

/** Accepts `config.type`, `config.name`, `config.widget` and `value.type` (decisions.md, 3). */
export function readNode(candidate: unknown): WidgetNode | undefined {
  if (!isObject(candidate)) return undefined
  const config = isObject(candidate.config) ? candidate.config : {}
  const fromValue = isObject(candidate.value) ? candidate.value.type : undefined
  const type = [config.type, config.name, config.widget, fromValue].find(
    (name) => typeof name === 'string' && name !== '',
  )
  if (typeof type !== 'string') return undefined
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
