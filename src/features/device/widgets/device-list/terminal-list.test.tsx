import { act, fireEvent, screen, within } from '@testing-library/react'
import type { FakeHost } from '../../../../engine/testing/fake-host'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { ApiError, HostError, NetworkError } from '../../../../errors'
import type { HttpRequest } from '../../../../http/endpoint'
import { initI18n } from '../../../../i18n'
import { terminalList } from '.'

beforeAll(() => initI18n('en'))

const LIST = 'device/terminal/page'
const REPORT = 'paas/autoReport/channels'
const channels = {
  columns: [],
  rows: [
    { key: '601', name: 'Bars', terminals: 11, online: 9, today: 120_000, income: 900_000 },
    { key: '602', name: 'Hotels', terminals: 6, online: 6, today: 30_000, income: 100_000 },
  ],
}
const terminal = (id: string, channelId: string, status: number) => ({
  id,
  serial: `TE26${id}`,
  channelId,
  place: `Place ${id}`,
  status,
  todayIncome: 12_345,
  income: 99_999,
  seenAt: Math.floor(Date.now() / 1000) - 300,
})
const pageOf = (result: unknown[], totalCount = result.length, pageIndex = 1) => ({
  result,
  pageIndex,
  pageSize: 15,
  totalCount,
})

const open = (api: object = {}, more: object = {}) =>
  renderWidget(terminalList, {
    user: testUser,
    api: {
      [REPORT]: channels,
      [LIST]: pageOf([terminal('1', '601', 1), terminal('2', '602', 2)]),
      ...api,
    },
    ...more,
  })

const tap = (element: HTMLElement) => act(async () => void fireEvent.click(element))
const radio = (name: string) => screen.getByRole('radio', { name })
const conditions = (calls: readonly HttpRequest[]) =>
  calls
    .filter(({ path }) => path === LIST)
    .map(({ body }) =>
      (
        body as { condition: { conditions: { field: string; value: unknown }[] } }
      ).condition.conditions.map(({ field, value }) => [field, value]),
    )

test('shows the days of a terminal that has some, and says what one brings in', async () => {
  const old = { ...terminal('1', '601', 1), week: '1000,0,5000' }
  const idle = { ...terminal('2', '602', 2), week: '0,0,0' }
  await open({ [LIST]: pageOf([old, idle, terminal('3', '602', 1)]) })
  const names = screen.getAllByRole('img').map((each) => each.getAttribute('aria-label'))
  expect(names.filter((name) => name?.includes('20.00'))).toHaveLength(1)
  expect(names).toHaveLength(1)
})

test('shows where each terminal stands, how it is and when it was seen', async () => {
  await open()
  const [first, second] = within(screen.getByRole('list', { name: 'Terminals' })).getAllByRole(
    'listitem',
  )
  expect(first).toHaveTextContent('Place 1OnlineNo. TE261')
  expect(first).toHaveTextContent('Bars · Seen 5 min ago')
  expect(first).toHaveTextContent('123.45')
  expect(second).toHaveTextContent('Place 2Offline')
})

test('a channel narrows list and figures', async () => {
  const { calls } = await open()
  const sums = screen.getByRole('group', { name: 'Figures of the channel' })
  expect(sums).toHaveTextContent('15 / 17')
  expect(sums).toHaveTextContent('1,500')
  await tap(radio('Hotels, 6'))
  expect(sums).toHaveTextContent('6 / 6')
  expect(conditions(calls)).toEqual([[], [['channelId', '602']]])
})

test('a state narrows the list', async () => {
  const { calls } = await open()
  await tap(radio('Offline'))
  expect(conditions(calls)).toEqual([[], [['status', 2]]])
})

test('a state nobody is in leads back to all', async () => {
  await open({
    [LIST]: ({ body }: HttpRequest) =>
      JSON.stringify(body).includes('status') ? pageOf([]) : pageOf([terminal('1', '601', 1)]),
  })
  await tap(radio('In service'))
  expect(screen.getByText('None in this state')).toBeInTheDocument()
  await tap(screen.getByRole('button', { name: 'Show all' }))
  expect(screen.getByText('Place 1')).toBeInTheDocument()
})

test('begins with the channel of the address', async () => {
  const { calls } = await open({}, { query: { channel: '602' } })
  expect(radio('Hotels, 6')).toBeChecked()
  expect(conditions(calls)).toEqual([[['channelId', '602']]])
})

test('an unknown channel of the address is none', async () => {
  await open({}, { query: { channel: '999' } })
  expect(radio('All channels, 17')).toBeChecked()
})

test('grows page by page', async () => {
  await open({
    [LIST]: ({ body }: HttpRequest) => {
      const { pageIndex } = body as { pageIndex: number }
      return pageOf([terminal(String(pageIndex), '601', 1)], 16, pageIndex)
    },
  })
  await tap(screen.getByRole('button', { name: 'Load more' }))
  expect(screen.getByText('Place 2')).toBeInTheDocument()
})

