import { areaOf, shuffled } from './areas'

test.each([
  ['src/features/cart/widgets/cart/cart.tsx', 'widgets'],
  ['src/features/pay/pay.ts', 'features'],
  ['src/features/wallet/rules/bills.ts', 'features'],
  ['src/features/form/parts/pictures.tsx', 'features'],
  ['server/order/place.ts', 'server'],
  ['src/shared/money.ts', undefined],
  ['src/features/pay/pay.test.ts', undefined],
  ['src/features/pay/contract-password.ts', undefined],
  ['src/features/pay/testing/world.ts', undefined],
  ['src/features/product/widgets/class-tree/class-tree-skeleton.tsx', undefined],
  ['src/features/cart/widgets/cart/cart.scss', undefined],
  ['server/views/home.ts', undefined],
  ['server/database/migrations/0001-users.ts', undefined],
  ['server/order/seed.ts', undefined],
  ['server/attack/calls.ts', undefined],
  ['server/index.ts', undefined],
])('%s is of %s', (file, area) => {
  expect(areaOf(file)).toBe(area)
})

test('an order for each seed, the same each time, with everything in it', () => {
  const items = Array.from({ length: 40 }, (_, at) => at)
  expect(shuffled(items, 1)).toEqual(shuffled(items, 1))
  expect(shuffled(items, 1)).not.toEqual(shuffled(items, 2))
  expect([...shuffled(items, 1)].sort((left, right) => left - right)).toEqual(items)
})
