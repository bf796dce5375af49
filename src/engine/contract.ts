import type { ComponentType, ReactNode } from 'react'
import type * as v from 'valibot'
import type { Word } from '../routing/navigator'
import type { Json } from '../shared/json'
import type { L10n, Locale, TextKey } from '../shared/l10n'
import type { LogicalOperator, QueryOperator } from '../shared/query'
import type { BoxStyle, PaletteEntry } from './read/compiled-widget'

/*
 * The contract between server, client and page builder (docs/view-definitions.md). Wire keys are those of
 * the specifications; what is ours lives inside `config`, `cssConfig` and `data`.
 */

export type Platform = 'weapp' | 'alipay' | 'h5'

/** Dotted path into data: `product.name`, `0.id`. */
export type Path = string

/** A value taken from somewhere when it is needed. */
export interface Ref {
  readonly $: 'session' | 'route' | 'page' | 'item' | 'form'
  readonly path: Path
}

/**
 * Shown only while it holds (docs/view-definitions.md, 'Conditions'): fields are `session.user.gradeId`,
 * `page.tab`, `route.id`.
 */
export interface When {
  readonly logicalOperator: LogicalOperator
  readonly conditions: readonly {
    readonly field: Path
    readonly operator: QueryOperator
    readonly value: Json | Ref
  }[]
}

/** Filter, order and size of a list source (client spec §3). */
export interface ListQuery {
  readonly queries?: readonly {
    readonly field: string
    readonly operator: QueryOperator
    readonly value: Json | Ref
  }[]
  readonly sorts?: readonly { readonly field: string; readonly type: 'Desc' | 'Asc' }[]
  readonly limit?: number
}

/** Where a widget's value comes from when the definition does not carry it. */
export type Source =
  | { readonly from: 'static' }
  | { readonly from: 'session' | 'route' | 'page'; readonly path: Path }
  | {
      readonly from: 'api'
      /** A row of `src/registry/calls.ts`. */
      readonly call: string
      readonly query?: { readonly [key: string]: Json | Ref }
      readonly path?: Path
    }
  | { readonly from: 'report'; readonly type: string }
  | { readonly from: 'relation'; readonly type: string }
  | { readonly from: 'list'; readonly type: string; readonly query?: ListQuery }
  | { readonly from: 'light'; readonly table: string; readonly id?: string | Ref }
  | { readonly from: 'config'; readonly type: string; readonly list?: boolean }
  | { readonly from: 'enum'; readonly name: string }

/** What is handed on; what it leaves out is the page's own (`nav.share`, its title, its address). */
export interface ShareSpec {
  readonly title?: L10n | Ref
  /** A path of the main host or an https address. */
  readonly image?: string | Ref
  /** A page of this app; `{id}` is filled from the tapped item. */
  readonly url?: string
}

/** The closed list of what a tap may do. */
export type Action =
  | {
      readonly do: 'go'
      readonly url: string
      readonly query?: { readonly [key: string]: Json | Ref }
      readonly replace?: boolean
      /** By this word alone; refused where the page is opened by another (client spec §8). */
      readonly by?: Word
    }
  | { readonly do: 'back' }
  | { readonly do: 'tab'; readonly index: number }
  | { readonly do: 'web'; readonly url: string }
  | { readonly do: 'login' }
  | { readonly do: 'refresh' }
  | {
      readonly do: 'call'
      /** A row of `src/registry/calls.ts`. */
      readonly call: string
      readonly body?: { readonly [key: string]: Json | Ref }
      /** Asked first; no is no. */
      readonly confirm?: L10n
      readonly then?: readonly Action[]
    }
  | { readonly do: 'pay'; readonly payId: Json | Ref }
  | { readonly do: 'set'; readonly path: string; readonly value: Json | Ref }
  | { readonly do: 'contact' }
  | { readonly do: 'copy'; readonly value: Json | Ref }
  | { readonly do: 'toast'; readonly value: L10n }
  | { readonly do: 'share'; readonly value?: ShareSpec }
  | {
      readonly do: 'scan'
      /** Where in the page's state the code goes; without it a code that names a page opens it. */
      readonly path?: string
      /** Where a code that is a word leads: `/tool/search?keyword={code}`. */
      readonly url?: string
      /** Once the code is in the state. */
      readonly then?: readonly Action[]
    }
  | {
      readonly do: 'upload'
      /** Where in the page's state the addresses go: a list, or one address when `count` is 1. */
      readonly path: string
      /** How many pictures at most, 1 to 9. */
      readonly count?: number
      readonly then?: readonly Action[]
    }

