import { about, type Data, find, itemsOf, type Recipe } from './given'
import { basket } from './reads'

const PAGED = { pageIndex: 1, pageSize: 15 }
const ORDERS = 'POST order/order/page'
const SALES = 'POST order/afterSale/page'
const ADDRESSES = 'POST basic/address/page'

const ADDRESS = {
  name: 'Conformance',
  province: '广东省',
  city: '广州市',
  area: '天河区',
  regionId: '440106',
  detail: '1 Test Road',
  isDefault: false,
}

/** An order of the account in a state, by what its buyer may do with it. */
const order = (action: string, more: (item: Data) => object = () => ({})): Recipe =>
  about(ORDERS, {
    part: 'body',
    input: { body: { ...PAGED, pageSize: 50 } },
    fits: ({ actions }) => actions?.includes(action),
    more: (_, item) => more(item),
  })

const sale = (action: string, more: object = {}): Recipe =>
  about(SALES, {
    part: 'body',
    fits: ({ actions }) => actions?.includes(action),
    more: () => more,
  })

/** A payment that waits, and what it costs. */
const payment: Recipe = async (given) => {
  const due = await find(given, ORDERS, { body: { ...PAGED, status: 1 } })
  const means = due && { payId: due.payId, clientType: 'WapH5' }
  const waits = means && (await given.data('POST asset/pay/list', { body: means }))
  const way = waits?.methods.find(({ needsPassword }: Data) => !needsPassword)
  return (
    way && {
      body: {
        ...means,
        amount: waits.amount,
        openId: '',
        payType: way.payType,
        userId: given.account?.id ?? '',
      },
    }
  )
}

const payIdOfDue = about(ORDERS, {
  part: 'body',
  from: 'payId',
  to: 'payId',
  input: { body: { ...PAGED, status: 1 } },
  more: () => ({ openId: '' }),
})

const cartLine: Recipe = about('POST cart/list', { part: 'params' })

/** Shopping, in the order in which one call makes what the next one changes. */
export const SHOP_WRITES: Readonly<Record<string, Recipe>> = {
  'POST basic/address/': ({ account }) =>
    account && { body: { ...ADDRESS, mobile: account.mobile } },
  'PUT basic/address/': async (given) => {
    const own = await find(given, ADDRESSES, undefined, ({ name }) => name === ADDRESS.name)
    return own && { body: { ...ADDRESS, mobile: own.mobile, id: own.id, detail: '2 Test Road' } }
  },
  'PUT basic/address/setDefault': about(ADDRESSES, {
    part: 'body',
    to: 'addressId',
    fits: ({ isDefault }) => isDefault,
  }),
  'POST product/productShow/addCart': async (given) => {
    const [line] = (await basket(given)) ?? []
    return line && { body: { ...line, requestId: given.wish() } }
  },
  'PUT cart/': about('POST cart/list', { part: 'body', more: () => ({ count: 2 }) }),
  'DELETE cart/{id}': cartLine,
  'POST order/orderBuy/buy': async (given) => {
    const products = await basket(given)
    const address = await find(given, ADDRESSES)
    const costs =
      products &&
      address &&
      (await given.data('POST orderBuy/getPrice', { body: { products, way: 1 } }))
    return (
      costs && {
        body: {
          products,
          way: 1,
          isFromCart: false,
          addressId: address.id,
          note: '',
          amount: costs.amount,
          requestId: given.wish(),
        },
      }
    )
  },
  'POST Api/WeiXinPay/MpPayAsyncByPayId': payIdOfDue,
  'POST WeiXinPay/PublicPayAsyncByPayId': payIdOfDue,
  'POST asset/pay/pay': payment,
  'POST api/pay/pay': payment,
  'POST order/order/urge': order('urge'),
  'POST order/order/address': async (given) => {
    const all: readonly Data[] = itemsOf(await given.data(ORDERS))
    const open = all.find(({ actions }) => actions?.includes('address'))
    const address = open && (await find(given, ADDRESSES))
    return address && { body: { id: open.id, addressId: address.id } }
  },
  'POST order/order/receive': order('receive'),
  'POST order/order/buyAgain': order('buyAgain'),
  'POST order/order/cancel': order('cancel', () => ({ reason: 'Too late' })),
  'DELETE order/order/{id}': about(ORDERS, {
    part: 'params',
    fits: ({ actions }) => actions?.includes('delete'),
  }),
  'POST order/afterSale/apply': async (given) => {
    const offered = await given.data('GET order/afterSale/offer')
    const all: readonly Data[] = itemsOf(await given.data(ORDERS))
    const bought = all.find(({ status }) => status === 2 || status === 4)
    return (
      offered &&
      bought && {
        body: {
          orderId: bought.id,
          position: 0,
          count: 1,
          kind: offered.kinds[0],
          reason: offered.reasons[0],
          message: '',
          pictures: [],
          amount: offered.amounts[0],
          requestId: given.wish(),
        },
      }
    )
  },
  'POST order/afterSale/sendBack': sale('sendBack', { carrier: 'SF', number: 'SF1234567' }),
  'POST order/afterSale/cancel': sale('cancel'),
  'POST order/afterSale/receive': sale('receive'),
  'POST order/afterSale/appeal': sale('appeal', { message: 'Please look again' }),
  'POST product/productShow/evaluate': async (given) => {
    const done: readonly Data[] = itemsOf(
      await given.data(ORDERS, { body: { ...PAGED, status: 4 } }),
    )
    const lines = done.flatMap(({ id, lines: of }) => of.map((line: Data) => ({ ...line, id })))
    const line = lines.find(({ reviewed }) => !reviewed)
    return (
      line && {
        body: {
          productId: line.productId,
          orderId: line.id,
          stars: 5,
          content: 'Clear and bright',
        },
      }
    )
  },
  'POST product/productShow/evaluateMore': async (given) => {
    const own = await find(
      given,
      'POST product/productShow/evaluates',
      { body: { ...PAGED, mine: true } },
      ({ addition }) => !addition,
    )
    return own && { body: { id: own.id, content: 'Still good a week later' } }
  },
  'POST product/productShow/footprint': about('GET product/page', { part: 'body' }),
  'GET product/productShow/favorite': about('GET product/page'),
  'POST product/productShow/notify': async (given) => {
    const gone = await find(given, 'GET product/page', undefined, ({ stock }) => stock === 0)
    return gone && { body: { skuId: gone.skuId } }
  },
  'POST coupon/claim': about('POST coupon/page', {
    part: 'body',
    to: 'couponId',
    fits: ({ state }) => state === 0,
  }),
  'POST favorite/{key}/add': async (given) => {
    const store = await find(given, 'GET people/store/location')
    return store && { params: { key: 'store' }, body: { entityId: store.id } }
  },
  'DELETE favorite/{key}/cancel': async (given) => {
    const store = await find(given, 'GET people/store/location')
    return store && { params: { key: 'store' }, query: { entityId: store.id } }
  },
  'POST footprint/{key}/add': async (given) => {
    const store = await find(given, 'GET people/store/location')
    return store && { params: { key: 'store' }, body: { entityId: store.id } }
  },
  'DELETE footprint/delete': about('POST tool/footprint/page', {
    from: 'entityId',
    to: 'entityId',
    more: (_, { type }) => ({ type }),
  }),
  'DELETE footprint/clear': () => ({}),
  'DELETE basic/address/{id}': about(ADDRESSES, {
    part: 'params',
    fits: ({ name }) => name === ADDRESS.name,
  }),
}
