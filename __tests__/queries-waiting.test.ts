import { couponsFor } from '../src/features/coupon/queries'
import { paymentBy, paymentResultOf } from '../src/features/pay/queries-payment'
import { countiesOf } from '../src/features/place/queries'
import {
  productBy,
  productCardBy,
  reviewPages,
  reviewSummary,
} from '../src/features/product/queries'
import { namesOf } from '../src/features/record/queries'
import { suggestionsFor } from '../src/features/search/queries'
import { storeBy } from '../src/features/store/queries'

const deps = {} as never
const bought = [{ productId: '5', skuId: '6', count: 1 }]

test.each([
  ['coupons', couponsFor([]), couponsFor(bought)],
  ['a payment', paymentBy('', 'WapH5', deps), paymentBy('5', 'WapH5', deps)],
  ['how one ended', paymentResultOf('', 'WapH5', deps), paymentResultOf('5', 'WapH5', deps)],
  ['counties', countiesOf(''), countiesOf('440100')],
  ['a product', productBy(''), productBy('5')],
  ['a card of one', productCardBy(''), productCardBy('5')],
  ['what was said of one', reviewSummary(''), reviewSummary('5')],
  ['reviews', reviewPages('', {} as never, 15), reviewPages('5', {} as never, 15)],
  ['names', namesOf([]), namesOf(['store'])],
  ['suggestions', suggestionsFor('product', ''), suggestionsFor('product', 'a')],
  ['a store', storeBy(''), storeBy('5')],
])('%s: nothing is asked for before it is known of what', (_, nothing, something) => {
  expect([nothing.enabled, something.enabled]).toEqual([false, true])
})
