import { screen, within } from '@testing-library/react'
import { renderWidget, testUser, type WidgetSetup } from '../../../../engine/testing/render-widget'
import { initI18n } from '../../../../i18n'
import { rankingList } from '.'

beforeAll(() => initI18n('en'))

const CALL = 'paas/autoReport/ranking'
const columns = [{ key: 'value', name: 'Income', format: 'money' }]
const row = (name: string, more: object = {}) => ({ name, value: 100, userId: name, ...more })
const open = (rows: readonly object[], setup: WidgetSetup = {}, more: object = {}) =>
  renderWidget(rankingList, { api: { [CALL]: { columns, rows, ...more } }, ...setup })
const lists = () =>
  screen.getAllByRole('list').map((list) =>
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  )
const five = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve'].map((name, at) => row(name, { rank: at + 1 }))

test('rows stand by their rank, and one without has that of its place', async () => {
  await open([row('Ben', { rank: 2 }), row('Ann', { rank: 1 })])
  expect(lists()).toEqual([['1AAnn¥1.00', '2BBen¥1.00']])
})

test('what a row does not say is empty: no value, no change, no name', async () => {
  await open([{ rank: 1 }, row('Ben', { value: null, delta: 'up' })])
  expect(lists()).toEqual([[expect.stringMatching(/^1.*—$/), '2BBen—']])
  expect(screen.queryByLabelText(/^(Up|Down)|Unchanged/)).toBeNull()
})

test('a definition may do without a podium, and with fewer places', async () => {
  const { calls } = await open(five, { config: { podium: 0, limit: 2 } })
  expect(lists()).toEqual([['1AAnn¥1.00', '2BBen¥1.00']])
  expect(calls[0]?.body).toMatchObject({ pageSize: 2 })
})

test('the podium names the first three, each with the place', async () => {
  await open(five)
  const [podium] = screen.getAllByRole('list') as [HTMLElement]
  expect(
    within(podium)
      .getAllByLabelText(/^Place/)
      .map((each) => each.getAttribute('aria-label')),
  ).toEqual(['Place 1', 'Place 2', 'Place 3'])
})

test('the reader is marked in the list, and kept in sight unless the definition says otherwise', async () => {
  const rows = [...five, row('Me', { rank: 6, userId: testUser.id })]
  const { unmount } = await open(rows, { user: testUser })
  expect(screen.getAllByText('Me', { selector: '.tp-tag' })).toHaveLength(2)
  unmount()
  await open(rows, { user: testUser, config: { mePinned: false } })
  expect(screen.queryByRole('region')).toBeNull()
  expect(screen.getAllByText('Me', { selector: '.tp-tag' })).toHaveLength(1)
})

test('who is not ranked has no line of their own', async () => {
  await open(five, { user: testUser })
  expect(screen.queryByRole('region')).toBeNull()
})

test('is headed by its title, says of when it is; one period is not chosen among', async () => {
  const asOf = Date.UTC(2026, 10, 30, 20, 30) / 1000
  const periods = [{ key: 'week', name: 'Week' }]
  const { calls, unmount } = await open(five, { config: { title: 'Top', periods } }, { asOf })
  expect(screen.getByRole('heading', { name: 'Top' })).toBeInTheDocument()
  expect(screen.getByText('As of 1 Dec 2026, 04:30')).toBeInTheDocument()
  expect(screen.queryByRole('radio')).toBeNull()
  expect(calls[0]?.body).toMatchObject({ keyword: 'week', pageSize: 50 })
  unmount()
  await open(five)
  expect(screen.queryByRole('heading')).toBeNull()
  expect(screen.queryByText(/^As of/)).toBeNull()
})

test('what the definition brings is not asked for', async () => {
  const { calls } = await open([], { value: { columns, rows: five } })
  expect(screen.getByText('Ann')).toBeInTheDocument()
  expect(calls).toEqual([])
})
