/** @jest-environment node */
import { type OpenDatabase, openDatabase } from '../../database/open'
import { picture } from '../../pictures'
import { BEER_DEMO } from '../../seed/demo'
import { walletsSeed } from '../../wallet/seed'
import { SHOP_SECTIONS } from './sections'

const NOW = 1_800_000_000

let open: OpenDatabase

beforeAll(async () => {
  open = await openDatabase(':memory:')
  for (const { run } of [...SHOP_SECTIONS, walletsSeed])
    await run({ db: open.db, now: NOW, demo: BEER_DEMO })
})
afterAll(() => open.close())

describe('the seed of the shop', () => {
  test('has 48 beers with distinct names in both languages', async () => {
    const products = await open.db.selectFrom('products').selectAll().execute()
    expect(products).toHaveLength(48)
    for (const locale of ['en', 'zh-Hans']) {
      expect(new Set(products.map(({ name }) => JSON.parse(name)[locale])).size).toBe(48)
    }
  })

  test('sells each beer in two to six SKUs, one for every choice of options', async () => {
    const products = await open.db.selectFrom('products').select(['id', 'options']).execute()
    const skus = await open.db.selectFrom('skus').selectAll().execute()
    for (const { id, options } of products) {
      const own = skus.filter(({ productId }) => productId === id)
      const choices = (JSON.parse(options) as { values: unknown[] }[]).reduce(
        (all, { values }) => all * values.length,
        1,
      )
      expect(own).toHaveLength(choices)
      expect(own.length).toBeGreaterThanOrEqual(2)
      expect(own.length).toBeLessThanOrEqual(6)
      expect(new Set(own.map(({ optionValues }) => optionValues)).size).toBe(own.length)
    }
  })

  test('lists a beer at the price of the SKU a quick add takes, which is in stock', async () => {
    const rows = await open.db
      .selectFrom('products')
      .innerJoin('skus', 'skus.id', 'products.skuId')
      .select(['products.price as listed', 'skus.price as sku', 'skus.stock as stock'])
      .execute()
    expect(rows).toHaveLength(48)
    for (const { listed, sku, stock } of rows) {
      expect(listed).toBe(sku)
      expect(stock).toBeGreaterThan(0)
    }
  })

  test('some SKUs have run out', async () => {
    const out = await open.db.selectFrom('skus').select('id').where('stock', '=', 0).execute()
    expect(out.length).toBeGreaterThan(3)
  })

  test('has 8 stores, 20 devices, 6 merchants and 20 classes in two levels', async () => {
    const count = async (table: 'stores' | 'devices' | 'merchants') =>
      (await open.db.selectFrom(table).selectAll().execute()).length
    expect(await count('stores')).toBe(8)
    expect(await count('devices')).toBe(20)
    expect(await count('merchants')).toBe(6)
    const classes = await open.db.selectFrom('categories').selectAll().execute()
    expect(classes.filter(({ parentId }) => parentId === '')).toHaveLength(6)
    expect(classes.filter(({ parentId }) => parentId !== '').length).toBeGreaterThanOrEqual(10)
  })

  test('a ledger ends at what its account holds and never goes below zero', async () => {
    const accounts = await open.db
      .selectFrom('accounts')
      .selectAll()
      .where('kind', '=', 'balance')
      .execute()
    const ledger = await open.db
      .selectFrom('ledger')
      .selectAll()
      .orderBy('createdAt', 'desc')
      .execute()
    expect(accounts).toHaveLength(12)
    for (const { id, amount } of accounts) {
      const own = ledger.filter(({ accountId }) => accountId === id)
      expect(own[0]?.balance).toBe(amount)
      own.forEach((line, i) => {
        const before = own[i + 1]
        if (before) expect(before.balance + line.amount).toBe(line.balance)
        expect(line.balance).toBeGreaterThanOrEqual(0)
      })
    }
  })

  test('every picture it names is drawn, below 6 KB', async () => {
    const products = await open.db.selectFrom('products').select('images').execute()
    const paths = products.flatMap(({ images }) => JSON.parse(images) as string[])
    const stores = await open.db.selectFrom('stores').select('image as path').execute()
    const classes = await open.db.selectFrom('categories').select('icon as path').execute()
    const relations = await open.db.selectFrom('relations').select('icon as path').execute()
    const members = await open.db.selectFrom('rankings').select('avatar as path').execute()
    paths.push(...[stores, classes, relations, members].flat().map(({ path }) => path))
    const wrong = paths.filter((path) => {
      const svg = picture(path)
      return svg === undefined || svg.length >= 6000
    })
    expect(wrong).toEqual([])
  })
})
