import * as v from 'valibot'
import type { AnyWidget, Source, WidgetNode } from '../contract'
import { boxOf, type CompiledBox } from './box-style'

export type Slots = { readonly [name: string]: readonly CompiledWidget[] }

export const NO_SLOTS: Slots = {}

/** What the widget's own schemas made of its node. */
export interface Contents {
  readonly config: unknown
  /** Parsed content of the definition; absent when it must be loaded or cannot be read. */
  readonly value?: { readonly data: unknown }
  /** Its data break its own contract: the engine draws its error state in place. */
  readonly broken?: string
}

/** A widget that can be drawn: looked up and migrated, once per definition. */
export interface CompiledWidget {
  readonly id: string
  readonly node: WidgetNode
  readonly widget: AnyWidget
  /** Absent unless the content is bound to it. */
  readonly source?: Source
  /** Shown only while it holds; read where it is evaluated. */
  readonly when?: unknown
  /** The widgets inside it, by slot. */
  readonly slots: Slots
  /** What it is the heading of; known once its neighbours are read. */
  heads?: CompiledWidget
  readonly box: CompiledBox
  /** Room to keep before it is drawn, px. */
  readonly height: number
  /** Parsed at the first call and kept: a long page pays for what is near the screen. */
  readonly read: () => Contents
}

interface Parts {
  readonly id: string
  readonly node: WidgetNode
  readonly widget: AnyWidget
  readonly bound?: Source
  readonly slots: Slots
}

export function compiledWidget({ id, node, widget, bound, slots }: Parts): CompiledWidget {
  const { definition } = widget
  const { config, cssConfig } = node
  const source = definition.ownData || bound?.from === 'static' ? undefined : bound
  let contents: Contents | undefined

  function parse(): Contents {
    const loads = source || (node.value === undefined && definition.load)
    const options = v.safeParse(definition.config, config)
    const value = loads ? undefined : v.safeParse(definition.value, node.value)
    return {
      config: options.output,
      value: value?.success ? { data: value.output } : undefined,
      broken: (options.issues ?? value?.issues)?.[0].message,
    }
  }
  const read = () => {
    contents ??= parse()
    return contents
  }
  function usualHeight({ height } = definition): number {
    if (typeof height === 'number') return height
    const options = v.safeParse(definition.config, config)
    return options.success ? height(options.output) : 0
  }

  const stated = cssConfig?.height
  return {
    id,
    node,
    widget,
    source,
    when: config.when ?? undefined,
    slots,
    // A widget cannot stick outside its own box, so its `sticky` option belongs to the box.
    box: boxOf(cssConfig, (cssConfig?.sticky ?? config.sticky) === true),
    height: Math.max(0, typeof stated === 'number' ? stated : usualHeight()),
    read,
  }
}
