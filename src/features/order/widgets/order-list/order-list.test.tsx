import { act, fireEvent, screen } from '@testing-library/react'
import { comeBack } from '../../../../engine/testing/hands'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import type { HttpRequest } from '../../../../http/endpoint'
import { initI18n } from '../../../../i18n'
import { OrderStatus } from '../../contract'
import { orderList } from '.'

beforeAll(() => initI18n('en'))

const later = () => Math.floor(Date.now() / 1000) + 1500

const orderOf = (id: string, status: number) => ({
  id,
  serial: `S${id}`,
  status,
  payId: `9${id}`,
  storeName: `Store ${id}`,
  lines: [
    {
      productId: '1',
      skuId: '1',
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
  address: { name: 'Lin', mobile: '13800138000', region: '', detail: '' },
  note: '',
  createdAt: 1,
  paidAt: null,
  expiresAt: later(),
})

const pageOf = (result: unknown[], pageIndex = 1, totalCount = result.length) => ({
  result,
  pageIndex,
  pageSize: 15,
  totalCount,
})

const tap = (element: HTMLElement) => act(async () => void fireEvent.click(element))
const due = orderOf('1', OrderStatus.DuePayment)
const sent = orderOf('2', OrderStatus.WaitingToReceive)

function open(answer: unknown, query = {}, config = {}) {
  return renderWidget(orderList, {
    user: testUser,
    query,
    config,
    api: { 'order/order/page': answer },
  })
}

test('opens the order that is tapped', async () => {
  const { navigator } = await open(pageOf([due, sent]))
  await tap(screen.getByRole('link', { name: 'Order at Store 2, On its way' }))
  expect(navigator.open).toHaveBeenCalledWith('/views/index?url=/order/show&id=2')
})

test('who comes back from paying sees the order as it is now', async () => {
  let order = due
  const { host } = await open(() => pageOf([order]))
  expect(screen.getByRole('button', { name: 'Pay' })).toBeInTheDocument()
  order = { ...due, status: OrderStatus.WaitingToShip }
  await comeBack(host)
  expect(screen.queryByRole('button', { name: 'Pay' })).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Order at Store 1, Waiting to ship' })).toBeVisible()
})

test('an order that is due can be paid from here, others cannot', async () => {
  const { navigator } = await open(pageOf([due, sent]))
  expect(screen.getAllByRole('button', { name: 'Pay' })).toHaveLength(1)
  await tap(screen.getByRole('button', { name: 'Pay' }))
  expect(navigator.open).toHaveBeenCalledTimes(1)
  expect(navigator.open).toHaveBeenCalledWith('/asset/pay/index?id=91')
})

test('an order whose time is up offers no payment', async () => {
  await open(pageOf([{ ...due, expiresAt: 1000 }]))
  expect(screen.queryByRole('button', { name: 'Pay' })).not.toBeInTheDocument()
})

test('starts at the tab of the address and asks for that status alone', async () => {
  const { calls } = await open(pageOf([sent]), { status: '3' })
  expect(screen.getByRole('tab', { name: 'On its way' })).toHaveAttribute('aria-selected', 'true')
  expect(calls.map(({ body }) => body)).toEqual([{ pageIndex: 1, pageSize: 15, status: 3 }])
})

test.each([
  ['6', 'Closed', 6],
  ['4', 'Completed', 4],
])('the state %s that an address names has a tab of its own', async (status, name, sent) => {
  const { calls } = await open(pageOf([]), { status })
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'All',
    'Payment due',
    'Waiting to ship',
    'On its way',
    'Refund or after-sale',
    name,
  ])
  expect(screen.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
  expect(calls.map(({ body }) => body)).toEqual([{ pageIndex: 1, pageSize: 15, status: sent }])
})

test('a state nobody knows shows all orders', async () => {
  const { calls } = await open(pageOf([]), { status: '7' })
  expect(screen.getAllByRole('tab')).toHaveLength(5)
  expect(calls.map(({ body }) => body)).toEqual([{ pageIndex: 1, pageSize: 15 }])
})

test('another tab asks for its own status', async () => {
  const { calls } = await open(({ body }: HttpRequest) =>
    pageOf((body as { status?: number }).status === 1 ? [due] : [sent]),
  )
  await tap(screen.getByRole('tab', { name: 'Payment due' }))
  expect(calls[1]?.body).toMatchObject({ status: 1 })
  expect(screen.getByText('Store 1')).toBeInTheDocument()
  expect(screen.queryByText('Store 2')).not.toBeInTheDocument()
})

test('tabs of the definition are called as it says, in one language or in several', async () => {
  const value = [
    { status: 3, name: 'Under way' },
    { status: 1, name: { en: 'To pay', 'zh-Hans': '待付款' } },
    { status: 2 },
  ]
  const { calls } = await renderWidget(orderList, {
    user: testUser,
    value,
    api: { 'order/order/page': pageOf([sent]) },
  })
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Under way',
    'To pay',
    'Waiting to ship',
  ])
  expect(calls.map(({ body }) => body)).toEqual([{ pageIndex: 1, pageSize: 15, status: 3 }])
})

