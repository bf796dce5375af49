import { OrderStatus } from '../../src/features/order/contract'
import {
  applyAfterSale,
  buyAgain,
  cancelOrder,
  changeOrderAddress,
  deleteOrder,
  getAfterSaleOffer,
  receiveOrder,
  showAfterSale,
  urgeOrder,
} from '../../src/features/order/contract-after'
import { AfterSaleKind } from '../../src/features/order/contract-shapes'
import { NEWCOMER } from '../testing/open-sandbox'
import { expectRefusal } from '../testing/refused'
import { HERE, later, paidOrder, place, sandbox, ship, show, token } from './testing/buyer'

const HOUR = 3600
const DAY = 24 * HOUR
const one = { products: [{ ...HERE, count: 1 }] }
const NOT_NOW = 'This cannot be done with the order as it stands.'
const db = () => sandbox.services.db
const refused = (
  call: () => Promise<{ code: number; message: string }>,
  words: string | RegExp,
  code = 400,
) => expectRefusal(sandbox.services, call, [code, words])

const DEEDS = {
  cancel: (id: string, who = token) =>
    sandbox.call(cancelOrder, { body: { id, reason: 'wrong one' } }, who),
  address: (id: string, who = token) =>
    sandbox.call(changeOrderAddress, { body: { id, addressId: '5001' } }, who),
  urge: (id: string, who = token) => sandbox.call(urgeOrder, { body: { id } }, who),
  receive: (id: string, who = token) => sandbox.call(receiveOrder, { body: { id } }, who),
  delete: (id: string, who = token) => sandbox.call(deleteOrder, { params: { id } }, who),
} as const
type Deed = keyof typeof DEEDS

async function orderAt(stage: 'due' | 'paid' | 'sent' | 'done' | 'closed'): Promise<string> {
  const { data } = await place('r-1', one)
  const id: string = data.orderId
  if (stage === 'closed') await DEEDS.cancel(id)
  if (stage === 'due' || stage === 'closed') return id
  await paidOrder('r-1', one)
  if (stage !== 'paid') await ship(id, [{ position: 0, count: 1 }])
  if (stage === 'done') await DEEDS.receive(id)
  return id
}

test.each<[Parameters<typeof orderAt>[0], readonly Deed[]]>([
  ['due', ['urge', 'receive', 'delete']],
  ['paid', ['receive', 'delete']],
  ['sent', ['cancel', 'address', 'urge', 'delete']],
  ['done', ['cancel', 'address', 'urge']],
  ['closed', ['address', 'urge', 'receive']],
])('with an order that is %s what its page does not offer is refused', async (stage, deeds) => {
  const id = await orderAt(stage)
  for (const deed of deeds) {
    expect((await show(id)).actions).not.toContain(deed)
    await refused(() => DEEDS[deed](id), NOT_NOW)
  }
})

test.each(Object.keys(DEEDS) as Deed[])(
  'somebody else’s order is not there to %s, nor one that was taken out of the list',
  async (deed) => {
    const id = await orderAt('closed')
    const other = await sandbox.logIn(NEWCOMER)
    await refused(() => DEEDS[deed](id, other), 'The order was not found.')
    await DEEDS.delete(id)
    await refused(() => DEEDS[deed](id), 'The order was not found.')
    await refused(() => sandbox.call(buyAgain, { body: { id } }, token), 'The order was not found.')
  },
)

test('a shop is asked to hurry once in six hours', async () => {
  const id = await orderAt('paid')
  const first = (await DEEDS.urge(id)).data
  expect(first.actions).not.toContain('urge')
  await refused(() => DEEDS.urge(id), 'You have asked the shop already. Give it six hours.')
  const { clock } = sandbox.services
  await sandbox.post('/sandbox/clock', { now: first.urgedAt + 6 * HOUR - 2 })
  expect((await DEEDS.urge(id)).code).toBe(400)
  await sandbox.post('/sandbox/clock', { now: first.urgedAt + 6 * HOUR })
  const second = (await DEEDS.urge(id)).data
  expect(second.urgedAt).toBeGreaterThanOrEqual(first.urgedAt + 6 * HOUR)
  expect(second.urgedAt).toBeLessThanOrEqual(clock.now())
})

test('what is called off twice is called off once, and says why', async () => {
  const id = await orderAt('closed')
  expect(await show(id)).toMatchObject({ status: OrderStatus.Closed, closeReason: 'wrong one' })
  const before = await show(id)
  expect((await DEEDS.cancel(id)).data).toEqual(before)
})

describe('a parcel', () => {
  const nothing = 'There is nothing to ship in this order now.'
  const few = 'A line has fewer pieces left to ship.'
  const send = (id: string, lines = [{ position: 0, count: 1 }]) =>
    expect(ship(id, lines, 'p-9')).rejects

  test.each(['due', 'sent', 'done', 'closed'] as const)(
    'is not packed for an order that is %s',
    async (stage) => {
      const id = await orderAt(stage)
      await send(id).toThrow(nothing)
    },
  )

  test('is not packed for what is picked up', async () => {
    const { orderId } = await paidOrder('r-1', { ...one, way: 2 })
    await send(orderId).toThrow(nothing)
  })

  test('holds what is left of a line, named once', async () => {
    const { orderId } = await paidOrder('r-1', { products: [{ ...HERE, count: 3 }] })
    await send(orderId, [
      { position: 0, count: 1 },
      { position: 0, count: 1 },
    ]).toThrow(few)
    await send(orderId, [{ position: 1, count: 1 }]).toThrow(few)
    await send(orderId, [{ position: 0, count: 4 }]).toThrow(few)
    await apply(orderId, { count: 1 })
    await send(orderId, [{ position: 0, count: 3 }]).toThrow(few)
    await ship(orderId, [{ position: 0, count: 2 }], 'p-1')
    expect((await show(orderId)).lines[0]).toMatchObject({ shipped: 2, claimed: 1 })
  })
})

