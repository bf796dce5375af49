import { about, type Data, find, type Given, itemsOf, type Recipe } from './given'
import type { Input } from './line'

const PAGED = { pageIndex: 1, pageSize: 15 }
/** A page of a list under another question. */
const page = (more: object): Input => ({ body: { ...PAGED, ...more } })

/** A guess at one would count against the account. */
export const NO_PAY_PASSWORD = 'wants the pay password (--pay-password)'

/** No answer names an upload of the account's: which picture is one's own, only who sent it knows. */
export const NO_PICTURE = 'wants a picture that was uploaded'

const PRODUCTS = 'GET product/page'
const ORDERS = 'POST order/order/page'
const LIVES = 'POST live/page'
const SALES = 'POST order/afterSale/page'
const PAGES = 'POST paas/viewEngine/pages'

const params =
  (values: Readonly<Record<string, string>>, more: Input = {}): Recipe =>
  () => ({ params: values, ...more })
const query =
  (values: Input['query']): Recipe =>
  () => ({ query: values })
const body =
  (values: object): Recipe =>
  () => ({ body: values })

/** One piece of the first product that is in stock, as a purchase asks for it. */
export async function basket(given: Given): Promise<readonly object[] | undefined> {
  const product: Data = await find(given, PRODUCTS, undefined, ({ stock }) => stock > 0)
  const skus = product && (await given.data('GET product/productShow/skus', idQuery(product.id)))
  const sku = itemsOf(skus).find(({ stock }) => stock > 0)
  return sku && [{ productId: product.id, skuId: sku.id, count: 1 }]
}
const idQuery = (id: string): Input => ({ query: { id } })

const withBasket =
  (more: object): Recipe =>
  async (given) => {
    const products = await basket(given)
    return products && { body: { products, ...more } }
  }

const ofProduct = about(PRODUCTS)
const ofMine = about(LIVES, { to: 'liveId', input: page({ mine: true }) })
const ofPage = about(PAGES, { from: 'url', to: 'url' })
const listOfPage = about(PAGES, { part: 'body', from: 'url', to: 'url', more: () => PAGED })
const ofTask: Recipe = about('GET taskJob/jobs', { part: 'params' })

