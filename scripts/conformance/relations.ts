import { type Difference, place } from './difference'
import { type Data, find, type Given, itemsOf } from './given'
import type { Input } from './line'

/** What an answer owes another one. */
type Relation = (data: Data, given: Given, input: Input) => Promise<readonly Difference[]>

const cents = (at: string, expected: number, whose: string, came: unknown): Difference => ({
  at,
  expected: `${expected} cents, as ${whose}`,
  came: String(came),
})

/** Both speak of the same thing in the same unit. */
const sameAsListed: Relation = async (data, given) => {
  const listed = await find(given, 'GET product/page', undefined, ({ id }) => id === data?.id)
  return ['price', 'marketPrice']
    .filter((field) => listed && listed[field] !== data[field])
    .map((field) => cents(`data.${field}`, listed[field], 'GET product/page says', data[field]))
}

const sumOfLines: Relation = async (data, given, { body }) => {
  const asked: readonly Data[] = (body as Data)?.products ?? []
  const first = asked[0]
  const skus: Data = await given.data('GET product/productShow/skus', {
    query: { id: first?.productId ?? '' },
  })
  const sku = itemsOf(skus).find(({ id }) => id === first?.skuId)
  if (!sku || asked.length !== 1) return []
  const expected = sku.price * first.count
  if (data.goodsAmount === expected) return []
  return [cents('data.goodsAmount', expected, 'the skus cost', data.goodsAmount)]
}

const ofProduct: Relation = async (data, _, { query }) =>
  itemsOf(data).flatMap(({ productId }, index) =>
    productId === query?.id
      ? []
      : [
          {
            at: place('data', [index, 'productId']),
            expected: `${query?.id}, as asked`,
            came: String(productId),
          },
        ],
  )

const RELATIONS: Readonly<Record<string, Relation>> = {
  'GET product/productShow/show': sameAsListed,
  'GET product/productShow/detail': sameAsListed,
  'GET product/productShow/skus': ofProduct,
  'POST orderBuy/getPrice': sumOfLines,
  'POST order/orderBuy/info': sumOfLines,
}

/** What the answer of a call owes those of others; undefined when nothing. */
export const lawsOf = (call: string): Relation | undefined => RELATIONS[call]
