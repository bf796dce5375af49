import { PayStatus } from '../../src/features/pay/contract'
import { listAccounts } from '../../src/features/wallet/contract-accounts'
import { simulatedOf } from '../gateways/testing/simulated'
import { giveMoney } from '../testing/give-money'
import { expectRefusal } from '../testing/refused'
import {
  expectPaidOnce,
  payment,
  placed,
  sandbox,
  start,
  token,
  wechatSheet,
} from './testing/unpaid-order'

describe('the balance', () => {
  const PASSWORD = { payPassword: '135790' }
  const balance = async () => (await sandbox.call(listAccounts, {}, token)).data.overview.balance
  const byBalance = (more: object = PASSWORD) => start(300, 'WapH5', more)

  test('is offered with what it holds', async () => {
    const { methods } = await payment()
    const method = methods.find(({ payType }: { payType: number }) => payType === 300)
    const account = await sandbox.services.db
      .selectFrom('accounts')
      .select(['amount', 'frozen'])
      .where('userId', '=', '1001')
      .where('kind', '=', 'balance')
      .executeTakeFirstOrThrow()
    const free = account.amount - account.frozen
    expect(method).toMatchObject({ balance: free, needsPassword: true })
  })

  test('pays at once, once', async () => {
    const before = await balance()
    const answers = await Promise.all([byBalance(), byBalance()])
    expect(answers[0]?.data.url).toBe(`/asset/pay/success?payId=${placed.payId}`)
    expect((await payment()).status).toBe(PayStatus.Paid)
    expect(await balance()).toBe(before - placed.amount)
  })

  test('that is too low pays nothing', async () => {
    await giveMoney(sandbox.services, '100101', placed.amount - 1)
    expect((await byBalance()).message).toBe('The balance is too low.')
    expect((await payment()).status).toBe(PayStatus.Due)
  })

  test('that is exactly the price pays, and is empty then', async () => {
    await giveMoney(sandbox.services, '100101', placed.amount)
    expect((await byBalance()).code).toBe(200)
    expect(await balance()).toBe(0)
  })

  test('does not pay with what is frozen', async () => {
    await giveMoney(sandbox.services, '100101', placed.amount + 9, 10)
    expect((await byBalance()).message).toBe('The balance is too low.')
    expect((await payment()).status).toBe(PayStatus.Due)
  })

  test.each([
    ['without a pay password', {}],
    ['with a wrong one', { payPassword: '111111' }],
  ])('%s stays as it is', async (_, more) => {
    const before = await balance()
    expect((await byBalance(more)).message).toBe('The pay password is wrong.')
    expect(await balance()).toBe(before)
    expect((await payment()).status).toBe(PayStatus.Due)
  })

  test('without a pay password at all pays nothing, and says how to get one', async () => {
    const { db } = sandbox.services
    await db.updateTable('users').set({ payPasswordHash: null }).where('id', '=', '1001').execute()
    await expectRefusal(sandbox.services, () => byBalance(), [400, 'Set a pay password first.'])
  })

  test.each<[string, object, string]>([
    ['a cent more', { more: 1 }, 'The amount is not that of the order.'],
    ['a cent less', { more: -1 }, 'The amount is not that of the order.'],
    ['another’s name', { userId: '1002' }, 'This is not your payment.'],
    ['a payment of nobody', { payId: '9' }, 'The payment was not found.'],
    ['a way this client has not', { payType: 12 }, 'This client cannot pay that way.'],
    ['a way there is not', { payType: 77 }, 'This client cannot pay that way.'],
  ])('is not asked for with %s', async (_, { more = 0, ...wrong }: { more?: number }, words) => {
    const how = { ...PASSWORD, amount: placed.amount + more, ...wrong }
    await expectRefusal(sandbox.services, () => byBalance(how), [400, words])
  })

  test.each<[number, string]>([
    [PayStatus.Paid, 'This order is paid.'],
    [PayStatus.Cancelled, 'This order was cancelled.'],
    [PayStatus.Expired, 'This order has expired.'],
  ])('pays nothing in the state %i', async (status, words) => {
    const { db } = sandbox.services
    if (status === PayStatus.Paid) await byBalance()
    else await db.updateTable('payments').set({ status }).where('id', '=', placed.payId).execute()
    await expectRefusal(sandbox.services, () => byBalance(), [400, words])
  })

  test('asks for ten minutes of patience after five wrong passwords', async () => {
    for (let guess = 0; guess < 5; guess++) await byBalance({ payPassword: '111111' })
    const words = 'Too many attempts. Try again in ten minutes.'
    expect(await byBalance()).toMatchObject({ code: 429, message: words })
    await sandbox.post('/sandbox/clock', { offset: 601 })
    expect((await byBalance()).code).toBe(200)
  })

  test('waits for a gateway that has the money and has not said so yet', async () => {
    const before = await balance()
    const { data } = await start(12, 'WeChatLite')
    const { gateways } = sandbox.services
    const order = await gateways.orders.find('wechat', data.message.payPackage.slice(10))
    if (!order) throw new Error('no order')
    const paid = await gateways.orders.approve(order)
    expect((await byBalance()).message).toBe(
      'Another way of paying is being confirmed. Please wait a moment.',
    )
    await simulatedOf(sandbox.services).notifier.send('wechat', paid)
    await expectPaidOnce()
    expect(await balance()).toBe(before)
  })

  test('closes what is open at gateways', async () => {
    const { data } = await start(12, 'WeChatLite')
    await byBalance()
    expect((await wechatSheet(data.message, 'approve')).status).toBe(403)
  })
})
