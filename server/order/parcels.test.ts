import { OrderStatus } from '../../src/features/order/contract'
import { receiveOrder, traceParcel } from '../../src/features/order/contract-after'
import { HERE, heldBy, later, paidOrder, sandbox, ship, show, token } from './testing/buyer'

const POINTS = '100103'
const DAY = 86_400
const one = { products: [{ ...HERE, count: 3 }] }

describe('parcels', () => {
  test('an order is on its way when the last piece is, and its parcels can be followed', async () => {
    const { orderId } = await paidOrder('r-1', one)
    await ship(orderId, [{ position: 0, count: 1 }])
    // The same parcel again is the same parcel.
    await ship(orderId, [{ position: 0, count: 1 }])
    expect(await show(orderId)).toMatchObject({ status: 2, lines: [{ shipped: 1 }] })
    await expect(ship(orderId, [{ position: 0, count: 3 }], 'p-2')).rejects.toThrow('fewer pieces')
    await ship(orderId, [{ position: 0, count: 2 }], 'p-3')
    const other = await show(orderId)
    expect(other).toMatchObject({ status: OrderStatus.WaitingToReceive })
    expect(other.parcels).toHaveLength(2)
    const [{ id }] = other.parcels
    const trace = async () => (await sandbox.call(traceParcel, { query: { id } }, token)).data
    const first = await trace()
    expect(first).toMatchObject({ isDelivered: false, steps: [expect.any(Object)] })
    await later(13 * 3600)
    expect((await trace()).steps.length).toBe(3)
    await later(DAY + 1)
    expect(await trace()).toMatchObject({ isDelivered: true })
  })

  test('what is shipped counts as received after seven days, and brings points', async () => {
    // The seed's own orders have arrived by then.
    await later(8 * DAY)
    await show('700001')
    const points = await heldBy(POINTS)
    const { orderId } = await paidOrder('r-1', one)
    await ship(orderId, [{ position: 0, count: 3 }])
    const order = await show(orderId)
    expect(order).toMatchObject({ status: OrderStatus.WaitingToReceive })
    expect(order.receivesAt).toBe(order.shippedAt + 7 * DAY)
    await later(7 * DAY - 10)
    expect((await show(orderId)).status).toBe(OrderStatus.WaitingToReceive)
    await later(20)
    const done = await show(orderId)
    expect(done).toMatchObject({ status: OrderStatus.Done, receivedAt: order.receivesAt })
    // What the seed's orders brought has made the buyer one of the third grade: 150 points for 100 yuan.
    const buyer = sandbox.services.db.selectFrom('users').select('gradeId').where('id', '=', '1001')
    expect(await buyer.executeTakeFirst()).toEqual({ gradeId: 3 })
    expect(done.earned).toBe(Math.floor(((order.amount - order.freight) * 150) / 10_000))
    expect(await heldBy(POINTS)).toBe(points + done.earned)
  })

  test('what is received twice brings points once', async () => {
    const { orderId } = await paidOrder('r-1', one)
    await ship(orderId, [{ position: 0, count: 3 }])
    const input = { body: { id: orderId } }
    await sandbox.call(receiveOrder, input, token)
    const points = await heldBy(POINTS)
    expect((await sandbox.call(receiveOrder, input, token)).data.status).toBe(OrderStatus.Done)
    expect(await heldBy(POINTS)).toBe(points)
  })
})

