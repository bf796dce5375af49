import type { Services } from '../../../server/services'
import {
  applyInvestment,
  cancelInvestment,
  decideInvestment,
  exitInvestment,
  pageApplications,
  pageInvestMerchants,
  pageInvestments,
  payInvestment,
  showBrand,
  showInvestment,
  signInvestment,
} from '../../../src/features/report/contract-invest'
import type { Row } from '../harness'

const paged = (totalCount: number) =>
  expect.objectContaining({ pageIndex: 1, pageSize: 15, totalCount })

/** The member's that waits for a signature, and another that runs. */
const WAITS = '980004'
const RUNS = '980001'

const contractIs = async ({ db }: Services, more: object) => {
  await db.deleteFrom('invest_contracts').where('investmentId', '=', WAITS).execute()
  await db
    .insertInto('invest_contracts')
    .values({ investmentId: WAITS, text: '{}', hash: 'h', createdAt: 1, signedAt: null, ...more })
    .execute()
}

export const investRows: readonly Row[] = [
  {
    call: applyInvestment,
    as: 'member',
    input: {
      body: {
        brandNo: 'TR-101',
        count: 1,
        amount: 87_000,
        name: '林夏',
        mobile: '13800138000',
        requestId: 'r1',
      },
    },
    sends: 'POST investApply/add',
    answers: expect.objectContaining({ name: '林夏', count: 1, status: 1 }),
  },
  {
    call: pageInvestments,
    as: 'member',
    input: { body: {} },
    sends: 'POST investApply/page',
    answers: paged(3),
  },
  {
    call: showInvestment,
    as: 'member',
    input: { query: { id: RUNS } },
    sends: `GET investApply/show?id=${RUNS}`,
    answers: expect.objectContaining({ id: RUNS, brandNo: 'TR-108', status: 5 }),
  },
  {
    call: signInvestment,
    as: 'member',
    before: (services) => contractIs(services, {}),
    input: { body: { id: WAITS, hash: 'h', name: '林夏', requestId: 'r1' } },
    sends: 'POST investApply/sign',
    answers: expect.objectContaining({ id: WAITS, status: 4 }),
  },
  {
    call: payInvestment,
    as: 'member',
    before: async (services) => {
      await contractIs(services, { signedName: '林夏', signedAt: 2 })
      await services.db
        .updateTable('investments')
        .set({ status: 4 })
        .where('id', '=', WAITS)
        .execute()
    },
    input: { body: { id: WAITS, amount: 203_000, requestId: 'r1' } },
    sends: 'POST investApply/pay',
    answers: { payId: expect.any(String), amount: 203_000 },
  },
  {
    call: exitInvestment,
    as: 'member',
    input: { body: { id: RUNS, payBack: 685_425, requestId: 'r1' } },
    sends: 'POST investApply/exit',
    answers: expect.objectContaining({ id: RUNS, status: 6 }),
  },
  {
    call: cancelInvestment,
    as: 'member',
    input: { body: { id: WAITS, requestId: 'r1' } },
    sends: 'POST investApply/cancel',
    answers: expect.objectContaining({ id: WAITS, status: 8 }),
  },
  {
    call: showBrand,
    input: { query: { brandNo: 'TR-101' } },
    sends: 'GET investMerchant/show?brandNo=TR-101',
    answers: expect.objectContaining({ brandNo: 'TR-101', price: 87_000, least: 1, most: 14 }),
  },
  {
    call: pageInvestMerchants,
    input: { body: {} },
    sends: 'POST investMerchant/page',
    answers: paged(4),
  },
  {
    call: pageApplications,
    as: 'owner',
    input: { body: { status: 1 } },
    sends: 'POST investMerchant/applications',
    answers: paged(1),
  },
  {
    call: decideInvestment,
    as: 'owner',
    input: { body: { id: '980005', status: 1, isApproved: true, requestId: 'r1' } },
    sends: 'POST investMerchant/decide',
    answers: expect.objectContaining({ id: '980005', status: 2 }),
  },
]
