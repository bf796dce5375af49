import { act, fireEvent, screen } from '@testing-library/react'
import { renderWidget } from '../../../../engine/testing/render-widget'
import { NetworkError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { marketTable } from '.'
import { sortRows } from './market-table'

const columns = [
  { key: 'trend7', name: 'Trend' },
  { key: 'brandNo', name: 'b' },
  { key: 'price', name: 'p', format: 'money' },
  { key: 'cumIncome', name: 'i', format: 'money' },
  { key: 'cumReturn', name: 'r', format: 'percent' },
]
const rows = [
  { brandNo: 'B', price: 1000, cumIncome: 500, cumReturn: -3.2 },
  { brandNo: 'A', price: 3000, cumIncome: 100, cumReturn: null },
  { brandNo: 'C', price: 2000, cumIncome: 900, cumReturn: 12.35 },
]
const api = { 'paas/autoReport/market': { columns, rows } }

beforeAll(() => initI18n('en'))

const lines = () => screen.getAllByRole('listitem').map((line) => line.textContent)
const brands = () => lines().map((line) => line?.[0])
const sortBy = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })))

test('shows brand, price, income and return, and nothing else (client spec §3)', async () => {
  await renderWidget(marketTable, { api })
  expect(lines()).toEqual(['B¥10.00¥5.00−3.2%', 'A¥30.00¥1.00—', 'C¥20.00¥9.00+12.35%'])
  expect(screen.getAllByRole('button')).toHaveLength(4)
})

test('a brand with a history shows its days in its own cell; a newcomer and another server have none', async () => {
  const weeks = ['100,0,300', '0,0', undefined]
  const known = rows.map((row, at) => ({ ...row, ...(weeks[at] && { week: weeks[at] }) }))
  await renderWidget(marketTable, { api: { 'paas/autoReport/market': { columns, rows: known } } })
  const names = screen.getAllByRole('img').map((each) => each.getAttribute('aria-label'))
  expect(names).toEqual(['A device by day: from ¥1.00 to ¥3.00'])
  expect(lines()[0]).toBe('B¥10.00¥5.00−3.2%')
})

test('sorts highest first, then lowest first', async () => {
  await renderWidget(marketTable, { api })
  await sortBy('Sort by Price')
  expect(brands()).toEqual(['A', 'C', 'B'])
  await sortBy('Price, highest first')
  expect(brands()).toEqual(['B', 'C', 'A'])
  expect(screen.getByRole('button', { name: 'Price, lowest first' })).toBeInTheDocument()
})

test('sorts texts by their letters', async () => {
  await renderWidget(marketTable, { api })
  await sortBy('Sort by Brand no.')
  expect(brands()).toEqual(['C', 'B', 'A'])
  await sortBy('Brand no., highest first')
  expect(brands()).toEqual(['A', 'B', 'C'])
})

test.each(['Asc', 'Desc'] as const)('rows that are equal keep their order: %s', (type) => {
  const equal = ['B', 'A', 'C'].map((brandNo) => ({ brandNo, place: 'Quay' }))
  expect(sortRows(equal, { field: 'place', type })).toEqual(equal)
})

test('keeps what has no value at the end either way', async () => {
  await renderWidget(marketTable, { api })
  await sortBy('Sort by Cumulative return')
  expect(brands()).toEqual(['C', 'B', 'A'])
  await sortBy('Cumulative return, highest first')
  expect(brands()).toEqual(['B', 'C', 'A'])
})

test('begins as the definition says, and reads another type as Desc', async () => {
  await renderWidget(marketTable, {
    api,
    config: { sort: { field: 'cumIncome', type: 'sideways' } },
  })
  expect(brands()).toEqual(['C', 'B', 'A'])
})

test('a row leads to its brand where the definition says how', async () => {
  const config = { itemUrl: '/views/index?url=/invest/brand&brandNo={brandNo}' }
  const { navigator } = await renderWidget(marketTable, { api, config })
  await act(async () => void fireEvent.click(screen.getByRole('link', { name: /^A/ })))
  expect(navigator.open).toHaveBeenCalledWith('/views/index?url=/invest/brand&brandNo=A')
})

test('says of what the prices are where the definition does', async () => {
  const note = { en: 'Prices of one device' }
  await renderWidget(marketTable, { api, config: { note } })
  expect(screen.getByText('Prices of one device')).toBeInTheDocument()
})

test('cannot be sorted when told so', async () => {
  await renderWidget(marketTable, { api, config: { sortable: false } })
  expect(screen.queryByRole('button')).toBeNull()
})

test('says that there are no figures', async () => {
  await renderWidget(marketTable, { api: { 'paas/autoReport/market': { columns, rows: [] } } })
  expect(screen.getByText('No figures yet')).toBeInTheDocument()
})

test('a return of nothing has no sign, and a loss of money has one', async () => {
  const row = { brandNo: 'N', price: 20_000, cumIncome: -987_654_321, cumReturn: 0 }
  await renderWidget(marketTable, {
    api: { 'paas/autoReport/market': { columns, rows: [row] } },
  })
  expect(lines()).toEqual(['N¥200.00−¥9,876,543.210%'])
})

test.each([
  [1, '+1%', 'tp-c-success'],
  [-1, '−1%', 'tp-c-danger'],
])('a return of %i per cent reads %s and is drawn as %s', async (cumReturn, text, tone) => {
  await renderWidget(marketTable, {
    api: { 'paas/autoReport/market': { columns, rows: [{ ...rows[0], cumReturn }] } },
  })
  expect(screen.getByText(text)).toHaveClass(tone)
})

test('begins with the highest return, says when it was, and by what it is sorted', async () => {
  await renderWidget(marketTable, {
    config: { title: { en: 'Market' }, sort: { field: 'cumReturn', type: 'Desc' } },
    api: { 'paas/autoReport/market': { columns, rows, asOf: 1_790_000_000 } },
  })
  expect(brands()).toEqual(['C', 'B', 'A'])
  expect(
    screen.getByRole('button', { name: 'Cumulative return, highest first' }),
  ).toBeInTheDocument()
  expect(screen.getByText(/^As of .*2026/)).toBeInTheDocument()
})

test('without a network it says so and asks again', async () => {
  let isDown = true
  await renderWidget(marketTable, {
    api: {
      'paas/autoReport/market': () => {
        if (isDown) throw new NetworkError('market')
        return { columns, rows }
      },
    },
  })
  expect(screen.getByText('Could not get the data')).toBeInTheDocument()
  expect(screen.getByText('No connection. Check the network and try again.')).toBeInTheDocument()
  isDown = false
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })))
  expect(lines()).toHaveLength(3)
})
