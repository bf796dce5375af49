import { screen, within } from '@testing-library/react'
import { offers, press, sent, tap, testWaiting } from '../../../../engine/testing/hands'
import { renderWidget, testUser, type WidgetSetup } from '../../../../engine/testing/render-widget'
import { initI18n } from '../../../../i18n'
import { page, sale } from '../../testing/orders'
import { afterSaleDetail, afterSaleForm, afterSaleList } from '.'

beforeAll(() => initI18n('en'))

const SHOW = 'order/afterSale/show'
const PAGE = 'order/afterSale/page'
const open = (part: object = {}, more: WidgetSetup = {}) =>
  renderWidget(afterSaleDetail, {
    user: testUser,
    query: { id: '31' },
    api: { [SHOW]: { ...sale, ...part } },
    ...more,
  })
const list = (rows: readonly object[], query: Record<string, string> = {}) =>
  renderWidget(afterSaleList, { user: testUser, query, api: { [PAGE]: page(rows) } })

testWaiting({
  'an after-sale': {
    widget: afterSaleDetail,
    setup: { query: { id: '31' } },
    path: SHOW,
    answer: sale,
    shows: 'Hop Field',
    returns: true,
  },
  'after-sales': {
    widget: afterSaleList,
    path: PAGE,
    answer: page([sale]),
    shows: 'Hop Field',
    returns: true,
  },
  'what can be asked for': {
    widget: afterSaleForm,
    setup: { query: { id: '1', position: '0' } },
    path: 'order/afterSale/offer',
    answer: { kinds: [1], most: 1, amounts: [850], reasons: ['Damaged'] },
    shows: 'Damaged',
  },
})

// Each state with its name, and what happens next: by whom, or that nothing more does.
test.each([
  [1, 'Waiting for the shop', 'Without an answer in time, it counts as approved.'],
  [2, 'Send it back', 'Enter the parcel you send, or this is closed.'],
  [3, 'Refused', 'You can ask the operator to look at it, once.'],
  [4, 'On its way back', 'The shop checks what comes back.'],
  [5, 'Exchange in hand', 'The shop sends you a new one.'],
  [6, 'Refunded', 'The money is back.'],
  [7, 'Exchanged', 'You have the new one.'],
  [8, 'Cancelled', 'You have taken it back.'],
  [9, 'Closed', 'Nothing more happens here.'],
  [10, 'Appealed', 'An operator decides.'],
  [11, 'New one on its way', 'Tell us when it is there, or it counts as received.'],
])('state %i is headed “%s” and says “%s”', async (state, name, next) => {
  await open({ state })
  expect(screen.getByRole('heading', { name })).toBeInTheDocument()
  expect(screen.getByText(next)).toBeInTheDocument()
})

test.each([
  [1, 'Refund only'],
  [2, 'Return and refund'],
  [3, 'Exchange'],
])('kind %i is called “%s”', async (kind, name) => {
  await open({ kind })
  expect(screen.getByText(name)).toBeInTheDocument()
})

test('what it is about, why, how much and until when are told', async () => {
  const { navigator } = await open()
  expect(screen.getByText('330 ml × 1')).toBeInTheDocument()
  expect(screen.getByText('Damaged')).toBeInTheDocument()
  expect(screen.getByText('The bottle broke')).toBeInTheDocument()
  expect(screen.getByRole('img', { name: 'Picture 1' })).toBeInTheDocument()
  expect(screen.getByText(/^Until .*2027/)).toBeInTheDocument()
  const goods = screen.getByRole('link', { name: /Hop Field/ })
  expect(goods).toHaveTextContent('¥8.55')
  await tap(goods)
  expect(navigator.open).toHaveBeenCalledWith('/views/index?url=/order/show&id=1')
})

test('an exchange has no amount; what nobody said has no line', async () => {
  await open({ kind: 3, amount: 0, message: '', pictures: [], deadlineAt: null })
  expect(screen.queryByText(/¥/)).toBeNull()
  expect(screen.queryByText(/^Until/)).toBeNull()
  expect(screen.queryByRole('img', { name: /Picture/ })).toBeNull()
})