const apply = (orderId: string, more: object = {}) =>
  sandbox.call(
    applyAfterSale,
    {
      body: {
        orderId,
        position: 0,
        count: 1,
        kind: AfterSaleKind.Refund,
        reason: 'Damaged on the way',
        amount: 0,
        requestId: 'a-1',
        ...more,
      },
    },
    token,
  )

describe('an after-sale', () => {
  const offer = async (orderId: string, position = '0') =>
    sandbox.call(getAfterSaleOffer, { query: { orderId, position } }, token)

  test('asks for what was paid, and not for a cent more', async () => {
    const id = await orderAt('sent')
    const { amounts, reasons, most } = (await offer(id)).data
    expect([most, amounts]).toEqual([1, [(await show(id)).lines[0].paid]])
    expect(reasons).toEqual([
      'Damaged on the way',
      'Something is missing',
      'Not what I ordered',
      'Does not taste right',
      'I no longer want it',
    ])
    const [paid] = amounts
    const text = `¥${(paid / 100).toFixed(2)}`
    await refused(() => apply(id, { amount: paid + 1 }), `At most ${text} was paid for this.`)
    expect((await apply(id, { amount: paid })).data.amount).toBe(paid)
  })

  test('is open for seven days after the order has arrived', async () => {
    const id = await orderAt('done')
    const { receivedAt } = await show(id)
    await later(7 * DAY - 5)
    expect((await offer(id)).data.kinds).toEqual(Object.values(AfterSaleKind))
    await sandbox.post('/sandbox/clock', { now: receivedAt + 7 * DAY })
    expect((await show(id)).actions).not.toContain('afterSale')
    await refused(() => apply(id), 'Nothing can be asked for on this order any more.')
    expect((await offer(id)).data).toMatchObject({ kinds: [], most: 0, amounts: [] })
  })

  test.each(['due', 'closed'] as const)('is not for an order that is %s', async (stage) => {
    const id = await orderAt(stage)
    await refused(() => apply(id), 'Nothing can be asked for on this order any more.')
  })

  test('is about a line of the order, with pieces that are there', async () => {
    const { orderId: id } = await paidOrder('r-1', { products: [{ ...HERE, count: 3 }] })
    await ship(id, [{ position: 0, count: 2 }])
    await refused(() => apply(id, { position: 4 }), 'The line was not found.')
    await refused(() => offer(id, '4'), 'The line was not found.')
    const many = 'There are not that many pieces left to ask for.'
    // One lies at the shop still, two have left: they are asked for apart.
    await refused(() => apply(id, { count: 3 }), many)
    await refused(() => apply(id, { count: 3, kind: AfterSaleKind.Return }), many)
    expect((await offer(id)).data).toMatchObject({ most: 2, kinds: [AfterSaleKind.Refund] })
    expect((await apply(id, { count: 2 })).code).toBe(200)
    expect((await apply(id, { count: 1, requestId: 'a-2' })).code).toBe(200)
    await refused(() => apply(id, { count: 1, requestId: 'a-3' }), many)
  })

  test('is its buyer’s alone', async () => {
    const id = await orderAt('sent')
    const sale = (await apply(id)).data
    const other = await sandbox.logIn(NEWCOMER)
    await refused(
      () => sandbox.call(showAfterSale, { query: { id: sale.id } }, other),
      'The after-sale was not found.',
    )
  })
})

describe('bought again', () => {
  const again = async (id: string, more: object = {}) =>
    (await sandbox.call(buyAgain, { body: { id, ...more } }, token)).data
  const inCart = async () =>
    (
      await db()
        .selectFrom('cart_lines')
        .select('count')
        .where('userId', '=', '1001')
        .where('skuId', '=', HERE.skuId)
        .executeTakeFirst()
    )?.count

  test('is as much as there is, and what is gone is named', async () => {
    const { orderId } = await paidOrder('r-1', { products: [{ ...HERE, count: 3 }] })
    const [{ name }] = (await show(orderId)).lines
    await db().deleteFrom('cart_lines').execute()
    const left = (stock: number) =>
      db().updateTable('skus').set({ stock }).where('id', '=', HERE.skuId).execute()
    await left(2)
    expect(await again(orderId)).toEqual({ added: 2, missing: [] })
    expect(await inCart()).toBe(2)
    await left(50)
    expect(await again(orderId, { requestId: 'b-1' })).toEqual({ added: 3, missing: [] })
    expect(await again(orderId, { requestId: 'b-1' })).toEqual({ added: 3, missing: [] })
    expect(await inCart()).toBe(5)
    await db().updateTable('cart_lines').set({ count: 998 }).execute()
    await again(orderId)
    expect(await inCart()).toBe(999)
    await left(0)
    expect(await again(orderId)).toEqual({ added: 0, missing: [name] })
    await left(9)
    await db().updateTable('products').set({ onShelf: 0 }).execute()
    expect(await again(orderId)).toEqual({ added: 0, missing: [name] })
    expect(await inCart()).toBe(999)
  })
})
