import { sql } from 'kysely'
import { rateTalk, readTalk } from '../src/features/chat/contract'
import { cancelBooking, showTicket } from '../src/features/content/contract'
import { beginLive, deleteLive, updateLive } from '../src/features/live/contract'
import { refundPackage } from '../src/features/member/contract'
import { showOrder } from '../src/features/order/contract'
import {
  applyAfterSale,
  buyAgain,
  cancelAfterSale,
  cancelOrder,
  changeOrderAddress,
  deleteOrder,
  getAfterSaleOffer,
  receiveOrder,
  showAfterSale,
  traceParcel,
  urgeOrder,
} from '../src/features/order/contract-after'
import { AfterSaleKind } from '../src/features/order/contract-shapes'
import { listPayMethods } from '../src/features/pay/contract'
import { initPayPassword } from '../src/features/pay/contract-password'
import { evaluateProduct } from '../src/features/product/contract-reviews'
import { savePushAddress } from '../src/features/profile/contract'
import {
  deleteLightRecord,
  updateLightByKey,
  updateLightRecord,
} from '../src/features/record/contract-writes'
import {
  cancelInvestment,
  exitInvestment,
  showInvestment,
} from '../src/features/report/contract-invest'
import { deleteSearch } from '../src/features/search/contract'
import {
  addOfflineRecharge,
  addRecharge,
  saveAccount,
  transfer,
} from '../src/features/wallet/contract'
import { addWithdrawal, decideWithdrawal } from '../src/features/wallet/contract-withdrawals'
import type { AnyEndpoint } from '../src/http/endpoint'
import { HEADER } from '../src/http/headers'
import { MEMBER, NEWCOMER, OWNER, openSandbox, type TestSandbox } from './testing/open-sandbox'

// @reads nothing

/** Both have the same pay password, so that nothing but whose the account is tells them apart. */
const PAY = '135790'
/** The orders of Lin Xia in the seed, by where they stand. */
const ORDER = { due: '700001', paid: '700003', sent: '700005', done: '700008', closed: '700012' }
const AFTER_SALE = '740001'
const TICKET = '985001'
const TALK = '990002'
/** Announced by the owner of the demo shops. */
const LIVE = '960002'

type Input = Parameters<TestSandbox['call']>[1]
type Row = readonly [
  what: string,
  call: AnyEndpoint,
  input: Input,
  owner?: string,
  /** The same call as the owner has made it before. */
  before?: Input,
]

const bank = { kind: 'bank', bank: '招商银行', holder: '陈默' }
const request = (what: string) => ({ requestId: `row-${what}` })

/** A phone with the native app, by the token of its vendor. */
const phone = (token: string) => ({
  headers: { [HEADER.clientType]: 'AppPlus' },
  body: { device: 'phone-0001', vendor: 'apns', token },
})

