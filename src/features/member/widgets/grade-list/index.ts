import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { cents } from '../../../../http/shapes'
import { getConfigList } from '../../../record'
import { GradeList } from './grade-list'
import { GradePurchase } from './grade-purchase'

/** Commerce spec §3, 'Grade config', with what a purchase needs. */
const grade = v.object({
  id: v.number(),
  name: v.string(),
  icon: v.optional(v.string(), ''),
  experience: v.number(),
  price: v.optional(cents, 0),
  /** What it gives: percent off, the cents from which a parcel is free, points for 100 yuan, a birthday coupon. */
  memberPercent: v.optional(v.number()),
  freeFrom: v.optional(cents),
  pointsRate: v.optional(v.number()),
  birthday: v.optional(cents),
  /** What it asks beside experience or price; read where it is shown. */
  conditions: v.optional(v.unknown()),
})
export type Grade = v.InferOutput<typeof grade>

/** Only grades with experience above 0 are for sale (commerce spec §5). */
export const gradesForSale = v.pipe(
  v.array(grade),
  v.transform((grades) => grades.filter(({ experience }) => experience > 0)),
)

export const valueSchema = gradesForSale

const withDefault = (text: string) => v.fallback(v.optional(v.string(), text), text)

export const configSchema = v.object({
  buyUrl: withDefault('/scanPay/purchase?gradeId={id}'),
  /** More about one of them; without it a card opens nothing. */
  itemUrl: withDefault(''),
  /** Where a claimed coupon lies. */
  couponsUrl: withDefault('/views/index?url=/coupon/index&mine=1'),
})
export type GradeListConfig = v.InferOutput<typeof configSchema>

export const purchaseConfigSchema = v.object({
  /** The parameter of the page's address that names the grade. */
  idParam: withDefault('gradeId'),
  listUrl: withDefault('/views/index?url=/grade/index'),
  payUrl: withDefault('/asset/pay/index?id={payId}'),
})
export type PurchaseConfig = v.InferOutput<typeof purchaseConfigSchema>

const GRADES = [
  { id: 2, name: 'Regular', icon: '/pictures/medal/2.svg', experience: 100, price: 9_900 },
  {
    id: 3,
    name: 'Cellar',
    icon: '/pictures/medal/3.svg',
    experience: 1_000,
    price: 49_900,
    memberPercent: 5,
    freeFrom: 5_900,
    pointsRate: 150,
    birthday: 3_000,
    conditions: {
      conditions: [
        { field: 'orders', operator: 'greaterEqual' as const, value: 3, text: '3 orders received' },
      ],
    },
  },
]

const loadGrades = async () =>
  v.parse(gradesForSale, await getConfigList({ query: { type: 'grade' } }, { quiet: true }))

/** `/grade/index`: the grades that can be bought, and the user's own. */
export const gradeList = defineWidget(
  {
    type: 'gradeList',
    version: 1,
    tier: 'commerce',
    value: valueSchema,
    config: configSchema,
    load: loadGrades,
    isEmpty: (grades) => grades.length === 0,
    empty: { title: 'member.grade.empty', note: 'member.grade.emptyNote' },
    height: 420,
    examples: {
      full: { value: GRADES, config: {} },
      notForSale: { value: [{ id: 1, name: 'Taster', experience: 0 }], config: {} },
    },
  },
  GradeList,
)

/** `/scanPay/purchase`: one grade, what it costs, and the way to the payment. */
export const gradePurchase = defineWidget(
  {
    type: 'gradePurchase',
    version: 1,
    tier: 'commerce',
    value: valueSchema,
    config: purchaseConfigSchema,
    load: loadGrades,
    needsLogin: true,
    height: 320,
    examples: {
      full: { query: { gradeId: '3' }, value: GRADES, config: {} },
      missing: { value: GRADES, config: {} },
    },
  },
  GradePurchase,
)
