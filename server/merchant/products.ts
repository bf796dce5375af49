import { type Selectable, sql } from 'kysely'
import type * as v from 'valibot'
import {
  pageShopProducts,
  type ShopProduct,
  saveShopProduct,
  shelveProduct,
  showShopProduct,
} from '../../src/features/merchant/contract'
import { keepInCarts } from '../cart/gone'
import { packText, readText, unpackList } from '../database/l10n'
import { newId } from '../database/new-id'
import { countOf, pageWindow } from '../database/page'
import { type Context, callerOf, type Handler, handle } from '../handler'
import { tellWhoWaits } from '../product/back-in-stock'
import type { ProductTable } from '../product/rows'
import { notFound, Refusal } from '../refusal'
import { requireOwnPictures } from '../storage/own-pictures'
import { type Desk, deskOf, requireStore } from './access'
import { pointAtCheapest } from './cheapest'

/** Fewer pieces than this are soon gone. */
export const LOW = 5
/** The `status` that asks for what is soon gone. */
const LOW_STOCK = 2

export const PRODUCT = { en: 'The product', 'zh-Hans': '商品' }
const CLASS = { en: 'The class', 'zh-Hans': '商品分类' }
const SAME_NAME = new Refusal(400, {
  en: 'Two variants have the same name.',
  'zh-Hans': '规格名称不能重复',
})
const OPTION = { en: 'Variant', 'zh-Hans': '规格' }

const bothOf = (json: string) => ({
  en: readText(json, 'en'),
  'zh-Hans': readText(json, 'zh-Hans'),
})

const rowsOf = ({ db }: Context, { storeIds }: Desk) =>
  db
    .selectFrom('products')
    .innerJoin('stores', 'stores.id', 'products.storeId')
    .where('products.storeId', 'in', storeIds)

async function readProducts(context: Context, desk: Desk, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await rowsOf(context, desk)
    .selectAll('products')
    .select('stores.name as storeName')
    .where('products.id', 'in', ids)
    .execute()
  const skus = await context.db
    .selectFrom('skus')
    .selectAll()
    .where('productId', 'in', ids)
    .orderBy('id')
    .execute()
  return ids.flatMap((id): ShopProduct[] => {
    const row = rows.find((each) => each.id === id)
    if (!row) return []
    const own = skus.filter(({ productId }) => productId === id)
    return [
      {
        id,
        storeId: row.storeId,
        storeName: readText(row.storeName, context.locale),
        classId: row.classId,
        name: bothOf(row.name),
        intro: bothOf(row.intro),
        images: unpackList(row.images).filter((image) => typeof image === 'string'),
        isOnShelf: row.onShelf === 1,
        price: row.price,
        stock: own.reduce((sum, { stock }) => sum + stock, 0),
        sold: row.sold,
        skus: own.map(({ id: skuId, name, price, stock }) => ({
          id: skuId,
          name: bothOf(name),
          price,
          stock,
        })),
      },
    ]
  })
}

/** @throws Refusal 400 when it is no product of the desk's. */
export async function showOne(context: Context, desk: Desk, id: string): Promise<ShopProduct> {
  const [product] = await readProducts(context, desk, [id])
  if (!product) throw notFound(PRODUCT)
  return product
}

type Input = Omit<v.InferOutput<NonNullable<typeof saveShopProduct.contract.body>>, 'requestId'>

/**
 * The product that was made by this name before, with its own variants. Another body then changes it: a second
 * try after a lost answer may bring what was typed meanwhile, and never makes a second one (decision 0038).
 */
async function madeBefore(
  context: Context,
  desk: Desk,
  { requestId, ...wish }: Input & { readonly requestId: string | undefined },
): Promise<Input> {
  const kept = await context.db
    .selectFrom('requests')
    .select('digest')
    .where('userId', '=', callerOf(context).id)
    .where('requestId', '=', requestId ?? '')
    .executeTakeFirst()
  if (!kept || wish.id !== '') return wish
  const made = await showOne(context, desk, kept.digest)
  const idOf = ({ name }: Named) =>
    made.skus.find((sku) => sku.name.en === name.en && sku.name['zh-Hans'] === name['zh-Hans'])?.id
  return { ...wish, id: made.id, skus: wish.skus.map((sku) => ({ ...sku, id: idOf(sku) ?? '' })) }
}

type Named = Pick<Input['skus'][number], 'name'>

async function save(context: Context, desk: Desk, input: Input): Promise<string> {
  const { db, now } = context
  const { storeId, classId, skus, images } = input
  requireStore(desk, storeId)
  const known = await db
    .selectFrom('categories')
    .select('name')
    .where('id', '=', classId)
    .executeTakeFirst()
  if (!known) throw notFound(CLASS)
  const names = skus.flatMap(({ name }) => [name.en, name['zh-Hans']])
  const pairs = skus.map(({ name }) => `${name.en}/${name['zh-Hans']}`)
  if (new Set(pairs).size < pairs.length) throw SAME_NAME
  const before = input.id === '' ? undefined : await showOne(context, desk, input.id)
  const added = images.filter(
    (image) => image.startsWith('/files/') && !before?.images.includes(image),
  )
  await requireOwnPictures(db, callerOf(context).id, added)
  const id = before?.id ?? newId(now())
  const words = {
    storeId,
    classId,
    name: packText(input.name),
    intro: packText(input.intro),
    image: images[0] ?? '',
    images: JSON.stringify(images),
    options: JSON.stringify([{ name: OPTION, values: skus.map(({ name }) => name) }]),
    search: [input.name.en, input.name['zh-Hans'], input.intro.en, input.intro['zh-Hans'], ...names]
      .join(' ')
      .toLowerCase(),
  }
  if (before) {
    await followWords(db, id, { style: known.name, description: words.intro })
    await db.updateTable('products').set(words).where('id', '=', id).execute()
  } else {
    const { position } = await db
      .selectFrom('products')
      .select((eb) => eb.fn.max<number>('position').as('position'))
      .executeTakeFirstOrThrow()
    const beer = { abv: 0, ibu: 0, srm: 0, tags: ',new,', priceStyleId: '1', marketPrice: null }
    const blank = { style: known.name, description: words.intro, skuId: '', price: 0, sold: 0 }
    // Nobody sees it before it is put on the shelf.
    await db
      .insertInto('products')
      .values({ ...words, ...beer, ...blank, id, position: position + 1, onShelf: 0 })
      .execute()
  }
  await saveSkus(context, id, before, input)
  await pointAtCheapest(context, id)
  await tellWhoWaits(db, { productId: id }, now())
  return id
}

