import { beginLive, createLive } from '../../src/features/live/contract'
import { followAuthor } from '../../src/features/live/contract-follow'
import { cancelOrder } from '../../src/features/order/contract-after'
import { listPayMethods } from '../../src/features/pay/contract'
import { listSubscriptions, saveSubscription } from '../../src/features/profile/contract'
import { saveConfig } from '../../src/features/record/contract-more'
import { HEADER } from '../../src/http/headers'
import { act, apply, bought } from '../order/testing/after-sale'
import { HERE, paidOrder, place, sandbox, ship, token } from '../order/testing/buyer'
import { NEWCOMER, OWNER } from '../testing/open-sandbox'

type Moment = 'shipped' | 'refunded' | 'live'

const from = (clientType: string) => ({ headers: { [HEADER.clientType]: clientType } })
const list = async (who = token, client = 'WeChatLite') =>
  (await sandbox.call(listSubscriptions, from(client), who)).data
const stateOf = async (moment: Moment, who = token, client = 'WeChatLite') =>
  (await list(who, client)).find((each: { moment: string }) => each.moment === moment)

let number = 0
/** The user has answered their host. */
async function say(moment: Moment, answer: string, { who = token, client = 'WeChatLite' } = {}) {
  const { templateId } = await stateOf(moment, who, client)
  number += 1
  const body = { moment, templateId, answer, requestId: `news-${number}` }
  return sandbox.call(saveSubscription, { body, ...from(client) }, who)
}

const sent = async () =>
  (await sandbox.request('/sandbox/subscription-messages')).json() as Promise<
    { moment: string; host: string; userId: string; url: string }[]
  >
const three = { products: [{ ...HERE, count: 3 }] }

test('each host has its templates, and a browser has none', async () => {
  const ofWechat = await list()
  expect(ofWechat.map((each: { moment: string }) => each.moment)).toEqual([
    'shipped',
    'refunded',
    'live',
  ])
  expect(ofWechat[0]).toMatchObject({ state: 'open', left: 0 })
  expect(await list(token, 'Alipay')).not.toEqual(ofWechat)
  expect(await list(token, 'WapH5')).toEqual([])
})

test('what has no template, or a wrong one, is not asked for', async () => {
  const admin = await sandbox.logIn(OWNER)
  const value = {
    ...{ weappShipped: 'tpl-1', weappRefunded: 'no id', weappLive: 7 },
    ...{ alipayShipped: '', alipayRefunded: '', alipayLive: '' },
  }
  await sandbox.call(saveConfig, { body: { type: 'subscription', value } }, admin)
  expect(await list()).toEqual([{ moment: 'shipped', templateId: 'tpl-1', state: 'open', left: 0 }])
  expect(await list(token, 'Alipay')).toEqual([])
})

test('a yes is worth one message, which is sent once; then it may be asked for again', async () => {
  await say('shipped', 'accept')
  expect(await stateOf('shipped')).toMatchObject({ state: 'accepted', left: 1 })
  const { orderId } = await paidOrder('r-1', three)
  await ship(orderId, [{ position: 0, count: 1 }])
  await ship(orderId, [{ position: 0, count: 1 }])
  const url = `/views/index?url=/order/show&id=${orderId}`
  expect(await sent()).toEqual([
    expect.objectContaining({ moment: 'shipped', host: 'weapp', userId: '1001', url }),
  ])
  expect(await stateOf('shipped')).toMatchObject({ state: 'open', left: 0 })
  await ship(orderId, [{ position: 0, count: 2 }], 'p-2')
  expect(await sent()).toHaveLength(1)
})

test.each(['reject', 'ban'])(
  'after a %s nothing is sent, and a yes of before waits',
  async (no) => {
    await say('shipped', 'accept')
    await say('shipped', no)
    expect(await stateOf('shipped')).toMatchObject({
      state: no === 'ban' ? 'banned' : 'refused',
      left: 1,
    })
    const { orderId } = await paidOrder('r-1', three)
    await ship(orderId, [{ position: 0, count: 3 }])
    expect(await sent()).toEqual([])
    await say('shipped', 'accept')
    expect(await stateOf('shipped')).toMatchObject({ state: 'accepted', left: 2 })
  },
)