// Refunded to where it came from (decision 0028).
test.each([
  ['balance', 'Refunded to your balance'],
  ['wechat', 'Refunded to where it came from'],
])('money that went to %s is “%s”', async (channel, text) => {
  await open({ state: 6, refunded: 855, channel, actions: [] })
  expect(screen.getByText(text).parentElement).toHaveTextContent(`${text}¥8.55`)
})

test('where nothing has gone back, nobody says it had', async () => {
  await open({ channel: 'balance' })
  expect(screen.queryByText(/^Refunded to/)).toBeNull()
})

test('each step is told with who did it; one without a name by its part, an unknown one in the server’s word', async () => {
  const step = (by: string, action: string, name = '') => ({ at: 1, by, name, action, message: '' })
  await open({
    steps: [step('buyer', 'sendBack'), step('clock', 'expire'), step('operator', 'blessed', 'Wu')],
  })
  const steps = within(screen.getByRole('list', { name: 'What happened' })).getAllByRole('listitem')
  expect(steps.map((each) => each.textContent?.replace(/\d.*/, ''))).toEqual([
    expect.stringMatching(/^Wu · blessed/),
    expect.stringMatching(/^Automatic · time was up/),
    expect.stringMatching(/^You · sent it back/),
  ])
})

// What may be done is an answer, not a rule of the client (decision 0028).
test.each([
  [['cancel'], ['Take back']],
  [['appeal'], ['Appeal']],
  [['sendBack'], ['Enter the parcel']],
  [['receiveNew'], ['I have it']],
  [[], []],
])('with the actions %j the buttons are %j', async (actions, names) => {
  const { navigator } = await open({ actions })
  const all = ['Take back', 'Appeal', 'I have it', 'Enter the parcel']
  expect(all.filter((name) => offers(name))).toEqual(names)
  await press('Service')
  expect(navigator.open).toHaveBeenCalledWith('/custService/service')
})

test('a link that names none asks for none, and leads to all', async () => {
  const { calls, navigator } = await open({}, { query: {} })
  expect(calls).toEqual([])
  expect(screen.getByText('There is no such after-sale')).toBeInTheDocument()
  await press('After-sales')
  expect(navigator.open).toHaveBeenCalledWith('/views/index?url=/after-sale/list')
})

test('the list tells kind, state, pieces and amount of each', async () => {
  const { calls } = await list([
    sale,
    { ...sale, id: '32', kind: 3, state: 7, amount: 0, count: 2 },
  ])
  expect(sent(calls, PAGE)).toEqual([{ pageIndex: 1, pageSize: 15 }])
  const [back, exchange] = screen.getAllByRole('link') as [HTMLElement, HTMLElement]
  expect(back).toHaveTextContent('Return and refundSend it backHop Field330 ml × 1¥8.55')
  expect(exchange).toHaveAccessibleName('Exchange: Hop Field, Exchanged')
  expect(exchange).toHaveTextContent('330 ml × 2')
  expect(exchange).not.toHaveTextContent('¥')
})

test('an empty list says where one asks, and leads to the orders', async () => {
  const { navigator } = await list([])
  expect(screen.getByText('No after-sales')).toBeInTheDocument()
  expect(screen.getByText('Ask for one from the order.')).toBeInTheDocument()
  await press('My orders')
  expect(navigator.open).toHaveBeenCalledWith('/views/index?url=/order/list')
})

test.each([
  [120, /120 points are back in your account\./, true],
  [1, /1 point is back in your account\./, true],
  [0, /back in your account\./, false],
])('of %i points that went back it is told: %s', async (points, text, isTold) => {
  await open({ state: 6, refunded: 855, channel: 'source', points, actions: [] })
  expect(screen.queryByText(text) !== null).toBe(isTold)
})
