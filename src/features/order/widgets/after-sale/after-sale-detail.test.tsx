import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { NetworkError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { sale } from '../../testing/orders'
import { afterSaleDetail, afterSaleList } from '.'

beforeAll(() => initI18n('en'))

const tap = (element: HTMLElement) => act(async () => void fireEvent.click(element))
const type = (name: string, value: string) =>
  act(async () => void fireEvent.input(screen.getByLabelText(name), { target: { value } }))
const open = (part: object = {}, api: object = {}) =>
  renderWidget(afterSaleDetail, {
    user: testUser,
    query: { id: '31' },
    host: { confirm: jest.fn(async () => true) },
    api: { 'order/afterSale/show': { ...sale, ...part }, ...api },
  })

test('tells where it stands and who did what, the latest first', async () => {
  await open()
  expect(screen.getByRole('heading', { name: 'Send it back' })).toBeInTheDocument()
  const [latest, first] = screen.getAllByRole('listitem')
  expect(latest).toHaveTextContent('West Lake · approved')
  expect(latest).toHaveTextContent('Please send it')
  expect(first).toHaveTextContent('Lin · asked')
})

test('the parcel is entered once it can be one', async () => {
  const path = 'order/afterSale/sendBack'
  const { calls } = await open({}, { [path]: sale })
  await tap(screen.getByRole('button', { name: 'Enter the parcel' }))
  await type('Carrier', 'SF')
  await type('Parcel number', '12')
  await tap(screen.getByRole('button', { name: 'Send' }))
  expect(screen.getByText('Six to thirty letters and digits.')).toBeInTheDocument()
  expect(calls.filter((call) => call.path === path)).toEqual([])
  await type('Parcel number', 'SF1234567')
  await tap(screen.getByRole('button', { name: 'Send' }))
  expect(calls.find((call) => call.path === path)?.body).toEqual({
    id: '31',
    carrier: 'SF',
    number: 'SF1234567',
  })
})

test('a parcel that was taken without an answer is not asked for again', async () => {
  const path = 'order/afterSale/sendBack'
  let isTaken = false
  await open(
    {},
    {
      [path]: () => {
        isTaken = true
        throw new NetworkError(path, 'lost')
      },
      'order/afterSale/show': () => (isTaken ? { ...sale, state: 4, actions: [] } : sale),
    },
  )
  await tap(screen.getByRole('button', { name: 'Enter the parcel' }))
  await type('Carrier', 'SF')
  await type('Parcel number', 'SF1234567')
  await tap(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Enter the parcel' })).not.toBeInTheDocument(),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('it is taken back after a yes', async () => {
  const path = 'order/afterSale/cancel'
  const { calls } = await open({}, { [path]: sale })
  await tap(screen.getByRole('button', { name: 'Take back' }))
  expect(calls.find((call) => call.path === path)?.body).toEqual({ id: '31' })
})

test('a refusal is appealed with words', async () => {
  const path = 'order/afterSale/appeal'
  const { calls } = await open({ state: 3, actions: ['appeal'] }, { [path]: sale })
  await tap(screen.getByRole('button', { name: 'Appeal' }))
  await tap(screen.getByRole('button', { name: 'Send' }))
  expect(screen.getByText('Say why.')).toBeInTheDocument()
  await type('What is wrong with the refusal?', 'It was broken')
  await tap(screen.getByRole('button', { name: 'Send' }))
  expect(calls.find((call) => call.path === path)?.body).toEqual({
    id: '31',
    message: 'It was broken',
  })
})

const RECEIVE = 'order/afterSale/receive'
const resent = {
  kind: 3,
  state: 11,
  amount: 0,
  actions: ['receiveNew'],
  returnParcel: { carrier: 'SF', number: 'SF1234567' },
  exchangeParcel: { carrier: 'JD', number: 'JD7654321' },
}
const stop = (at: number, text: string) => ({ at, text, latitude: 23, longitude: 113 })
const way = {
  carrier: 'JD',
  number: 'JD7654321',
  isDelivered: false,
  steps: [stop(1_700_000_060, 'On the road'), stop(1_700_000_000, 'Handed over')],
  route: [],
}

test('both parcels are named, and the new one is followed', async () => {
  const { calls } = await open(resent, { 'order/parcel/trace': way })
  expect(screen.getByText('SF SF1234567').parentElement).toHaveTextContent('Sent back by you')
  expect(screen.getByText('JD JD7654321').parentElement).toHaveTextContent('Sent to you')
  expect(calls.find(({ path }) => path === 'order/parcel/trace')?.query).toEqual({ id: '31' })
  const stops = within(screen.getByRole('list', { name: 'Show the way' })).getAllByRole('listitem')
  expect(stops.map((each) => each.textContent)).toEqual([
    expect.stringMatching(/^On the road.*2023/),
    expect.stringMatching(/^Handed over.*2023/),
  ])
})

test('the way of the new one is drawn on a map, and each stop shows its place', async () => {
  const route = [113, 113.6, 114].map((longitude) => ({ latitude: 23, longitude }))
  const { host } = await open(resent, { 'order/parcel/trace': { ...way, route } })
  expect(screen.getByRole('region', { name: "The parcel's way" })).toBeInTheDocument()
  const list = within(screen.getByRole('list', { name: 'Show the way' }))
  await tap(list.getByRole('button', { name: /^Handed over/ }))
  expect(host.showPlace).toHaveBeenCalledWith({
    latitude: 23,
    longitude: 113,
    name: 'Handed over',
    address: '',
  })
})

test('without parcels there is no way to follow', async () => {
  const { calls } = await open()
  expect(calls.map(({ path }) => path)).not.toContain('order/parcel/trace')
  expect(screen.queryByText(/^Sent /)).toBeNull()
})

test('the new one has arrived after a yes; what was taken without an answer is not asked again', async () => {
  let isTaken = false
  const { calls } = await open(resent, {
    'order/parcel/trace': way,
    [RECEIVE]: () => {
      isTaken = true
      throw new NetworkError(RECEIVE, 'lost')
    },
    'order/afterSale/show': () => ({
      ...sale,
      ...resent,
      ...(isTaken && { state: 7, actions: [] }),
    }),
  })
  await tap(screen.getByRole('button', { name: 'I have it' }))
  expect(calls.find(({ path }) => path === RECEIVE)?.body).toEqual({ id: '31' })
  expect(await screen.findByRole('heading', { name: 'Exchanged' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'I have it' })).toBeNull()
})

test('money that went back says where it went', async () => {
  await open({ state: 6, refunded: 850, channel: 'balance', actions: [], deadlineAt: null })
  expect(screen.getByText('Refunded to your balance')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Take back' })).not.toBeInTheDocument()
})

test('the list opens one, and asks for those of its order only', async () => {
  const { calls, navigator } = await renderWidget(afterSaleList, {
    user: testUser,
    query: { id: '1' },
    api: {
      'order/afterSale/page': { result: [sale], pageIndex: 1, pageSize: 15, totalCount: 1 },
    },
  })
  expect(calls[0]?.body).toMatchObject({ orderId: '1' })
  await tap(screen.getByRole('link', { name: 'Return and refund: Hop Field, Send it back' }))
  expect(navigator.open).toHaveBeenCalledWith('/views/index?url=/after-sale/show&id=31')
})
