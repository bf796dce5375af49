import { initI18n } from '../../../i18n'
import { type Order, OrderStatus } from '../contract'
import { AfterSaleState } from '../contract-shapes'
import { actionsOf, DEEDS, isDue, nextText } from './use-next-step'

const NOON = Date.parse('2026-11-22T12:00:00+08:00')
beforeAll(() => initI18n('en'))
beforeEach(() => jest.useFakeTimers({ now: NOON }))
afterEach(() => jest.useRealTimers())

const order = (more: object = {}) =>
  ({
    id: '7',
    status: OrderStatus.DuePayment,
    expiresAt: NOON / 1000 + 60,
    actions: [],
    lines: [
      { count: 3, refunded: 1 },
      { count: 2, refunded: 0 },
    ],
    parcels: [],
    pickup: null,
    receivesAt: null,
    urgedAt: null,
    refundedAmount: 0,
    closeReason: '',
    ...more,
  }) as unknown as Order
const words = (key: string, values?: object) =>
  [key, values && JSON.stringify(values)].join(' ').trim()
const said = (more: object) => nextText(order(more), words as never, (moment) => `at ${moment}`)
const { WaitingToShip, WaitingToReceive, Done, Closed, DuePayment, Refund } = OrderStatus
const sent = (...counts: readonly number[]) => ({
  parcels: counts.map((count) => ({ lines: [{ count }] })),
})
const pickup = { code: '12345678' }

test.each<[string, object, string | [string, object]]>([
  ['due', {}, `order.note.${DuePayment}`],
  ['to be sent', { status: WaitingToShip }, `order.note.${WaitingToShip}`],
  ['to be picked up', { status: WaitingToShip, pickup }, 'order.note.pickup'],
  ['ready at the counter', { status: WaitingToReceive, pickup }, 'order.note.pickup'],
  ['picked up', { status: Done, pickup }, `order.note.${Done}`],
  [
    'sent in part',
    { status: WaitingToShip, ...sent(2, 1) },
    ['order.note.partly', { count: 3, of: 4 }],
  ],
  [
    'begun to be sent',
    { status: WaitingToShip, ...sent(1) },
    ['order.note.partly', { count: 1, of: 4 }],
  ],
  ['sent whole', { status: WaitingToShip, ...sent(4) }, `order.note.${WaitingToShip}`],
  [
    'in part, when all of it is on the way',
    { status: WaitingToReceive, ...sent(2) },
    `order.note.${WaitingToReceive}`,
  ],
  ['urged', { status: WaitingToShip, urgedAt: 1 }, 'order.note.urged'],
  ['urged before', { status: WaitingToReceive, urgedAt: 1 }, `order.note.${WaitingToReceive}`],
  [
    'received by itself',
    { status: WaitingToReceive, receivesAt: 9 },
    ['order.note.receives', { time: 'at 9' }],
  ],
  ['not yet on the way', { status: WaitingToShip, receivesAt: 9 }, `order.note.${WaitingToShip}`],
  ['to be reviewed', { status: Done, actions: ['review'] }, 'order.note.review'],
  ['reviewed', { status: Done, actions: ['delete'] }, `order.note.${Done}`],
  [
    'not to be reviewed yet',
    { status: WaitingToReceive, actions: ['review'] },
    `order.note.${WaitingToReceive}`,
  ],
  [
    'paid back',
    { status: Closed, refundedAmount: 500 },
    ['order.note.refunded', { why: '', amount: '¥5.00' }],
  ],
  [
    'called off when it was paid',
    { status: Closed, refundedAmount: 500, closeReason: 'Twice' },
    [
      'order.note.refunded',
      { why: words('order.note.called', { reason: 'Twice' }), amount: '¥5.00' },
    ],
  ],
  [
    'called off by its buyer',
    { status: Closed, closeReason: 'Twice', closedBy: 'buyer' },
    ['order.note.called', { reason: 'Twice' }],
  ],
  [
    'closed by the shop',
    { status: Closed, closeReason: 'Sold out', closedBy: 'shop' },
    ['order.note.byShop', { reason: 'Sold out' }],
  ],
  ['not paid in time', { status: Closed, closeReason: 'expired' }, 'order.closedBy.expired'],
  ['closed', { status: Closed }, `order.note.${Closed}`],
  ['in part paid back', { status: Done, refundedAmount: 500 }, `order.note.${Done}`],
  ['in an after-sale', { status: Refund }, `order.note.${Refund}`],
  [
    'to be sent back',
    { status: Refund, afterSaleState: AfterSaleState.Approved },
    'order.afterSale.next.2',
  ],
  [
    'in an after-sale of a later server',
    { status: Refund, afterSaleState: 99 },
    `order.note.${Refund}`,
  ],
  ['done with its after-sale', { status: Done, afterSaleState: 2 }, `order.note.${Done}`],
])('an order that is %s says so', (_, more, expected) => {
  expect(said(more)).toBe(typeof expected === 'string' ? expected : words(...expected))
})

test('it is due until its time is up', () => {
  expect(isDue(order())).toBe(true)
  expect(isDue(order({ expiresAt: NOON / 1000 }))).toBe(false)
  expect(isDue(order({ expiresAt: NOON / 1000 + 1 }))).toBe(true)
  expect(isDue(order({ status: WaitingToShip }))).toBe(false)
})

test('a server that names no actions still takes payments', () => {
  expect(actionsOf(order())).toEqual(['pay'])
  expect(actionsOf(order({ expiresAt: 0 }))).toEqual([])
  expect(actionsOf(order({ actions: ['urge'] }))).toEqual(['urge'])
  expect(DEEDS).toEqual(['delete', 'urge', 'buyAgain', 'review', 'receive', 'pay'])
})
