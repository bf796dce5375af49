import type { Sku } from '../contract'
import { canChoose, clampCount, findSku, firstSku, toggle } from './choose-sku'

const sku = (id: string, values: string[], stock = 5): Sku => ({
  id,
  productId: '1',
  name: values.join(' '),
  values,
  price: 1000,
  stock,
  image: '',
})
const skus = [sku('a', ['330 ml', '1']), sku('b', ['330 ml', '6'], 0), sku('c', ['500 ml', '6'])]

test('finds the variant once every option is chosen', () => {
  expect(findSku(skus, ['500 ml', '6'])?.id).toBe('c')
  expect(findSku(skus, ['500 ml', undefined])).toBeUndefined()
  expect(findSku(skus, ['500 ml', '1'])).toBeUndefined()
  // A variant without values is none of a product with options.
  expect(findSku([sku('d', [])], [undefined])).toBeUndefined()
  expect(findSku([sku('e', ['330 ml'])], ['330 ml', undefined])).toBeUndefined()
})

test('a value is open only while a variant in stock has it with the rest', () => {
  expect(canChoose(skus, [undefined, undefined], 1, '6')).toBe(true)
  expect(canChoose(skus, ['330 ml', undefined], 1, '6')).toBe(false)
  expect(canChoose(skus, ['500 ml', undefined], 1, '1')).toBe(false)
  expect(canChoose(skus, ['330 ml', '1'], 0, '330 ml')).toBe(true)
  expect(canChoose([sku('d', ['330 ml'], 1)], [undefined], 0, '330 ml')).toBe(true)
})

test('a second tap takes the choice back', () => {
  expect(toggle([undefined, '6'], 0, '330 ml')).toEqual(['330 ml', '6'])
  expect(toggle(['330 ml', '6'], 0, '330 ml')).toEqual([undefined, '6'])
})

test('begins with the wanted variant, then the own one, never with one that is sold out', () => {
  expect(firstSku({ skuId: 'a' }, skus, 'c')?.id).toBe('c')
  expect(firstSku({ skuId: 'a' }, skus, 'b')?.id).toBe('a')
  expect(firstSku({ skuId: 'b' }, skus, undefined)).toBeUndefined()
  // The last piece is still one.
  const last = skus.map((sku) => (sku.id === 'b' ? { ...sku, stock: 1 } : sku))
  expect(firstSku({ skuId: 'a' }, last, 'b')?.id).toBe('b')
  expect(firstSku({ skuId: 'x' }, skus.slice(1, 2), undefined)?.id).toBe('b')
})

test.each([
  [3, 5, 3],
  [9, 5, 5],
  [0, 5, 1],
  [2, 0, 1],
  [Number.NaN, 5, 1],
  [5000, 9999, 999],
])('a count of %d with %d in stock is %d', (count, stock, expected) => {
  expect(clampCount(count, stock)).toBe(expected)
})
