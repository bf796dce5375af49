import { testPressing, testReading } from '../../../../engine/testing/seen'

import { offlinePay, rechargePanel } from '.'

const account = (id: string, kind: string, name: string, amount: number) => ({
  id,
  kind,
  name,
  amount,
  frozen: 0,
})
const wallet = {
  accounts: [
    account('a', 'balance', 'Balance', 12_345),
    account('b', 'earnings', 'Device earnings', 1),
    account('c', 'points', 'Credit', 700),
  ],
  overview: {
    balance: 12_345,
    investedEquipment: 0,
    todayEarnings: 0,
    cumulativeIncome: 0,
    yesterdayYield: 0,
    referralCode: 'TAP',
  },
  asOf: 1,
}
const api = {
  'asset/account/userAccountList': wallet,
  'recharge/': { id: 'p1', payId: 'p1', userId: '1001', accountId: 'a', amount: 10_000 },
}
const record = (id: string, status: number, more: object = {}) => ({
  id,
  userId: '1001',
  accountId: 'a',
  amount: 50_005,
  code: 'TPACDEFH',
  voucher: '',
  status,
  reason: '',
  createdAt: 1_800_000_000,
  submittedAt: null,
  reviewedAt: null,
  ...more,
})
const value = {
  payee: { en: 'Taproom', 'zh-Hans': '酒头贸易' },
  bank: 'CMB',
  number: '1209 0755',
  note: 'Within a working day',
}
const moment = 1_800_000_500
const setups = {
  full: { api },
  alone: { api },
  'nothing transferred': { value, config: {}, api: { ...api, 'offlineRecharge/list': [] } },
  'what became of it': {
    value,
    config: {},
    api: {
      ...api,
      'offlineRecharge/list': [
        record('r1', 0),
        record('r2', 1, { voucher: '/files/1.png', submittedAt: moment }),
        record('r3', 2, { voucher: '/files/1.png', submittedAt: moment, reviewedAt: moment }),
        record('r4', 3, {
          voucher: '/files/1.png',
          submittedAt: moment,
          reviewedAt: moment,
          reason: 'Nothing came in',
        }),
        record('r5', 4),
      ],
    },
  },
  'an account without a wallet': {
    value: undefined,
    config: {},
    api: { ...api, 'asset/account/userAccountList': { ...wallet, accounts: [] } },
  },
}

const widgets = { rechargePanel, offlinePay }

testReading(
  widgets,
  [
    [
      'rechargePanel',
      'full',
      [
        'Amount',
        '¥',
        'field «Amount», ≤ 8, 0.00 = ',
        '¥1.00 to ¥50,000.00 at a time',
        'radiogroup «Common amounts»',
        'radio: ¥50',
        'radio: ¥100',
        'radio: ¥200',
        'radio: ¥500',
        'radio: ¥1,000',
        'radio: ¥2,000',
        'heading: Top up to',
        'radiogroup «Top up to»',
        'radio (checked): Balance | Now ¥123.45',
        'radio: Credit | Now ¥7.00',
        'button: Bank transfer | For large amounts; reviewed by hand',
        'button: Bill',
        'button: Top up',
      ],
    ],
    [
      'rechargePanel',
      'alone',
      [
        'Amount',
        '¥',
        'field «Amount», ≤ 8, 0.00 = ',
        '¥1.00 to ¥50,000.00 at a time',
        'heading: Top up to',
        'radiogroup «Top up to»',
        'radio (checked): Balance | Now ¥123.45',
        'radio: Credit | Now ¥7.00',
        'button: Bill',
        'button: Top up',
      ],
    ],
    [
      'rechargePanel',
      'an account without a wallet',
      ['There is no account', 'Ask our service to open one for you.'],
    ],
    [
      'offlinePay',
      'nothing transferred',
      [
        'list «Steps»',
        'listitem: Amount',
        'listitem: Transfer',
        'listitem: Review',
        'Amount',
        '*',
        'field «Amount», ≤ 8, 0.00 = ',
        '¥1.00 to ¥50,000.00 at a time',
        'button: Show the transfer data',
      ],
    ],
    ['offlinePay', 'what became of it', ['Could not get the data', 'button: Try again']],
  ],
  setups,
)

testPressing(
  widgets,
  [
    [
      'rechargePanel',
      'full',
      '¥50',
      [],
      ['field «Amount», ≤ 8, 0.00 = 50', 'radio (checked): ¥50', 'button: Top up ¥50.00'],
      ['field «Amount», ≤ 8, 0.00 = ', 'radio: ¥50'],
    ],
    [
      'rechargePanel',
      'full',
      '¥1,000',
      [],
      ['field «Amount», ≤ 8, 0.00 = 1000', 'radio (checked): ¥1,000', 'button: Top up ¥1,000.00'],
      ['field «Amount», ≤ 8, 0.00 = ', 'radio: ¥1,000'],
    ],
    [
      'rechargePanel',
      'full',
      'Credit Now ¥7.00',
      [],
      ['radio: Balance | Now ¥123.45', 'radio (checked): Credit | Now ¥7.00'],
      ['radio (checked): Balance | Now ¥123.45', 'radio: Credit | Now ¥7.00'],
    ],
    [
      'rechargePanel',
      'full',
      'Bank transfer For large amounts; reviewed by hand',
      ['open /asset/pay/offline'],
    ],
    ['rechargePanel', 'full', 'Bill', ['open /views/auto/bill?key=bill']],
    [
      'rechargePanel',
      'full',
      'Top up',
      [],
      ['field «Amount», ≤ 8, 0.00 =  (invalid)', 'alert: Enter an amount'],
      ['field «Amount», ≤ 8, 0.00 = ', '¥1.00 to ¥50,000.00 at a time'],
    ],
    [
      'offlinePay',
      'nothing transferred',
      'Show the transfer data',
      [],
      ['field «Amount», ≤ 8, 0.00 =  (invalid)', 'alert: Enter an amount'],
      ['field «Amount», ≤ 8, 0.00 = ', '¥1.00 to ¥50,000.00 at a time'],
    ],
  ],
  setups,
)
