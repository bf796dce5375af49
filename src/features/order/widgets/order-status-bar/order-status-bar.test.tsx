import { act, fireEvent, screen } from '@testing-library/react'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { initI18n } from '../../../../i18n'
import { orderStatusBar } from '.'

const api = {
  'api/userCenter/status': { duePayment: 2, waitingToShip: 0, waitingToReceive: 120, refund: 1 },
}

beforeAll(() => initI18n('en'))

test('counts the orders of each state', async () => {
  await renderWidget(orderStatusBar, { user: testUser, api })
  const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))
  expect(names.slice(1)).toEqual([
    'Due payment, 2',
    'Waiting to ship, 0',
    'Waiting to receive, 120',
    'Refund / after-sale, 1',
  ])
  expect(screen.getByText('99+')).toBeInTheDocument()
})

test('counts the pieces in the cart where a definition asks for it, anew whenever one comes back', async () => {
  let pieces = 3
  const counts = { duePayment: 2, waitingToShip: 0, waitingToReceive: 0, refund: 0 }
  const value = [{ key: 'duePayment' }, { key: 'cart' }]
  const { navigator, host } = await renderWidget(orderStatusBar, {
    user: testUser,
    value,
    api: { 'api/userCenter/status': () => ({ ...counts, cart: pieces }) },
  })
  pieces = 4
  await act(async () => {
    host.usePageHide.mock.lastCall?.[0]()
    host.usePageShow.mock.lastCall?.[0]()
  })
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Cart, 4' })))
  expect(navigator.open).toHaveBeenCalledWith('/views/index?url=/cart/index')
})

test('asks nothing for who is not logged in and counts nothing', async () => {
  const { calls } = await renderWidget(orderStatusBar, { api })
  expect(calls).toEqual([])
  expect(screen.getByRole('button', { name: 'Due payment, 0' })).toBeInTheDocument()
})

test('forgets the counts at a logout', async () => {
  const { session } = await renderWidget(orderStatusBar, { user: testUser, api })
  act(() => session.logout('logout'))
  expect(screen.getByRole('button', { name: 'Due payment, 0' })).toBeInTheDocument()
})

test('stays useful when the counts cannot be had', async () => {
  const { navigator } = await renderWidget(orderStatusBar, { user: testUser })
  await act(
    async () => void fireEvent.click(screen.getByRole('button', { name: 'Waiting to ship, 0' })),
  )
  expect(navigator.open).toHaveBeenCalledWith('/views/index?url=/order/list&status=2')
})

test('takes names and addresses of the definition', async () => {
  const { navigator } = await renderWidget(orderStatusBar, {
    value: [{ key: 'refund', name: { en: 'Money back' }, icon: 'returns', url: '/order?x=1' }],
  })
  await act(async () => void fireEvent.click(screen.getByText('Money back')))
  expect(navigator.open).toHaveBeenCalledWith('/order?x=1')
})

test.each([
  ['Due payment, 0', 1],
  ['Waiting to ship, 0', 2],
  ['Waiting to receive, 0', 3],
  ['Refund / after-sale, 0', 5],
])('%s leads to the orders of status %d', async (name, status) => {
  const { navigator } = await renderWidget(orderStatusBar)
  await act(async () => void fireEvent.click(screen.getByRole('button', { name })))
  expect(navigator.open).toHaveBeenCalledWith(`/views/index?url=/order/list&status=${status}`)
})

test('opens all orders', async () => {
  const { navigator } = await renderWidget(orderStatusBar)
  await act(async () => void fireEvent.click(screen.getByText('All orders')))
  expect(navigator.open).toHaveBeenCalledWith('/views/index?url=/order/list')
})

test('a name in the place of ours, and a title, are the definition’s', async () => {
  await renderWidget(orderStatusBar, {
    user: testUser,
    api,
    value: [{ key: 'duePayment', name: { en: 'To pay', 'zh-Hans': '待付款' } }],
    config: { title: { en: 'Beer on its way' }, allUrl: '/all' },
  })
  expect(screen.getByRole('heading', { name: 'Beer on its way' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'To pay, 2' })).toBeInTheDocument()
})
