import { screen } from '@testing-library/react'
import { press, sent, tap, type } from '../../../../engine/testing/hands'
import { type FakeApi, renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { ApiError, NetworkError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { overviewOf } from '../../testing/overview'
import { withdrawals } from '.'

beforeAll(() => initI18n('en'))

const ADD = 'asset/withdraw/add'
const PAGE = 'asset/withdraw/page'
const REVIEW = 'asset/withdraw/review'
const DECIDE = 'asset/withdraw/decide'
const NOON = 1_795_320_000
const account = (id: string, kind: string, name: string, amount: number, more = {}) => ({
  id,
  kind,
  name,
  amount,
  frozen: 0,
  currency: 'CNY',
  ...more,
})
const rules = {
  least: 1_000,
  most: 2_000_000,
  dayMost: 5_000_000,
  dayTimes: 3,
  leftMost: 40_000,
  leftTimes: 2,
  feeRate: 10,
  feeLeast: 100,
  feeMost: 2_500,
}
const card = {
  id: 'c1',
  kind: 'bank',
  bank: 'CMB',
  holder: 'Lin Xia',
  number: '41************11',
  branch: '',
}
const row = {
  id: 'w1',
  status: 1,
  amount: 12_000,
  fee: 100,
  bank: 'CMB',
  holder: 'Lin Xia',
  number: '41************11',
  reason: '',
  createdAt: NOON,
  decidedAt: null as number | null,
}
const page = (result: readonly object[]) => ({
  result,
  pageIndex: 1,
  pageSize: 15,
  totalCount: result.length,
})
const api = (more: FakeApi = {}): FakeApi => ({
  'asset/account/userAccountList': {
    accounts: [
      account('a', 'balance', 'Balance', 90_000, { frozen: 10_000 }),
      account('b', 'earnings', 'Earnings', 3_000),
      account('p', 'points', 'Credit', 500, { currency: 'points' }),
    ],
    overview: overviewOf({ balance: 90_000 }),
    asOf: NOON,
  },
  'userAccount/list': [card],
  'asset/withdraw/rules': rules,
  [PAGE]: page([]),
  [ADD]: row,
  'people/userDetail/needSetPayPassword': false,
  ...more,
})
const open = (more: FakeApi = {}) => renderWidget(withdrawals, { user: testUser, api: api(more) })

async function withdraw(amount: string, password = '135790') {
  await type('Amount', amount)
  await press('Withdraw')
  if (!screen.queryByRole('dialog')) return
  // The sixth digit sends it.
  await type('Pay password', password)
}

test('money goes to the card, for the fee that is shown; points cannot', async () => {
  const { calls, host } = await open()
  expect(screen.queryByText('Credit')).toBeNull()
  await type('Amount', '200')
  expect(screen.getByText('Fee ¥1.00, ¥199.00 arrives')).toBeInTheDocument()
  await withdraw('200')
  expect(sent(calls, ADD)).toMatchObject([
    { accountId: 'a', cardId: 'c1', amount: 20_000, fee: 100, payPassword: '135790' },
  ])
  expect(host.toast).toHaveBeenCalledWith('Handed in for review')
  expect(sent(calls, PAGE).length).toBeGreaterThan(1)
})

test('after a lost answer it goes by the same name', async () => {
  const { calls } = await open({ [ADD]: new NetworkError(ADD) })
  await withdraw('200')
  await withdraw('200')
  const [first, second] = sent(calls, ADD)
  expect(second).toEqual(first)
})

test.each([
  ['', 'Enter an amount'],
  ['12.345', 'Enter an amount such as 128.50'],
  ['9.99', 'At least ¥10.00'],
  ['20000.01', 'At most ¥20,000.00 at a time'],
  ['800.01', 'More than the available ¥800.00'],
  ['400.01', 'At most ¥400.00 more today'],
])('%j is refused before it is sent', async (typed, words) => {
  const { calls } = await open()
  await withdraw(typed)
  expect(screen.getByRole('alert')).toHaveTextContent(words)
  expect(sent(calls, ADD)).toEqual([])
})

test('a fourth withdrawal of a day waits for the next', async () => {
  await open({ 'asset/withdraw/rules': { ...rules, leftTimes: 0 } })
  await withdraw('20')
  expect(screen.getByRole('alert')).toHaveTextContent('3 a day are the most')
})

test('who has no card is shown where one is added; who has no password, where it is set', async () => {
  const none = await open({ 'userAccount/list': [] })
  await press('Add bank card')
  expect(none.navigator.open).toHaveBeenCalledWith('/asset/bank')
})

test('who has no pay password is sent to set one, and keeps what was typed', async () => {
  const { navigator, calls } = await open({ 'people/userDetail/needSetPayPassword': true })
  await withdraw('20')
  expect(navigator.open).toHaveBeenCalledWith('/auto/edit?url=/user/pay-password')
  expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('20')
  expect(sent(calls, ADD)).toEqual([])
})

test('what was refused says why', async () => {
  const refused = { ...row, status: 3, reason: 'Another name', decidedAt: NOON + 60 }
  await open({ [PAGE]: page([refused]) })
  expect(screen.getByRole('listitem')).toHaveTextContent('Refused: Another name')
})

const waiting = {
  ...row,
  number: '4111111111111111',
  branch: 'Tianhe',
  owner: 'Lin',
  mobile: '138',
}
const desk = (more: FakeApi = {}) =>
  renderWidget(withdrawals, {
    config: { show: 'review' },
    user: testUser,
    api: { [REVIEW]: page([waiting]), [DECIDE]: { ...row, status: 2 }, ...more },
  })

test('an administrator says that it was paid', async () => {
  const { calls, host } = await desk()
  expect(screen.getByRole('listitem')).toHaveTextContent('4111 1111 1111 1111')
  await press('Paid: ¥120.00 to Lin')
  expect(sent(calls, DECIDE)).toEqual([{ id: 'w1', isPaid: true }])
  expect(host.toast).toHaveBeenCalledWith('¥120.00 to Lin is paid')
  expect(sent(calls, REVIEW)).toHaveLength(2)
})

test('or why it is not; and reads what another has decided meanwhile', async () => {
  const { calls } = await desk()
  await press('Refuse: ¥120.00 to Lin')
  await press('Refuse')
  expect(screen.getByRole('alert')).toHaveTextContent('Say why')
  await type('Reason', ' Another name ')
  await press('Refuse')
  expect(sent(calls, DECIDE)).toEqual([{ id: 'w1', isPaid: false, reason: 'Another name' }])
})

test('what was decided meanwhile is said, and the list is read anew', async () => {
  const { calls } = await desk({ [DECIDE]: new ApiError(DECIDE, 409, 'It has been decided.') })
  await press('Paid: ¥120.00 to Lin')
  expect(screen.getByRole('alert')).toHaveTextContent('It has been decided.')
  expect(sent(calls, REVIEW)).toHaveLength(2)
  await tap(screen.getByRole('tab', { name: 'Paid' }))
  expect(sent(calls, REVIEW)).toMatchObject([{ status: 1 }, { status: 1 }, { status: 2 }])
})
