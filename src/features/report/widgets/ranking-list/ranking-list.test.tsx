import { act, fireEvent, screen, within } from '@testing-library/react'
import { renderWidget, testUser, type WidgetSetup } from '../../../../engine/testing/render-widget'
import { NetworkError } from '../../../../errors'
import type { HttpRequest } from '../../../../http/endpoint'
import { initI18n } from '../../../../i18n'
import { rankingList } from '.'

const CALL = 'paas/autoReport/ranking'
const columns = [{ key: 'value', name: 'Income', format: 'money' }]
const rows = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve'].map((name, at) => ({
  rank: at + 1,
  name,
  value: 100_000 - at * 100,
  avatar: '',
  delta: at - 2,
  userId: name === 'Eve' ? testUser.id : name,
}))
const periods = [
  { key: 'week', name: { en: 'Week' } },
  { key: 'month', name: { en: 'Month' } },
]

beforeAll(() => initI18n('en'))

const open = (setup: WidgetSetup = {}) =>
  renderWidget(rankingList, { api: { [CALL]: { columns, rows } }, ...setup })
const names = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map((item) => item.textContent)

test('puts the first three on the podium and the others in the list, with money as money', async () => {
  await open()
  const [podium, list] = screen.getAllByRole('list') as [HTMLElement, HTMLElement]
  expect(names(podium)).toEqual(['AAnn¥1,000.001', 'BBen¥999.002', 'CCleo¥998.003'])
  expect(names(list)).toEqual(['4DDan¥997.001', '5EEve¥996.002'])
})

test('says in words how many places were won', async () => {
  await open()
  expect(screen.getByLabelText('Up 1')).toBeInTheDocument()
})

test('needs three for a podium', async () => {
  const drawn = await open({ api: { [CALL]: { columns, rows: rows.slice(0, 2) } } })
  expect(screen.getAllByRole('list')).toHaveLength(1)
  expect(names(screen.getByRole('list'))).toEqual(['1AAnn¥1,000.002', '2BBen¥999.001'])
  drawn.unmount()
  await open({ api: { [CALL]: { columns, rows: rows.slice(0, 3) } } })
  const [podium] = screen.getAllByRole('list') as [HTMLElement]
  expect(names(podium).map((line) => line?.at(0))).toEqual(['A', 'B', 'C'])
})

test('keeps the own line in sight, even beyond the limit', async () => {
  await open({ user: testUser, config: { limit: 4 } })
  const mine = screen.getByRole('region', { name: 'Me' })
  expect(mine).toHaveTextContent('Eve')
})

test('shows no own line to who is not logged in', async () => {
  await open()
  expect(screen.queryByRole('region', { name: 'Me' })).toBeNull()
})

test('asks for another period', async () => {
  const { calls } = await open({ config: { periods } })
  await act(async () => void fireEvent.click(screen.getByRole('radio', { name: 'Month' })))
  const asked = calls.map(({ body }: HttpRequest) => (body as { keyword?: string }).keyword)
  expect(asked).toEqual(['week', 'month'])
})

test('says that nobody is ranked', async () => {
  await open({ api: { [CALL]: { columns, rows: [] } } })
  expect(screen.getByText('Nobody is ranked yet')).toBeInTheDocument()
})

test('without a network the board says so', async () => {
  await renderWidget(rankingList, { api: { [CALL]: new NetworkError(CALL) } })
  expect(screen.getByText('You are offline')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument()
})

test.each([
  [12, 'Up 12'],
  [0, 'Unchanged'],
  [-12, 'Down 12'],
])('%i places read "%s"', async (delta, words) => {
  await open({ api: { [CALL]: { columns, rows: [{ ...rows[0], delta }] } } })
  expect(screen.getByLabelText(words)).toBeInTheDocument()
  expect(screen.getByLabelText('Place 1')).toBeInTheDocument()
})

test('a board that could not be had is asked for again', async () => {
  let isDown = true
  await open({
    api: {
      [CALL]: () => {
        if (isDown) throw new NetworkError(CALL)
        return { columns, rows }
      },
    },
  })
  isDown = false
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })))
  expect(screen.getByText('Ann')).toBeInTheDocument()
})
