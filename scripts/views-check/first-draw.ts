import { compile } from '../../src/engine/read/compile'
import type { CompiledWidget } from '../../src/engine/read/compiled-widget'
import { isObject } from '../../src/shared/json'
import { LOCALES, type Locale, localize } from '../../src/shared/l10n'
import type { View } from './types'

/** px at base width 375: what is drawn at once is about a screen and a half (engine/outlet). */
const EAGER = 812 * 1.5

/**
 * Bytes of one `setData`, as bench/set-data.ts counts them on the compiled weapp: an element is its name,
 * class, id and handlers (about 100), a card a few of them (docs/benchmarks.md: at most 400 with texts).
 */
const COST = { page: 1900, widget: 350, item: 330, text: 45 }

/** Bytes a value takes as elements: its texts in one language, an element or three a record. */
function bytesOf(value: unknown, locale: Locale): number {
  if (typeof value === 'string') return COST.text + Buffer.byteLength(JSON.stringify(value))
  if (typeof value === 'number') return COST.text
  if (Array.isArray(value)) return sum(value.map((item) => bytesOf(item, locale)))
  if (!isObject(value)) return 0
  const keys = Object.keys(value)
  const isText =
    keys.length > 0 && keys.every((key) => (LOCALES as readonly string[]).includes(key))
  if (isText) return bytesOf(localize(value, locale), locale)
  return COST.item + sum(Object.values(value).map((inner) => bytesOf(inner, locale)))
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

function widgetBytes({ read, slots }: CompiledWidget, locale: Locale): number {
  const { value } = read()
  const inner = Object.values(slots).flat()
  return (
    COST.widget + bytesOf(value?.data, locale) + sum(inner.map((one) => widgetBytes(one, locale)))
  )
}

/** Widgets that are drawn before anybody scrolls. */
function eagerOf(widgets: readonly CompiledWidget[]): CompiledWidget[] {
  let above = 0
  return widgets.filter(({ height }) => {
    const isEager = above < EAGER
    above += height
    return isEager
  })
}

/**
 * About how many bytes the first `setData` of the page has on a mini-program, in its longer language:
 * what the definition itself carries for the first screen and a half. What widgets fetch comes later, in
 * calls of its own. An estimate; `npm run bench -- --only set-data` counts.
 */
export function estimateFirstDraw({ json, registry }: View): number {
  const compiled = compile(json, { registry: registry.widgets, platform: 'weapp' })
  if (!compiled) return 0
  const eager = eagerOf(compiled.widgets)
  return Math.max(
    ...LOCALES.map((locale) => COST.page + sum(eager.map((widget) => widgetBytes(widget, locale)))),
  )
}
