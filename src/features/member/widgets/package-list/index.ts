import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { cents } from '../../../../http/shapes'
import { getConfigList } from '../../../record'
import { PackageDetail, PackagePurchase } from './package-detail'
import { PackageList } from './package-list'

const part = v.object({
  /** A beer of the shop; empty for what the shop does not sell alone. */
  productId: v.optional(v.string(), ''),
  name: v.string(),
  image: v.optional(v.string(), ''),
  price: v.optional(cents, 0),
  count: v.number(),
})
export type Part = v.InferOutput<typeof part>

const offer = v.object({
  id: v.string(),
  name: v.string(),
  intro: v.optional(v.string(), ''),
  price: cents,
  /** What the parts cost one by one; 0 when that is not told. */
  worth: v.optional(cents, 0),
  /** Name of the grade that comes with it. */
  grade: v.optional(v.string(), ''),
  items: v.optional(v.array(part), []),
  perks: v.optional(v.array(v.string()), []),
  /** Who may have it; read where it is shown. */
  conditions: v.optional(v.unknown()),
})
export type Offer = v.InferOutput<typeof offer>

export const valueSchema = v.array(offer)

const withDefault = (text: string) => v.fallback(v.optional(v.string(), text), text)

export const listConfigSchema = v.object({
  itemUrl: withDefault('/scanPay/show?id={id}'),
})
export type PackageListConfig = v.InferOutput<typeof listConfigSchema>

export const detailConfigSchema = v.object({
  /** The parameter of the page's address that names the package. */
  idParam: withDefault('id'),
  buyUrl: withDefault('/scanPay/purchase?packageId={id}'),
  productUrl: withDefault('/scanPay/product?id={productId}'),
  listUrl: withDefault('/scanPay/index'),
})
export type PackageDetailConfig = v.InferOutput<typeof detailConfigSchema>

export const purchaseConfigSchema = v.object({
  idParam: withDefault('packageId'),
  payUrl: withDefault('/asset/pay/index?id={payId}'),
  listUrl: withDefault('/scanPay/index'),
})
export type PackagePurchaseConfig = v.InferOutput<typeof purchaseConfigSchema>

const FULL: Offer[] = [
  {
    id: '2',
    name: 'A dozen for regulars',
    intro: 'Twelve to stock the fridge, and the card of a regular.',
    price: 18_800,
    worth: 21_300,
    grade: 'Regular',
    items: [
      {
        productId: '2005',
        name: 'North Compass',
        image: '/pictures/beer/pint.can.7.north-compass.svg',
        price: 2_200,
        count: 3,
      },
      {
        productId: '',
        name: 'Smart tap for the home',
        image: '/pictures/device/tap.svg',
        price: 68_000,
        count: 1,
      },
    ],
    perks: ['Collect in any taproom', 'Good for 90 days'],
    conditions: {
      conditions: [{ field: 'bought', operator: 'equal', value: 0, text: 'Once for each person' }],
    },
  },
]

const BARE: Offer[] = [
  {
    id: '9',
    name: 'A package with a name that takes more than one line on a narrow phone',
    intro: '',
    price: 100,
    worth: 0,
    grade: '',
    items: [],
    perks: [],
  },
]

const loadPackages = async (): Promise<Offer[]> =>
  v.parse(valueSchema, await getConfigList({ query: { type: 'package' } }, { quiet: true }))

/** `/scanPay/index`: what can be opened, each with what is in it. */
export const packageList = defineWidget(
  {
    type: 'packageList',
    version: 1,
    tier: 'commerce',
    value: valueSchema,
    config: listConfigSchema,
    load: loadPackages,
    isEmpty: (offers) => offers.length === 0,
    empty: { title: 'member.package.empty', note: 'member.package.emptyNote' },
    height: 520,
    examples: {
      full: { value: FULL, config: {} },
      bare: { value: BARE, config: {} },
    },
  },
  PackageList,
)

/** `/scanPay/show`: one package, part by part. */
export const packageDetail = defineWidget(
  {
    type: 'packageDetail',
    version: 1,
    tier: 'commerce',
    value: valueSchema,
    config: detailConfigSchema,
    load: loadPackages,
    height: 640,
    examples: {
      full: { query: { id: '2' }, value: FULL, config: {} },
      missing: { value: FULL, config: {} },
    },
  },
  PackageDetail,
)

/** `/scanPay/purchase?packageId=`: what it costs, and the way to the payment. */
export const packagePurchase = defineWidget(
  {
    type: 'packagePurchase',
    version: 1,
    tier: 'commerce',
    value: valueSchema,
    config: purchaseConfigSchema,
    load: loadPackages,
    needsLogin: true,
    height: 420,
    examples: {
      full: { query: { packageId: '2' }, value: FULL, config: {} },
      missing: { value: FULL, config: {} },
    },
  },
  PackagePurchase,
)
