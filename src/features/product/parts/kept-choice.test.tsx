import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { type Services, ServicesContext } from '../../../engine/services'
import { createTestServices } from '../../../engine/testing/render-widget'
import type { ProductDetail } from '../contract'
import { product, sku } from '../testing/product-room'
import { useChoice } from './choose-sku'

const SKUS = [
  sku('11', ['330 ml', 'Single'], 2800, 8),
  sku('14', ['500 ml', 'Single'], 3800, 3),
  sku('15', ['500 ml', '6 pack'], 9800, 0),
]
const of = (id: string, more: object = {}) =>
  ({ ...product, id, ...more }) as unknown as ProductDetail
const hops = of('1')

/** The choice on a page of this product, opened after those before with the same services. */
function visit(
  services: Services,
  query: Readonly<Record<string, string>> = {},
  one: ProductDetail = hops,
) {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ServicesContext.Provider value={services}>{children}</ServicesContext.Provider>
  )
  const { result } = renderHook(() => useChoice(one, SKUS, query), { wrapper })
  return {
    told: () => [result.current.sku?.id, result.current.count, ...result.current.chosen],
    toggle: (option: number, value: string) => act(() => result.current.onToggle(option, value)),
    count: (count: number) => act(() => result.current.onCount(count)),
  }
}
const start = () => createTestServices({}).services

test('it begins with the product’s own variant, once', () => {
  expect(visit(start()).told()).toEqual(['11', 1, '330 ml', 'Single'])
  const none = of('1', { skuId: '15', stock: 11 })
  expect(visit(start(), { count: '9' }, none).told()).toEqual([undefined, 9, undefined, undefined])
})

test('an address says which and how many, within what is there', () => {
  expect(visit(start(), { skuId: '14', count: '2' }).told()).toEqual(['14', 2, '500 ml', 'Single'])
  expect(visit(start(), { skuId: '14', count: '9' }).told()).toEqual(['14', 3, '500 ml', 'Single'])
  expect(visit(start(), { skuId: '11', count: '2.9' }).told()[1]).toBe(2)
  expect(visit(start(), { skuId: '11', count: 'x' }).told()[1]).toBe(1)
  expect(visit(start(), { skuId: '11', count: '0' }).told()[1]).toBe(1)
})

test('what was chosen is there on the next visit, unless the address says otherwise', () => {
  const services = start()
  const first = visit(services)
  first.toggle(0, '500 ml')
  first.count(2)
  expect(first.told()).toEqual(['14', 2, '500 ml', 'Single'])
  expect(visit(services).told()).toEqual(['14', 2, '500 ml', 'Single'])
  expect(visit(services, { count: '3' }).told()).toEqual(['14', 3, '500 ml', 'Single'])
  // An address that names a variant means that one, and one piece of it.
  expect(visit(services, { skuId: '11' }).told()).toEqual(['11', 1, '330 ml', 'Single'])
  expect(visit(services, {}, of('2')).told()).toEqual(['11', 1, '330 ml', 'Single'])
  // Nobody else's.
  expect(visit(start()).told()).toEqual(['11', 1, '330 ml', 'Single'])
})

test('a count is no more than there is of what is chosen', () => {
  const here = visit(start())
  here.count(8)
  expect(here.told()[1]).toBe(8)
  here.count(9)
  expect(here.told()[1]).toBe(8)
  here.toggle(0, '500 ml')
  expect(here.told()).toEqual(['14', 3, '500 ml', 'Single'])
  // Of the product, while no variant is chosen.
  here.toggle(0, '500 ml')
  here.count(99)
  expect(here.told()).toEqual([undefined, 11, undefined, 'Single'])
})

test('what was chosen last of a product stands for it, of twenty products', () => {
  const services = start()
  const choose = (id: string, count: number) => visit(services, {}, of(id)).count(count)
  choose('1', 2)
  choose('1', 3)
  for (let id = 2; id <= 20; id += 1) choose(String(id), 2)
  const known = (id: string) => visit(services, {}, of(id)).told()[1]
  expect([known('1'), known('2'), known('20')]).toEqual([3, 2, 2])
  choose('21', 2)
  expect([known('1'), known('2'), known('21')]).toEqual([1, 2, 2])
})
