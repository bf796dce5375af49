import {
  applyAfterSale,
  cancelAfterSale,
  pageAfterSales,
} from '../../src/features/order/contract-after'
import { AfterSaleKind } from '../../src/features/order/contract-shapes'
import type { Action, Actor } from './after-sale-machine'
import { type Deed, moveAfterSale } from './after-sales'
import { HERE, later, paidOrder, sandbox, ship, token } from './testing/buyer'

const [OWNER, OPERATOR] = ['1008', '1003']
const { Refund, Return, Exchange } = AfterSaleKind
const DAY = 86_400
const NAME = 'Monsoon Haze'

/** The shop of the order belongs to somebody who decides no appeals. */
beforeEach(async () => {
  const { db } = sandbox.services
  await db.updateTable('merchants').set({ ownerId: OWNER }).execute()
  await db.deleteFrom('notices').execute()
})

async function asked(kind: number = Refund): Promise<string> {
  const { orderId } = await paidOrder('r-1', { products: [{ ...HERE, count: 1 }] })
  await ship(orderId, [{ position: 0, count: 1 }])
  const amount = kind === Exchange ? 0 : 100
  const wish = { orderId, position: 0, count: 1, kind, reason: 'Damaged', amount }
  const { data } = await sandbox.call(
    applyAfterSale,
    { body: { ...wish, requestId: 'a-1' } },
    token,
  )
  return data.id
}
async function act(by: Actor, action: Action, id: string): Promise<void> {
  const { db, clock } = sandbox.services
  const parcel = { carrier: 'SF', number: 'SF1234567' }
  const deed: Deed = { by, action, actorId: '', parcel, now: clock.now() }
  await db.transaction().execute((trx) => moveAfterSale(trx, id, deed))
}
/** What somebody was told since they last looked, in one language. */
async function told(userId: string, locale: 'en' | 'zh-Hans' = 'en') {
  const { db } = sandbox.services
  const mine = db.selectFrom('notices').selectAll().where('userId', '=', userId)
  const rows = await mine.orderBy('id').execute()
  await db.deleteFrom('notices').where('userId', '=', userId).execute()
  return rows.map(({ text, url }) => ({ text: JSON.parse(text)[locale] as string, url }))
}
const words = async (userId: string) => (await told(userId)).map(({ text }) => text)
const about = (text: string) => `After-sale of ${NAME}: ${text}`

test('a wish is told the shop, and leads to its desk', async () => {
  const id = await asked()
  expect(await told(OWNER)).toEqual([
    {
      text: about('a customer asks for it, please answer.'),
      url: '/views/index?url=/merchant/after-sales&status=1',
    },
  ])
  await act('seller', 'approve', id)
  expect(await told(OWNER)).toEqual([])
})

test('what the buyer does in an exchange is told, what the shop does itself is not', async () => {
  const id = await asked(Exchange)
  expect(await told(OWNER, 'zh-Hans')).toMatchObject([
    { text: '「季风浑浊」售后：买家提交了申请，请处理。' },
  ])
  const steps: readonly (readonly [Actor, Action, readonly string[]])[] = [
    ['seller', 'approve', []],
    ['buyer', 'sendBack', ['the customer has sent the goods back.']],
    ['seller', 'receive', []],
    ['seller', 'resend', []],
    ['buyer', 'receiveNew', ['the customer has what was sent anew.']],
  ]
  for (const [by, action, texts] of steps) {
    await act(by, action, id)
    expect(await words(OWNER)).toEqual(texts.map(about))
  }
})

test('an appeal is told the shop and whoever decides it, the last word the shop', async () => {
  const id = await asked()
  await told(OWNER)
  await act('seller', 'refuse', id)
  expect(await words(OWNER)).toEqual([])
  await act('buyer', 'appeal', id)
  for (const who of [OWNER, OPERATOR])
    expect(await words(who)).toEqual([about('the customer appealed, the platform decides.')])
  await act('operator', 'refuse', id)
  expect(await words(OWNER)).toEqual([about('it has ended without a refund.')])
  expect(await words(OPERATOR)).toEqual([])
})

test('what time does is told the shop', async () => {
  await asked(Return)
  await told(OWNER)
  await later(4 * DAY)
  await sandbox.call(pageAfterSales, { body: {} }, token)
  // Others of the seed come to their ends too.
  expect(await words(OWNER)).toContain(
    about('it was agreed to, the customer is to send the goods back.'),
  )
})

test('a wish that is called off is told the shop', async () => {
  const id = await asked()
  await told(OWNER)
  await sandbox.call(cancelAfterSale, { body: { id } }, token)
  expect(await words(OWNER)).toEqual([about('the customer called it off.')])
})