export type ActionSlot = 'tap' | 'itemTap' | 'more' | 'submit' | 'view'

export interface WidgetNode {
  readonly value?: Json
  readonly config: {
    /** Catalogue name; the reader also accepts `name` (point 3). */
    readonly type: string
    readonly id?: string
    /** Schema version of the widget; older ones are migrated on reading. */
    readonly v?: number
    readonly title?: L10n
    /** A source, or the name of one of `data.$sources`. */
    readonly bind?: Source | string
    /** Which field of a source fills which field of the widget: `{ title: 'product.name' }`. */
    readonly map?: { readonly [field: string]: Path }
    readonly when?: When
    readonly on?: { readonly [S in ActionSlot]?: Action }
    readonly slots?: { readonly [name: string]: readonly WidgetNode[] }
    readonly fallback?: WidgetNode
    readonly required?: boolean
    readonly [key: string]: unknown
  }
  readonly cssConfig?: BoxStyle
}

/** `isOpen` neither blocks nor relaxes (point 1). */
export interface Security {
  readonly isOpen?: boolean
  readonly isLogin?: boolean
  readonly isAdmin?: boolean
  readonly getApi?: string
}

export interface Meta {
  readonly schema: 1
  readonly rev?: string
  readonly minClient?: string
  readonly platforms?: readonly Platform[]
  readonly role?: 'special'
  readonly nav?: {
    readonly title?: L10n
    readonly pullRefresh?: boolean
    /** The header is clear over the picture the page begins with (decision 0040). */
    readonly transparent?: boolean
    /** An entry in the host's menu that hands the page on, and what it is handed on as. */
    readonly share?:
      | boolean
      | { readonly title?: L10n; readonly image?: string; readonly url?: string }
  }
}

export interface ViewDefinition {
  readonly name: L10n
  readonly url: string
  /** Kept and sent back unchanged, never interpreted (point 4). */
  readonly play?: Json
  readonly widgets: readonly WidgetNode[]
  readonly security?: Security
  readonly pop?: Json
  readonly data?: {
    readonly $meta?: Meta
    readonly $sources?: { readonly [name: string]: Source }
    readonly [key: string]: unknown
  }
  readonly diyUrl?: string
}

/** Which package carries the widget. `base` ships in the main package, so it is counted in kilobytes. */
export type WidgetTier = 'base' | 'commerce' | 'account' | 'dev'

/** What a widget's loader may look at. Everything it reads here is part of the cache key. */
export interface LoadInput<C> {
  readonly config: C
  /** Query parameters of the page. */
  readonly query: Readonly<Record<string, string>>
  readonly locale: Locale
  /** Empty when nobody is logged in. */
  readonly userId: string
  /** Aborted when nothing shows the widget any more; handed on to the calls it makes. */
  readonly signal: AbortSignal
}

type Schema = v.GenericSchema

