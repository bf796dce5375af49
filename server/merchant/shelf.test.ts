import { removeCartLine, setCartCount } from '../../src/features/cart/contract'
import {
  pageShopProducts,
  priceSku,
  saveShopProduct,
  shelveProduct,
  showShopProduct,
} from '../../src/features/merchant/contract'
import { getBuyPrice } from '../../src/features/order/contract'
import {
  addToCart,
  getProductDetail,
  getProductSkus,
  listCart,
} from '../../src/features/product/contract'
import { pageProducts } from '../../src/features/product/contract-list'
import { db, member, owner, SHOP, sandbox } from './testing/desk-at-noon'

describe('products of a desk', () => {
  const page = async (body: object = {}) =>
    (await sandbox.call(pageShopProducts, { body: { merchantId: SHOP, ...body } }, owner)).data
  const show = async (id: string) =>
    (await sandbox.call(showShopProduct, { query: { id } }, owner)).data

  test('are shown in both languages with all their variants', async () => {
    const { result, ...rest } = await page({ pageSize: 1 })
    expect(rest).toEqual({ pageIndex: 1, pageSize: 1, totalCount: 12 })
    expect(result).toEqual([
      {
        id: '2002',
        storeId: '302',
        storeName: 'Taproom Old Arcade',
        classId: '11',
        name: { en: 'Cloud Terrace', 'zh-Hans': '云台' },
        intro: {
          en: 'Peach skin, coconut, a long soft finish.',
          'zh-Hans': '桃皮与椰香，收口绵长。',
        },
        images: [
          '/pictures/beer/tulip.can.4.cloud-terrace.svg',
          '/pictures/glass/tulip.can.4.cloud-terrace.svg',
          '/pictures/label/tulip.can.4.cloud-terrace.svg',
        ],
        isOnShelf: true,
        price: 2600,
        stock: 329,
        sold: 2575,
        skus: [
          {
            id: '20021',
            name: { en: '330 ml, 1 can', 'zh-Hans': '330 毫升，1 罐' },
            price: 2600,
            stock: 120,
          },
          { id: '20022', name: expect.any(Object), price: 14_560, stock: 88 },
          { id: '20023', name: expect.any(Object), price: 54_340, stock: 121 },
        ],
      },
    ])
    expect(await show('2002')).toEqual(result[0])
  })

  test('are found by a word and by whether they are on the shelf', async () => {
    expect((await page({ keyword: ' CLOUD ' })).result).toMatchObject([{ id: '2002' }])
    expect((await page({ keyword: '云台' })).totalCount).toBe(1)
    await sandbox.call(shelveProduct, { body: { id: '2002', isOnShelf: false } }, owner)
    expect((await page({ status: 0 })).result.map(({ id }: { id: string }) => id)).toEqual(['2002'])
    expect((await page({ status: 1 })).totalCount).toBe(11)
    expect((await page({ pageIndex: 12, pageSize: 1 })).result).toHaveLength(1)
  })

  test('another price of a variant is the product’s when it is the lowest', async () => {
    const price = (id: string, cents: number, stock: number) =>
      sandbox.call(priceSku, { body: { id, price: cents, stock } }, owner)
    expect((await price('20022', 2000, 7)).data).toMatchObject({
      price: 2000,
      stock: 120 + 7 + 121,
    })
    expect((await price('20022', 3000, 7)).data.price).toBe(2600)
    const row = await db()
      .selectFrom('products')
      .select('skuId')
      .where('id', '=', '2002')
      .executeTakeFirstOrThrow()
    expect(row.skuId).toBe('20021')
    const gone = { status: 400, message: 'The product was not found.' }
    expect(await price('9', 1, 1)).toMatchObject(gone)
    const foreign = { body: { id: '20021', price: 1, stock: 1 } }
    expect(await sandbox.call(priceSku, foreign, member)).toMatchObject(gone)
  })

  test('what was sold or priced meanwhile is not overwritten by who saw it as it was', async () => {
    const was = { price: 14_560, stock: 88 }
    const price = (change: object) =>
      sandbox.call(priceSku, { body: { id: '20022', ...was, ...change, was } }, owner)
    const skuOf = async () =>
      (await show('2002')).skus.find(({ id }: { id: string }) => id === '20022')
    await db().updateTable('skus').set({ stock: 80 }).where('id', '=', '20022').execute()
    // A price is changed beside the stock that went down.
    expect((await price({ price: 14_000 })).code).toBe(200)
    expect(await skuOf()).toMatchObject({ price: 14_000, stock: 80 })
    expect(await price({ stock: 90 })).toMatchObject({
      code: 409,
      message: expect.stringContaining('¥140.00, 80 in stock'),
    })
    expect(await price({ price: 13_000 })).toMatchObject({ code: 409 })
    expect(await skuOf()).toMatchObject({ price: 14_000, stock: 80 })
    // The same once more, after a lost answer.
    expect((await price({ price: 14_000 })).code).toBe(200)
  })

  const both = (en: string) => ({ en, 'zh-Hans': en })
  const BEER = {
    storeId: '302',
    classId: '11',
    name: both('Quay'),
    intro: both('Soft'),
    images: ['/pictures/beer/x.svg', '/pictures/beer/y.svg'],
    skus: [
      { name: both('Can'), price: 1900, stock: 24 },
      { name: both('Case'), price: 900, stock: 3 },
    ],
  }
  const save = (more: object = {}) =>
    sandbox.call(saveShopProduct, { body: { ...BEER, ...more } }, owner)

  // Decision 0038: the answer was lost, and what is typed meanwhile is not.
  test('sent again with other words under one name is one product, as it was said last', async () => {
    const before = (await page({ keyword: 'quay' })).totalCount
    const first = await save({ requestId: 'p-1' })
    const [can] = BEER.skus
    const skus = [{ ...can, stock: 5 }]
    const again = await save({ requestId: 'p-1', classId: '12', skus })
    expect(again.data).toMatchObject({ id: first.data.id, classId: '12', stock: 5 })
    expect(again.data.skus).toEqual([{ ...first.data.skus[0], stock: 5 }])
    expect((await page({ keyword: 'quay' })).totalCount).toBe(before + 1)
    expect((await save({ requestId: 'p-2' })).data.id).not.toBe(first.data.id)
  })

  test('a new one stands behind all others, off the shelf, at its lowest price', async () => {
    const { data } = await save()
    expect(data).toMatchObject({
      storeId: '302',
      classId: '11',
      name: both('Quay'),
      intro: both('Soft'),
      images: BEER.images,
      isOnShelf: false,
      price: 900,
      stock: 27,
      sold: 0,
      skus: [
        { name: both('Can'), price: 1900, stock: 24 },
        { name: both('Case'), price: 900, stock: 3 },
      ],
    })
    const row = await db()
      .selectFrom('products')
      .selectAll()
      .where('id', '=', data.id)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      image: '/pictures/beer/x.svg',
      tags: ',new,',
      priceStyleId: '1',
      marketPrice: null,
      abv: 0,
      ibu: 0,
      srm: 0,
      search: 'quay quay soft soft can can case case',
      options: JSON.stringify([
        { name: { en: 'Variant', 'zh-Hans': '规格' }, values: [both('Can'), both('Case')] },
      ]),
    })
    const { highest } = await db()
      .selectFrom('products')
      .select((eb) => eb.fn.max<number>('position').as('highest'))
      .executeTakeFirstOrThrow()
    expect(row.position).toBe(highest)
  })

  test('the newest is what came onto the shelf last, and what comes back is not new again', async () => {
    const newest = async () => {
      const { data } = await sandbox.call(pageProducts, { query: { sort: 'new', pageSize: 1 } })
      return data.result[0]?.id
    }
    const shelve = (id: string, isOnShelf: boolean) =>
      sandbox.call(shelveProduct, { body: { id, isOnShelf } }, owner)
    const before = await newest()
    const { id } = (await save()).data
    expect(await newest()).toBe(before)
    await shelve(id, true)
    expect(await newest()).toBe(id)
    await shelve('2002', false)
    await shelve('2002', true)
    expect(await newest()).toBe(id)
  })

  test('what a shop has made has the style of its class and none of a beer’s figures', async () => {
    const { id } = (await save()).data
    await sandbox.call(shelveProduct, { body: { id, isOnShelf: true } }, owner)
    const detail = async () => (await sandbox.call(getProductDetail, { query: { id } })).data
    expect(await detail()).toMatchObject({
      style: 'Hazy IPA',
      attributes: [{ name: 'Style', value: 'Hazy IPA' }],
      description: 'Soft',
    })
    const { data } = await save({ id, classId: '12', intro: both('Hard'), skus: [BEER.skus[0]] })
    expect(data.intro).toEqual(both('Hard'))
    expect(await detail()).toMatchObject({ style: 'West Coast IPA', description: 'Hard' })
  })

  test('what is off the shelf can neither be opened nor put into a cart', async () => {
    await sandbox.call(shelveProduct, { body: { id: '2002', isOnShelf: false } }, owner)
    const gone = { code: 400, message: 'The product was not found.' }
    const query = { id: '2002' }
    expect(await sandbox.call(getProductDetail, { query })).toMatchObject(gone)
    expect(await sandbox.call(getProductSkus, { query })).toMatchObject(gone)
    const body = { productId: '2002', skuId: '20021', count: 1 }
    expect(await sandbox.call(addToCart, { body }, member)).toMatchObject(gone)
  })

  test('a variant that is taken away stays in carts as it was, and can be taken out alone', async () => {
    const { skus, id, storeId, classId, name, intro, images } = await show('2002')
    const lost = skus[1]
    await sandbox.services.db.deleteFrom('cart_lines').execute()
    for (const skuId of [skus[0].id, lost.id])
      await sandbox.call(addToCart, { body: { productId: '2002', skuId, count: 1 } }, member)
    const kept = { id, storeId, classId, name, intro, images, skus: [skus[0], skus[2]] }
    expect((await save(kept)).code).toBe(200)
    const cart = async (locale = 'en') => {
      const headers = { 'accept-language': locale }
      return (await sandbox.call(listCart, { headers }, member)).data
    }
    const lines = await cart()
    expect(lines).toHaveLength(2)
    expect(lines.find((line: { id: string }) => line.id === lost.id)).toMatchObject({
      productId: '2002',
      name: 'Cloud Terrace',
      skuName: lost.name.en,
      price: 14_560,
      image: expect.stringMatching(/cloud-terrace/),
      stock: 0,
      count: 1,
      isSold: true,
      isVariantGone: true,
    })
    expect(await cart('zh-Hans')).toContainEqual(
      expect.objectContaining({ id: lost.id, name: '云台', skuName: lost.name['zh-Hans'] }),
    )
    expect(lines).toContainEqual(
      expect.objectContaining({ id: skus[0].id, isVariantGone: false, stock: 120 }),
    )
    const more = await sandbox.call(setCartCount, { body: { id: lost.id, count: 2 } }, member)
    expect(more.code).toBe(400)
    const wish = { products: [{ productId: '2002', skuId: lost.id, count: 1 }], way: 1 }
    expect((await sandbox.call(getBuyPrice, { body: wish }, member)).code).toBe(400)
    await sandbox.call(removeCartLine, { params: { id: lost.id } }, member)
    expect(await cart()).toMatchObject([{ id: skus[0].id }])
  })

  test('a variant nobody knows is refused, and two of one name', async () => {
    const { data } = await save()
    const skus = [{ ...BEER.skus[0], id: '9' }]
    expect(await save({ id: data.id, skus })).toMatchObject({
      status: 400,
      message: 'The variant was not found.',
    })
    expect(await save({ skus: [BEER.skus[0], BEER.skus[0]] })).toMatchObject({
      message: 'Two variants have the same name.',
    })
    expect(await save({ classId: '999' })).toMatchObject({ message: 'The class was not found.' })
    expect(await show(data.id)).toEqual(data)
  })
})