test('grows page by page', async () => {
  await open(({ body }: HttpRequest) => {
    const { pageIndex } = body as { pageIndex: number }
    return pageOf([orderOf(String(pageIndex), OrderStatus.Done)], pageIndex, 16)
  })
  await tap(screen.getByRole('button', { name: 'Load more' }))
  expect(screen.getByText('Store 2')).toBeInTheDocument()
  expect(screen.getByText('Store 1')).toBeInTheDocument()
})

test('without orders it leads to the shop', async () => {
  const { navigator } = await open(pageOf([]))
  await tap(screen.getByRole('button', { name: 'Browse beers' }))
  expect(navigator.open).toHaveBeenCalledWith('/pages/tabbar/index')
})

test('an action of the definition replaces the default tap', async () => {
  const on = { itemTap: { do: 'go', url: '/my/{serial}' } }
  const { navigator } = await open(pageOf([sent]), {}, { on })
  await tap(screen.getByRole('link', { name: /Store 2/ }))
  expect(navigator.open).toHaveBeenCalledWith('/my/S2')
})

test('asks an anonymous visitor to log in and the server for nothing', async () => {
  const { calls } = await renderWidget(orderList)
  expect(screen.getByText('Please log in first')).toBeInTheDocument()
  expect(calls).toEqual([])
})

test('tabs count what is still to come, and no other', async () => {
  await open({ ...pageOf([sent]), counts: { 1: 2, 3: 4, 4: 9 } })
  expect(screen.getByRole('tab', { name: /^Payment due/ })).toHaveTextContent('2')
  expect(screen.getByRole('tab', { name: /^On its way/ })).toHaveTextContent('4')
  expect(screen.getByRole('tab', { name: 'Waiting to ship' })).toBeInTheDocument()
  expect(screen.queryByText('9')).not.toBeInTheDocument()
})

test('several beers are named, and what happens next is one sentence', async () => {
  const [line] = sent.lines
  const lines = [line, { ...line, skuId: '2', name: 'Night Comet' }]
  // 20:30 of 30 November in London, 04:30 of the next day where the server is.
  const receivesAt = Date.UTC(2026, 10, 30, 20, 30) / 1000
  await open(pageOf([{ ...sent, lines, receivesAt }]))
  expect(screen.getByText('Hop Field, Night Comet')).toBeInTheDocument()
  const text = 'On its way. It counts as received on 1 Dec 2026.'
  expect(screen.getByText(text)).toBeInTheDocument()
})

test('what the server allows is done from the list: asked, sent, and shown as it is then', async () => {
  let order: object = { ...sent, actions: ['receive', 'buyAgain', 'afterSale'] }
  const { calls, navigator } = await renderWidget(orderList, {
    user: testUser,
    host: { confirm: jest.fn(async () => true) },
    api: {
      'order/order/page': () => pageOf([order]),
      'order/order/receive': () => {
        order = { ...sent, status: OrderStatus.Done, actions: ['review', 'buyAgain', 'delete'] }
        return order
      },
    },
  })
  await tap(screen.getByRole('button', { name: 'Received' }))
  expect(calls.find(({ path }) => path === 'order/order/receive')?.body).toEqual({ id: '2' })
  expect(screen.queryByRole('button', { name: 'Delete order' })).not.toBeInTheDocument()
  await tap(screen.getByRole('button', { name: 'Review' }))
  expect(navigator.open).toHaveBeenCalledTimes(1)
  expect(navigator.open).toHaveBeenCalledWith('/views/index?url=/order/review&id=2')
})
