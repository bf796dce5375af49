import { releases } from '../src/features/app/queries'
import { previewBy } from '../src/features/builder/queries'
import { talkOf, talkPages } from '../src/features/chat/queries'
import { eventBy, ticketBy, videoBy, videoPages } from '../src/features/content/queries'
import { deviceOrderPages } from '../src/features/device/queries'
import { keepCalls, keptBy, keptOf } from '../src/features/favorite/queries'
import { figuresOf, followedPages, productsFor, viewerPages } from '../src/features/live/queries'
import { applicationPages, classNames, settlementPages } from '../src/features/merchant/queries'
import {
  afterSaleBy,
  afterSaleOffer,
  afterSalePages,
  buyInfoOf,
  buyPriceOf,
  parcelTrace,
} from '../src/features/order/queries'
import { keepProduct, productStoreBy } from '../src/features/product/queries'
import { webHosts } from '../src/features/record'
import type { HttpRequest } from '../src/http/endpoint'
import { type AskingQuery, askedBy } from '../src/http/testing/asked-by'

const products = [{ productId: '5', skuId: '6', count: 2 }]
const stores = [{ storeId: '301', way: 1 }]
const desk = (body: object) => ({ pageIndex: 3, pageSize: 15, merchantId: '402', ...body })
const shop = { merchantId: '402' }

/**
 * What a query is about, one like it about something else, the call, and what it is sent. Two that could have
 * one key would show each other's answers.
 */
test.each<[string, AskingQuery, AskingQuery | undefined, string, unknown]>([
  ['what was new', releases, undefined, 'app/releases', undefined],
  ['sites shown inside', webHosts, undefined, 'basic/autoConfig/getValue', { type: 'webHosts' }],
  ['a preview', previewBy('a'), previewBy('b'), 'paas/view/a/preview', undefined],
  [
    'a talk about a product',
    talkOf({ productId: '5' }),
    talkOf({ storeId: '5' }),
    'im/open',
    { conversationId: '', storeId: '', productId: '5', orderId: '', afterSaleId: '' },
  ],
  [
    'talks of a box',
    talkPages('waiting'),
    talkPages('closed'),
    'im/page',
    { pageIndex: 3, pageSize: 15, box: 'waiting' },
  ],
  ['an event', eventBy('5'), eventBy('6'), 'event/show', { id: '5' }],
  ['a ticket', ticketBy('5'), eventBy('5'), 'ticket/show', { id: '5' }],
  ['films', videoPages(9), videoPages(8), 'video/page', { pageIndex: 3, pageSize: 9 }],
  ['a film', videoBy('5'), videoBy('6'), 'video/show', { id: '5' }],
  [
    'what devices sold',
    deviceOrderPages(9),
    deviceOrderPages(8),
    'order/deviceOrder/pageList',
    { pageIndex: 3, pageSize: 9 },
  ],
  [
    'whether a store is kept',
    keptBy('store', '5', keepCalls('store')),
    keptBy('store', '6', keepCalls('store')),
    'store',
    { entityId: '5' },
  ],
  [
    'whether a product is kept',
    keptBy('product', '5', keepProduct),
    keptBy('store', '5', keepCalls('store')),
    'product',
    { id: '5' },
  ],
  ['which stores are kept', keptOf('store'), keptOf('product'), 'store', undefined],
  ['followed authors', followedPages, undefined, 'liveFollow/page', { pageIndex: 3, pageSize: 15 }],
  [
    'viewers',
    viewerPages('5'),
    viewerPages('6'),
    'liveUser/page',
    { liveId: '5', pageIndex: 3, pageSize: 15 },
  ],
  ['figures of a stream', figuresOf('5'), viewerPages('5'), 'live/figures', { liveId: '5' }],
  [
    'products for a stream',
    productsFor('ale'),
    productsFor('oat'),
    'product',
    { pageIndex: 3, pageSize: 15, keyWord: 'ale' },
  ],
  [
    'all products for a stream',
    productsFor(''),
    productsFor('ale'),
    'product',
    { pageIndex: 3, pageSize: 15 },
  ],
  [
    'who would open a shop',
    applicationPages(shop),
    settlementPages(shop),
    'application/page',
    desk({ status: undefined }),
  ],
  [
    'what a shop was paid out',
    settlementPages(shop),
    applicationPages(shop),
    'settlement/page',
    desk({ status: undefined }),
  ],
  ['names of classes', classNames, undefined, 'kv', undefined],
  [
    'what is bought',
    buyInfoOf({ products, isFromCart: true }),
    buyInfoOf({ products, isFromCart: false }),
    'orderBuy/info',
    { products, isFromCart: true },
  ],
  [
    'what a purchase costs',
    buyPriceOf({ products, isFromCart: true }, { stores, points: 5 }),
    buyPriceOf({ products, isFromCart: true }, { stores, points: 6 }),
    'orderBuy/getPrice',
    { products, way: 1, stores, points: 5 },
  ],
  ['where a parcel is', parcelTrace('7'), afterSaleBy('7'), 'parcel/trace', { id: '7' }],
  ['an after-sale', afterSaleBy('7'), afterSaleBy('8'), 'afterSale/show', { id: '7' }],
  [
    'what can be asked for',
    afterSaleOffer('7', '1'),
    afterSaleOffer('7', '2'),
    'afterSale/offer',
    { orderId: '7', position: '1' },
  ],
  [
    'after-sales of an order',
    afterSalePages('7', 9),
    afterSalePages(undefined, 9),
    'afterSale/page',
    { pageIndex: 3, pageSize: 9, orderId: '7' },
  ],
  ['a product’s store', productStoreBy('5'), productStoreBy('6'), 'show/store', { id: '5' }],
])('%s: asked for as wanted, under a key of its own', async (_name, query, other, path, sent) => {
  const { calls } = await askedBy(query)
  expect(calls).toHaveLength(1)
  const { query: parameters, body, path: whole } = calls[0] as HttpRequest
  expect(whole.toLowerCase()).toContain(path.toLowerCase())
  expect(body ?? parameters).toEqual(sent)
  expect(query.key.filter((part) => part !== '').length).toBeGreaterThan(0)
  if (other) expect(query.key).not.toEqual(other.key)
})