/** A style that is the name of the class, and a description that is the intro, change with what they repeat. */
async function followWords(
  db: Context['db'],
  id: string,
  { style, description }: Pick<Selectable<ProductTable>, 'style' | 'description'>,
): Promise<void> {
  const own = db.updateTable('products').where('id', '=', id)
  await own
    .set({ style })
    .where('style', '=', (eb) =>
      eb
        .selectFrom('categories')
        .select('categories.name')
        .whereRef('categories.id', '=', 'products.classId'),
    )
    .execute()
  await own.set({ description }).whereRef('description', '=', 'intro').execute()
}

async function saveSkus(
  { db, now }: Context,
  productId: string,
  before: ShopProduct | undefined,
  { skus, images }: Input,
): Promise<void> {
  const kept = new Set(skus.map(({ id }) => id))
  const gone = (before?.skus ?? []).filter(({ id }) => !kept.has(id)).map(({ id }) => id)
  if (gone.length > 0) {
    await keepInCarts(db, gone)
    await db.deleteFrom('stock_notices').where('skuId', 'in', gone).execute()
    await db.deleteFrom('skus').where('id', 'in', gone).execute()
  }
  // Ids of one second rise by chance; variants stand in the order in which they were given.
  const fresh = skus.map(() => newId(now())).sort()
  for (const [at, { id = '', name, price, stock }] of skus.entries()) {
    const row = {
      name: packText(name),
      optionValues: JSON.stringify([name]),
      price,
      stock,
      image: images[0] ?? '',
    }
    if (before?.skus.some((sku) => sku.id === id)) {
      await db.updateTable('skus').set(row).where('id', '=', id).execute()
    } else if (id === '') {
      const sku = { ...row, id: fresh[at] as string, productId, marketPrice: null }
      await db.insertInto('skus').values(sku).execute()
    } else throw notFound({ en: 'The variant', 'zh-Hans': '规格' })
  }
}

export const shopProductCalls: readonly Handler[] = [
  handle(pageShopProducts, async ({ body }, context) => {
    const desk = await deskOf(context, body.merchantId)
    const { limit, offset } = pageWindow(body)
    const word = (body.keyword ?? '').trim().toLowerCase()
    const all = rowsOf(context, desk)
      .$if(body.status !== undefined, (query) =>
        query.where('onShelf', '=', body.status === 0 ? 0 : 1),
      )
      .$if(body.status === LOW_STOCK, (query) =>
        query.where('products.id', 'in', (eb) =>
          eb.selectFrom('skus').select('productId').where('stock', '<', LOW),
        ),
      )
      .$if(word !== '', (query) => query.where(sql<boolean>`instr(search, ${word}) > 0`))
    const rows = await all
      .select('products.id as id')
      .orderBy('position')
      .limit(limit)
      .offset(offset)
      .execute()
    const count = await countOf(all)
    const result = await readProducts(
      context,
      desk,
      rows.map(({ id }) => id),
    )
    return { result, pageIndex: body.pageIndex, pageSize: limit, totalCount: count }
  }),

  handle(showShopProduct, async ({ query }, context) =>
    showOne(context, await deskOf(context), query.id),
  ),

  handle(saveShopProduct, async ({ body }, context) => {
    const desk = await deskOf(context)
    const { requestId } = body
    const id = await context.db.transaction().execute(async (trx) => {
      const inside = { ...context, db: trx }
      const saved = await save(inside, desk, await madeBefore(inside, desk, { ...body, requestId }))
      if (requestId !== undefined) {
        const request = { userId: callerOf(context).id, requestId, digest: saved }
        await trx
          .insertInto('requests')
          .values({ ...request, createdAt: context.now() })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      }
      return saved
    })
    return showOne(context, desk, id)
  }),

  handle(shelveProduct, async ({ body: { id, isOnShelf } }, context) => {
    const desk = await deskOf(context)
    await showOne(context, desk, id)
    await context.db.transaction().execute(async (trx) => {
      await trx
        .updateTable('products')
        .set({ onShelf: isOnShelf ? 1 : 0 })
        .where('id', '=', id)
        .execute()
      if (isOnShelf) {
        // What comes back is not new again.
        await trx
          .updateTable('products')
          .set({ shelvedAt: context.now() })
          .where('id', '=', id)
          .where('shelvedAt', '=', 0)
          .execute()
      }
      await tellWhoWaits(trx, { productId: id }, context.now())
    })
    return showOne(context, desk, id)
  }),
]
