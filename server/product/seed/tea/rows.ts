import type { L10nText } from '../../../database/l10n'
import { type BeerRow, beer, both } from '../rows'

/** One tea as a person writes it down. It is drawn as a beer is: a cup for the glass, a tin or a cake beside it. */
export interface TeaRow extends BeerRow {
  readonly origin: L10nText
  /** Of the water, °C, and how long the first cup draws, seconds. */
  readonly celsius: number
  readonly seconds: number
}

/**
 * @param slug Names the pictures; words in it choose the motif of the label.
 * @param place Class and store.
 * @param figures Colour in the cup (SRM), price in cents, °C of the water and seconds of the first cup.
 * @param texts Name, kind, origin, a line, what is in the cup, what to eat with it.
 * @throws Error when a text is missing.
 */
export function tea(
  slug: string,
  drawing: Parameters<typeof beer>[1],
  place: readonly [classId: string, storeId: string],
  figures: readonly [srm: number, price: number, celsius: number, seconds: number],
  tags: string,
  texts: readonly (readonly [en: string, zh: string])[],
): TeaRow {
  const [srm, price, celsius, seconds] = figures
  const [title = NONE, kind = NONE, origin = NONE, ...words] = texts
  const row = beer(slug, drawing, place, [0, 0, srm, price], tags, [title, kind, ...words])
  return { ...row, origin: both(...origin), celsius, seconds }
}

const NONE = ['', ''] as const
