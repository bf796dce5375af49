import { readPurchase } from './order-confirm'

test('reads one product from the address', () => {
  expect(readPurchase({ productId: '1', skuId: '2', count: '3' })).toEqual({
    products: [{ productId: '1', skuId: '2', count: 3 }],
    isFromCart: false,
  })
})

test('one piece when no count is given', () => {
  expect(readPurchase({ productId: '1', skuId: '2' })?.products[0]?.count).toBe(1)
})

test('reads several from the cart', () => {
  expect(readPurchase({ items: '1:2:3,4:5:6', cart: '1' })).toEqual({
    products: [
      { productId: '1', skuId: '2', count: 3 },
      { productId: '4', skuId: '5', count: 6 },
    ],
    isFromCart: true,
  })
})

test.each<Record<string, string>>([
  {},
  { productId: '1' },
  { productId: '1', skuId: '2', count: '0' },
  { productId: '1', skuId: '2', count: '1.5' },
  { productId: '1', skuId: '2', count: '1000' },
  { productId: '1', skuId: '2', count: 'x' },
  { items: '1:2:3,4' },
])('%j asks for nothing that can be bought', (query) => {
  expect(readPurchase(query)).toBeUndefined()
})
