import { unreadMessages } from '../src/features/content/queries'
import {
  commandPages,
  deviceBy,
  deviceOrderPages,
  incomeOf,
  offerPages,
  standingPlaces,
} from '../src/features/device/queries'
import { identityPages, ownIdentity } from '../src/features/identity/queries'
import { recordPages } from '../src/features/record/queries'
import {
  applicationPages,
  brandBy,
  investmentBy,
  ownInvestments,
} from '../src/features/report/queries'
import { taskBy } from '../src/features/task/queries'
import {
  reviewPages,
  withdrawalDesk,
  withdrawalPages,
} from '../src/features/wallet/queries-account'
import { billsOf } from '../src/features/wallet/queries-bills'
import { expectKeptAndAsked, newest } from './support/kept-and-asked'

const PAGE = { pageIndex: 3, pageSize: 15 }
const NOON = Date.parse('2026-11-22T12:00:00+08:00') / 1000
const ofDay = { logicalOperator: 'and', conditions: [] }
const bills = billsOf({ period: 'all' }, NOON, 20)
const records = (bind: object, more: object = {}) =>
  recordPages({
    config: { bind, module: 'store', pageSize: 20 },
    question: { keyword: '', sort: undefined },
    conditions: [],
    ...more,
  } as never)
const asked = [{ field: 'status', operator: 'equal', value: 1 }] as const

expectKeptAndAsked([
  ['unread messages', unreadMessages, ['messages', 'unread'], [['notice/message/count']]],
  ['a device', deviceBy('5'), ['devices', 'show', '5'], [['device/show', { id: '5' }]]],
  [
    'what a device took in',
    incomeOf('5', 'hour'),
    ['devices', 'income', '5', 'hour'],
    [['device/income', { id: '5', by: 'hour' }]],
  ],
  [
    'what a device was told',
    commandPages('5'),
    ['devices', 'commands', '5'],
    [['device/command/page', { deviceId: '5', pageIndex: 3 }]],
  ],
  [
    'devices that were bought',
    deviceOrderPages(15),
    ['deviceOrders', 15],
    [['order/deviceOrder/pageList', PAGE]],
  ],
  ['offers of devices', offerPages(15), ['devices', 'offers', 15], [['device/offer/page', PAGE]]],
  [
    'where a device can stand',
    standingPlaces,
    ['deviceStores'],
    [['store/store/page', { pageSize: 50 }]],
  ],
  ['who one is', ownIdentity, ['identity'], [['people/identity/check']]],
  [
    'proofs that wait',
    identityPages(1),
    ['identities', 1],
    [['people/identity/page', { ...PAGE, status: 1 }]],
  ],
  [
    'records',
    records({ type: 'store', query: { sorts: [newest] } }),
    [
      'records',
      { type: 'store', query: { sorts: [newest] } },
      'store',
      20,
      [],
      { keyword: '', sort: undefined },
    ],
    [
      [
        'store/store/page',
        { condition: ofDay, sorts: [newest], keyword: undefined, pageIndex: 3, pageSize: 20 },
      ],
    ],
  ],
  [
    'records that are looked for, narrowed and sorted',
    records(
      { type: 'store', query: { sorts: [newest] } },
      { question: { keyword: 'ale', sort: { field: 'name', type: 'Asc' } }, conditions: asked },
    ),
    [
      'records',
      { type: 'store', query: { sorts: [newest] } },
      'store',
      20,
      asked,
      { keyword: 'ale', sort: { field: 'name', type: 'Asc' } },
    ],
    [
      [
        'store/store/page',
        {
          condition: { logicalOperator: 'and', conditions: asked },
          sorts: [{ field: 'name', type: 'Asc' }],
          keyword: 'ale',
          pageIndex: 3,
          pageSize: 20,
        },
      ],
    ],
  ],
  [
    'records of a light table',
    records({ from: 'light', table: 'notice' }),
    [
      'records',
      { from: 'light', table: 'notice' },
      'store',
      20,
      [],
      { keyword: '', sort: undefined },
    ],
    [['api/lightApp/', { tableName: 'notice', pageIndex: 3, pageSize: 20 }]],
  ],
  [
    'a brand',
    brandBy('b1'),
    ['investments', 'brand', 'b1'],
    [['investMerchant/show', { brandNo: 'b1' }]],
  ],
  [
    'an investment',
    investmentBy('5'),
    ['investments', 'one', '5'],
    [['investApply/show', { id: '5' }]],
  ],
  [
    'investments of one’s own',
    ownInvestments,
    ['investments', 'own'],
    [['investApply/page', PAGE]],
  ],
  [
    'investments that wait',
    applicationPages(2),
    ['investments', 'review', 2],
    [['investMerchant/applications', { ...PAGE, status: 2 }]],
  ],
  ['a task', taskBy('5'), ['tasks', '5'], [['taskJob/show/5']]],
  [
    'bills, line by line',
    bills.lines,
    ['bills', { period: 'all' }, '2026-11-22', 'lines', 20],
    [['asset/ledger/page', { condition: ofDay, sorts: [newest], pageIndex: 3, pageSize: 20 }]],
  ],
  [
    'the sum of all bills',
    bills.totals,
    ['bills', { period: 'all' }, '2026-11-22', 'totals'],
    [['report/billTotals', { condition: ofDay, pageSize: 1000 }]],
  ],
  [
    'bills by the day',
    bills.days,
    ['bills', { period: 'all' }, '2026-11-22', 'days'],
    [['report/billDays', { condition: ofDay, pageSize: 1000 }]],
  ],
  [
    'what a withdrawal is made of',
    withdrawalDesk,
    ['withdrawals', 'desk'],
    [
      ['asset/account/userAccountList'],
      [
        'userAccount/list',
        {
          queries: [{ field: 'kind', operator: 'in', value: ['bank'] }],
          sorts: [{ field: 'preferred', type: 'Desc' }, newest],
          limit: 50,
        },
      ],
      ['asset/withdraw/rules'],
    ],
  ],
  [
    'withdrawals',
    withdrawalPages,
    ['withdrawals', 'mine'],
    [['asset/withdraw/page', { pageIndex: 3 }]],
  ],
  [
    'withdrawals that wait',
    reviewPages(1),
    ['withdrawals', 'review', 1],
    [['asset/withdraw/review', { pageIndex: 3, status: 1 }]],
  ],
])
