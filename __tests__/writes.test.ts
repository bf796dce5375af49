import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyContract } from '../src/http/endpoint'

// @reads src/features

const source = join(__dirname, '../src/features')
/** Rooms of a shopper's and a seller's writes. */
const ROOMS = [
  'address',
  'cart',
  'coupon',
  'favorite',
  'member',
  'merchant',
  'order',
  'product',
  'search',
  'wallet',
]

const SETS = 'sets what the body says: a second time it is the same'
const MOVES = 'moves a state on; the second time it is refused, and the screen shows how it stands'
const REMOVES = 'removes what is named: a second time it is not there'
const ONE = 'there is one a user and thing, so a second one is the first'

/** Writes that bear no requestId, and what makes a second try harmless (decision 0038). */
const HARMLESS: Readonly<Record<string, string>> = {
  setDefaultAddress: SETS,
  addAddress: 'the same place of a user is the same address',
  deleteAddress: REMOVES,
  updateAddress: SETS,
  removeCartLine: REMOVES,
  setCartCount: SETS,
  claimCoupon: ONE,
  clearFootprints: REMOVES,
  deleteFootprint: REMOVES,
  cancelFavorite: REMOVES,
  claimBirthdayCoupon: 'once a year',
  refundPackage: MOVES,
  setBirthday: SETS,
  decideApplication: MOVES,
  decideAfterSale: MOVES,
  priceSku: SETS,
  redeemPickup: MOVES,
  replyReview: SETS,
  shelveProduct: SETS,
  appealAfterSale: MOVES,
  cancelAfterSale: MOVES,
  receiveAfterSale: MOVES,
  cancelOrder: MOVES,
  changeOrderAddress: SETS,
  deleteOrder: REMOVES,
  receiveOrder: MOVES,
  sendBackAfterSale: MOVES,
  urgeOrder: 'once in some hours',
  notifyStock: ONE,
  clearSearches: REMOVES,
  addSearch: ONE,
  deleteSearch: REMOVES,
  mergeSearches: ONE,
  addOfflineRecharge: 'the one that waits for its transfer is answered',
  saveAccount: 'the same number of a user is the same account',
  submitOfflineRecharge: MOVES,
  decideWithdrawal: 'told again in the same words it is the same; another decision is refused',
}

interface Body {
  readonly entries?: object
  readonly options?: readonly Body[]
}

const namesIt = (body: Body | undefined): boolean =>
  body?.options ? body.options.every(namesIt) : 'requestId' in (body?.entries ?? {})

const writes = ROOMS.flatMap((room) =>
  readdirSync(join(source, room))
    .filter((file) => /^contract(-\w+)?\.ts$/.test(file))
    .flatMap((file) => Object.entries(require(join(source, room, file)) as Record<string, Call>))
    .flatMap(([name, call]) => (call?.contract ? [{ name, contract: call.contract }] : []))
    .filter(({ contract }) => contract.method !== 'GET' && !contract.read),
)

interface Call {
  readonly contract?: AnyContract
}

test('there are writes, and some bear a requestId', () => {
  expect(writes.filter(({ contract }) => namesIt(contract.body)).length).toBeGreaterThan(8)
})

test.each(writes)(
  '$name bears a requestId, or is harmless the second time',
  ({ name, contract }) => {
    const isHarmless = Object.hasOwn(HARMLESS, name)
    expect({ name, isSafe: namesIt(contract.body) !== isHarmless }).toEqual({ name, isSafe: true })
  },
)

test('no reason is left of a write that is gone', () => {
  const names = writes.map(({ name }) => name)
  expect(Object.keys(HARMLESS).filter((name) => !names.includes(name))).toEqual([])
})
