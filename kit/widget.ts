/*
 * What a package of widgets is written against: the contract, and what a widget may do. Whatever is exported
 * here stays (docs/how-to/your-own-widgets.md); everything else of src may change with any commit.
 */
import type { ComponentType } from 'react'
import type * as v from 'valibot'
import {
  type AnyWidget,
  defineWidget as define,
  type WidgetDefinition,
  type WidgetProps,
} from '../src/engine/contract'
import { usePage } from '../src/engine/page/page-context'
import { useLocale } from '../src/i18n'
import type { Locale } from '../src/shared/l10n'

export * as v from 'valibot'
export { useOpen } from '../src/engine/actions/open'
export { useAct } from '../src/engine/actions/use-act'
export { useCopy } from '../src/engine/actions/use-copy'
export type {
  Action,
  AnyWidget,
  Example,
  WidgetNode,
  WidgetProps,
} from '../src/engine/contract'
export type { PaletteEntry } from '../src/engine/read/compiled-widget'
export { actionSlots } from '../src/engine/read/read-node'
export { cents, id, l10n, seconds } from '../src/http/shapes'
export { useLocale } from '../src/i18n'
export { formatDate, formatDateTime } from '../src/shared/date'
export type { Json } from '../src/shared/json'
export { type L10n, type Locale, localize } from '../src/shared/l10n'
export { moneyText } from '../src/shared/money'
export { fillUrl } from '../src/shared/url'

type Schema = v.GenericSchema

/**
 * Ties what a widget takes to what draws it. Its tier is the engine's business: packages ship with the pages
 * of the shop. An empty one takes no room.
 */
export const defineWidget = <V extends Schema, C extends Schema>(
  definition: Omit<WidgetDefinition<V, C>, 'tier' | 'empty'>,
  Component: ComponentType<WidgetProps<v.InferOutput<V>, v.InferOutput<C>>>,
): AnyWidget => define({ ...definition, tier: 'commerce' }, Component)

/** Texts of a package: the same keys in each language. `{{name}}` in them is filled. */
export type OwnTexts<K extends string> = Readonly<Record<Locale, Readonly<Record<K, string>>>>

/** @returns what says a text of the package in the language the app shows. */
export function useTexts<K extends string>(
  texts: OwnTexts<K>,
): (key: K, values?: Readonly<Record<string, string | number>>) => string {
  const locale = useLocale()
  return (key, values = {}) =>
    texts[locale][key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
}

/** @returns whether the page is in front, asked when it matters: what moves rests while it is not. */
export const useIsShown = (): (() => boolean) => usePage().isShown
