import {
  type Brand,
  type Investment,
  InvestState,
  type ReviewedInvestment,
  type ShownInvestment,
} from '../../../contract-invest'

export const FLAG = 'basic/autoConfig/getValue'
export const SHOW = 'investApply/show'
const AT = 1_795_000_000

export const MARKET = {
  columns: [
    { key: 'brandNo', name: 'Brand' },
    { key: 'price', name: 'Price', format: 'money' },
  ],
  rows: [{ brandNo: 'TR-101', price: 87_000 }],
}

const days = ['2026-11-19', '2026-11-20', '2026-11-21'].map((day, at) => ({ day, cents: 40 + at }))

export const BRAND: Brand = {
  brandNo: 'TR-101',
  merchantName: 'Delta Taphouse',
  price: 87_000,
  least: 2,
  most: 4,
  left: 3,
  cumIncome: 12_300,
  cumReturn: 14.1,
  launchedAt: AT,
  days,
  exitDays: 180,
  exitPercent: 5,
  asOf: AT,
}

export const investment: Investment = {
  id: '9',
  brandNo: 'TR-101',
  merchantName: 'Delta Taphouse',
  name: 'Lin Xia',
  mobile: '138****8000',
  count: 2,
  price: 87_000,
  amount: 174_000,
  status: InvestState.Running,
  reason: '',
  createdAt: AT,
  paidAt: AT,
  income: 123,
}

export const INVESTED: ShownInvestment = {
  ...investment,
  contract: {
    text: 'Contract 9.\n1. Lin Xia buys.',
    hash: 'ab12',
    signedName: 'Lin Xia',
    signedAt: AT,
  },
  steps: [
    { status: InvestState.Applied, side: 'applicant', by: 'Lin Xia', reason: '', at: AT },
    { status: InvestState.Running, side: 'cashier', by: 'Lin Xia', reason: '', at: AT + 60 },
  ],
  devices: [
    { serial: 'TR-101-0001-01', yesterday: 21, total: 61 },
    { serial: 'TR-101-0001-02', yesterday: 20, total: 62 },
  ],
  days,
  exit: { payBack: 165_300, fee: 8_700 },
  asOf: AT,
}

/** One that has not come so far. */
export const earlier = (
  status: InvestState,
  more: Partial<ShownInvestment> = {},
): ShownInvestment => ({
  ...INVESTED,
  status,
  paidAt: 0,
  income: 0,
  devices: [],
  days: [],
  exit: null,
  contract: null,
  ...more,
})

/** A contract that waits to be signed. */
export const UNSIGNED = {
  text: 'Contract 9.\n1. Lin Xia buys.',
  hash: 'ab12',
  signedName: '',
  signedAt: 0,
}

export const REVIEWED: ReviewedInvestment = {
  ...investment,
  status: InvestState.Applied,
  payBack: 0,
  canDecide: true,
}

export const paged = (result: readonly unknown[]) => ({
  result,
  pageIndex: 1,
  pageSize: 15,
  totalCount: result.length,
})
