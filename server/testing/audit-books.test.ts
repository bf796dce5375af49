import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { thumbUp } from '../../src/features/live/contract-follow'
import { buy, getBuyInfo } from '../../src/features/order/contract'
import { requestPay } from '../../src/features/pay/contract'
import { executeTask } from '../../src/features/task/contract'
import { transfer } from '../../src/features/wallet/contract'
import { auditBooks } from './audit-books'
import { OPEN_BOOKS } from './open-books'
import { MEMBER, OWNER, openSandbox, type TestSandbox } from './open-sandbox'
import { QUIET } from './postgres/touched'

// @reads server/testing

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openSandbox()
  // These books are falsified on purpose.
  OPEN_BOOKS.delete(sandbox.services.db)
})
beforeEach(async () => {
  await sandbox.post('/sandbox/reset')
  await live()
})
afterAll(() => sandbox.close())

const db = () => sandbox.services.db

/** A day of the shop: an order paid from the balance, a transfer, a task. */
async function live() {
  const token = await sandbox.logIn(MEMBER)
  const products = [{ productId: '2001', skuId: '20011', count: 1 }]
  const { amount } = (await sandbox.call(getBuyInfo, { body: { products } }, token)).data
  const wish = { products, way: 1, isFromCart: false, addressId: '5001', amount }
  const { payId } = (await sandbox.call(buy, { body: { ...wish, requestId: 'r1' } }, token)).data
  const how = { userId: '1001', openId: '', clientType: 'WapH5', payType: 300 }
  const payPassword = '135790'
  await sandbox.call(requestPay, { body: { payId, amount, ...how, payPassword } }, token)
  const move = { accountId: '100101', toMobile: OWNER, amount: 500, payPassword, requestId: 'r2' }
  await sandbox.call(transfer, { body: move }, token)
  const deed = { key: 'like', entityKey: 'live', entityId: '960001', intro: 'liked' }
  await sandbox.call(thumbUp, { body: { liveId: '960001' } }, token)
  await sandbox.call(executeTask, { body: deed }, token)
}

/** The last line of a kind: those of the seed are older. */
const lastLine = (kind: string) =>
  db()
    .selectFrom('ledger')
    .selectAll()
    .where('kind', '=', kind)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()

test('honest books have nothing against them', async () => {
  expect(await auditBooks(db())).toEqual([])
  const kinds = await db()
    .selectFrom('ledger')
    .select('refKind')
    .distinct()
    .where('refKind', 'in', ['order', 'transfer', 'task'])
    .execute()
  expect(kinds).toHaveLength(3)
})

