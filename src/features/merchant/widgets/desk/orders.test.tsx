import { screen, within } from '@testing-library/react'
import { gone, offers, press, sent, tap } from '../../../../engine/testing/hands'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { initI18n } from '../../../../i18n'
import { DESK, page, pickup, shopOrder } from '../../testing/shop'
import { sellerOrders } from '.'

beforeAll(() => initI18n('en'))

const PAGE = 'merchant/order/page'

const openList = (query = {}, answer: unknown = page([shopOrder], { counts: { 2: 5 } })) =>
  renderWidget(sellerOrders, { user: testUser, query, api: { ...DESK, [PAGE]: answer } })

test('the address chooses the tab, and each tab counts', async () => {
  const { calls, navigator } = await openList({ status: '2' })
  expect(screen.getByRole('tab', { name: 'To ship 5' })).toHaveAttribute('aria-selected', 'true')
  expect(sent(calls, PAGE)).toContainEqual({
    pageIndex: 1,
    pageSize: 15,
    merchantId: '402',
    status: 2,
  })
  await tap(screen.getByRole('link', { name: 'Order S7, To ship' }))
  expect(navigator.open).toHaveBeenCalledWith('/views/index?url=/merchant/order&id=7')
})

test('an address that names no status shows all, and asks for no status', async () => {
  const { calls } = await openList({ status: '9' })
  expect(screen.getByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true')
  expect(sent(calls, PAGE)).toContainEqual({ pageIndex: 1, pageSize: 15, merchantId: '402' })
})

// The numbers are point 11's; what a seller looks for first comes first.
test.each([
  ['To ship', 2],
  ['On the way', 3],
  ['After-sale', 5],
  ['Done', 4],
  ['To be paid', 1],
  ['Closed', 6],
])('the tab “%s” asks for status %i', async (name, status) => {
  const { calls } = await openList({}, page([], { counts: {} }))
  await tap(screen.getByRole('tab', { name }))
  expect(screen.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
  expect(sent(calls, PAGE).at(-1)).toMatchObject({ status, pageIndex: 1 })
})

test('an empty tab says so, and there is nothing to pick', async () => {
  await openList({ status: '4' }, page([], { counts: { 2: 0 } }))
  expect(screen.getByText('No orders here')).toBeInTheDocument()
  expect(screen.getByText('They appear here as soon as somebody buys.')).toBeInTheDocument()
  expect(offers('Pick list')).toBe(false)
})

test('a card tells what was bought, how much of it has gone, for whom and for how much', async () => {
  await openList()
  const card = screen.getByRole('listitem')
  expect(card).toHaveTextContent('Hop Field330 ml · 1 sent× 3')
  expect(card).toHaveTextContent('Oat330 ml× 2')
  expect(card).toHaveTextContent('Lin · Hangzhou')
  expect(card).toHaveTextContent('¥50.00')
  expect(card).not.toHaveTextContent('Asked to hurry')
})

test('a card of a pick-up tells who comes, where and when', async () => {
  await openList({}, page([pickup], { counts: {} }))
  const card = screen.getByRole('listitem')
  expect(card).toHaveTextContent('Mei · Arcade store · Today, 18:00')
  expect(card).not.toHaveTextContent('Hangzhou')
})

test('what a buyer asked to hurry is marked, while it can be shipped', async () => {
  const urged = { ...shopOrder, urgedAt: 5 }
  const shipped = { ...urged, id: '8', serial: 'S8', status: 3, actions: [] }
  await openList({}, page([urged, shipped], { counts: {} }))
  const [first, second] = screen.getAllByRole('listitem') as [HTMLElement, HTMLElement]
  expect(within(first).getByText('Asked to hurry')).toBeInTheDocument()
  expect(within(second).queryByText('Asked to hurry')).toBeNull()
})

test('only what the server lets be shipped has the button, which does not open the order', async () => {
  const shipped = { ...shopOrder, id: '8', serial: 'S8', status: 3, actions: [] }
  const { navigator } = await openList({}, page([shopOrder, shipped], { counts: {} }))
  expect(offers('Ship order S8')).toBe(false)
  await press('Ship order S7')
  expect(screen.getByRole('dialog', { name: 'Ship' })).toBeInTheDocument()
  expect(navigator.open).not.toHaveBeenCalled()
  await press('Close')
  await gone('Ship')
})

test('the pick list is one tap away where there is something to ship', async () => {
  const { navigator } = await openList()
  await press('Pick list')
  expect(navigator.open).toHaveBeenCalledWith('/views/index?url=/merchant/picking')
})

// Decision 0033: only a browser prints.
test('a mini-program is shown no way to a list it cannot print', async () => {
  await renderWidget(sellerOrders, {
    user: testUser,
    platform: 'weapp',
    api: { ...DESK, [PAGE]: page([shopOrder], { counts: { 2: 5 } }) },
  })
  expect(offers('Ship order S7')).toBe(true)
  expect(offers('Pick list')).toBe(false)
})
