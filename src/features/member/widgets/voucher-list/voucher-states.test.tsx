import { screen, within } from '@testing-library/react'
import { offers, press, sent, tap, testWaiting } from '../../../../engine/testing/hands'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { ApiError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { voucherList } from '.'

beforeAll(() => initI18n('en'))

const PAGE = 'member/voucher/page'
const REFUND = 'member/voucher/refund'
// 20:30 of 30 November in London, 4:30 of 1 December in Beijing.
const END = Date.UTC(2026, 10, 30, 20, 30) / 1000
const voucher = {
  id: '1',
  code: '880000000001',
  name: 'Harbour Gold',
  image: '',
  total: 3,
  used: 1,
  state: 1,
  expiresAt: END,
  payId: '9',
  packageId: '2',
  packageName: 'A dozen',
  uses: [{ at: END, count: 1, store: 'River Quay' }],
}
const bought = {
  payId: '9',
  packageId: '2',
  name: 'A dozen',
  amount: 18_800,
  openedAt: END,
  isRefunded: false,
  canRefund: true,
}
const answer = (result: readonly object[], packages: readonly object[] = [bought]) => ({
  result,
  packages,
  pageIndex: 1,
  pageSize: 15,
  totalCount: result.length,
})
const draw = (api: Record<string, unknown>, more = {}) =>
  renderWidget(voucherList, { user: testUser, api: { [PAGE]: answer([voucher]), ...api }, ...more })
const packages = () => within(screen.getByRole('list', { name: 'Packages' }))

testWaiting({
  vouchers: {
    widget: voucherList,
    path: PAGE,
    answer: answer([voucher]),
    shows: 'Harbour Gold',
    returns: true,
  },
})

test('without any it says what waits here, and leads to the packages', async () => {
  const { navigator } = await draw({ [PAGE]: answer([], []) })
  expect(screen.getByText('No vouchers yet')).toBeInTheDocument()
  expect(
    screen.getByText('What you buy in a package waits here until you collect it.'),
  ).toBeInTheDocument()
  expect(screen.queryByRole('list', { name: 'Packages' })).not.toBeInTheDocument()
  await press('All packages')
  expect(navigator.open.mock.calls).toEqual([['/scanPay/index']])
})

test.each([
  ['Used up', 2, 'No voucher is used up'],
  ['Over', 3, 'No voucher is over'],
  ['Paid back', 4, 'Nothing was paid back'],
])('the tab “%s” asks for state %d, and hides the packages', async (tab, status, text) => {
  const { calls } = await draw({
    [PAGE]: ({ body }: { body: { status: number } }) => answer(body.status === 1 ? [voucher] : []),
  })
  await tap(screen.getByRole('tab', { name: tab }))
  expect(screen.getByText(text)).toBeInTheDocument()
  expect(screen.queryByRole('list', { name: 'Packages' })).not.toBeInTheDocument()
  expect(sent(calls, PAGE).map((body) => (body as { status: number }).status)).toEqual([1, status])
})

test('a voucher, a package and a use are dated by the server’s clock', async () => {
  await draw({})
  expect(packages().getByText('¥188.00 · 1 Dec 2026')).toBeInTheDocument()
  expect(screen.getByText('Until 1 Dec 2026')).toBeInTheDocument()
  await press(/Harbour Gold/)
  const sheet = within(screen.getByRole('dialog', { name: 'Harbour Gold' }))
  expect(sheet.getByText('2 / 3')).toBeInTheDocument()
  expect(sheet.getAllByText('1 Dec 2026, 04:30')).toHaveLength(2)
})

test('what nobody has used yet shows no list of uses', async () => {
  await draw({ [PAGE]: answer([{ ...voucher, used: 0, uses: [] }]) })
  await press(/Harbour Gold/)
  expect(screen.getByText('3 / 3')).toBeInTheDocument()
  expect(screen.queryByRole('list', { name: 'Handed out' })).not.toBeInTheDocument()
})

test.each([
  [3, 'Over'],
  [4, 'Paid back'],
])('one in state %d is no code any more', async (state, text) => {
  await draw({ [PAGE]: answer([{ ...voucher, state }]) })
  await press(/Harbour Gold/)
  const sheet = within(screen.getByRole('dialog', { name: 'Harbour Gold' }))
  expect(sheet.getByText(text)).toBeInTheDocument()
  expect(sheet.queryByRole('button', { name: 'Copy the number' })).not.toBeInTheDocument()
})

test('a package leads to its page', async () => {
  const { navigator } = await draw({})
  await tap(packages().getByRole('link', { name: /A dozen/ }))
  expect(navigator.open.mock.calls).toEqual([['/scanPay/show?id=2']])
})

test.each([
  ['balance', '¥188.00 is back in your balance'],
  ['wechat', '¥188.00 goes back to where it came from'],
])(
  'money of %s: it is said where it goes, once, and asked how things stand',
  async (channel, text) => {
    const { calls, host } = await draw({ [REFUND]: { payId: '9', amount: 18_800, channel } })
    await press('Have A dozen paid back')
    expect(host.confirm.mock.calls).toEqual([
      [expect.objectContaining({ title: 'Have A dozen paid back?', ok: 'Pay back' })],
    ])
    expect(host.toast.mock.calls).toEqual([[text]])
    expect(sent(calls, REFUND)).toEqual([{ payId: '9' }])
    expect(sent(calls, PAGE)).toHaveLength(2)
  },
)

test('a refusal is said above the packages, and the money can be asked for again', async () => {
  const { host } = await draw({ [REFUND]: new ApiError(REFUND, 400, 'A voucher was used.') })
  await press('Have A dozen paid back')
  expect(screen.getByText('A voucher was used.')).toBeInTheDocument()
  expect(host.toast).not.toHaveBeenCalled()
  expect(offers('Have A dozen paid back')).toBe(true)
})

test('one that is neither paid back nor can be has no button and no mark', async () => {
  await draw({ [PAGE]: answer([voucher], [{ ...bought, canRefund: false }]) })
  expect(offers(/paid back$/)).toBe(false)
  expect(packages().queryByText('Paid back')).not.toBeInTheDocument()
})
