import { type L10nText, packText } from '../../database/l10n'
import { beerId } from '../../pictures/beer'
import { hash } from '../../pictures/svg'
import type { SeedSection } from '../../seed'
import { CRISP } from './crisp'
import { DARK } from './dark'
import { HOPPY } from './hoppy'
import { type BeerRow, both } from './rows'
import { SOUR } from './sour'

export const BEERS: readonly BeerRow[] = [...HOPPY, ...CRISP, ...SOUR, ...DARK]

const FIRST_ID = 2001

interface Choice {
  readonly text: L10nText
  /** Price over the price of one small can or bottle. */
  readonly factor: number
}

const volume = (ml: number, factor: number): Choice => ({
  text: both(`${ml} ml`, `${ml} 毫升`),
  factor,
})
const pack = (count: number, en: string, zh: string, factor = count): Choice => ({
  text: both(`${count} ${en}${count > 1 ? 's' : ''}`, `${count} ${zh}`),
  factor,
})

/** What a beer is sold as: volumes and packs. More in a pack costs less each. */
function choicesOf({ container, classId, name }: BeerRow): readonly [Choice[], Choice[]] {
  if (classId === '61') {
    return [[volume(330, 1)], [pack(1, 'case', '箱'), pack(2, 'case', '箱', 1.9)]]
  }
  if (container === 'bottle') {
    const large = hash(name) % 2 === 0
    return [
      large ? [volume(330, 1), volume(750, 2.1)] : [volume(330, 1)],
      [
        pack(1, 'bottle', '瓶'),
        pack(4, 'bottle', '瓶', 3.8),
        ...(large ? [] : [pack(12, 'bottle', '瓶', 10.8)]),
      ],
    ]
  }
  const tall = hash(name) % 3 === 0
  return [
    tall ? [volume(330, 1), volume(500, 1.4)] : [volume(330, 1)],
    [pack(1, 'can', '罐'), pack(6, 'can', '罐', 5.6), pack(24, 'can', '罐', 20.9)],
  ]
}

/** Shop prices end in 0 or 5 jiao or yuan: whole 10 cents. */
const priced = (cents: number) => Math.round(cents / 10) * 10

/** One in nine SKUs has run out and one in seven is nearly gone, so that both are seen. */
function stockOf(seed: number): number {
  if (seed % 9 === 0) return 0
  if (seed % 7 === 0) return 1 + (seed % 4)
  return 24 + (seed % 180)
}

function skusOf(row: BeerRow, productId: string, image: string) {
  const [volumes, packs] = choicesOf(row)
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

/** Cool for pale beers, cellar warm for strong ones (°C). */
function serving({ abv, srm }: BeerRow): string {
  if (abv > 7.9) return '12–14 °C'
  return srm > 20 ? '9–12 °C' : '5–7 °C'
}

function descriptionOf(row: BeerRow, locale: 'en' | 'zh-Hans'): string {
  const words = {
    en: [
      'In the glass',
      'At the table',
      'How to serve',
      'Goes well with',
      'Serve at',
      'Keep upright, cool and dark. For adults only; please enjoy with care.',
    ],
    'zh-Hans': [
      '杯中',
      '餐桌上',
      '如何饮用',
      '适合搭配',
      '适饮温度',
      '请直立、阴凉、避光保存。未成年人请勿饮酒，理性饮酒。',
    ],
  }[locale]
  return (
    `<h3>${words[0]}</h3><p>${row.note[locale]}</p>` +
    `<h3>${words[1]}</h3><p>${words[3]}: <strong>${row.pairing[locale]}</strong></p>` +
    `<h3>${words[2]}</h3><ul><li>${words[4]} ${serving(row)}</li><li>${words[5]}</li></ul>`
  )
}

function productOf(row: BeerRow, i: number) {
  const id = String(FIRST_ID + i)
  const picture = beerId(row)
  const image = `/pictures/beer/${picture}.svg`
  const skus = skusOf(row, id, image)
  const cheapest = skus[0]
  if (!cheapest) throw new Error(`${row.name} has no SKU`)
  const [volumes, packs] = choicesOf(row)
  const options = [
    { name: both('Volume', '容量'), values: volumes.map(({ text }) => text) },
    { name: both('Pack', '包装'), values: packs.map(({ text }) => text) },
  ]
  const sold = (row.tags.includes('hot') ? 2400 : 80) + (hash(`sold ${row.name}`) % 900)
  const product = {
    id,
    storeId: row.storeId,
    classId: row.classId,
    name: packText(row.title),
    style: packText(row.style),
    intro: packText(row.intro),
    description: packText({
      en: descriptionOf(row, 'en'),
      'zh-Hans': descriptionOf(row, 'zh-Hans'),
    }),
    image,
    images: JSON.stringify([
      image,
      `/pictures/glass/${picture}.svg`,
      `/pictures/label/${picture}.svg`,
    ]),
    abv: row.abv,
    ibu: row.ibu,
    srm: row.srm,
    options: JSON.stringify(options),
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

/** 48 beers, ids '2001' to '2048'; the SKUs of '2001' are '20011', '20012' and so on. */
export const catalogueSeed: SeedSection = {
  name: 'catalogue',
  async run({ db }) {
    const rows = BEERS.map(productOf)
    await db
      .insertInto('products')
      .values(rows.map(({ product }) => product))
      .execute()
    await db
      .insertInto('skus')
      .values(rows.flatMap(({ skus }) => skus))
      .execute()
  },
}
