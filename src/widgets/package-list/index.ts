import * as v from 'valibot'
import { getConfigList } from '../../api/dictionary/get-config-list'
import { defineWidget } from '../../engine/contract'
import { PackageDetail } from './package-detail'
import { PackageList } from './package-list'
import { PackagePurchase } from './package-purchase'
import {
  detailConfigSchema,
  listConfigSchema,
  type Offer,
  purchaseConfigSchema,
  valueSchema,
} from './schema'

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
    empty: { title: 'packages.empty', note: 'packages.emptyNote' },
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
