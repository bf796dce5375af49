import * as v from 'valibot'
import { hasOwn } from '../../shared/json'
import type { Locale } from '../../shared/l10n'
import type { IconName } from '../../ui/icon/icons'
import type { AnyWidget, Platform, Source, WidgetNode } from '../contract'

/** Distances in px at base width 375, from a closed set of keys: never a raw style string. */
export interface BoxStyle {
  readonly m?: readonly number[] | number
  readonly p?: readonly number[] | number
  readonly radius?: number
  readonly bg?: string
  readonly gap?: number
  readonly align?: 'start' | 'center' | 'end'
  readonly height?: number
  readonly ratio?: number
  readonly sticky?: boolean
  readonly hideOn?: readonly Platform[]
}

type Bilingual = Readonly<Record<Locale, string>>

/** How the page editor offers a widget, and what it calls its parts. */
export interface PaletteEntry<V> {
  readonly name: Bilingual
  /** What it is good for, in a line. */
  readonly note: Bilingual
  readonly icon?: IconName
  /** What a new one shows; without it, its schema must do without a value. */
  readonly value?: V
  /** Options of a new one. */
  readonly config?: Readonly<Record<string, unknown>>
  /** By the name of a field or of a choice, inner ones too; others go by the words of the house. */
  readonly words?: Readonly<Record<string, Bilingual>>
}

/** A widget's place on the page: class names where a token has one, a style for the odd numbers. */
export interface CompiledBox {
  readonly className: string
  readonly style?: Readonly<Record<string, string>>
  readonly sticky: boolean
}

const BACKGROUNDS: Readonly<Record<string, string>> = {
  page: 'tp-bg-page',
  surface: 'tp-bg-surface',
  raised: 'tp-bg-raised',
  'brand-50': 'tp-bg-brand-50',
  'brand-600': 'tp-bg-brand-600',
}
const ALIGN = { start: 'tp-align-start', center: 'tp-align-center', end: 'tp-align-end' } as const
const MAX_PX = 400
/** A list of hundreds of rows; what a definition asks beyond it is a mistake. */
const MAX_ROOM = 40_000

/** The row of a table; names from the prototype are none. */
const pick = (table: Readonly<Record<string, string>>, name: unknown): string | undefined =>
  typeof name === 'string' && hasOwn(table, name) ? table[name] : undefined

const px = (value: unknown): string | undefined =>
  typeof value === 'number' && Number.isFinite(value)
    ? `${Math.max(-MAX_PX, Math.min(MAX_PX, Math.round(value)))}px`
    : undefined

/** A page can be scrolled past it, whatever numbers a definition brings. */
const room = (height: number) => Math.min(MAX_ROOM, Math.max(0, height || 0))

/** `[top, right, bottom, left]` or one number for all sides. */
function sides(value: unknown): string | undefined {
  const list = Array.isArray(value) ? value.slice(0, 4) : [value]
  const lengths = list.map(px)
  return lengths.every((length) => length !== undefined) ? lengths.join(' ') : undefined
}

/** Most widgets ask for nothing: they share one box. */
const PLAIN: CompiledBox = { className: 'tp-widget', sticky: false }

/** Compiles the closed set of `cssConfig`: unknown keys and raw css never reach the page. */
export function boxOf(css: BoxStyle | undefined, sticky: boolean): CompiledBox {
  if (!css && !sticky) return PLAIN
  return compileBox(css ?? {}, sticky)
}

function compileBox(css: BoxStyle, sticky: boolean): CompiledBox {
  const classes = ['tp-widget']
  for (const name of [pick(BACKGROUNDS, css.bg), pick(ALIGN, css.align)]) {
    if (name) classes.push(name)
  }
  if (sticky) classes.push('tp-sticky')
  const style: Record<string, string> = {}
  const put = (name: string, value: string | undefined) => {
    if (value !== undefined) style[name] = value
  }
  put('margin', sides(css.m))
  put('padding', sides(css.p))
  put('borderRadius', px(css.radius))
  put('height', px(css.height))
  return {
    className: classes.join(' '),
    style: Object.keys(style).length > 0 ? style : undefined,
    sticky,
  }
}

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

/** What a node says by the schemas of its widget; `loads` its content from elsewhere. */
function parse({ config, value }: WidgetNode, { definition }: AnyWidget, loads: boolean): Contents {
  const options = v.safeParse(definition.config, config)
  const content = loads ? undefined : v.safeParse(definition.value, value)
  return {
    config: options.output,
    value: content?.success ? { data: content.output } : undefined,
    broken: (options.issues ?? content?.issues)?.[0].message,
  }
}

function usualHeight({ config, value }: WidgetNode, { definition }: AnyWidget): number {
  const { height } = definition
  if (typeof height === 'number') return height
  const options = v.safeParse(definition.config, config)
  return options.success ? height(options.output, value) : 0
}

/** Of the fullest of its slots, whose widgets stand one below the other. */
function heightInside(slots: Slots): number {
  if (slots === NO_SLOTS) return 0
  const heights = Object.values(slots).map((all) =>
    all.reduce((sum, { height }) => sum + height, 0),
  )
  return Math.max(0, ...heights)
}

interface Parts {
  readonly id: string
  readonly node: WidgetNode
  readonly widget: AnyWidget
  readonly bound: Source | undefined
  readonly slots: Slots
}

/**
 * A widget that can be drawn: looked up and migrated, once per definition. A class, so that a page of thousands
 * makes one object of each and no function.
 */
export class CompiledWidget {
  readonly id: string
  readonly node: WidgetNode
  readonly widget: AnyWidget
  /** Absent unless the content is bound to it. */
  readonly source: Source | undefined
  /** Shown only while it holds; read where it is evaluated. */
  readonly when: unknown
  /** The widgets inside it, by slot. */
  readonly slots: Slots
  /** What it is the heading of; known once its neighbours are read. */
  heads: CompiledWidget | undefined = undefined
  readonly box: CompiledBox
  /** Room to keep before it is drawn, px. */
  readonly height: number
  private contents: Contents | undefined = undefined

  constructor({ id, node, widget, bound, slots }: Parts) {
    const { config, cssConfig } = node
    const stated = cssConfig?.height
    this.id = id
    this.node = node
    this.widget = widget
    this.source = widget.definition.ownData || bound?.from === 'static' ? undefined : bound
    this.when = config.when ?? undefined
    this.slots = slots
    // A widget cannot stick outside its own box, so its `sticky` option belongs to the box.
    this.box = boxOf(cssConfig, (cssConfig?.sticky ?? config.sticky) === true)
    this.height = room(
      typeof stated === 'number'
        ? stated
        : Math.max(usualHeight(node, widget), heightInside(slots)),
    )
  }

  /** Parsed at the first call and kept: a long page pays for what is near the screen. */
  read(): Contents {
    const { node, widget, source } = this
    const loads = !!source || (node.value === undefined && !!widget.definition.load)
    this.contents ??= parse(node, widget, loads)
    return this.contents
  }
}
