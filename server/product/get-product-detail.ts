import type { Selectable } from 'kysely'
import { getProductDetail } from '../../src/features/product/contract'
import { isObject } from '../../src/shared/json'
import { type L10nText, readText, textOf, unpackList } from '../database/l10n'
import { type Context, handle } from '../handler'
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

/** What the caller's grade pays for the cheapest variant, when that is less. */
async function memberPriceOf(
  { db, user }: Context,
  { price, priceStyleId }: Selectable<ProductTable>,
) {
  if (!user || priceStyleId !== MEMBER_STYLE) return {}
  const { gradeId } = await db
    .selectFrom('users')
    .select('gradeId')
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow()
  const off = Math.floor((price * termsOf(gradeId).memberPercent) / 100)
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
    attributes: [
      { name: LABELS.style[locale], value: style },
      { name: LABELS.abv[locale], value: `${row.abv}% vol` },
      { name: LABELS.ibu[locale], value: `${row.ibu} IBU` },
      { name: LABELS.srm[locale], value: `${row.srm} SRM` },
      { name: LABELS.gravity[locale], value: `${platoOf(row.abv)} °P` },
    ],
    options: unpackList(row.options)
      .filter(isObject)
      .map(({ name, values }) => ({
        name: textOf(name, locale),
        values: (Array.isArray(values) ? values : []).map((value) => textOf(value, locale)),
      })),
    store: { id: store.id, name: readText(store.name, locale) },
    description: readText(row.description, locale),
    ...(await memberPriceOf(context, row)),
    rating: counts.average,
    reviewCount: counts.all,
  }
})
