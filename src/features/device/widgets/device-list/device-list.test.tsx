import { act, fireEvent, screen, within } from '@testing-library/react'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { ApiError, NetworkError } from '../../../../errors'
import type { HttpRequest } from '../../../../http/endpoint'
import { initI18n } from '../../../../i18n'
import { deviceList, deviceOrders } from '.'

beforeAll(() => initI18n('en'))

const CALL = 'device/device/page'
const device = (id: string, status: number) => ({
  id,
  serial: `TR${id}`,
  storeId: '301',
  kind: 'tap',
  name: `Tap ${id}`,
  status,
  price: 680_000,
  todayIncome: 1234,
  income: 98_765,
  seenAt: Math.floor(Date.now() / 1000) - 300,
})
const pageOf = (result: unknown[], pageIndex = 1, totalCount = result.length) => ({
  result,
  pageIndex,
  pageSize: 15,
  totalCount,
})
const tap = (element: HTMLElement) => act(async () => void fireEvent.click(element))

const open = (answer: unknown, config = {}, query = {}) =>
  renderWidget(deviceList, { user: testUser, config, query, api: { [CALL]: answer } })

test('shows the state of each device, when it was seen and what it brings in', async () => {
  const { navigator } = await open(pageOf([device('501', 1), device('505', 2)]))
  const card = screen.getByRole('link', { name: 'Tap 501, Running' })
  expect(card).toHaveTextContent('TR501')
  expect(card).toHaveTextContent('Seen 5 min ago')
  expect(card).toHaveTextContent('12.34')
  expect(card).toHaveTextContent('987.65')
  await tap(screen.getByRole('link', { name: 'Tap 505, Offline' }))
  expect(navigator.open).toHaveBeenCalledWith('/device/manageconfig?id=505')
})

test('a card has a bar for each day of the week, and what a day brings in', async () => {
  const { container } = await open(
    pageOf([{ ...device('501', 1), week: '1000,0,2000' }, device('502', 1)]),
  )
  expect(screen.getByText('¥10.00 a day over 3 days')).toBeInTheDocument()
  const bars = [...container.querySelectorAll<HTMLElement>('.tp-spark__day')]
  expect(bars.map(({ style }) => style.height)).toEqual(['50%', '0%', '100%'])
})

test('a chip asks for that state alone', async () => {
  const { calls } = await open(pageOf([device('501', 1)]))
  await tap(screen.getByRole('tab', { name: 'Offline' }))
  expect(calls[0]?.body).toEqual({ pageIndex: 1, pageSize: 15 })
  expect(calls[1]?.body).toMatchObject({
    condition: { conditions: [{ field: 'status', operator: 'equal', value: 2 }] },
  })
})

test('grows page by page', async () => {
  await open(({ body }: HttpRequest) => {
    const { pageIndex } = body as { pageIndex: number }
    return pageOf([device(String(pageIndex), 1)], pageIndex, 16)
  })
  await tap(screen.getByRole('button', { name: 'Load more' }))
  expect(screen.getAllByRole('link')).toHaveLength(2)
})

test('makes room where the address names one device', async () => {
  const { calls } = await open(pageOf([]), { hideWith: 'id' }, { id: '501' })
  expect(screen.queryByText('No devices here')).not.toBeInTheDocument()
  expect(calls).toEqual([])
})

test('without devices it says so', async () => {
  await open(pageOf([]))
  expect(screen.getByText('No devices here')).toBeInTheDocument()
})

test.each([
  ['what the server said', new ApiError(CALL, 500, 'Kettle on fire'), 'Kettle on fire'],
  ['that the network is gone', new NetworkError(CALL), 'You are offline'],
])('a failure shows %s, and a retry asks again', async (_, error, text) => {
  const { calls } = await open(error)
  expect(screen.getByText(text)).toBeInTheDocument()
  const before = calls.length
  await tap(screen.getByRole('button', { name: 'Try again' }))
  expect(calls.length).toBeGreaterThan(before)
})

test('asks an anonymous visitor to log in and the server for nothing', async () => {
  const { calls } = await renderWidget(deviceList)
  expect(screen.getByText('Please log in first')).toBeInTheDocument()
  expect(calls).toEqual([])
})

describe('what was bought', () => {
  const BOUGHT = 'order/deviceOrder/pageList'
  const order = {
    id: '1',
    serial: 'TR501',
    deviceId: '501',
    name: 'Tap 501',
    image: '/pictures/1.svg',
    price: 680_000,
    status: 1,
    income: 98_765,
  }
  const bought = (answer: unknown) =>
    renderWidget(deviceOrders, { user: testUser, api: { [BOUGHT]: answer } })

  test('says what each device cost and has brought in, and leads to it', async () => {
    const { calls, navigator } = await bought(pageOf([order]))
    expect(calls.map(({ path, body }) => [path, body])).toEqual([
      [BOUGHT, { pageIndex: 1, pageSize: 15 }],
    ])
    const item = within(screen.getByRole('list')).getByRole('listitem')
    const card = within(item).getByRole('link', { name: 'Tap 501, Running' })
    expect(card).toHaveTextContent('TR501')
    expect(card).toHaveTextContent('¥6,800.00')
    expect(card).toHaveTextContent('¥987.65')
    await tap(card)
    expect(navigator.open).toHaveBeenCalledWith('/device/manageconfig?id=501')
  })

  test('says when there is nothing', async () => {
    await bought(pageOf([]))
    expect(screen.getByText('Nothing bought yet')).toBeInTheDocument()
  })
})

test('asks for as many a page as the definition says, at most fifty', async () => {
  const { calls, unmount } = await open(pageOf([]), { pageSize: 50 })
  expect(calls[0]?.body).toEqual({ pageIndex: 1, pageSize: 50 })
  unmount()
  const more = await open(pageOf([]), { pageSize: 51 })
  expect(more.calls[0]?.body).toEqual({ pageIndex: 1, pageSize: 15 })
})

test.each([
  ['Running', 1],
  ['Offline', 2],
  ['In service', 3],
])('%s is state %i, once', async (name, value) => {
  const { calls } = await open(pageOf([]))
  await tap(screen.getByRole('tab', { name }))
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(name)
  expect(calls.slice(1)).toMatchObject([
    { body: { condition: { conditions: [{ field: 'status', operator: 'equal', value }] } } },
  ])
})

test('a definition may leave out the states and what the devices bring in', async () => {
  await open(pageOf([device('501', 1)]), { filter: false, income: false })
  expect(screen.queryByRole('tab')).toBeNull()
  expect(screen.getByRole('link')).not.toHaveTextContent(/12\.34|987\.65/)
})

test('a state this client does not know is said as it came', async () => {
  await open(pageOf([device('501', 9)]))
  expect(screen.getByRole('link', { name: 'Tap 501, 9' })).toBeInTheDocument()
})
