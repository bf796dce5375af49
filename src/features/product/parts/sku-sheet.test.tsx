import { act, fireEvent, screen, within } from '@testing-library/react'
import * as v from 'valibot'
import { defineWidget } from '../../../engine/contract'
import { type FakeApi, renderWidget, testUser } from '../../../engine/testing/render-widget'
import { ApiError, EndpointNotFoundError } from '../../../errors'
import type { ProductDetail, Sku } from '../contract'
import type { Chosen } from './choose-sku'
import { SkuSheet } from './sku-sheet'

const sku = (id: string, values: readonly string[], more: Partial<Sku> = {}) =>
  ({
    id,
    name: values.join(' '),
    values,
    price: 2200,
    marketPrice: 2600,
    stock: 50,
    image: '',
    ...more,
  }) as unknown as Sku
const SKUS = [
  sku('1', ['Can', '4']),
  sku('2', ['Can', '12'], { stock: 9, price: 6000 }),
  sku('3', ['Bottle', '4'], { stock: 0 }),
  sku('4', ['Bottle', '12'], { stock: 10 }),
]
const PRODUCT = {
  id: '7',
  name: 'Monsoon Haze',
  image: '/p.svg',
  price: 1000,
  marketPrice: 1500,
  stock: 69,
  skuId: '1',
  options: [
    { name: 'Vessel', values: ['Can', 'Bottle'] },
    { name: 'Pieces', values: ['4', '12'] },
  ],
} as unknown as ProductDetail

interface Setup {
  readonly chosen?: Chosen
  readonly sku?: Sku
  readonly skus?: readonly Sku[]
  readonly product?: ProductDetail
  readonly count?: number
  readonly adding?: boolean
  readonly done?: { readonly text: string; readonly onTap: () => void }
  readonly api?: FakeApi
  readonly user?: typeof testUser
}

async function draw(setup: Setup = {}) {
  const { api, user, skus = SKUS, product = PRODUCT, ...given } = setup
  const on = {
    onToggle: jest.fn(),
    onCount: jest.fn(),
    onBuy: jest.fn(),
    onAdd: jest.fn(),
    onClose: jest.fn(),
  }
  const widget = defineWidget(
    {
      type: 'sheet',
      version: 1,
      tier: 'commerce',
      value: v.any(),
      config: v.object({}),
      height: 80,
      examples: {},
    },
    () => (
      <SkuSheet
        open
        product={product}
        skus={skus}
        chosen={[undefined, undefined]}
        sku={undefined}
        count={1}
        adding={false}
        {...given}
        {...on}
      />
    ),
  )
  const page = await renderWidget(widget, { value: {}, api, user })
  return { ...page, ...on }
}
const button = (name: string | RegExp) => screen.queryByRole('button', { name })
const tap = (element: HTMLElement | null) =>
  act(async () => void fireEvent.click(element as HTMLElement))
const isOff = (element: HTMLElement | null) =>
  element?.getAttribute('aria-disabled') === 'true' || element?.matches(':disabled') === true

const SOLD_OUT = sku('3', ['Bottle', '4'], { stock: 0 })

describe('what is chosen', () => {
  test('an option that is open is asked for, and nothing can be bought', async () => {
    const { onBuy } = await draw({ chosen: ['Can', undefined] })
    expect(isOff(button(/Pieces/))).toBe(true)
    expect(button('Add to cart')).toBeNull()
    await tap(button(/Pieces/))
    expect(onBuy).not.toHaveBeenCalled()
  })

  test('each value says whether it is chosen and can be', async () => {
    const { onToggle } = await draw({ chosen: ['Bottle', undefined] })
    const [vessel, pieces] = screen.getAllByRole('radiogroup')
    expect([vessel, pieces].map((one) => one?.getAttribute('aria-label'))).toEqual([
      'Vessel',
      'Pieces',
    ])
    const of = (group: HTMLElement | undefined) =>
      within(group as HTMLElement)
        .getAllByRole('radio')
        .map((one) => [one.textContent, one.getAttribute('aria-checked'), isOff(one)])
    expect(of(vessel)).toEqual([
      ['Can', 'false', false],
      ['Bottle', 'true', false],
    ])
    expect(of(pieces)).toEqual([
      ['4', 'false', true],
      ['12', 'false', false],
    ])
    await tap(within(pieces as HTMLElement).getByText('12'))
    expect(onToggle.mock.calls).toEqual([[1, '12']])
  })

  test('a variant that is chosen shows its own price and can be bought or added', async () => {
    const { onBuy, onAdd } = await draw({ chosen: ['Can', '4'], sku: SKUS[0], count: 2 })
    expect(screen.getByText('Can 4')).toBeInTheDocument()
    await tap(button('Buy now'))
    await tap(button('Add to cart'))
    expect([onBuy.mock.calls.length, onAdd.mock.calls.length]).toEqual([1, 1])
  })

  test('a price and what it was are those of the variant, else those of the product', async () => {
    const prices = () => document.querySelector('.tp-sku__facts')?.textContent
    const { unmount } = await draw({ chosen: ['Can', '4'], sku: SKUS[0] })
    expect(prices()).toMatch(/¥22\.00.*¥26\.00/)
    unmount()
    const plain = sku('5', ['Can', '4'], { price: 1200, marketPrice: undefined })
    const without = await draw({ chosen: ['Can', '4'], sku: plain })
    expect(prices()).toMatch(/¥12\.00.*¥15\.00/)
    without.unmount()
    await draw()
    expect(prices()).toMatch(/¥10\.00.*¥15\.00/)
  })

  test('while it is added nothing else can be done', async () => {
    await draw({ chosen: ['Can', '4'], sku: SKUS[0], adding: true })
    expect(isOff(button('Buy now'))).toBe(true)
  })

  test('another end stands in place of both', async () => {
    const onTap = jest.fn()
    const { onBuy } = await draw({
      chosen: ['Can', '4'],
      sku: SKUS[0],
      done: { text: 'Take it', onTap },
    })
    expect(button('Add to cart')).toBeNull()
    await tap(button('Take it'))
    expect([onTap.mock.calls.length, onBuy.mock.calls.length]).toEqual([1, 0])
  })
})

