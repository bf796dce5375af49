import { act, fireEvent, screen } from '@testing-library/react'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { initI18n } from '../../../../i18n'
import { OrderStatus } from '../../contract'
import { orderDetail } from '.'

beforeAll(() => initI18n('en'))

const order = {
  id: '1',
  serial: 'S-2026-1',
  status: OrderStatus.DuePayment as number,
  payId: '91',
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
    },
  ],
  goodsAmount: 2000,
  freight: 0,
  amount: 2000,
  address: { name: 'Lin Xia', mobile: '13800138000', region: 'Hangzhou', detail: 'Wensan Road 1' },
  note: 'At the door',
  createdAt: 1_700_000_000,
  paidAt: null as number | null,
  expiresAt: Math.floor(Date.now() / 1000) + 900,
}

const tap = (element: HTMLElement) => act(async () => void fireEvent.click(element))
const open = (part: Partial<typeof order> = {}) =>
  renderWidget(orderDetail, {
    user: testUser,
    query: { id: '1' },
    api: { 'api/ordershow/show': { ...order, ...part } },
  })

test('a due order is paid from here', async () => {
  const { navigator, calls } = await open()
  expect(calls[0]?.query).toEqual({ id: '1' })
  expect(screen.getByRole('heading', { name: 'Payment due' })).toBeInTheDocument()
  await tap(screen.getByRole('button', { name: 'Pay' }))
  expect(navigator.open).toHaveBeenCalledWith('/asset/pay/index?id=91')
})

test('a finished order can be bought again', async () => {
  const { navigator } = await open({ status: OrderStatus.Done, paidAt: 1_700_000_060 })
  expect(screen.queryByRole('button', { name: 'Pay' })).not.toBeInTheDocument()
  expect(screen.getByText('Paid')).toBeInTheDocument()
  await tap(screen.getByRole('button', { name: 'Buy again' }))
  expect(navigator.open).toHaveBeenCalledWith('/views/index?url=/product/show&id=5')
})

describe('an order to be picked up', () => {
  const pickup = {
    code: '31000001',
    store: 'West Lake',
    address: 'Lake Road 1',
    hours: '',
    name: 'Lin Xia',
    mobile: '13800138000',
    time: '',
  }
  const paid = { paidAt: 1_700_000_060, way: 2, pickup }

  test('shows its code while it waits', async () => {
    await open({ ...paid, status: OrderStatus.WaitingToReceive } as object)
    expect(screen.getByText('31000001')).toBeInTheDocument()
  })

  test.each([OrderStatus.Done, OrderStatus.Closed])('shows no code in state %d', async (status) => {
    await open({ ...paid, status } as object)
    expect(screen.getByText('Lake Road 1')).toBeInTheDocument()
    expect(screen.queryByText('31000001')).not.toBeInTheDocument()
  })
})

test('shows where it goes without the whole number', async () => {
  await open()
  expect(screen.getByText(/138\*\*\*\*8000/)).toBeInTheDocument()
  expect(screen.getByText('Hangzhou Wensan Road 1')).toBeInTheDocument()
  expect(screen.getByText('At the door')).toBeInTheDocument()
})

test('copies the order number', async () => {
  const { host } = await open()
  await tap(screen.getByRole('button', { name: 'Copy Order number' }))
  expect(host.copy).toHaveBeenCalledWith('S-2026-1')
})

test('a link without an order leads to the list', async () => {
  const { navigator, calls } = await renderWidget(orderDetail, { user: testUser })
  await tap(screen.getByRole('button', { name: 'My orders' }))
  expect(navigator.open).toHaveBeenCalledWith('/views/index?url=/order/list')
  expect(calls).toEqual([])
})

test.each([
  [
    'what was shipped in part',
    {
      status: 2,
      parcels: [
        {
          id: '1',
          carrier: 'SF',
          number: 'SF123456',
          createdAt: 1,
          lines: [{ position: 0, count: 1 }],
        },
      ],
    },
    '1 of 2 pieces is on its way, the rest is being packed.',
  ],
  ['what is being packed', { status: 2 }, 'The brewery is packing your order.'],
  [
    'what the shop was asked to hurry with',
    { status: 2, urgedAt: 5 },
    'The shop has been asked to hurry.',
  ],
  ['what has arrived', { status: 4, actions: ['review'] }, 'Cheers! Tell others how it tasted.'],
  ['what was reviewed', { status: 4 }, 'Cheers! Thank you for your order.'],
  [
    'what was paid back',
    { status: 6, refundedAmount: 2000 },
    '¥20.00 has gone back to where it came from.',
  ],
] as const)('%s says what happens next', async (_name, part, text) => {
  await open(part as never)
  expect(screen.getByText(text)).toBeInTheDocument()
})

test('a reviewed line says so, and what was said is one tap away', async () => {
  const [line] = order.lines
  const { navigator } = await open({ status: 4, lines: [{ ...line, reviewed: true }] } as never)
  expect(screen.getByText('Reviewed')).toBeInTheDocument()
  await tap(screen.getByRole('button', { name: 'What you have said' }))
  expect(navigator.open).toHaveBeenCalledWith('/views/index?url=/order/review&id=1')
})
