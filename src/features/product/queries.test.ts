import type { Source } from '../../engine/contract'
import type { HttpRequest } from '../../http/endpoint'
import { setHttpClient } from '../../http/endpoint'
import { cartLines, keepProduct, piecesOf, productStoreBy, reviewPages } from './queries'
import { productClasses, productPages, productQuery } from './queries-list'

interface Query {
  readonly key: readonly unknown[]
  // biome-ignore lint/suspicious/noExplicitAny: one page or another, one answer or another.
  readonly load: (...given: any[]) => Promise<unknown>
}
const { signal } = new AbortController()

async function asked(ask: () => Promise<unknown>) {
  const calls: HttpRequest[] = []
  setHttpClient({
    send: async (request) => {
      calls.push(request)
      throw new Error('no answer is wanted')
    },
  })
  await ask().catch(() => {})
  expect(calls).toHaveLength(1)
  const [call] = calls
  return {
    path: call?.path,
    sent: call?.body ?? call?.query,
    quiet: call?.quiet,
    signal: call?.signal,
  }
}

test.each<[string, Query, readonly unknown[], string, unknown]>([
  [
    'where a product comes from',
    productStoreBy('7'),
    ['product', '7', 'store'],
    'product/productShow/store',
    { id: '7' },
  ],
  ['the cart', cartLines, ['cart'], 'cart/list', undefined],
  ['classes', productClasses, ['classTree'], 'relation/ProductClassRelation/tree', undefined],
])('%s: kept by what it is about, and asked for quietly', async (_, query, key, path, sent) => {
  expect(query.key).toEqual(key)
  const call = await asked(() => query.load({ signal }))
  expect(call).toMatchObject({ quiet: true, sent })
  expect(call.path?.toLowerCase()).toContain(path.toLowerCase())
  expect(call.signal).toBe(signal)
})

test('a list of products is drawn anew as a whole', () => {
  expect(productPages({}, 15).whole).toBe(true)
  expect(reviewPages('7', 'all', 15)).not.toHaveProperty('whole')
})

test('a product is kept by calls of its own', async () => {
  const options = { quiet: true } as const
  const read = await asked(() => keepProduct.read('7', options))
  const keep = await asked(() => keepProduct.keep('7', options))
  expect([read.sent, keep.sent]).toEqual([{ id: '7' }, { id: '7' }])
  expect([read.path, keep.path].map((path) => path?.split('/').at(-1))).toEqual([
    'isFavorite',
    'favorite',
  ])
  expect([read.quiet, keep.quiet]).toEqual([true, true])
})

test('a badge counts pieces', () => {
  expect(piecesOf([])).toBe(0)
  expect(piecesOf([{ count: 2 }, { count: 3 }])).toBe(5)
})

describe('what a binding asks for', () => {
  const scope = { route: { word: 'hop', none: '' } } as never
  const bind = (query: object) =>
    ({ from: 'api', call: 'product/page', query }) as unknown as Source

  test('is what it names of the filters there are', () => {
    const store = { storeId: '301', tags: 'new', exceptId: '2001' }
    const all = { keyWord: 'a', classIds: 1, priceStyleId: '2', ...store }
    expect(productQuery(bind({ ...all, other: 'x' }), scope)).toEqual({ ...all, classIds: '1' })
  })

  test('is nothing for what is empty, nor for another source', () => {
    expect(productQuery(bind({ keyWord: '', tags: 'new' }), scope)).toEqual({ tags: 'new' })
    expect(productQuery(undefined, scope)).toEqual({})
    expect(productQuery({ from: 'light', table: 'x' } as unknown as Source, scope)).toEqual({})
  })
})
