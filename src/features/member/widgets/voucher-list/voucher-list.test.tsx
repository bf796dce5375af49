import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type FakeApi, renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { ApiError } from '../../../../errors'
import type { HttpRequest } from '../../../../http/endpoint'
import { initI18n } from '../../../../i18n'
import { voucherList } from '.'

beforeAll(() => initI18n('en'))

const PAGE = 'member/voucher/page'
const REFUND = 'member/voucher/refund'
const FUTURE = 1_900_000_000

const voucher = {
  id: '1',
  code: '880000000001',
  name: 'Harbour Gold',
  image: '',
  total: 3,
  used: 1,
  state: 1,
  expiresAt: FUTURE,
  payId: '9',
  packageId: '2',
  packageName: 'A dozen for regulars',
  uses: [{ at: 1_700_000_000, count: 1, store: 'River Quay' }],
}
const bought = {
  payId: '9',
  packageId: '2',
  name: 'A dozen for regulars',
  amount: 18_800,
  openedAt: 1_700_000_000,
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
const tap = (element: HTMLElement) => act(async () => void fireEvent.click(element))
const open = (api: FakeApi, confirm = true) =>
  renderWidget(voucherList, {
    user: testUser,
    api,
    host: { confirm: jest.fn(async () => confirm) },
  })
const vouchers = () =>
  within(screen.getByRole('list', { name: 'Vouchers' })).getAllByRole('listitem')

test('a voucher says how many pieces are left and until when', async () => {
  const { calls } = await open({ [PAGE]: answer([voucher]) })
  expect(calls[0]?.body).toMatchObject({ status: 1, pageIndex: 1 })
  expect(vouchers()).toHaveLength(1)
  expect(vouchers()[0]).toHaveTextContent('2of 3 left')
  expect(vouchers()[0]).toHaveTextContent(/Until \d+ Mar 2030/)
})

test('at the counter it is a code to scan, a number to read out, and what was handed out', async () => {
  const { host } = await open({ [PAGE]: answer([voucher]) })
  await tap(screen.getByRole('button', { name: /Harbour Gold/ }))
  const sheet = within(screen.getByRole('dialog', { name: 'Harbour Gold' }))
  expect(await sheet.findByRole('img', { name: 'Voucher as a QR code' })).toBeInTheDocument()
  expect(sheet.getByText('8800 0000 0001')).toBeInTheDocument()
  expect(sheet.getByRole('listitem')).toHaveTextContent('River Quay × 1')
  await tap(sheet.getByRole('button', { name: 'Copy the number' }))
  expect(host.copy).toHaveBeenCalledWith('880000000001')
})

test('one that is used up shows no code', async () => {
  await open({ [PAGE]: answer([{ ...voucher, used: 3, state: 2 }]) })
  await tap(screen.getByRole('tab', { name: 'Used up' }))
  await tap(screen.getByRole('button', { name: /Harbour Gold/ }))
  const sheet = within(screen.getByRole('dialog', { name: 'Harbour Gold' }))
  expect(sheet.queryByText('8800 0000 0001')).not.toBeInTheDocument()
  expect(sheet.getByText('Used up')).toBeInTheDocument()
})

test('each tab asks for its own state, and says so when there is none', async () => {
  const { calls } = await open({
    [PAGE]: ({ body }: HttpRequest) =>
      answer((body as { status: number }).status === 1 ? [voucher] : []),
  })
  await tap(screen.getByRole('tab', { name: 'Over' }))
  expect(calls.at(-1)?.body).toMatchObject({ status: 3 })
  expect(screen.getByText('No voucher is over')).toBeInTheDocument()
})

test('a package is paid back after a yes, and says where the money is', async () => {
  const { calls, host } = await open({
    [PAGE]: answer([voucher]),
    [REFUND]: { payId: '9', amount: 18_800, channel: 'balance' },
  })
  await tap(screen.getByRole('button', { name: 'Have A dozen for regulars paid back' }))
  expect(host.confirm).toHaveBeenCalledWith(
    expect.objectContaining({ text: expect.stringContaining('¥188.00'), tone: 'danger' }),
  )
  expect(calls.find(({ path }) => path === REFUND)?.body).toEqual({ payId: '9' })
  expect(host.toast).toHaveBeenCalledWith('¥188.00 is back in your balance')
})

test('the grade that came with a package goes with it, once the record of the user is there', async () => {
  const ME = 'people/user/getLoginUser'
  const { session } = await open({
    [PAGE]: answer([voucher]),
    [REFUND]: { payId: '9', amount: 18_800, channel: 'balance' },
    [ME]: { ...testUser, gradeId: 1, grade: { id: 1, name: 'Taster' } },
  })
  await tap(screen.getByRole('button', { name: 'Have A dozen for regulars paid back' }))
  await waitFor(() => expect(session.user).toMatchObject({ gradeId: 1 }))
})

test('a no pays nothing back', async () => {
  const { calls } = await open({ [PAGE]: answer([voucher]) }, false)
  await tap(screen.getByRole('button', { name: 'Have A dozen for regulars paid back' }))
  expect(calls.some(({ path }) => path === REFUND)).toBe(false)
})

test('what cannot be paid back any more has no button', async () => {
  const back = { ...bought, isRefunded: true, canRefund: false }
  await open({ [PAGE]: answer([voucher], [back]) })
  const row = screen.getByRole('list', { name: 'Packages' })
  expect(within(row).queryByRole('button')).not.toBeInTheDocument()
  expect(row).toHaveTextContent('Paid back')
})

test.each([
  ['nothing', answer([], [])],
  ['a server without the call', new ApiError(PAGE, 404, 'no such call')],
])('%s leads to what is for sale', async (_name, given) => {
  const { navigator } = await open({ [PAGE]: given })
  await tap(screen.getByRole('button', { name: 'All packages' }))
  expect(navigator.open).toHaveBeenCalledWith('/scanPay/index')
})

describe('while its code is held out', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())
  const pass = () => act(async () => void (await jest.advanceTimersByTimeAsync(3000)))
  const asked = (calls: readonly HttpRequest[]) =>
    calls.filter(({ body }) => (body as { id?: string }).id !== undefined)

  /** A list of one voucher, and the server's word of it later on. */
  async function hold(later: () => object) {
    const shown = await open({
      [PAGE]: ({ body }: HttpRequest) =>
        answer([(body as { id?: string }).id === '1' ? later() : voucher]),
    })
    await tap(screen.getByRole('button', { name: /Harbour Gold/ }))
    return { ...shown, sheet: within(screen.getByRole('dialog', { name: 'Harbour Gold' })) }
  }

  test('what the counter hands out is told at once, to the last piece', async () => {
    let now: object = voucher
    const { sheet, calls } = await hold(() => now)
    await pass()
    expect(asked(calls)).toHaveLength(1)
    expect(sheet.queryByRole('status')).not.toBeInTheDocument()
    const uses = [...voucher.uses, { at: 1_700_000_900, count: 1, store: 'Old Arcade' }]
    now = { ...voucher, used: 2, uses }
    await pass()
    expect(sheet.getByRole('status')).toHaveTextContent('1 piece is yours. Enjoy it!Old Arcade')
    expect(sheet.getByRole('status').closest('.tp-outcome--cheer')).not.toBeNull()
    expect(sheet.getByText('8800 0000 0001')).toBeInTheDocument()
    now = { ...voucher, used: 3, state: 2, uses }
    await pass()
    expect(sheet.getByRole('status')).toHaveTextContent('2 pieces are yours. Enjoy them!')
    expect(sheet.queryByText('8800 0000 0001')).not.toBeInTheDocument()
    const lists = calls.filter(({ body }) => (body as { status?: number }).status === 1)
    expect(lists.length).toBeGreaterThan(1)
  })

  test('another server’s answer about others says nothing', async () => {
    const { sheet } = await hold(() => ({ ...voucher, id: '2', used: 2 }))
    await pass()
    expect(sheet.queryByRole('status')).not.toBeInTheDocument()
  })

  test('a voucher that is used up is not asked about', async () => {
    const { calls } = await open({ [PAGE]: answer([{ ...voucher, used: 3, state: 2 }]) })
    await tap(screen.getByRole('button', { name: /Harbour Gold/ }))
    await pass()
    expect(asked(calls)).toEqual([])
  })
})
