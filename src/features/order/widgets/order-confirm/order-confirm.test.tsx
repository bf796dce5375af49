import { act, fireEvent, screen } from '@testing-library/react'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { ApiError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import type { KeptStore } from '../../../../stores/kept-store'
import { CHOSEN_ADDRESS } from '../../../address'
import { orderConfirm } from '.'

beforeAll(() => initI18n('en'))

const addressOf = (id: string, name: string, isDefault = false) => ({
  id,
  userId: testUser.id,
  name,
  mobile: '13800138000',
  province: 'Zhejiang',
  city: 'Hangzhou',
  area: 'Xihu',
  regionId: '330106',
  detail: `${name} Street 1`,
  isDefault,
})

const info = {
  storeName: 'West Lake',
  lines: [
    {
      productId: '1',
      skuId: '2',
      name: 'Hop Field',
      skuName: '330 ml',
      image: '/pictures/1.svg',
      price: 1000,
      count: 3,
    },
  ],
  goodsAmount: 3000,
  freight: 500,
  amount: 3500,
}

const tap = (element: HTMLElement) => act(async () => void fireEvent.click(element))
const placeOrder = () => tap(screen.getByRole('button', { name: 'Place order' }))
const placed = { orderId: '7', payId: '97', amount: 3500 }

function open(
  api: Record<string, unknown> = {},
  addresses = [addressOf('a', 'Lin', true)],
  kept?: KeptStore,
) {
  return renderWidget(orderConfirm, {
    user: testUser,
    kept,
    query: { productId: '1', skuId: '2', count: '3' },
    api: {
      'order/orderBuy/info': info,
      'order/orderBuy/buy': placed,
      'basic/address/page': {
        result: addresses,
        pageIndex: 1,
        pageSize: 15,
        totalCount: addresses.length,
      },
      ...api,
    },
  })
}

test('places the order and goes on to its payment', async () => {
  const { navigator, calls } = await open()
  fireEvent.change(screen.getByLabelText('Note'), { target: { value: ' Ring twice ' } })
  await placeOrder()
  expect(calls.find(({ path }) => path === 'order/orderBuy/buy')?.body).toEqual({
    products: [{ productId: '1', skuId: '2', count: 3 }],
    isFromCart: false,
    way: 1,
    addressId: 'a',
    note: 'Ring twice',
    amount: 3500,
    requestId: expect.stringMatching(/^[a-z0-9]{16,64}$/),
  })
  expect(navigator.replace).toHaveBeenCalledWith('/asset/pay/index?id=97')
})

test('a double tap places one order', async () => {
  let answer: (order: unknown) => void = () => {}
  const { calls } = await open({
    'order/orderBuy/buy': () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  })
  await placeOrder()
  fireEvent.click(screen.getByRole('button', { name: 'Place order' }))
  await act(async () => answer(placed))
  expect(calls.filter(({ path }) => path === 'order/orderBuy/buy')).toHaveLength(1)
})

test('a refusal keeps the note, and the next try has the same request id', async () => {
  const refusal = new ApiError('order/orderBuy/buy', 500, 'Only 1 left in stock')
  const { calls } = await open({ 'order/orderBuy/buy': refusal })
  fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'Ring twice' } })
  await placeOrder()
  expect(screen.getByText('Only 1 left in stock')).toBeInTheDocument()
  expect(screen.getByLabelText('Note')).toHaveValue('Ring twice')
  await placeOrder()
  const ids = calls
    .filter(({ path }) => path === 'order/orderBuy/buy')
    .map(({ body }) => (body as { requestId: string }).requestId)
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(1)
})

test('a price that changed meanwhile is shown and asked about before anything is ordered', async () => {
  const changed = new ApiError('order/orderBuy/buy', 409, 'The price is now ¥41.00.')
  let asked = 0
  const { calls, navigator } = await open({
    'order/orderBuy/info': () => (asked++ === 0 ? info : { ...info, freight: 1100, amount: 4100 }),
    'order/orderBuy/buy': ({ body }: { body: { amount: number } }) => {
      if (body.amount !== 4100) throw changed
      return { ...placed, amount: 4100 }
    },
  })
  const amounts = () =>
    calls
      .filter(({ path }) => path === 'order/orderBuy/buy')
      .map(({ body }) => (body as { amount: number }).amount)
  await placeOrder()
  expect(screen.getByText(/from ¥35.00 to ¥41.00/)).toBeInTheDocument()
  expect(amounts()).toEqual([3500])
  expect(navigator.replace).not.toHaveBeenCalled()
  await tap(screen.getByRole('button', { name: 'Accept and order' }))
  expect(amounts()).toEqual([3500, 4100])
  expect(navigator.replace).toHaveBeenCalledWith('/asset/pay/index?id=97')
})

test('another visit has another request id', async () => {
  const ids: unknown[] = []
  for (let visit = 0; visit < 2; visit++) {
    const { calls, unmount } = await open()
    await placeOrder()
    ids.push(calls.map(({ body }) => (body as { requestId?: string }).requestId).find(Boolean))
    unmount()
  }
  expect(ids[0]).not.toBe(ids[1])
})

test('goes to the default address, or to the one picked meanwhile', async () => {
  const { calls, kept } = await open({}, [addressOf('b', 'Mo'), addressOf('a', 'Lin', true)])
  expect(screen.getByText(/Lin Street 1/)).toBeInTheDocument()
  await act(async () => kept.set(CHOSEN_ADDRESS, addressOf('b', 'Mo')))
  expect(screen.getByText(/Mo Street 1/)).toBeInTheDocument()
  await placeOrder()
  expect(calls.find(({ path }) => path === 'order/orderBuy/buy')?.body).toMatchObject({
    addressId: 'b',
  })
})

test('a pick does not outlive its order', async () => {
  const first = await open()
  await act(async () => first.kept.set(CHOSEN_ADDRESS, addressOf('b', 'Mo')))
  first.unmount()
  await open({}, undefined, first.kept)
  expect(screen.getByText(/Lin Street 1/)).toBeInTheDocument()
})

test('without an address nothing is placed, and the card says why', async () => {
  const { calls, navigator } = await open({}, [])
  await placeOrder()
  expect(screen.getByText('Choose a delivery address first')).toBeInTheDocument()
  expect(calls.some(({ path }) => path === 'order/orderBuy/buy')).toBe(false)
  await tap(screen.getByRole('button', { name: /Add a delivery address/ }))
  expect(navigator.open).toHaveBeenCalledWith('/user/address?pick=1&add=1')
})

test('what the store does not sell is said, with the way back', async () => {
  const { navigator } = await open({
    'order/orderBuy/info': new ApiError('order/orderBuy/info', 500, 'This beer is sold out'),
  })
  expect(screen.getByText('This beer is sold out')).toBeInTheDocument()
  await tap(screen.getByRole('button', { name: 'Back to the product' }))
  expect(navigator.replace).toHaveBeenCalledWith('/views/index?url=/product/show&id=1')
})

test('an address without a product buys nothing', async () => {
  const { calls } = await renderWidget(orderConfirm, { user: testUser, query: { count: '3' } })
  expect(screen.getByText('Nothing to buy yet')).toBeInTheDocument()
  expect(calls).toEqual([])
})

test('nothing is warned of before anything was tried', async () => {
  await open()
  expect(screen.getByRole('button', { name: 'Place order' })).toBeInTheDocument()
  expect(screen.queryAllByRole('status')).toEqual([])
})
