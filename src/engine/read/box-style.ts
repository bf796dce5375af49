import { hasOwn } from '../../shared/json'
import type { BoxStyle } from '../contract'

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

/** The row of a table; names from the prototype are none. */
const pick = (table: Readonly<Record<string, string>>, name: unknown): string | undefined =>
  typeof name === 'string' && hasOwn(table, name) ? table[name] : undefined

const px = (value: unknown): string | undefined =>
  typeof value === 'number' && Number.isFinite(value)
    ? `${Math.max(-MAX_PX, Math.min(MAX_PX, Math.round(value)))}px`
    : undefined

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
