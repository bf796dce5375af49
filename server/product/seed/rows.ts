import type { L10nText } from '../../database/l10n'
import type { Beer } from '../../pictures/beer'

/** A text in English and simplified Chinese. */
export const both = (en: string, zh: string): L10nText => ({ en, 'zh-Hans': zh })

/** One beer as a person writes it down; `catalogue.ts` makes the product and its SKUs from it. */
export interface BeerRow extends Beer {
  readonly classId: string
  readonly storeId: string
  readonly title: L10nText
  readonly style: L10nText
  readonly abv: number
  readonly ibu: number
  /** Price of the smallest SKU, cents. */
  readonly price: number
  readonly tags: readonly string[]
  readonly intro: L10nText
  /** What is in the glass: the body of the description. */
  readonly note: L10nText
  /** What to eat with it. */
  readonly pairing: L10nText
}

type Drawing = `${Beer['glass']} ${Beer['container']}`

/**
 * @param slug Names the pictures; words in it choose the motif of the label.
 * @param place Class and store.
 * @param figures ABV in percent, IBU, SRM and the price in cents.
 * @throws Error when a text is missing.
 */
export function beer(
  slug: string,
  drawing: Drawing,
  place: readonly [classId: string, storeId: string],
  figures: readonly [abv: number, ibu: number, srm: number, price: number],
  tags: string,
  texts: readonly (readonly [en: string, zh: string])[],
): BeerRow {
  const [glass, container] = drawing.split(' ') as [Beer['glass'], Beer['container']]
  const [title, style, intro, note, pairing] = texts.map(([en, zh]) => both(en, zh))
  if (!title || !style || !intro || !note || !pairing) throw new Error(`${slug} lacks a text`)
  return {
    name: slug,
    glass,
    container,
    srm: figures[2],
    classId: place[0],
    storeId: place[1],
    title,
    style,
    abv: figures[0],
    ibu: figures[1],
    price: figures[3],
    tags: tags ? tags.split(' ') : [],
    intro,
    note,
    pairing,
  }
}
