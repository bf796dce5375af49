import { getOwnGrade } from '../../src/features/member/contract'
import { receiveOrder } from '../../src/features/order/contract-after'
import { act, apply, arrived, bought, offer } from '../order/testing/after-sale'
import { sandbox, show, token } from '../order/testing/buyer'
import { grownGrade } from './experience'

/** Lin Xia, who has a grade of 2 from a package, as her grade's page has her. */
const own = async () => (await sandbox.call(getOwnGrade, {}, token)).data
const stand = (gradeId: number, experience: number) =>
  sandbox.services.db
    .updateTable('users')
    .set({ gradeId, experience })
    .where('id', '=', '1001')
    .execute()

/** Three pieces that have come and are kept for now. @returns what each cost, in cents. */
async function received() {
  const orderId = await arrived()
  await sandbox.call(receiveOrder, { body: { id: orderId } }, token)
  const { lines } = await show(orderId)
  return { orderId, paid: lines[0].paid as number }
}

/** The shop pays back what is asked for. */
async function payBack(orderId: string, amount: number, count = 1): Promise<void> {
  const { actions, lines } = await show(orderId)
  expect(actions).toContain('afterSale')
  const requestId = `a-${lines[0].refunded}`
  const { data } = await apply(orderId, { amount, count, requestId })
  await act('seller', 'approve', data.id)
}

test('a purchase that is paid back takes back what it brought, whole or in part', async () => {
  await stand(1, 40)
  const { orderId, paid } = await received()
  expect(await own()).toMatchObject({ experience: 40 + Math.floor(paid / 100) })
  let kept = paid
  for (let piece = 0; piece < 3; piece++) {
    const [amount] = (await offer(orderId)).amounts
    await payBack(orderId, amount)
    kept -= amount
    expect(await own()).toMatchObject({ experience: 40 + Math.floor(kept / 100) })
  }
  expect(kept).toBe(0)
  expect(await own()).toMatchObject({ experience: 40 })
})

test('what is approved twice is taken back once', async () => {
  await stand(1, 40)
  const { orderId, paid } = await received()
  const { data } = await apply(orderId, { amount: paid, count: 3 })
  await act('seller', 'approve', data.id)
  await expect(act('seller', 'approve', data.id)).rejects.toThrow()
  expect(await own()).toMatchObject({ experience: 40 })
})

test('a purchase that brought nothing yet takes nothing back', async () => {
  await stand(1, 40)
  await payBack(await bought(1), 1_000)
  expect(await own()).toMatchObject({ experience: 40 })
})

test('nobody has less than none', async () => {
  const { orderId, paid } = await received()
  await stand(1, 3)
  await payBack(orderId, paid, 3)
  expect(await own()).toMatchObject({ experience: 0 })
})

describe('the grade', () => {
  test('that a purchase brought goes with its money', async () => {
    await stand(2, 999)
    const { orderId, paid } = await received()
    expect(await own()).toMatchObject({ gradeId: 3 })
    await payBack(orderId, paid, 3)
    expect(await own()).toMatchObject({ gradeId: 2, experience: 999, next: { missing: 1 } })
  })

  test('stays while the experience is enough for it', async () => {
    await stand(3, 1_500)
    const { orderId, paid } = await received()
    await payBack(orderId, paid, 3)
    expect(await own()).toMatchObject({ gradeId: 3, experience: 1_500 })
  })

  test('that was bought is the lowest to fall to', async () => {
    const { orderId, paid } = await received()
    await stand(1, 3)
    await payBack(orderId, paid, 3)
    expect(await own()).toMatchObject({ gradeId: 2, experience: 0 })
  })

  test('that is higher than the experience was bought, and stays', async () => {
    await stand(3, 99)
    const { orderId, paid } = await received()
    const { db, clock } = sandbox.services
    const { experience } = await own()
    const grown = { userId: '1001', experience, now: clock.now() }
    expect(await grownGrade(db, grown)).toBe(2)
    await payBack(orderId, paid, 3)
    expect(await own()).toMatchObject({ gradeId: 3, experience: 99 })
  })
})
