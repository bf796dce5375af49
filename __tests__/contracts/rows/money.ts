import type { Services } from '../../../server/services'
import {
  addOfflineRecharge,
  addRecharge,
  submitOfflineRecharge,
} from '../../../src/features/wallet/contract'
import {
  addWithdrawal,
  decideWithdrawal,
  getWithdrawalRules,
  pageReviews,
  pageWithdrawals,
} from '../../../src/features/wallet/contract-withdrawals'
import type { Row } from '../harness'

const OPEN = {
  id: '970001',
  userId: '1001',
  accountId: '100101',
  amount: 50_000,
  code: 'TPAAAAAA',
  status: 0,
  createdAt: 1_800_000_000,
}

/** A bank transfer that is awaited, and the file its voucher is in. */
async function transferAndVoucher({ db }: Services): Promise<void> {
  await db.insertInto('offline_recharges').values(OPEN).execute()
  const file = { id: '970002', userId: '1001', kind: 'file', name: 'slip.png', type: 'image/png' }
  await db
    .insertInto('files')
    .values({ ...file, bytes: Uint8Array.from([1]), createdAt: OPEN.createdAt })
    .execute()
}

export const moneyRows: readonly Row[] = [
  {
    call: addRecharge,
    as: 'member',
    input: { body: { accountId: '100101', amount: 10_000, requestId: 'r1' } },
    sends: 'POST recharge/',
    answers: {
      id: expect.any(String),
      payId: expect.any(String),
      userId: '1001',
      accountId: '100101',
      amount: 10_000,
    },
  },
  {
    call: addOfflineRecharge,
    as: 'member',
    input: { body: { accountId: '100101', amount: 50_000 } },
    sends: 'POST offlineRecharge/',
    answers: {
      id: expect.any(String),
      userId: '1001',
      accountId: '100101',
      amount: 50_000,
      code: expect.stringMatching(/^TP/),
      voucher: '',
      status: 0,
      reason: '',
      createdAt: expect.any(Number),
      submittedAt: null,
      reviewedAt: null,
    },
  },
  {
    call: submitOfflineRecharge,
    as: 'member',
    before: transferAndVoucher,
    input: { body: { id: '970001', voucher: '/files/970002.png' } },
    sends: 'PUT offlineRecharge/',
    answers: expect.objectContaining({
      id: '970001',
      status: 1,
      voucher: '/files/970002.png',
      submittedAt: expect.any(Number),
    }),
  },
  {
    call: getWithdrawalRules,
    as: 'newcomer',
    sends: 'GET asset/withdraw/rules',
    answers: expect.objectContaining({ least: 1_000, leftTimes: 3, leftMost: 5_000_000 }),
  },
  {
    call: addWithdrawal,
    as: 'member',
    input: {
      body: {
        accountId: '100101',
        cardId: '920001',
        amount: 20_000,
        fee: 100,
        payPassword: '135790',
        requestId: 'w1',
      },
    },
    sends: 'POST asset/withdraw/add',
    answers: expect.objectContaining({ status: 1, amount: 20_000, fee: 100, decidedAt: null }),
  },
  {
    call: pageWithdrawals,
    as: 'member',
    input: { body: {} },
    sends: 'POST asset/withdraw/page',
    answers: expect.objectContaining({
      result: expect.arrayContaining([expect.objectContaining({ id: '975001', status: 1 })]),
    }),
  },
  {
    call: pageReviews,
    as: 'owner',
    input: { body: { status: 1 } },
    sends: 'POST asset/withdraw/review',
    answers: expect.objectContaining({
      result: expect.arrayContaining([
        expect.objectContaining({
          id: '975002',
          owner: expect.any(String),
          branch: '广州天河支行',
        }),
      ]),
    }),
  },
  {
    call: decideWithdrawal,
    as: 'owner',
    input: { body: { id: '975002', isPaid: false, reason: 'Another name' } },
    sends: 'POST asset/withdraw/decide',
    answers: expect.objectContaining({ id: '975002', status: 3, reason: 'Another name' }),
  },
]