describe('what is in stock', () => {
  const stockOf = async (stock: number, setup: Setup = {}) => {
    const one = sku('1', ['Can', '4'], { stock })
    await draw({ chosen: ['Can', '4'], sku: one, skus: [one], ...setup })
  }

  test.each([
    [1, 'Only 1 left'],
    [9, 'Only 9 left'],
    [10, '10 in stock'],
  ])('%i pieces are told as %s', async (stock, text) => {
    await stockOf(stock)
    expect(screen.getByText(text)).toBeInTheDocument()
  })

  test('a variant is named where there is a choice of them', async () => {
    const one = { ...sku('1', ['Can', '4']), name: 'As it is' }
    const { unmount } = await draw({ sku: one, skus: [one], product: { ...PRODUCT, options: [] } })
    expect(screen.queryByText('As it is')).toBeNull()
    unmount()
    await draw({ chosen: ['Can', '4'], sku: one, skus: [one] })
    expect(screen.getByText('As it is')).toBeInTheDocument()
  })

  test('what is sold out cannot be bought', async () => {
    await draw({ chosen: ['Bottle', '4'], sku: SOLD_OUT })
    expect(isOff(button('Sold out'))).toBe(true)
    expect(button('Add to cart')).toBeNull()
    expect(screen.getAllByText('Sold out').length).toBeGreaterThan(1)
  })

  test('a product of which every variant is gone is sold out, one of them is not', async () => {
    await draw({ skus: [SOLD_OUT], product: { ...PRODUCT, stock: 0 } })
    expect(button('Sold out')).not.toBeNull()
  })

  test('no more can be had than there are, and at least one', async () => {
    const { onCount } = await draw({ chosen: ['Can', '12'], sku: SKUS[1], count: 9 })
    expect(isOff(button('One more'))).toBe(true)
    await tap(button('One less'))
    expect(onCount).toHaveBeenCalledWith(8)
  })
})

const NOTIFY = 'product/productShow/notify'

describe('variants that are gone', () => {
  const ask = () => screen.getByRole('button', { name: /Bottle 4/ })

  test('are named, and only they', async () => {
    await draw()
    const items = within(screen.getByRole('list')).getAllByRole('listitem')
    expect(items).toHaveLength(1)
    expect(items[0]).toHaveTextContent('Bottle 4')
  })

  test('nothing is said when none is gone', async () => {
    await draw({ skus: [SKUS[0] as Sku] })
    expect(screen.queryByRole('list')).not.toBeInTheDocument()
  })

  test('a visitor logs in first', async () => {
    const { calls, navigator } = await draw()
    await tap(ask())
    expect(calls).toEqual([])
    expect(navigator.open).toHaveBeenCalledTimes(1)
  })

  test('who asks is told so, and cannot ask again', async () => {
    const { calls, host } = await draw({ user: testUser, api: { [NOTIFY]: true } })
    await tap(ask())
    expect(calls).toMatchObject([{ body: { skuId: '3' } }])
    expect(host.toast).toHaveBeenCalledTimes(1)
    const items = within(screen.getByRole('list')).getAllByRole('listitem')
    expect(isOff(within(items[0] as HTMLElement).getByRole('button'))).toBe(true)
  })

  test('one that is there again is told, and can be asked for again', async () => {
    const { host, services } = await draw({ user: testUser, api: { [NOTIFY]: false } })
    services.queries.setQueryData(['1001', 'en', 'product'], {})
    await tap(ask())
    expect(host.toast).toHaveBeenCalledTimes(1)
    // What is shown of it is older now.
    expect(services.queries.getQueryState(['1001', 'en', 'product'])?.isInvalidated).toBe(true)
    expect(isOff(ask())).toBe(false)
  })

  test('a server that tells nobody is not asked twice', async () => {
    const api = { [NOTIFY]: new EndpointNotFoundError(NOTIFY, 404, '') }
    const { host } = await draw({ user: testUser, api })
    await tap(ask())
    expect(host.toast).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('button', { name: /Bottle 4/ })).not.toBeInTheDocument()
  })

  test('a refusal leaves the way open', async () => {
    const api = { [NOTIFY]: new ApiError(NOTIFY, 400, 'No.') }
    const { host } = await draw({ user: testUser, api })
    await tap(ask())
    expect(host.toast).toHaveBeenCalledWith('No.')
    expect(isOff(ask())).toBe(false)
  })
})
