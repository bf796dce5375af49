import { screen } from '@testing-library/react'
import { gone, press, sent, tap, type } from '../../../../engine/testing/hands'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { ApiError, NetworkError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { DESK, page, shopOf } from '../../testing/shop'
import { sellerCoupons } from '.'

beforeAll(() => initI18n('en'))

const PAGE = 'merchant/coupon/page'
const SAVE = 'merchant/coupon/save'
const coupon = {
  id: '1',
  storeId: '302',
  name: 'Quay week',
  amount: 505,
  threshold: 3000,
  total: 10,
  claimed: 4,
  used: 1,
  startsAt: 1,
  endsAt: 1_900_000_000,
}
const open = (rows: readonly object[] = [coupon], api: object = {}) =>
  renderWidget(sellerCoupons, {
    user: testUser,
    api: { ...DESK, [PAGE]: page(rows), [SAVE]: coupon, ...api },
  })
const fill = async (values: Readonly<Record<string, string>> = {}) => {
  await press('New coupon')
  const all = { 'Name in Chinese': ' 周 ', 'Name in English': ' Week ', 'Takes off (¥)': '5' }
  for (const [name, value] of Object.entries({ ...all, ...values })) await type(name, value)
}

test('a coupon tells what it takes off, from when on, how many were taken and until when', async () => {
  const { calls } = await open()
  expect(sent(calls, PAGE)).toEqual([{ pageIndex: 1, pageSize: 15, merchantId: '402' }])
  const row = screen.getByRole('listitem')
  expect(row).toHaveTextContent('Quay weekRunning')
  expect(row).toHaveTextContent('¥5.05 off from ¥30.00')
  expect(row).toHaveTextContent('4 of 10 taken, 1 used')
  expect(row).toHaveTextContent(/until .*2030/)
})

test('one without a threshold is off any order; one whose time is up is over', async () => {
  await open([{ ...coupon, threshold: 0, endsAt: 1_000_000_000 }])
  expect(screen.getByRole('listitem')).toHaveTextContent('¥5.05 off any order')
  expect(screen.getByRole('listitem')).toHaveTextContent('Over')
  expect(screen.queryByText('Running')).toBeNull()
})

test('no coupons are told, with what one is for', async () => {
  await open([])
  expect(screen.getByText('No coupons yet')).toBeInTheDocument()
  expect(screen.getByText('A coupon brings people back.')).toBeInTheDocument()
})

test('a coupon is made in cents, once, for any order, 100 pieces and 30 days unless said', async () => {
  const { calls, host } = await open()
  await fill()
  const before = sent(calls, PAGE).length
  await press('Save')
  expect(sent(calls, SAVE)).toEqual([
    {
      storeId: '302',
      name: { en: 'Week', 'zh-Hans': '周' },
      amount: 500,
      threshold: 0,
      total: 100,
      days: 30,
      requestId: expect.any(String),
    },
  ])
  expect(host.toast).toHaveBeenCalledWith('The coupon can be claimed now')
  expect(sent(calls, PAGE).length).toBe(before + 1)
  await gone('New coupon')
  await press('New coupon')
  expect(screen.getByLabelText('Name in English')).toHaveValue('')
})

test('it is for the store that is chosen', async () => {
  const { calls } = await open()
  await fill({ 'From (¥, 0 for any order)': '30.50', Pieces: '1', 'Days it is valid': '365' })
  expect(screen.getByRole('radio', { name: 'Arcade store' })).toBeChecked()
  await tap(screen.getByRole('radio', { name: 'Tea Hill' }))
  await press('Save')
  expect(sent(calls, SAVE)).toMatchObject([
    { storeId: '308', threshold: 3050, total: 1, days: 365 },
  ])
})

test('a shop with one store is not asked which', async () => {
  const stores = [{ id: '302', name: 'Arcade store', image: '' }]
  const { calls } = await open([], { 'merchant/merchants/show': { ...shopOf('402'), stores } })
  await fill()
  expect(screen.queryByRole('radiogroup')).toBeNull()
  await press('Save')
  expect(sent(calls, SAVE)).toMatchObject([{ storeId: '302' }])
})

// It takes off less than the order must come to; an order of any amount is another matter.
const DEEP = 'A coupon takes off less than the order must come to.'
test.each([
  ['5', '5', false],
  ['5', '4.99', false],
  ['5', '5.01', true],
  ['5', '0', true],
])('%s off from %s can be made: %s', async (amount, threshold, can) => {
  const { calls } = await open()
  await fill({ 'Takes off (¥)': amount, 'From (¥, 0 for any order)': threshold })
  await press('Save')
  expect(sent(calls, SAVE)).toHaveLength(can ? 1 : 0)
  expect(screen.queryAllByText(DEEP)).toHaveLength(can ? 0 : 1)
})

// The contract: an amount from 0.01, a threshold from 0, 1 to 100,000 pieces, 1 to 365 days.
const CENT = 'Enter an amount in yuan from 0.01 on, with two decimals at most.'
const FREE = 'Enter an amount in yuan from 0.00 on, with two decimals at most.'
const PIECES = 'Enter a whole number from 1 to 100000.'
const DAYS = 'Enter a whole number from 1 to 365.'
test.each([
  ['Name in Chinese', ' ', 'Enter a name.'],
  ['Name in English', '', 'Enter a name.'],
  ['Takes off (¥)', '0', CENT],
  ['Takes off (¥)', '0.005', CENT],
  ['From (¥, 0 for any order)', '', FREE],
  ['Pieces', '0', PIECES],
  ['Pieces', '100001', PIECES],
  ['Pieces', '1.5', PIECES],
  ['Days it is valid', '-1', DAYS],
  ['Days it is valid', '0', DAYS],
  ['Days it is valid', '366', DAYS],
])('with “%s” %j no coupon is made', async (field, typed, problem) => {
  const { calls } = await open()
  await fill({ [field]: typed })
  await press('Save')
  expect(screen.getByText(problem)).toBeInTheDocument()
  expect(screen.getByLabelText(field)).toHaveValue(typed)
  expect(sent(calls, SAVE)).toEqual([])
})

test('100,000 pieces are the most, and are taken', async () => {
  const { calls } = await open()
  await fill({ Pieces: '100000', 'Takes off (¥)': '0.01' })
  await press('Save')
  expect(sent(calls, SAVE)).toMatchObject([{ total: 100_000, amount: 1 }])
})

// Decision 0033: a wish has a name until somebody answers.
test('a coupon whose answer was lost goes by the same name, a refused one by another', async () => {
  const answers = [new NetworkError(SAVE, 'lost'), new ApiError(SAVE, 400, 'Too many')]
  const { calls, host } = await open([], { [SAVE]: () => Promise.reject(answers.shift()) })
  await fill()
  await press('Save')
  await press('Save')
  expect(screen.getByText('Too many')).toBeInTheDocument()
  expect(screen.getByLabelText('Takes off (¥)')).toHaveValue('5')
  expect(host.toast).not.toHaveBeenCalled()
  await press('Save')
  const [first, second, third] = (sent(calls, SAVE) as { requestId: string }[]).map(
    ({ requestId }) => requestId,
  )
  expect(second).toBe(first)
  expect(third).not.toBe(second)
})