export interface WidgetDefinition<V extends Schema, C extends Schema> {
  /** The name the server writes in a view definition. Never renamed, only deprecated. */
  readonly type: string
  /** Rises when the shape changes its meaning; `migrate` then lifts older nodes. */
  readonly version: number
  readonly tier: WidgetTier
  readonly value: V
  readonly config: C
  /** The default source, used when a node carries no value and binds none. */
  readonly load?: (input: LoadInput<v.InferOutput<C>>) => Promise<v.InferInput<V>>
  /**
   * The component fetches by itself (lists that page): the engine loads nothing, and `bind` reaches the
   * component inside its config.
   */
  readonly ownData?: true
  /** Such a widget shows the engine's login prompt to anonymous users instead of loading. */
  readonly needsLogin?: boolean
  /** It names what stands right below it, and is not drawn while that has nothing to show. */
  readonly heads?: true
  /** True when there is nothing to show: the engine then draws `empty` (or nothing). */
  readonly isEmpty?: (value: v.InferOutput<V>) => boolean
  /** Locale keys of the empty state; without it an empty widget takes no room. */
  readonly empty?: {
    readonly title: TextKey
    readonly note?: TextKey
    /** A way on, with what its button says. */
    readonly way?: readonly [text: TextKey, url: string]
  }
  /** Room to keep while loading, px at base width 375; `given` is what the definition brings as its value. */
  readonly height: number | ((config: v.InferOutput<C>, given: unknown) => number)
  /** What it takes beyond `height` on a window of 600 px or more, px at base width. */
  readonly wider?: number
  /** `height` is a guess: in a browser what stands below is not shown before the widget is drawn. */
  readonly openEnd?: true
  /** Shape of what comes; without it a plain block of `height`. */
  readonly Skeleton?: ComponentType<{ readonly config: v.InferOutput<C> }>
  readonly migrate?: (node: WidgetNode, from: number) => WidgetNode
  /** Shown in the gallery and rendered by tests. */
  readonly examples: Readonly<Record<string, Example<v.InferInput<V>, v.InferInput<C>>>>
  /** Of a widget that a package brings: without it the palette of the page editor does not offer it. */
  readonly palette?: PaletteEntry<v.InferInput<V>>
}

/** A node of the widget as a definition may have it, on a page of the gallery. */
export interface Example<V, C> {
  readonly value?: V
  readonly config: C
  /** Widgets inside it, by slot. */
  readonly slots?: WidgetNode['config']['slots']
  /** The page's parameters, for a widget that lives on them; ids are those of the sandbox's seed. */
  readonly query?: Readonly<Record<string, string>>
}

export interface WidgetProps<V, C> {
  readonly value: V
  readonly config: C
  /** Stable within a page. */
  readonly id: string
  /** Draws the widgets of `config.slots` by name; nothing for a slot the definition leaves out. */
  readonly slot: (name: string) => ReactNode
}

/** A widget whose shapes are forgotten. `defineWidget` checked them; the registry only looks names up. */
export interface AnyWidget {
  // biome-ignore lint/suspicious/noExplicitAny: see above.
  readonly definition: WidgetDefinition<any, any>
  // biome-ignore lint/suspicious/noExplicitAny: see above.
  readonly Component: ComponentType<WidgetProps<any, any>> & {
    /** Fetches its code, where that comes late (`lazyWidget`). */
    readonly load?: () => Promise<unknown>
  }
}

/** Ties a definition to the component that draws it, and checks that the two agree. */
export function defineWidget<V extends Schema, C extends Schema>(
  definition: WidgetDefinition<V, C>,
  Component: ComponentType<WidgetProps<v.InferOutput<V>, v.InferOutput<C>>>,
): AnyWidget {
  return { definition, Component }
}

export type Registry = ReadonlyMap<string, AnyWidget>

/** @throws Error when two widgets share a name: a mistake of ours, found by the first test. */
export function createRegistry(...widgets: readonly AnyWidget[]): Registry {
  const registry = new Map<string, AnyWidget>()
  for (const widget of widgets) {
    const { type } = widget.definition
    if (registry.has(type)) throw new Error(`two widgets are named ${type}`)
    registry.set(type, widget)
  }
  return registry
}
