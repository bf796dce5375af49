import { type L10nText, readText } from '../database/l10n'
import type { Context } from '../handler'
import { retold } from '../seed/retelling'
import { asAsked, conditionsOf } from './conditions'
import { gradeName } from './grades'

/** Something of a package that is no beer of the shop. */
interface Extra {
  readonly name: L10nText
  readonly image: string
  /** Cents each. */
  readonly price: number
  readonly count: number
}

export interface Package {
  readonly id: string
  readonly name: L10nText
  readonly intro: L10nText
  /** Cents. */
  readonly price: number
  /** The grade that comes with it; 0 for none. */
  readonly gradeId: number
  /** Product ids with how many of each. */
  readonly beers: readonly (readonly [productId: string, count: number])[]
  readonly extras: readonly Extra[]
  readonly perks: readonly L10nText[]
}

const both = (en: string, zh: string): L10nText => ({ en, 'zh-Hans': zh })

const TAP: Extra = {
  name: both('Smart tap for the home', '家用智能酒头'),
  image: '/pictures/device/tap.svg',
  price: 68_000,
  count: 1,
}
const COOLER: Extra = {
  name: both('Keg cooler, 20 litres', '20 升酒桶冷柜'),
  image: '/pictures/device/cooler.svg',
  price: 128_000,
  count: 1,
}

/** What can be opened at `/scanPay`, the smallest first. */
export const PACKAGES: readonly Package[] = [
  {
    id: '1',
    name: both('First sips', '尝鲜套餐'),
    intro: both('Six beers from six corners of the house.', '六款风格各异的入门之选。'),
    price: 8_800,
    gradeId: 0,
    beers: [
      ['2001', 1],
      ['2013', 1],
      ['2021', 1],
      ['2026', 1],
      ['2037', 1],
      ['2042', 1],
    ],
    extras: [],
    perks: [
      both('Collect in any taproom', '全部门店可提'),
      both('Good for 90 days', '90 天内有效'),
    ],
  },
  {
    id: '2',
    name: both('A dozen for regulars', '常客一打'),
    intro: both(
      'Twelve to stock the fridge, and the card of a regular.',
      '十二瓶存满冰箱，附赠会员资格。',
    ),
    price: 18_800,
    gradeId: 2,
    beers: [
      ['2005', 3],
      ['2016', 3],
      ['2020', 3],
      ['2046', 3],
    ],
    extras: [],
    perks: [
      both('Membership from the day of payment', '付款即享会员权益'),
      both('Collect in any taproom', '全部门店可提'),
      both('Free refill of the growler each month', '每月免费灌装一次'),
    ],
  },
  {
    id: '3',
    name: both('Home tap', '家庭酒头套餐'),
    intro: both(
      'A tap for the kitchen, filled for the first weekend.',
      '厨房里的小酒馆，首个周末的酒也备好了。',
    ),
    price: 88_800,
    gradeId: 3,
    beers: [
      ['2035', 1],
      ['2010', 6],
      ['2018', 6],
    ],
    extras: [TAP],
    perks: [
      both('Installed at your place within a week', '一周内上门安装'),
      both('Two years of service', '两年质保维护'),
      both('The tap reports to your device page', '酒头接入设备管理'),
    ],
  },
  {
    id: '4',
    name: both('House party', '派对全套'),
    intro: both(
      'Tap, cooler and everything a long evening asks for.',
      '酒头、冷柜，以及一个长夜所需的一切。',
    ),
    price: 228_800,
    gradeId: 4,
    beers: [
      ['2036', 2],
      ['2035', 2],
      ['2011', 12],
      ['2041', 12],
    ],
    extras: [TAP, COOLER],
    perks: [
      both('A brewer comes by for the opening', '酿酒师上门开桶'),
      both('Installed at your place within a week', '一周内上门安装'),
      both('Three years of service', '三年质保维护'),
      both('Cellar releases before all others', '窖藏新品优先购'),
    ],
  },
]

/** The packages as the wire has them; what the parts cost one by one is added up here. */
export async function readPackages(context: Context): Promise<Record<string, unknown>[]> {
  const { db, locale, services } = context
  const ids = PACKAGES.flatMap(({ beers }) => beers.map(([id]) => id))
  const rows = await db
    .selectFrom('products')
    .select(['id', 'name', 'image', 'price'])
    .where('id', 'in', ids)
    .execute()
  const products = new Map(rows.map((row) => [row.id, row]))
  const conditions = await conditionsOf(db, 'package')
  return retold(PACKAGES, services.demo.words).map(
    ({ id, name, intro, price, gradeId, beers, extras, perks }) => {
      const items = [
        ...extras.map((extra) => ({ ...extra, productId: '', name: extra.name[locale] })),
        ...beers.flatMap(([productId, count]) => {
          const row = products.get(productId)
          if (!row) return []
          const { image } = row
          return [{ productId, name: readText(row.name, locale), image, price: row.price, count }]
        }),
      ]
      const asked = conditions.get(id)
      return {
        id,
        name: name[locale],
        intro: intro[locale],
        price,
        worth: items.reduce((sum, item) => sum + item.price * item.count, 0),
        gradeId,
        grade: gradeId === 0 ? '' : gradeName(gradeId, context),
        items,
        perks: perks.map((perk) => perk[locale]),
        ...(asked && { conditions: asAsked(asked, context) }),
      }
    },
  )
}
