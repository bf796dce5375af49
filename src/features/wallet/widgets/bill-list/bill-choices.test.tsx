import { act, screen, within } from '@testing-library/react'
import type { FakeHost } from '../../../../engine/testing/fake-host'
import { button, gone, press, tap } from '../../../../engine/testing/hands'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import type { HttpRequest } from '../../../../http/endpoint'
import { initI18n } from '../../../../i18n'
import type { FieldCondition } from '../../../../shared/query'
import { overviewOf } from '../../testing/overview'
import { billList } from '.'

beforeAll(() => initI18n('en'))
afterEach(() => jest.restoreAllMocks())

const PAGE = 'asset/ledger/page'
/** Noon of 21 Nov 2026 in Beijing. */
const NOON = Date.UTC(2026, 10, 21, 4) / 1000
const wallet = {
  accounts: [{ id: 'A1', kind: 'balance', name: 'Main account', amount: 5_000, frozen: 0 }],
  overview: overviewOf({ balance: 5_000 }),
  asOf: NOON,
}
const line = {
  id: '1',
  accountId: 'A1',
  kind: 'order',
  title: 'Line 1',
  amount: 1,
  createdAt: NOON,
}
const open = (config = {}, income = 1, query = {}) =>
  renderWidget(billList, {
    user: testUser,
    config,
    query,
    api: {
      'asset/account/userAccountList': wallet,
      [PAGE]: { result: [line], pageIndex: 1, pageSize: 15, totalCount: 1 },
      'paas/autoReport/billTotals': {
        columns: [],
        rows: [{ income, expense: 0, net: income, count: 1 }],
      },
      'paas/autoReport/billDays': { columns: [], rows: [] },
    },
  })
/** The fields the last page of lines was asked to be narrowed by. */
function narrowed(calls: readonly HttpRequest[]): readonly unknown[] {
  const { body } = calls.filter(({ path }) => path === PAGE).at(-1) as HttpRequest
  const { conditions } = (body as { condition: { conditions: FieldCondition[] } }).condition
  return conditions.map(({ field }) => field)
}
const choose = (name: string) => tap(screen.getByRole('radio', { name }))

test('a sheet bears the name of its chip and is gone after the choice', async () => {
  await open()
  expect(screen.queryByRole('dialog')).toBeNull()
  const chip = () => button(/^Type:/)
  expect(chip()).toHaveAttribute('aria-expanded', 'false')
  await tap(chip())
  expect(chip()).toHaveAttribute('aria-expanded', 'true')
  expect(button(/^Account:/)).toHaveAttribute('aria-expanded', 'false')
  const sheet = within(screen.getByRole('dialog', { name: 'Type' }))
  expect(sheet.getByRole('radiogroup', { name: 'Type' })).toBeInTheDocument()
  await choose('Refunds')
  await gone('Type')
  expect(button('Type: Refunds')).toHaveAttribute('aria-expanded', 'false')
})

test('a sheet keeps its choices while it leaves', async () => {
  await open()
  await press(/^Period:/)
  await press('Close')
  expect(screen.queryByRole('radio', { name: 'Main account' })).toBeNull()
  await gone('Period')
})

test('choices are kept beside each other: an account, of it a type, of that a period', async () => {
  const { calls } = await open()
  await press(/^Account:/)
  await choose('Main account')
  await gone('Account')
  await press(/^Type:/)
  await choose('Refunds')
  await gone('Type')
  expect(narrowed(calls)).toEqual(['accountId', 'kind'])
  await press(/^Period:/)
  await choose('Today')
  await gone('Period')
  expect(narrowed(calls)).toEqual(['accountId', 'kind', 'createdAt'])
  for (const name of ['Account: Main account', 'Type: Refunds', 'Period: Today'])
    expect(button(name)).toBeInTheDocument()
})

test.each([
  [0, 'tp-c-ink'],
  [1, 'tp-c-success'],
])('an income of %d cents is drawn as %s', async (income, tone) => {
  await open({}, income)
  const total = within(screen.getByRole('region', { name: 'Total' }))
  const sum = total.getByText('In').parentElement
  expect(sum?.querySelector('.tp-price')).toHaveClass(tone)
})

test('a list that yields to one line is drawn where the address names none', async () => {
  await open({ hideWith: 'id' })
  expect(screen.getByText('Line 1')).toBeInTheDocument()
})

test.each([
  [-480, false],
  [0, true],
])('%d minutes from Greenwich it is said whose days these are: %s', async (minutes, said) => {
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(minutes)
  await open()
  expect(screen.queryByText(/Beijing/) !== null).toBe(said)
})

test('the lines of the filter are exported, with the eye closed without their amounts', async () => {
  const { services } = await open()
  await press(/^Period:/)
  await choose('Today')
  await gone('Period')
  const { keepTable } = services.host as FakeHost
  const exported = button(/^Export /)
  await tap(exported)
  act(() => services.settings.toggleAmounts())
  await tap(exported)
  expect(keepTable.mock.calls).toEqual(
    ['0.01', '••••••'].map((amount) => [
      'Time,What,Account,Amount,Unit\r\n' +
        `"21 Nov 2026, 12:00",Line 1,Main account,${amount},¥\r\n`,
      'Bills_Today_2026-11-21',
    ]),
  )
})
