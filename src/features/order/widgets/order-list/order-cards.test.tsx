import { act, screen, within } from '@testing-library/react'
import { offers, press, sent, tap, testWaiting, type } from '../../../../engine/testing/hands'
import { renderWidget, testUser, type WidgetSetup } from '../../../../engine/testing/render-widget'
import { ApiError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { dueOrder, line, order, page } from '../../testing/orders'
import { orderList } from '.'

beforeAll(() => initI18n('en'))

const PAGE = 'order/order/page'
const open = (answer: unknown, more: WidgetSetup = {}, api: object = {}) =>
  renderWidget(orderList, { user: testUser, api: { [PAGE]: answer, ...api }, ...more })
const card = () => within(screen.getByRole('link'))

testWaiting({
  'the orders of a user': {
    widget: orderList,
    path: PAGE,
    answer: page([order]),
    shows: 'Hop Field',
    returns: true,
  },
})

// All, then the states people look for (point 11).
test.each([
  ['All', undefined],
  ['Payment due', 1],
  ['Waiting to ship', 2],
  ['On its way', 3],
  ['Refund or after-sale', 5],
])('the tab “%s” asks for status %s', async (name, status) => {
  const { calls } = await open(page([]), { query: { status: status === 1 ? '2' : '1' } })
  await tap(screen.getByRole('tab', { name }))
  expect(screen.getByRole('tab', { name, selected: true })).toBeInTheDocument()
  expect(sent(calls, PAGE).at(-1)).toEqual({
    pageIndex: 1,
    pageSize: 15,
    ...(status !== undefined && { status }),
  })
})

test('an address that names no tab begins with the first', async () => {
  const { calls } = await open(page([]), { query: { status: '77' } })
  expect(screen.getByRole('tab', { name: 'All', selected: true })).toBeInTheDocument()
  expect(sent(calls, PAGE)).toEqual([{ pageIndex: 1, pageSize: 15 }])
})

test('tabs are the definition’s, named by it, by us, or by their number', async () => {
  const value = [{ status: 4, name: { en: 'Drunk' } }, { status: 3 }, { status: 42 }]
  const { calls } = await open(page([]), { value })
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Drunk',
    'On its way',
    '42',
  ])
  expect(sent(calls, PAGE)).toMatchObject([{ status: 4 }])
})

test('after-sales and what is to be shipped are counted, and a tab of none bears no number', async () => {
  await open(page([], { counts: { 2: 1, 5: 7, 1: 0 } }))
  expect(screen.getByRole('tab', { name: /^Waiting to ship/ })).toHaveTextContent('1')
  expect(screen.getByRole('tab', { name: /^Refund/ })).toHaveTextContent('7')
  expect(screen.getByRole('tab', { name: /^Payment due/ })).toHaveTextContent(/^Payment due$/)
})

test('a card tells store, state, beer, pieces of all lines, sum, and what happens next', async () => {
  const lines = [line, { ...line, skuId: '7', count: 3 }]
  await open(page([{ ...order, lines, amount: 5005 }]))
  const link = screen.getByRole('link', { name: 'Order at West Lake, Waiting to ship' })
  expect(link).toHaveTextContent('5 in total')
  expect(link).toHaveTextContent('¥50.05')
  expect(link).toHaveTextContent('The brewery is packing your order.')
  // Two variants of one beer are named once.
  expect(card().getByText('Hop Field')).toBeInTheDocument()
})

test('a card has room for four pictures, each with the name of its beer', async () => {
  const lines = ['A', 'B', 'C', 'D', 'E'].map((name) => ({ ...line, skuId: name, name }))
  await open(page([{ ...order, lines }]))
  for (const name of ['A', 'B', 'C', 'D'])
    expect(card().getByRole('img', { name })).toBeInTheDocument()
  expect(card().queryByRole('img', { name: 'E' })).toBeNull()
  expect(card().getByText('A, B, C, D, E')).toBeInTheDocument()
})

test('what is due tells how long; when the time is up the list is asked again', async () => {
  const { calls } = await open(page([dueOrder]))
  expect(card().getByText(/Pay within/)).toHaveTextContent(/1[45]:\d\d/)
  expect(sent(calls, PAGE)).toHaveLength(1)
})

// A card has room for two, those that lead on last; deleting and cancelling are in the order (decision 0032).
test.each([
  [['delete', 'cancel', 'address', 'afterSale'], []],
  [['buyAgain'], ['Buy again']],
  [
    ['urge', 'buyAgain', 'review'],
    ['Buy again', 'Review'],
  ],
  [
    ['receive', 'buyAgain', 'urge'],
    ['Buy again', 'Received'],
  ],
])('of the actions %j a card offers %j', async (actions, names) => {
  await open(page([{ ...order, actions }]))
  const all = ['Ask to hurry', 'Buy again', 'Review', 'Received', 'Pay', 'Delete order']
  expect(all.filter((name) => offers(name))).toEqual(names)
})

test('an action of a card does not open the order, and its refusal is read there', async () => {
  const URGE = 'order/order/urge'
  const refusal = new ApiError(URGE, 400, 'Give it six hours.')
  const { calls, navigator } = await open(
    page([{ ...order, actions: ['urge'] }]),
    {},
    { [URGE]: refusal },
  )
  await press('Ask to hurry')
  expect(sent(calls, URGE)).toEqual([{ id: '1' }])
  expect(navigator.open).not.toHaveBeenCalled()
  expect(card().getByText('Give it six hours.')).toBeInTheDocument()
})

describe('a search', () => {
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => void jest.useRealTimers())
  const wait = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)))

  test('is made within the tab, after 400 ms of quiet, and is cleared from the empty list', async () => {
    const { calls } = await open(page([]), { query: { status: '3' } })
    await type('Order number or beer', ' hop')
    await wait(399)
    expect(sent(calls, PAGE)).toHaveLength(1)
    await wait(1)
    expect(sent(calls, PAGE).at(-1)).toMatchObject({ keyword: 'hop', status: 3, pageIndex: 1 })
    expect(screen.getByText('Try another word, or a part of the number.')).toBeInTheDocument()
    await tap(screen.getAllByRole('button', { name: 'Clear the search' }).at(-1) as HTMLElement)
    await wait(400)
    expect(screen.getByText('No orders here yet')).toBeInTheDocument()
    expect(screen.getByLabelText('Order number or beer')).toHaveValue('')
  })
})

test('a further page that cannot be had is tried again at the end of the list', async () => {
  let isBroken = true
  const { calls } = await open((request: { body?: unknown }) => {
    const { pageIndex } = request.body as { pageIndex: number }
    if (pageIndex > 1 && isBroken) throw new ApiError(PAGE, 500, 'Broken')
    return page([{ ...order, id: String(pageIndex), storeName: `Store ${pageIndex}` }], {
      pageIndex,
      totalCount: 16,
    })
  })
  await press('Load more')
  expect(screen.getByText('Store 1')).toBeInTheDocument()
  isBroken = false
  await press('Try again')
  expect(screen.getByText('Store 2')).toBeInTheDocument()
  expect(sent(calls, PAGE).map((body) => (body as { pageIndex: number }).pageIndex)).toEqual([
    1, 2, 2,
  ])
  expect(screen.getByText('That is all')).toBeInTheDocument()
})
