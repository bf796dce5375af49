import { type L10nText, packText } from '../../database/l10n'
import { beerId } from '../../pictures/beer'
import { hash } from '../../pictures/svg'
import { type BeerRow, both } from './rows'

const FIRST_ID = 2001

export interface Choice {
  readonly text: L10nText
  /** Price over the price of the smallest one. */
  readonly factor: number
}

interface Attribute {
  readonly name: L10nText
  readonly value: L10nText
}

/** A second-level id begins with its parent's. Icons name pictures of the kind `category`. */
export type ClassRow = readonly [id: string, icon: string, en: string, zh: string]

/** What a shop sells, and how it tells of it. */
export interface Goods<R extends BeerRow = BeerRow> {
  readonly rows: readonly R[]
  readonly classes: readonly ClassRow[]
  /** Kinds of the pictures of one: as lists show it, then from near. */
  readonly pictures: readonly [string, ...string[]]
  /** What one chooses when buying, as `choicesOf` answers it. */
  readonly options: readonly [L10nText, L10nText]
  // Methods, so that goods of one kind are goods.
  choicesOf(row: R): readonly [Choice[], Choice[]]
  /** Safe HTML. */
  descriptionOf(row: R, locale: 'en' | 'zh-Hans'): string
  /** What stands in the table of facts in place of a beer's. */
  attributesOf?(row: R): readonly Attribute[]
}

/** So many of a kind. */
export const pack = (count: number, en: string, zh: string, factor = count): Choice => ({
  text: both(`${count} ${en}${count > 1 ? 's' : ''}`, `${count} ${zh}`),
  factor,
})

/** Shop prices end in 0 or 5 jiao or yuan: whole 10 cents. */
const priced = (cents: number) => Math.round(cents / 10) * 10

/** One in nine SKUs has run out and one in seven is nearly gone, so that both are seen. */
function stockOf(seed: number): number {
  if (seed % 9 === 0) return 0
  if (seed % 7 === 0) return 1 + (seed % 4)
  return 24 + (seed % 180)
}

function skusOf(goods: Goods, row: BeerRow, productId: string, image: string) {
  const [volumes, packs] = goods.choicesOf(row)
  return volumes
    .flatMap((size) => packs.map((count) => ({ size, count })))
    .map(({ size, count }, i) => {
      const values = [size.text, count.text]
      const full = row.price * size.factor
      const price = priced(full * count.factor)
      const single = priced(full) * Number(count.text.en.split(' ')[0])
      return {
        id: `${productId}${i + 1}`,
        productId,
        name: packText({
          en: values.map((value) => value.en).join(', '),
          'zh-Hans': values.map((value) => value['zh-Hans']).join('，'),
        }),
        optionValues: JSON.stringify(values),
        price,
        marketPrice: single > price ? single : null,
        // The smallest one never runs out: quick add and the tests of buying take it.
        stock: i === 0 ? 120 : stockOf(hash(`${row.name} ${i}`)),
        image,
      }
    })
}

function productOf(goods: Goods, row: BeerRow, i: number) {
  const id = String(FIRST_ID + i)
  const picture = beerId(row)
  const images = goods.pictures.map((kind) => `/pictures/${kind}/${picture}.svg`)
  const [image = ''] = images
  const skus = skusOf(goods, row, id, image)
  const cheapest = skus[0]
  if (!cheapest) throw new Error(`${row.name} has no SKU`)
  const choices = goods.choicesOf(row)
  const options = goods.options.map((name, at) => ({
    name,
    values: (choices[at] ?? []).map(({ text }) => text),
  }))
  const sold = (row.tags.includes('hot') ? 2400 : 80) + (hash(`sold ${row.name}`) % 900)
  const product = {
    id,
    storeId: row.storeId,
    classId: row.classId,
    name: packText(row.title),
    style: packText(row.style),
    intro: packText(row.intro),
    description: packText({
      en: goods.descriptionOf(row, 'en'),
      'zh-Hans': goods.descriptionOf(row, 'zh-Hans'),
    }),
    image,
    images: JSON.stringify(images),
    abv: row.abv,
    ibu: row.ibu,
    srm: row.srm,
    options: JSON.stringify(options),
    attributes: JSON.stringify(goods.attributesOf?.(row) ?? []),
    tags: row.tags.length > 0 ? `,${row.tags.join(',')},` : '',
    priceStyleId: row.tags.includes('limited') ? '2' : '1',
    skuId: cheapest.id,
    price: cheapest.price,
    marketPrice: hash(`offer ${row.name}`) % 4 === 0 ? priced(cheapest.price * 1.2) : null,
    sold,
    position: i,
    search: [row.title, row.style, row.intro]
      .flatMap((text) => [text.en, text['zh-Hans']])
      .join(' ')
      .toLowerCase(),
  }
  return { product, skus }
}

/** The products of a shop, ids from '2001' on; the SKUs of '2001' are '20011', '20012' and so on. */
export function productsOf(goods: Goods) {
  const rows = goods.rows.map((row, at) => productOf(goods, row, at))
  return { products: rows.map(({ product }) => product), skus: rows.flatMap(({ skus }) => skus) }
}
