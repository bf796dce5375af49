import { OrderStatus } from '../../src/features/order/contract'
import { buyerActions, canCallOff } from './read'
import type { LineState, OrderRow } from './stage'

describe('what a buyer may do', () => {
  const S = OrderStatus
  const order = (stage: number, more: object = {}) =>
    ({ stage, way: 1, receivedAt: null, ...more }) as unknown as OrderRow
  const line = (more: object = {}) =>
    ({ count: 2, refunded: 0, claimed: 0, shipped: 0, ...more }) as unknown as LineState
  const NOW = 1_795_320_000

  test.each<[string, OrderRow, readonly LineState[], boolean, readonly string[]]>([
    ['due', order(S.DuePayment), [line()], false, ['pay', 'cancel', 'address']],
    ['due at a counter', order(S.DuePayment, { way: 2 }), [line()], false, ['pay', 'cancel']],
    [
      'to be sent',
      order(S.WaitingToShip),
      [line()],
      false,
      ['cancel', 'address', 'urge', 'afterSale', 'buyAgain'],
    ],
    [
      'sent in part',
      order(S.WaitingToShip),
      [line(), line({ shipped: 1 })],
      false,
      ['urge', 'afterSale', 'buyAgain'],
    ],
    [
      'asked back in part',
      order(S.WaitingToShip),
      [line({ claimed: 1 })],
      false,
      ['address', 'urge', 'afterSale', 'buyAgain'],
    ],
    [
      'on its way',
      order(S.WaitingToReceive),
      [line({ shipped: 2 })],
      false,
      ['receive', 'afterSale', 'buyAgain'],
    ],
    [
      'at the counter',
      order(S.WaitingToReceive, { way: 2 }),
      [line()],
      false,
      ['cancel', 'afterSale', 'buyAgain'],
    ],
    [
      'done',
      order(S.Done, { receivedAt: NOW }),
      [line({ shipped: 2 })],
      false,
      ['afterSale', 'review', 'buyAgain', 'delete'],
    ],
    [
      'reviewed, all of it asked back',
      order(S.Done, { receivedAt: NOW }),
      [line({ shipped: 2, claimed: 1, refunded: 1 })],
      true,
      ['buyAgain'],
    ],
    ['closed', order(S.Closed), [line({ refunded: 2 })], false, ['buyAgain', 'delete']],
  ])('with an order that is %s', (_, row, lines, isReviewed, expected) => {
    expect(buyerActions(row, lines, isReviewed, NOW)).toEqual(expected)
  })

  test('is calling off what has not left and is not asked for', () => {
    expect(canCallOff(order(S.WaitingToShip), [line()])).toBe(true)
    expect(canCallOff(order(S.WaitingToShip), [line(), line({ shipped: 1 })])).toBe(false)
    expect(canCallOff(order(S.WaitingToShip), [line(), line({ claimed: 1 })])).toBe(false)
    expect(canCallOff(order(S.WaitingToReceive), [line()])).toBe(false)
    expect(canCallOff(order(S.WaitingToReceive, { way: 2 }), [line()])).toBe(true)
    expect(canCallOff(order(S.Done), [line()])).toBe(false)
  })
})
