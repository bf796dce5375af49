import type { Services } from '../../../server/services'
import {
  addOfflineRecharge,
  addRecharge,
  submitOfflineRecharge,
} from '../../../src/features/wallet/contract'
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
]