const FORGERIES: readonly (readonly [string, () => Promise<unknown>, RegExp])[] = [
  [
    'an account that was raised without a line',
    () =>
      db().updateTable('accounts').set({ amount: 999_999 }).where('id', '=', '100103').execute(),
    /not the sum of its lines.*100103/,
  ],
  [
    'a line nobody can account for',
    async () => {
      const line = await lastLine('task')
      const balance = line.balance + 5
      const forged = { ...line, id: '9', amount: 5, balance, refKind: '', refId: '' }
      await db().insertInto('ledger').values(forged).execute()
      await db()
        .updateTable('accounts')
        .set({ amount: balance })
        .where('id', '=', line.accountId)
        .execute()
    },
    /has no source/,
  ],
  [
    'a reward that was booked twice',
    async () => {
      const line = await lastLine('task')
      const balance = line.balance + line.amount
      await db()
        .insertInto('ledger')
        .values({ ...line, id: '9', balance })
        .execute()
      await db()
        .updateTable('accounts')
        .set({ amount: balance })
        .where('id', '=', line.accountId)
        .execute()
    },
    /a task does not have this line, or more than one/,
  ],
  [
    'a transfer that arrived in another currency',
    async () => {
      const { refId } = await lastLine('transfer')
      const [points, money] = ['100303', '100301']
      const move = (id: string, change: number) =>
        db()
          .updateTable('accounts')
          .set((eb) => ({ amount: eb('amount', '+', change) }))
          .where('id', '=', id)
          .execute()
      await move(money, -500)
      await move(points, 500)
      const { amount } = await db()
        .selectFrom('accounts')
        .select('amount')
        .where('id', '=', points)
        .executeTakeFirstOrThrow()
      await db()
        .updateTable('ledger')
        .set({ accountId: points, balance: amount })
        .where('refId', '=', refId)
        .where('accountId', '=', money)
        .execute()
    },
    /a transfer does not have this line/,
  ],
  [
    'a payment from the balance that took nothing',
    async () => {
      const { id, amount, accountId } = await lastLine('order')
      await db().deleteFrom('ledger').where('id', '=', id).execute()
      await db()
        .updateTable('accounts')
        .set((eb) => ({ amount: eb('amount', '-', amount) }))
        .where('id', '=', accountId)
        .execute()
    },
    /money left no line.*payment/,
  ],
  [
    'a gateway that keeps the money of a closed order',
    () =>
      db()
        .insertInto('gateway_orders')
        .values({
          id: 'g1',
          gateway: 'cashier',
          payId: '800001',
          amount: 1,
          description: '',
          status: 'paid',
          returnUrl: '',
          payType: 1,
          createdAt: 0,
          transactionId: 't1',
        })
        .execute(),
    /keeps money nobody waits for/,
  ],
  [
    'news of a wrong sum that nobody cares about',
    () =>
      db()
        .insertInto('payment_notifications')
        .values({
          gateway: 'cashier',
          transactionId: 't1',
          payId: '800001',
          amount: 1,
          receivedAt: 0,
          repeats: 0,
          problem: 'wrong-amount',
        })
        .execute(),
    /neither used nor returned/,
  ],
]

test.each(FORGERIES)('%s is found', async (_, forge, problem) => {
  await forge()
  expect((await auditBooks(db())).join('\n')).toMatch(problem)
})

describe('after every test of the server', () => {
  type Hook = () => Promise<void>

  /** What the set-up of the project `server` asks for after each test, over books of its own. */
  function setUp(): { readonly hooks: readonly Hook[]; readonly books: Set<unknown> } {
    const hooks: Hook[] = []
    const projects: readonly {
      name: string
      setup: string
    }[] = require('../../scripts/units/projects.cjs')
    const setup = projects.find(({ name }) => name === 'server')?.setup
    const file = join(__dirname, '../..', setup ?? '')
    const before = global.afterEach
    Object.assign(global, { afterEach: (hook: Hook) => hooks.push(hook) })
    let books = new Set<unknown>()
    jest.isolateModules(() => {
      books = require('./open-books').OPEN_BOOKS
      // As a path put together elsewhere: what follows imports would take a pattern for all that fits it.
      require(file)
    })
    Object.assign(global, { afterEach: before })
    return { hooks, books }
  }

  test('a booking that does not sum is a failure, whatever the test was about', async () => {
    const { hooks, books } = setUp()
    books.add(db())
    await hooks[0]?.()
    await db().updateTable('accounts').set({ amount: 1 }).where('id', '=', '100103').execute()
    await expect(hooks[0]?.()).rejects.toThrow(/not the sum of its lines.*100103/)
  })

  test('the books of every sandbox that is open are looked at', async () => {
    const other = await openSandbox({ staticDir: '/nowhere' })
    expect([...OPEN_BOOKS]).toEqual([other.services.db])
    await other.close()
    expect([...OPEN_BOOKS]).toEqual([])
  })
})

test.each(QUIET)('what is written to %s alone needs no look at the books', (table) => {
  const books = ['audit-books', 'audit-sources'].map((name) =>
    readFileSync(join(__dirname, `${name}.ts`), 'utf8'),
  )
  expect(books.join('\n')).not.toMatch(new RegExp(`\\b${table}\\b`))
})
