import type { Selectable } from 'kysely'
import { getProductDetail } from '../../src/features/product/contract'
import { isObject } from '../../src/shared/json'
import { type L10nText, readText, textOf, unpackList } from '../database/l10n'
import { type Context, handle, type Locale } from '../handler'
import { MEMBER_STYLE } from '../order/quote'
import { termsOf } from '../record/configs'
import { findProduct, stockOf, toCard } from './product-row'
import { reviewCounts } from './reviews'
import type { ProductTable } from './rows'

const LABELS = {
  style: { en: 'Style', 'zh-Hans': '风格' },
  abv: { en: 'Alcohol', 'zh-Hans': '酒精度' },
  ibu: { en: 'Bitterness', 'zh-Hans': '苦度' },
  srm: { en: 'Colour', 'zh-Hans': '色度' },
  gravity: { en: 'Original gravity', 'zh-Hans': '原麦汁浓度' },
} as const satisfies Readonly<Record<string, L10nText>>

/** Degrees Plato from which a beer of this strength is usually brewed. */
const platoOf = (abv: number) => (abv * 1.7 + 3.2).toFixed(1)

/** The facts of a product: its own, or a beer's figures; what has none of them is no beer. */
function attributesOf({ attributes, abv, ibu, srm }: Selectable<ProductTable>, locale: Locale) {
  const own = unpackList(attributes).filter(isObject)
  if (own.length > 0) {
    return own.map(({ name, value }) => ({
      name: textOf(name, locale),
      value: textOf(value, locale),
    }))
  }
  if (abv === 0 && ibu === 0 && srm === 0) return []
  return [
    { name: LABELS.abv[locale], value: `${abv}% vol` },
    { name: LABELS.ibu[locale], value: `${ibu} IBU` },
    { name: LABELS.srm[locale], value: `${srm} SRM` },
    { name: LABELS.gravity[locale], value: `${platoOf(abv)} °P` },
  ]
}

/** Percent off what is at members' prices, by the caller's grade; 0 for everything else and everybody else. */
export async function memberPercentOf(
  { db, user }: Context,
  { priceStyleId }: Selectable<ProductTable>,
): Promise<number> {
  if (!user || priceStyleId !== MEMBER_STYLE) return 0
  const { gradeId } = await db
    .selectFrom('users')
    .select('gradeId')
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow()
  return termsOf(gradeId).memberPercent
}

/** What a member pays for one, when that is less. */
export function memberPriceOf(price: number, percent: number): { readonly memberPrice?: number } {
  const off = Math.floor((price * percent) / 100)
  return off > 0 ? { memberPrice: price - off } : {}
}

export const getProductDetailHandler = handle(getProductDetail, async ({ query }, context) => {
  const { db, locale } = context
  const row = await findProduct(context, query.id)
  const store = await db
    .selectFrom('stores')
    .select(['id', 'name'])
    .where('id', '=', row.storeId)
    .executeTakeFirstOrThrow()
  const style = readText(row.style, locale)
  const counts = await reviewCounts(db, row.id)
  return {
    ...toCard(row, await stockOf(context, row.id), locale),
    images: unpackList(row.images).filter((image) => typeof image === 'string'),
    intro: readText(row.intro, locale),
    attributes: [{ name: LABELS.style[locale], value: style }, ...attributesOf(row, locale)],
    options: unpackList(row.options)
      .filter(isObject)
      .map(({ name, values }) => ({
        name: textOf(name, locale),
        values: (Array.isArray(values) ? values : []).map((value) => textOf(value, locale)),
      })),
    store: { id: store.id, name: readText(store.name, locale) },
    description: readText(row.description, locale),
    // That of the cheapest variant, whose price the product bears.
    ...memberPriceOf(row.price, await memberPercentOf(context, row)),
    rating: counts.average,
    reviewCount: counts.all,
  }
})