describe('the road of a parcel', () => {
  const HOUR = 3600
  const STEPS = [
    'Handed to the carrier',
    'Left the depot of departure',
    'On the road',
    'Arrived at the depot of the city',
    'Out for delivery',
    'Delivered and signed for',
  ]
  const trace = async (id: string, headers = {}) =>
    (await sandbox.call(traceParcel, { query: { id }, headers }, token)).data
  /** A parcel of the caller's, sent `hours` ago. */
  async function sent(hours: number, more: { receivedAt?: number; address?: string } = {}) {
    const { db, clock } = sandbox.services
    const { id, orderId } = await db
      .selectFrom('parcels')
      .innerJoin('orders', 'orders.id', 'parcels.orderId')
      .select(['parcels.id as id', 'orders.id as orderId'])
      .where('userId', '=', '1001')
      .orderBy('parcels.id')
      .executeTakeFirstOrThrow()
    const createdAt = clock.now() - hours * HOUR
    await db.updateTable('parcels').set({ createdAt }).where('id', '=', id).execute()
    const row = { receivedAt: null, ...more }
    await db.updateTable('orders').set(row).where('id', '=', orderId).execute()
    await db.updateTable('stores').set({ latitude: 20, longitude: 110 }).execute()
    return { id, createdAt }
  }

  test.each([
    [0, 1],
    [2.9, 1],
    [3, 2],
    [11.9, 2],
    [12, 3],
    [21.9, 3],
    [22, 4],
    [26.9, 4],
    [27, 5],
    [29.9, 5],
    [30, 6],
  ])('after %d hours %i stops are passed, the last first', async (hours, count) => {
    const { id, createdAt } = await sent(hours)
    const { steps, isDelivered } = await trace(id)
    expect(steps.map(({ text }: { text: string }) => text)).toEqual(STEPS.slice(0, count).reverse())
    expect(isDelivered).toBe(count === 6)
    expect(steps.at(-1).at).toBe(createdAt)
    if (count > 1) expect(steps.at(-2).at).toBe(createdAt + 3 * HOUR)
  })

  test('what is signed for is there, however early', async () => {
    const { clock } = sandbox.services
    const { id, createdAt } = await sent(5, { receivedAt: clock.now() })
    const { steps, isDelivered } = await trace(id)
    expect(isDelivered).toBe(true)
    expect(steps.map(({ at }: { at: number }) => at - createdAt)).toEqual(
      [5, 5, 5, 5, 3, 0].map((hours) => hours * HOUR),
    )
  })

  test('leads with a bend from the store to the city', async () => {
    const address = (region: string) => JSON.stringify({ name: '', mobile: '', region, detail: '' })
    const end = async (region: string) => {
      const { id } = await sent(0, { address: address(region) })
      const { route } = await trace(id)
      const [first, last] = [route[0], route.at(-1)]
      expect(route).toHaveLength(6)
      expect([first.latitude, first.longitude]).toEqual([20, 110])
      return { route, last: [last.latitude, last.longitude].map((each) => each.toFixed(4)) }
    }
    expect((await end('广东省 广州市 天河区')).last).toEqual(['23.1291', '113.2644'])
    expect((await end('广东省 深圳市 南山区')).last).toEqual(['22.5431', '114.0579'])
    const { route, last } = await end('云南省 昆明市')
    expect(last).toEqual(['23.0200', '113.7500'])
    const [, second, third] = route
    expect(second.longitude).toBeCloseTo(110.375, 6)
    expect(second.latitude).toBeCloseTo(20 + 0.302 + Math.sin(0.1 * Math.PI) * 0.03, 6)
    expect(third.latitude).toBeCloseTo(20 + 3.02 * 0.55 + Math.sin(0.55 * Math.PI) * 0.03, 6)
  })

  test('is the buyer’s alone, in their language', async () => {
    const { id } = await sent(0)
    const { steps } = await trace(id, { 'Accept-Language': 'zh-CN' })
    expect(steps[0].text).toBe('已揽收')
    const answer = await sandbox.call(traceParcel, { query: { id: '9' } }, token)
    expect(answer).toMatchObject({ status: 400, message: 'The parcel was not found.' })
    const { db } = sandbox.services
    const foreign = await db
      .selectFrom('parcels')
      .innerJoin('orders', 'orders.id', 'parcels.orderId')
      .select('parcels.id as id')
      .where('userId', '!=', '1001')
      .executeTakeFirst()
    const other = foreign?.id ?? '8'
    expect((await sandbox.call(traceParcel, { query: { id: other } }, token)).code).toBe(400)
  })
})