/** What the owner of a row may do with it, and nobody else. */
const ROWS: readonly Row[] = [
  ['an order', showOrder, { query: { id: ORDER.done } }],
  ['calling off what is due', cancelOrder, { body: { id: ORDER.due, reason: 'late' } }],
  ['calling off what is paid', cancelOrder, { body: { id: ORDER.paid, reason: 'late' } }],
  [
    'another address of an order',
    changeOrderAddress,
    { body: { id: ORDER.paid, addressId: '5002' } },
  ],
  ['urging an order', urgeOrder, { body: { id: ORDER.paid } }],
  ['taking an order as received', receiveOrder, { body: { id: ORDER.sent } }],
  ['ordering again', buyAgain, { body: { id: ORDER.done } }],
  ['deleting an order', deleteOrder, { params: { id: ORDER.closed } }],
  ['a parcel on its way', traceParcel, { query: { id: '730001' } }],
  ['what may go back', getAfterSaleOffer, { query: { orderId: ORDER.done, position: '0' } }],
  [
    'asking for money back',
    applyAfterSale,
    {
      body: {
        orderId: ORDER.sent,
        position: 0,
        count: 1,
        kind: AfterSaleKind.Refund,
        reason: 'Damaged',
        message: '',
        amount: 100,
        ...request('back'),
      },
    },
  ],
  ['an after-sale', showAfterSale, { query: { id: AFTER_SALE } }],
  ['taking an after-sale back', cancelAfterSale, { body: { id: AFTER_SALE } }],
  ['a payment', listPayMethods, { body: { payId: '800001', clientType: 'WapH5' } }],
  ['a ticket', showTicket, { query: { id: TICKET } }],
  ['giving a ticket back', cancelBooking, { query: { ticketId: TICKET } }],
  ['giving a package back', refundPackage, { body: { payId: '890001' } }],
  [
    'topping an account up',
    addRecharge,
    { body: { accountId: '100101', amount: 10_000, ...request('up') } },
  ],
  [
    'topping it up by bank transfer',
    addOfflineRecharge,
    { body: { accountId: '100101', amount: 10_000 } },
  ],
  [
    'transferring out of an account',
    transfer,
    {
      body: {
        accountId: '100101',
        toMobile: OWNER,
        amount: 500,
        payPassword: PAY,
        ...request('out'),
      },
    },
  ],
  [
    'withdrawing out of an account',
    addWithdrawal,
    {
      body: {
        accountId: '100101',
        cardId: '920001',
        amount: 5_000,
        fee: 100,
        payPassword: PAY,
        ...request('withdraw'),
      },
    },
  ],
  [
    'deciding about a withdrawal',
    decideWithdrawal,
    { body: { id: '975001', isPaid: true } },
    OWNER,
  ],
  ['where withdrawals go', saveAccount, { body: { id: '920001', ...bank } }],
  ['reading a talk', readTalk, { body: { conversationId: TALK, upTo: 1 } }],
  ['saying how a talk went', rateTalk, { body: { conversationId: TALK, stars: 5 } }],
  [
    'judging what was bought',
    evaluateProduct,
    { body: { productId: '2013', orderId: ORDER.done, stars: 1, content: 'Flat.' } },
  ],
  [
    'a note',
    updateLightRecord,
    { body: { tableName: 'tasting', id: '940002', DataJson: '{"a":1}' } },
  ],
  [
    'a note by its key',
    updateLightByKey,
    { params: { key: 'tasting' }, body: { id: '940002', DataJson: '{"a":1}' } },
  ],
  ['deleting a note', deleteLightRecord, { query: { tableName: 'tasting', id: '940002' } }],
  ['forgetting a search', deleteSearch, { query: { id: '940001' } }],
  ['an investment', showInvestment, { query: { id: '980001' } }],
  [
    'calling an investment off',
    cancelInvestment,
    { body: { id: '980004', ...request('call-off') } },
  ],
  [
    'asking for the exit of an investment',
    exitInvestment,
    { body: { id: '980001', payBack: 685_425, ...request('exit') } },
  ],
  ['a stream', updateLive, { body: { liveId: LIVE, title: 'Mine' } }, OWNER],
  ['beginning a stream', beginLive, { body: { liveId: LIVE } }, OWNER],
  ['deleting a stream', deleteLive, { query: { liveId: LIVE } }, OWNER],
  ['where notifications go', savePushAddress, phone('token-0002'), MEMBER, phone('token-0001')],
]

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openSandbox({ staticDir: '/nowhere' })
})
beforeEach(() => sandbox.post('/sandbox/reset'))
afterAll(() => sandbox.close())

/** The rows of every table, as text. */
async function contents(): Promise<ReadonlyMap<string, string>> {
  const { db } = sandbox.services
  const tables = await db.introspection.getTables()
  const rowsOf = async (name: string) =>
    JSON.stringify((await sql`select * from ${sql.table(name)}`.execute(db)).rows)
  return new Map(
    await Promise.all(tables.map(async ({ name }) => [name, await rowsOf(name)] as const)),
  )
}

async function changedSince(before: ReadonlyMap<string, string>): Promise<readonly string[]> {
  const after = await contents()
  return [...after].filter(([name, rows]) => rows !== before.get(name)).map(([name]) => name)
}

const CASES = ROWS.map(
  ([what, call, input, owner = MEMBER, before]) => [what, call, input, owner, before] as const,
)

test.each(CASES)('%s is its owner’s matter', async (_, call, input, owner, earlier) => {
  const stranger = await sandbox.logIn(NEWCOMER)
  const own = await sandbox.logIn(owner)
  await sandbox.call(initPayPassword, { body: { password: PAY } }, stranger)
  if (earlier) await sandbox.call(call, earlier, own)
  const before = await contents()
  const answer = await sandbox.call(call, input, stranger)
  expect([400, 403]).toContain(answer.code)
  expect(answer.data).toBeNull()
  expect(await changedSince(before)).toEqual([])
  // The row is there, and in a state in which this can be done.
  expect(await sandbox.call(call, input, own)).toMatchObject({ code: 200 })
})