/** What calls that only read are asked with; one that is not here wants nothing. */
export const READS: Readonly<Record<string, Recipe>> = {
  'GET api/UserReg/CheckVerifiyCode': ({ account }) => ({
    query: { mobile: account?.mobile ?? '15500000000', code: '000000' },
  }),
  'GET basic/storageFile/cut': () => NO_PICTURE,
  'GET people/user/{id}': ({ account }) => account && { params: { id: account.id } },
  'GET people/userDetail/checkLoginPassword': ({ account }) =>
    account && { query: { password: account.password } },
  'GET people/userDetail/checkPayPassword': ({ payPassword }) =>
    payPassword === undefined ? NO_PAY_PASSWORD : { query: { password: payPassword } },
  'POST orderBuy/getPrice': withBasket({ way: 1 }),
  'POST order/orderBuy/info': withBasket({ isFromCart: false }),
  'POST coupon/fit': withBasket({}),
  'GET order/afterSale/offer': async (given) => {
    const all: readonly Data[] = itemsOf(await given.data(ORDERS))
    const bought = all.find(({ status }) => status === 2 || status === 4)
    return bought && { query: { orderId: bought.id, position: '0' } }
  },
  'GET order/afterSale/show': about(SALES),
  'GET order/parcel/trace': async (given) => {
    const shown = await given.data('GET api/ordershow/show')
    const all: readonly Data[] = [shown, ...itemsOf(await given.data(ORDERS))]
    const parcel = all.flatMap((order) => order?.parcels ?? [])[0]
    return parcel && { query: { id: parcel.id } }
  },
  'GET api/ordershow/show': about(ORDERS, {
    fits: ({ status, parcels }) => status === 3 || parcels?.length > 0,
  }),
  'POST asset/pay/list': about(ORDERS, {
    part: 'body',
    from: 'payId',
    to: 'payId',
    input: page({ status: 1 }),
    more: () => ({ clientType: 'WapH5' }),
  }),
  'GET product/page': query(PAGED),
  'GET product/productShow/detail': ofProduct,
  'GET product/productShow/skus': ofProduct,
  'GET product/productShow/show': ofProduct,
  'GET product/productShow/isFavorite': ofProduct,
  'GET product/productShow/store': ofProduct,
  'POST product/productShow/evaluates': about(PRODUCTS, {
    part: 'body',
    to: 'productId',
    more: () => PAGED,
  }),
  'GET api/relation/GetFatherClass': query({ type: 'ProductClassRelation' }),
  'GET basic/autoConfig/getValue': query({ type: 'service' }),
  'GET basic/autoConfig/getList': query({ type: 'banner' }),
  'GET people/store/location': query({ latitude: 23.1, longitude: 113.3 }),
  'GET people/store/show': about('GET people/store/location'),
  'GET api/Region/GetRegionData': query({ level: 2 }),
  'GET api/Region/GetCityByPlace': query({ latitude: 23.1, longitude: 113.3 }),
  'GET api/Region/GetCountyByCity': async ({ data }) => {
    const [first] = itemsOf(await data('GET api/Region/CityIndex'))
    return first && { query: { cityId: first.cities[0].regionId } }
  },
  'GET paas/viewEngine/getByUrl': query({ url: '/home' }),
  'POST paas/viewEngine/versions': listOfPage,
  'GET paas/viewEngine/version': about(PAGES, {
    from: 'url',
    to: 'url',
    more: (_, { liveVersion }) => ({ version: liveVersion }),
  }),
  'POST paas/viewEngine/releases': listOfPage,
  'POST paas/viewEngine/audit': listOfPage,
  'GET paas/viewEngine/draft': ofPage,
  'GET paas/view/{key}/preview': params({ key: 'home' }),
  'POST paas/viewEngine/previewLink/list': about(PAGES, { part: 'body', from: 'url', to: 'url' }),
  'POST paas/viewEngine/linksTo': body({ url: '/company/about' }),
  'POST paas/viewEngine/catalogue': body({ pictures: [] }),
  'GET paas/viewEngine/templates/one': about('POST paas/viewEngine/templates/list'),
  'POST paas/autoReport/{type}': params({ type: 'market' }, { body: {} }),
  'POST ctf/assetaccount/getCtfPrice': ({ others }) => ({
    body: { amount: 100, ...(others[0] && { toMobile: others[0].mobile }) },
  }),
  'GET messages': about('POST notice/im/page', { to: 'conversationId' }),
  'GET Api/{type}/QuerySingle': params({ type: 'store' }, { query: {} }),
  'GET Api/{type}/QueryById': async (given) => {
    const store = await find(given, 'GET people/store/location')
    return store && { params: { type: 'store' }, query: { id: store.id } }
  },
  'POST {type}/list': params({ type: 'store' }, { body: {} }),
  'POST {module}/{type}/page': params({ module: 'shop', type: 'store' }, { body: PAGED }),
  'GET {type}/kv': params({ type: 'store' }),
  'GET Api/SitePage/Play': query({ siteId: '1' }),
  'GET paas/autoForm/getView': about('GET paas/formEngine/mobileAll', { from: 'key', to: 'key' }),
  'GET view/{key}/card': params({ key: 'shop' }),
  'GET view/{key}/me': params({ key: 'user' }),
  'GET favorite/{key}/isFavorite': async (given) => {
    const product = await find(given, PRODUCTS)
    return product && { params: { key: 'product' }, query: { entityId: product.id } }
  },
  'GET favorite/{key}/getFavorites': params({ key: 'product' }),
  'POST tool/favorite/page': body({ ...PAGED, type: 'product' }),
  'GET live/show': about(LIVES, { to: 'liveId' }),
  'GET live/push': ofMine,
  'GET live/figures': ofMine,
  'GET live/livePlay/url': about(LIVES, { to: 'liveId' }),
  'GET live/liveFollow/isFollow': async (given) => {
    const live = await find(given, LIVES)
    return live && { query: { authorId: live.author.id } }
  },
  'POST live/liveUser/page': about(LIVES, { part: 'body', to: 'liveId', more: () => PAGED }),
  'GET enum/get': query({ name: 'LiveStatus' }),
  'GET reflect/entity': query({ type: 'store' }),
  'GET paas/report/singleList': query({ key: 'shop' }),
  'GET video/show': about('POST video/page'),
  'GET event/show': about('POST event/page'),
  'GET event/ticket/show': about('POST event/ticket/page'),
  'GET investMerchant/show': async ({ data }) => {
    const market = await data('POST paas/autoReport/{type}')
    const brand = market?.rows?.find((row: Data) => typeof row.brandNo === 'string')
    return brand && { query: { brandNo: brand.brandNo } }
  },
  'GET investApply/show': about('POST investApply/page'),
  'GET device/show': about('POST order/deviceOrder/pageList', { from: 'deviceId' }),
  'GET device/income': about('POST order/deviceOrder/pageList', {
    from: 'deviceId',
    more: () => ({ by: 'day' }),
  }),
  'POST device/command/page': about('POST order/deviceOrder/pageList', {
    part: 'body',
    from: 'deviceId',
    to: 'deviceId',
    more: () => PAGED,
  }),
  'GET merchant/merchants/show': about('GET merchant/merchants/simpleMerchants'),
  'GET merchant/order/show': about('POST merchant/order/page'),
  'GET merchant/pickup/find': async ({ data }) => {
    const orders: readonly Data[] = itemsOf(await data(ORDERS))
    const code = orders.map((order) => order.pickup?.code).find(Boolean)
    return { query: { code: code ?? '00000000' } }
  },
  'GET merchant/product/show': about('POST merchant/product/page'),
  'GET people/user/getSecondUsers': query(PAGED),
  'POST basic/search/page': body({ ...PAGED, type: 'product', keyword: 'a' }),
  'GET basic/search/suggest': query({ type: 'product', keyword: 'a' }),
  'GET basic/search/hot': query({ type: 'product' }),
  'GET basic/search/record': query({ type: 'product' }),
  'GET taskJob/show/{id}': ofTask,
  'GET Api/LightApp/GetPagedList': query({ tableName: 'note', ...PAGED }),
  'GET Api/LightApp/GetList': query({ tableName: 'note' }),
  'GET Api/LightApp/getsingle': about('GET Api/LightApp/GetList', {
    from: '_id',
    more: () => ({ tableName: 'note' }),
  }),
  'GET light/{key}/list': params({ key: 'note' }),
  'GET light/{key}/show': async (given) => {
    const note = await find(given, 'GET Api/LightApp/GetList')
    return note && { params: { key: 'note' }, query: { id: note._id } }
  },
}
