import { getProductDetail } from '../../src/features/product/contract'
import { isObject } from '../../src/shared/json'
import { type L10nText, readText, textOf, unpackList } from '../database/l10n'
import { handle } from '../handler'
import { findProduct, stockOf, toCard } from './product-row'

const LABELS = {
  style: { en: 'Style', 'zh-Hans': '风格' },
  abv: { en: 'Alcohol', 'zh-Hans': '酒精度' },
  ibu: { en: 'Bitterness', 'zh-Hans': '苦度' },
  srm: { en: 'Colour', 'zh-Hans': '色度' },
  gravity: { en: 'Original gravity', 'zh-Hans': '原麦汁浓度' },
} as const satisfies Readonly<Record<string, L10nText>>

/** Degrees Plato from which a beer of this strength is usually brewed. */
const platoOf = (abv: number) => (abv * 1.7 + 3.2).toFixed(1)

export const getProductDetailHandler = handle(getProductDetail, async ({ query }, context) => {
  const { db, locale } = context
  const row = await findProduct(context, query.id)
  const store = await db
    .selectFrom('stores')
    .select(['id', 'name'])
    .where('id', '=', row.storeId)
    .executeTakeFirstOrThrow()
  const style = readText(row.style, locale)
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
  }
})
