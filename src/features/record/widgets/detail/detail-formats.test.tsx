import { act, screen } from '@testing-library/react'
import { offers } from '../../../../engine/testing/hands'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { initI18n } from '../../../../i18n'
import { detail } from '.'

beforeAll(() => initI18n('en'))

const THEN = Date.UTC(2026, 10, 30, 20, 30) / 1000
const open = (value: object | undefined, config: object = {}, more: object = {}) =>
  renderWidget(detail, {
    user: testUser,
    value,
    config: config as Record<string, unknown>,
    ...more,
  })
const text = async (row: object, record: object) => {
  const { container } = await open(
    { id: '1', ...record },
    { rows: [{ label: 'Field', path: 'a', ...row }] },
  )
  return container.textContent
}

// A value that is not of its format stays as it is; what is empty is not there.
test.each([
  [{}, { a: 'x' }, 'Fieldx'],
  [{}, { a: 0 }, 'Field0'],
  [{}, { a: '' }, ''],
  [{}, { a: null }, ''],
  [{}, {}, ''],
  [{ format: 'mask' }, { a: '13800138000' }, 'Field138****8000'],
  [{ format: 'money' }, { a: 1905 }, 'Field¥19.05'],
  [{ format: 'money' }, { a: 'free' }, 'Fieldfree'],
  [{ format: 'money' }, { a: 5, currency: 'points' }, 'Field5 points'],
  [{ format: 'gain' }, { a: 1905 }, 'Field+¥19.05'],
  [{ format: 'gain' }, { a: -1905 }, 'Field−¥19.05'],
  [{ format: 'gain' }, { a: 5, currency: 'points' }, 'Field+5 points'],
  [{ format: 'time' }, { a: THEN }, 'Field1 Dec 2026, 04:30'],
  [{ format: 'bookTime' }, { a: THEN }, 'Field1 Dec 2026, 04:30'],
  [{ format: 'time' }, { a: 'soon' }, 'Fieldsoon'],
  [{ format: 'enum', options: { '1': { en: 'Open' } } }, { a: 1 }, 'FieldOpen'],
  [{ format: 'enum', options: { '1': { en: 'Open' } } }, { a: 2 }, 'Field2'],
])('a row %j of %j reads “%s”', async (row, record, shown) => {
  expect(await text(row, record)).toBe(shown)
})

test('a gain has its sign and looks like one; a loss and nothing do not', async () => {
  for (const [amount, tone] of [
    [100, 'success'],
    [0, 'ink'],
    [-100, 'ink'],
  ] as const) {
    const head = { head: { title: 'name', amount: 'sum' } }
    const { container, unmount } = await open({ id: '1', name: 'Line', sum: amount }, head)
    expect(container.querySelector('.tp-price')).toHaveClass(`tp-c-${tone}`)
    unmount()
  }
})

test('what is to stand large and is not there is left out', async () => {
  const { container } = await open(
    { id: '1', sum: 'x' },
    { head: { title: 'name', amount: 'sum' } },
  )
  expect(screen.queryByRole('heading')).toBeNull()
  expect(container.querySelector('.tp-price')).toBeNull()
  expect(offers(/amounts$/)).toBe(false)
})

test('points stand large as points; hidden they are dots with a name', async () => {
  const record = { id: '1', sum: 5, a: 7, b: 'seen', currency: 'points' }
  const rows = [
    { label: 'Sum', path: 'a', format: 'gain' },
    { label: 'Word', path: 'b' },
  ]
  const { container, services } = await open(record, { head: { amount: 'sum' }, rows })
  expect(container).toHaveTextContent('+5 pointsSum+7 pointsWordseen')
  await act(async () => services.settings.toggleAmounts())
  expect(container).toHaveTextContent('••••••Sum••••••Wordseen')
  expect(screen.getByRole('img', { name: /hidden/i })).toBeInTheDocument()
})

test('only what says so can be copied', async () => {
  const rows = [
    { label: 'A', path: 'a' },
    { label: 'B', path: 'b', copy: true },
  ]
  await open({ id: '1', a: 'x', b: 'y' }, { rows })
  expect([offers('Copy A'), offers('Copy B')]).toEqual([false, true])
})

test('the parameter that names the record may be another; what is not there says whose it may be', async () => {
  const { calls } = await open(
    undefined,
    { entity: 'ledger', idParam: 'no' },
    { query: { no: '7' }, api: { 'Api/ledger/QueryById': null } },
  )
  expect(calls.map(({ query }) => query)).toEqual([{ id: '7' }])
  expect(screen.getByText('It may belong to another account.')).toBeInTheDocument()
})

test('without an entity nothing is asked', async () => {
  const { calls } = await open(undefined, {}, { query: { id: '7' } })
  expect(calls).toEqual([])
})
