import { logout } from '../../src/features/login/contract-session'
import { changePassword, savePushAddress } from '../../src/features/profile/contract'
import { HEADER } from '../../src/http/headers'
import { HERE, paidOrder, sandbox, ship, token } from '../order/testing/buyer'
import { MEMBER, NEWCOMER } from '../testing/open-sandbox'

const three = { products: [{ ...HERE, count: 3 }] }
const save = (who: string | undefined, more: object = {}, client = 'AppPlus') =>
  sandbox.call(
    savePushAddress,
    {
      body: { device: 'phone-0001', vendor: 'apns', token: 'token-0001', ...more },
      headers: { [HEADER.clientType]: client },
    },
    who,
  )
const pushed = async () =>
  (await sandbox.request('/sandbox/push-messages')).json() as Promise<
    { device: string; token: string; userId: string; moment: string; url: string; text: string }[]
  >
/** A parcel of an order of the member leaves. */
async function shipOne(requestId = 'r-1') {
  const { orderId } = await paidOrder(requestId, three)
  await ship(orderId, [{ position: 0, count: 3 }], `p-${requestId}`)
  return orderId
}

test('a parcel is told to each phone of its buyer, once, and to nobody else’s', async () => {
  await save(token)
  await save(token, { device: 'tablet-0001', vendor: 'fcm', token: 'token-0002' })
  await save(await sandbox.logIn(NEWCOMER), { device: 'phone-0002', token: 'token-0003' })
  const { orderId } = await paidOrder('r-1', three)
  await ship(orderId, [{ position: 0, count: 1 }])
  await ship(orderId, [{ position: 0, count: 1 }])
  const url = `/views/index?url=/order/show&id=${orderId}`
  const told = await pushed()
  expect(told.map(({ device }) => device).sort()).toEqual(['phone-0001', 'tablet-0001'])
  for (const each of told) expect(each).toMatchObject({ userId: '1001', moment: 'shipped', url })
  expect(told[0]?.text).toContain('已发货')
})

test('the newest token of a phone is the one that is used', async () => {
  await save(token)
  await save(token, { token: 'token-0009' })
  await save(token, { token: 'token-0009' })
  await shipOne()
  expect(await pushed()).toEqual([expect.objectContaining({ token: 'token-0009' })])
})

test('after a logout, and after another password, the phone is told nothing', async () => {
  await save(token)
  const other = await sandbox.logIn(MEMBER)
  await sandbox.call(logout, {}, token)
  await save(other, { device: 'tablet-0001' })
  const third = await sandbox.logIn(MEMBER)
  const body = { oldPassword: 'taproom1', password: 'taproom2' }
  expect((await sandbox.call(changePassword, { body }, third)).code).toBe(200)
  const { db } = sandbox.services
  const { sendSubscribed } = await import('../gateways/subscriptions')
  const now = sandbox.services.clock.now()
  const text = { en: 'On its way', 'zh-Hans': '已发货' }
  const news = { userId: '1001', moment: 'shipped', refId: '1', text, url: '/', now } as const
  await sendSubscribed(db, news)
  expect(await pushed()).toEqual([])
  await save(third, { device: 'tablet-0001' })
  await sendSubscribed(db, news)
  expect(await pushed()).toHaveLength(1)
})

test('a phone changes hands with its token, or after a logout; its name alone takes it from nobody', async () => {
  const newcomer = await sandbox.logIn(NEWCOMER)
  await save(token)
  expect((await save(newcomer, { token: 'token-0002' })).code).toBe(403)
  expect((await save(newcomer, { vendor: 'fcm' })).code).toBe(403)
  await shipOne()
  expect(await pushed()).toHaveLength(1)
  expect((await save(newcomer)).code).toBe(200)
  await shipOne('r-2')
  expect(await pushed()).toHaveLength(1)
  await sandbox.call(logout, {}, newcomer)
  expect((await save(token, { token: 'token-0003' })).code).toBe(200)
})

test('one person has twenty phones; the one heard of longest ago makes room', async () => {
  for (let each = 10; each <= 30; each += 1) {
    await sandbox.post('/sandbox/clock', { offset: each })
    await save(token, { device: `phone-00${each}` })
  }
  await shipOne()
  const devices = (await pushed()).map(({ device }) => device)
  expect(devices).toHaveLength(20)
  expect(devices).not.toContain('phone-0010')
})

test.each([
  ['a name that is too short', { device: 'short' }],
  ['a name with anything in it', { device: 'phone 0001' }],
  ['an endless name', { device: 'x'.repeat(65) }],
  ['no token', { token: '' }],
  ['an endless token', { token: 'x'.repeat(513) }],
  ['a token of several lines', { token: 'token-00\n01' }],
  ['a vendor that is none', { vendor: 'APNS!' }],
])('%s is refused', async (_, more) => {
  expect((await save(token, more)).code).toBe(400)
})

test('browsers, mini-programs and nobody receive none', async () => {
  expect((await save(token, {}, 'WapH5')).code).toBe(400)
  expect((await save(token, {}, 'WeChatLite')).code).toBe(400)
  expect((await save(undefined)).code).toBe(401)
})