test('the host that was said yes to last tells it, and no other', async () => {
  await say('shipped', 'accept')
  await sandbox.post('/sandbox/clock', { offset: 60 })
  await say('shipped', 'accept', { client: 'Alipay' })
  const { orderId } = await paidOrder('r-1', three)
  await ship(orderId, [{ position: 0, count: 3 }])
  expect(await sent()).toEqual([expect.objectContaining({ host: 'alipay' })])
  expect(await stateOf('shipped')).toMatchObject({ left: 1 })
})

test('a payment says whether any of it is sent', async () => {
  const { data } = await place('r-1', three)
  const ships = async () => {
    const input = { body: { payId: data.payId, clientType: 'WeChatLite' } }
    return (await sandbox.call(listPayMethods, input, token)).data.ships
  }
  expect(await ships()).toBe(true)
  const { db } = sandbox.services
  await db.updateTable('orders').set({ way: 2 }).where('payId', '=', data.payId).execute()
  expect(await ships()).toBe(false)
})

test('a refund is told when its money goes back, and a refusal is not', async () => {
  await say('refunded', 'accept')
  const { data } = await apply(await bought())
  await act('seller', 'refuse', data.id)
  expect(await sent()).toEqual([])
  const other = await apply(await bought(1, { requestId: 'r-2' }), { requestId: 'a-2' })
  await act('seller', 'approve', other.data.id)
  expect(await sent()).toEqual([
    expect.objectContaining({
      moment: 'refunded',
      url: `/views/index?url=/after-sale/show&id=${other.data.id}`,
    }),
  ])
})

test('of a paid order that is called off, the money is told', async () => {
  await say('refunded', 'accept')
  const { orderId } = await paidOrder('r-1', three)
  const body = { id: orderId, reason: 'changedMind' }
  await sandbox.call(cancelOrder, { body }, token)
  await sandbox.call(cancelOrder, { body }, token)
  const url = `/views/index?url=/order/show&id=${orderId}`
  expect(await sent()).toEqual([expect.objectContaining({ moment: 'refunded', url })])
})

test('a stream is told to those of its followers who agreed', async () => {
  const [follower, other] = await Promise.all([sandbox.logIn(NEWCOMER), sandbox.logIn(OWNER)])
  for (const who of [follower, other])
    await sandbox.call(followAuthor, { body: { authorId: '1001' } }, who)
  await say('live', 'accept', { who: follower })
  await say('live', 'reject', { who: other })
  const live = await sandbox.call(createLive, { body: { title: 'Taps' } }, token)
  const begin = () => sandbox.call(beginLive, { body: { liveId: live.data.id } }, token)
  await begin()
  await begin()
  expect(await sent()).toEqual([expect.objectContaining({ moment: 'live', userId: '1002' })])
})

describe('an answer', () => {
  const body = async (more: object = {}) => {
    const { templateId } = await stateOf('live')
    return { moment: 'live', templateId, answer: 'accept', requestId: 'again', ...more }
  }
  const save = async (more: object, who: string | undefined = token, client = 'WeChatLite') =>
    sandbox.call(saveSubscription, { body: await body(more), ...from(client) }, who)

  test('that is sent again counts once; another one under its id is refused', async () => {
    await save({})
    expect((await save({})).data).toContainEqual(
      expect.objectContaining({ moment: 'live', left: 1 }),
    )
    expect((await save({ answer: 'reject' })).code).toBe(409)
    expect(await stateOf('live')).toMatchObject({ state: 'accepted', left: 1 })
  })

  test.each([
    ['to a template there is not', { templateId: 'tpl' }],
    ['to the template of something else', { moment: 'shipped' }],
    ['to a template with an endless name', { templateId: 'x'.repeat(65) }],
    ['of no kind', { answer: 'maybe' }],
    ['without an id', { requestId: '' }],
    ['with an endless id', { requestId: 'x'.repeat(65) }],
  ])('%s is refused', async (_, more) => {
    expect((await save(more)).code).toBe(400)
    expect(await stateOf('live')).toMatchObject({ state: 'open', left: 0 })
  })

  test('of a browser, of another host and of nobody is refused', async () => {
    expect((await save({}, token, 'WapH5')).code).toBe(400)
    expect((await save({}, token, 'Alipay')).code).toBe(400)
    const anonymous = await sandbox.call(saveSubscription, { body: await body() })
    expect(anonymous.code).toBe(401)
  })

  test('is its giver’s alone', async () => {
    await save({})
    const other = await sandbox.logIn(NEWCOMER)
    expect(await stateOf('live', other)).toMatchObject({ state: 'open', left: 0 })
  })
})