test('copies the number of a terminal', async () => {
  const { host } = await open()
  await tap(screen.getByRole('button', { name: 'Copy number TE261' }))
  expect(host.copy).toHaveBeenCalledWith('TE261')
})

test('says so where there are no channels', async () => {
  const { calls } = await open({ [REPORT]: { columns: [], rows: [] } })
  expect(screen.getByText('No terminals here')).toBeInTheDocument()
  expect(screen.queryByRole('radio')).not.toBeInTheDocument()
  expect(calls.some(({ path }) => path === REPORT)).toBe(true)
})

test.each([
  ['what the server said', new ApiError(LIST, 500, 'Kettle on fire'), 'Kettle on fire'],
  ['that the network is gone', new NetworkError(LIST), 'You are offline'],
])('a failure says %s, and a retry asks again', async (_, error, text) => {
  const { calls } = await open({ [LIST]: error })
  expect(screen.getByText(text)).toBeInTheDocument()
  const before = calls.length
  await tap(screen.getByRole('button', { name: 'Try again' }))
  expect(calls.length).toBeGreaterThan(before)
})

test('asks an anonymous visitor to log in and the server for nothing', async () => {
  const { calls } = await open({}, { user: undefined })
  expect(screen.getByText('Please log in first')).toBeInTheDocument()
  expect(calls).toEqual([])
})

test('the figures are the sums of all channels, in cents', async () => {
  const [bars, hotels] = channels.rows
  const rows = [{ ...bars, today: 120_005 }, hotels]
  await open({ [REPORT]: { columns: [], rows } })
  // 1,200.05 + 300.00 today; 9,000.00 + 1,000.00 in all.
  const sums = screen.getByRole('group', { name: 'Figures of the channel' })
  expect(sums).toHaveTextContent('Today¥1,500.05In all¥10,000.00')
  await tap(radio('Bars, 11'))
  expect(sums).toHaveTextContent('Online9 / 11Today¥1,200.05In all¥9,000.00')
  await tap(radio('All channels, 17'))
  expect(sums).toHaveTextContent('15 / 17')
})

test('what a report could not add up counts as nothing', async () => {
  const [bars, hotels] = channels.rows
  const lost = { ...hotels, terminals: null, online: '', today: '-', income: null }
  await open({ [REPORT]: { columns: [], rows: [bars, lost] } })
  const sums = screen.getByRole('group', { name: 'Figures of the channel' })
  expect(sums).toHaveTextContent('Online9 / 11Today¥1,200.00In all¥9,000.00')
  await tap(radio('Hotels, 0'))
  expect(sums).toHaveTextContent('Online0 / 0Today¥0.00In all¥0.00')
})

test('where one channel is chosen no row names it', async () => {
  await open()
  await tap(radio('Bars, 11'))
  const [row] = within(screen.getByRole('list', { name: 'Terminals' })).getAllByRole('listitem')
  expect(row).not.toHaveTextContent('Bars')
})

test('channel and state narrow the list together, the best of the day first', async () => {
  const { calls } = await open()
  await tap(radio('Hotels, 6'))
  await tap(radio('Online'))
  expect(conditions(calls).at(-1)).toEqual([
    ['channelId', '602'],
    ['status', 1],
  ])
  expect(calls.at(-1)?.body).toMatchObject({
    pageIndex: 1,
    pageSize: 15,
    sorts: [{ field: 'todayIncome', type: 'Desc' }],
  })
})

test('a definition may leave out what the terminals bring in', async () => {
  const { container } = await open({}, { config: { income: false } })
  expect(container).not.toHaveTextContent('¥')
  expect(screen.getByText('15 / 17')).toBeInTheDocument()
})

test('no terminal at all is nothing to go back from', async () => {
  await open({ [LIST]: pageOf([]) })
  expect(screen.getByText('No terminals here')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Show all' })).toBeNull()
})

test.each([
  ['that it was copied', undefined, 'Copied'],
  ['why it was not', new HostError('error.copyFailed'), 'Copying failed'],
])('says %s', async (_, error, said) => {
  const { host } = await open()
  if (error) host.copy.mockRejectedValueOnce(error)
  await tap(screen.getByRole('button', { name: 'Copy number TE262' }))
  expect(host.copy.mock.calls).toEqual([['TE262']])
  expect(host.toast.mock.calls).toEqual([[said]])
})

test('the terminals that are shown are exported, with channel and state in the name', async () => {
  const { services } = await open()
  await tap(radio('Bars, 11'))
  await tap(screen.getByRole('button', { name: 'Export CSV' }))
  const [text, name] = (services.host as FakeHost).keepTable.mock.calls[0] ?? []
  expect(name).toBe('Terminals_Bars')
  expect(text?.split('\r\n')[0]).toBe('Place,Serial,Channel,State,Last seen,Today (¥),In all (¥)')
  expect(text).toMatch(/\r\nPlace 1,TE261,Bars,Online,".*",123\.45,999\.99\r\n/)
})

test('without terminals there is nothing to export', async () => {
  await open({ [LIST]: pageOf([]) })
  expect(screen.queryByRole('button', { name: 'Export CSV' })).not.toBeInTheDocument()
})
