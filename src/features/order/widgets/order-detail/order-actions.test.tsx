import { act, fireEvent, screen } from '@testing-library/react'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { ApiError, NetworkError } from '../../../../errors'
import type { HttpRequest } from '../../../../http/endpoint'
import { initI18n } from '../../../../i18n'
import { OrderStatus } from '../../contract'
import { orderDetail } from '.'

beforeAll(() => initI18n('en'))

const URGE = 'order/order/urge'
const NOW = Math.floor(Date.now() / 1000)
const order = {
  id: '1',
  serial: 'S1',
  status: OrderStatus.WaitingToReceive as number,
  payId: '9',
  storeName: 'West Lake',
  lines: [
    {
      productId: '5',
      skuId: '6',
      name: 'Hop Field',
      skuName: '330 ml',
      image: '/pictures/1.svg',
      price: 1000,
      count: 2,
      position: 3,
    },
  ],
  goodsAmount: 2000,
  freight: 0,
  couponDiscount: 300,
  amount: 1700,
  address: { name: 'Lin', mobile: '13800138000', region: 'Hangzhou', detail: 'Road 1' },
  note: '',
  createdAt: NOW - 100,
  paidAt: (NOW - 90) as number | null,
  expiresAt: NOW - 10,
  parcels: [
    {
      id: '71',
      carrier: 'SF',
      number: 'SF123456',
      createdAt: NOW - 50,
      lines: [{ position: 3, count: 2 }],
    },
  ],
  actions: ['receive', 'afterSale', 'buyAgain'],
}

const tap = (element: HTMLElement) => act(async () => void fireEvent.click(element))
const button = (name: string | RegExp) => screen.getByRole('button', { name })

interface Open {
  readonly part?: object
  readonly api?: Readonly<Record<string, unknown>>
  readonly confirm?: boolean
}
const open = ({ part = {}, api = {}, confirm = true }: Open = {}) =>
  renderWidget(orderDetail, {
    user: testUser,
    query: { id: '1' },
    api: { 'api/ordershow/show': { ...order, ...part }, ...api },
    host: { confirm: jest.fn(async () => confirm) },
  })

const sent = (calls: readonly HttpRequest[], path: string) =>
  calls.filter((call) => call.path === path).map(({ body }) => body)

test('everything has arrived: asked first, told to the server once', async () => {
  const { calls, host } = await open({ api: { 'order/order/receive': order } })
  await tap(button('Received'))
  expect(host.confirm).toHaveBeenCalledTimes(1)
  expect(sent(calls, 'order/order/receive')).toEqual([{ id: '1' }])
})

test('what was received without an answer is told, and its page asks again', async () => {
  let isThere = false
  const { calls } = await open({
    api: {
      'order/order/receive': () => {
        isThere = true
        throw new NetworkError('order/order/receive', 'lost')
      },
      'api/ordershow/show': () => ({ ...order, ...(isThere && { actions: ['buyAgain'] }) }),
    },
  })
  await tap(button('Received'))
  expect(sent(calls, 'order/order/receive')).toHaveLength(1)
  expect(screen.getByText(/^No connection/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Received' })).not.toBeInTheDocument()
})

test('a no sends nothing', async () => {
  const { calls } = await open({ confirm: false, api: { 'order/order/receive': order } })
  await tap(button('Received'))
  expect(sent(calls, 'order/order/receive')).toEqual([])
})

test('what the server does not name is not offered', async () => {
  await open({ part: { actions: ['buyAgain'] } })
  expect(screen.queryByRole('button', { name: 'Received' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /After-sale for/ })).not.toBeInTheDocument()
  expect(button('Buy again')).toBeInTheDocument()
})

test('an order is cancelled for a reason', async () => {
  const { calls } = await open({
    part: { status: OrderStatus.WaitingToShip, actions: ['cancel', 'urge', 'buyAgain'] },
    api: { 'order/order/cancel': order },
  })
  await tap(button('Cancel order'))
  const send = screen.getAllByRole('button', { name: 'Cancel order' }).at(-1) as HTMLElement
  await tap(send)
  expect(sent(calls, 'order/order/cancel')).toEqual([])
  await tap(screen.getByRole('radio', { name: 'Ordered twice' }))
  await tap(send)
  expect(sent(calls, 'order/order/cancel')).toEqual([{ id: '1', reason: 'Ordered twice' }])
})

test('the shop is asked to hurry, and its refusal is read', async () => {
  await open({
    part: { status: OrderStatus.WaitingToShip, actions: ['urge'] },
    api: { [URGE]: new ApiError(URGE, 400, 'Give it six hours.') },
  })
  await tap(button('Ask to hurry'))
  expect(screen.getByText('Give it six hours.')).toBeInTheDocument()
})

test('all lines go into the cart again, which opens', async () => {
  const { calls, navigator } = await open({
    api: { 'order/order/buyAgain': { added: 2, missing: ['Old Ale'] } },
  })
  await tap(button('Buy again'))
  expect(sent(calls, 'order/order/buyAgain')).toMatchObject([{ id: '1' }])
  expect(navigator.open).toHaveBeenCalledWith('/views/index?url=/cart/index')
})

test('nothing added opens no cart', async () => {
  const { navigator } = await open({
    api: { 'order/order/buyAgain': { added: 0, missing: ['Hop Field'] } },
  })
  await tap(button('Buy again'))
  expect(navigator.open).not.toHaveBeenCalled()
})

test('a line leads to its after-sale, not to its product', async () => {
  const { navigator } = await open()
  await tap(button('After-sale for Hop Field'))
  expect(navigator.open).toHaveBeenCalledTimes(1)
  expect(navigator.open).toHaveBeenCalledWith('/views/index?url=/after-sale/apply&id=1&position=3')
})

test('a parcel tells what is in it and, on a tap, its way', async () => {
  const { calls } = await open({
    api: {
      'order/parcel/trace': {
        carrier: 'SF',
        number: 'SF123456',
        isDelivered: false,
        steps: [{ at: NOW, text: 'On the road', latitude: 23.1, longitude: 113.2 }],
        route: [],
      },
    },
  })
  expect(screen.getByText('Hop Field × 2')).toBeInTheDocument()
  expect(calls.some(({ path }) => path === 'order/parcel/trace')).toBe(false)
  await tap(button('Show the way'))
  expect(screen.getByRole('button', { name: /^On the road.*Show on the map/ })).toBeInTheDocument()
})

test('what was taken off is told', async () => {
  await open()
  expect(screen.getByText('Coupon')).toBeInTheDocument()
  expect(screen.getByText('−¥3.00')).toBeInTheDocument()
  expect(screen.queryByText('Points')).not.toBeInTheDocument()
})

test('a pick-up shows its code for the counter', async () => {
  const pickup = {
    code: '12345678',
    store: 'River Quay',
    address: 'Quay 1',
    hours: '10:00-22:00',
    name: 'Lin',
    mobile: '13800138000',
    time: 'today',
  }
  await open({ part: { pickup, parcels: [], actions: [] } })
  expect(screen.getByText('12345678')).toBeInTheDocument()
  expect(await screen.findByRole('img', { name: 'Pick-up code as a QR code' })).toBeInTheDocument()
  expect(screen.queryByText(/Hangzhou/)).not.toBeInTheDocument()
})
