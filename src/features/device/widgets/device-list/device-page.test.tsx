import { act, fireEvent, screen, within } from '@testing-library/react'
import type { AnyWidget } from '../../../../engine/contract'
import { isOff } from '../../../../engine/testing/is-off'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { ApiError, NetworkError } from '../../../../errors'
import type { HttpRequest } from '../../../../http/types'
import { initI18n } from '../../../../i18n'
import { memoryStorage } from '../../../../stores/testing/memory-storage'
import { CommandState, OfferState } from '../../contract'
import { deviceDesk, deviceOffers, devicePage } from '.'

beforeAll(() => initI18n('en'))

const NOON = Math.floor(Date.parse('2026-11-22T12:00:00+08:00') / 1000)
const CONFIG = {
  name: 'Long bar',
  place: 'By the door',
  price: 1800,
  opens: '11:00',
  closes: '23:00',
  target: 40,
  warmAt: 65,
  lowAt: 10,
  silentAfter: 30,
}
const shown = (more: object = {}) => ({
  id: '501',
  serial: 'TR501',
  kind: 'tap',
  image: '/pictures/device/tap.svg',
  storeName: 'River Quay',
  latitude: 23.1,
  longitude: 113.2,
  status: 1,
  asOf: NOON,
  seenAt: NOON - 7200,
  temperature: 43,
  kegs: [{ name: 'Plum Rain', size: 200, left: 124 }],
  today: { cents: 5400, pours: 60 },
  alarms: [],
  faults: [],
  applied: CONFIG,
  wanted: CONFIG,
  range: { from: 10, to: 120 },
  waiting: 0,
  offer: null,
  ...more,
})
const command = (more: object = {}) => ({
  id: '1',
  requestId: 'r1',
  seq: 1,
  kind: 'configure',
  changes: { price: 2500 },
  state: CommandState.Queued,
  reason: '',
  createdAt: NOON,
  doneAt: 0,
  ...more,
})
const pageOf = (result: readonly unknown[]) => ({
  result,
  pageIndex: 1,
  pageSize: 15,
  totalCount: result.length,
})
const tap = (element: HTMLElement) => act(async () => void fireEvent.click(element))
const type = (label: string, value: string) =>
  act(async () => void fireEvent.input(screen.getByLabelText(label), { target: { value } }))

const open = (api: object = {}, more: object = {}, widget: AnyWidget = deviceDesk) =>
  renderWidget(widget, {
    user: testUser,
    query: { id: '501' },
    api: {
      'device/show': shown(),
      'device/command/page': pageOf([]),
      'device/income': [
        { at: NOON - 3600, cents: 450, pours: 5 },
        { at: NOON, cents: 900, pours: 10 },
      ],
      ...api,
    },
    ...more,
  })
const sent = (calls: readonly HttpRequest[], path: string) =>
  calls.filter((call) => call.path === path).map(({ body }) => body)

test('what is shown says of when it is, and each meter has its words', async () => {
  await open({}, {}, devicePage)
  expect(screen.getByText(/As of 22 Nov 2026, 10:00, 2/)).toBeInTheDocument()
  expect(screen.getByText('4.3 °C')).toBeInTheDocument()
  expect(screen.getByRole('img', { name: 'Plum Rain: 62% left, 12.4 litres' })).toBeInTheDocument()
  const bars = within(screen.getByRole('list', { name: 'Income' })).getAllByRole('listitem')
  expect(bars.map((bar) => bar.getAttribute('aria-label'))).toEqual([
    '11:00: ¥4.50, 5 pours',
    '12:00: ¥9.00, 10 pours',
  ])
  expect(screen.getByText('¥13.50')).toBeInTheDocument()
})

test('no sum is said while what it took in is not known', async () => {
  await open({ 'device/income': () => new Promise(() => {}) }, {}, devicePage)
  expect(screen.getByText('4.3 °C')).toBeInTheDocument()
  expect(screen.queryByText('¥0.00')).not.toBeInTheDocument()
})

test('it is looked at again every few seconds, and left alone while nobody can see it', async () => {
  jest.useFakeTimers()
  try {
    const isHidden = jest.fn(() => false)
    const { calls } = await open({}, { host: { isHidden } }, devicePage)
    const looks = () => calls.filter(({ path }) => path === 'device/show').length
    const pass = () => act(() => jest.advanceTimersByTimeAsync(4000))
    await pass()
    expect(looks()).toBe(2)
    isHidden.mockReturnValue(true)
    await pass()
    expect(looks()).toBe(2)
    isHidden.mockReturnValue(false)
    await pass()
    expect(looks()).toBe(3)
  } finally {
    jest.useRealTimers()
  }
})

test('without a network the last that is known stays, and says of when it is', async () => {
  let isOut = false
  const show = () => {
    if (isOut) throw new NetworkError('device/show')
    return shown()
  }
  let back = () => {}
  const onNetwork = (callback: () => void) => {
    back = callback
    return () => {}
  }
  await open({ 'device/show': show }, { host: { onNetwork } }, devicePage)
  isOut = true
  await act(async () => back())
  expect(screen.getByText('No connection. This is what was known at 12:00.')).toBeInTheDocument()
  expect(screen.getByText('4.3 °C')).toBeInTheDocument()
  isOut = false
  await act(async () => back())
  expect(screen.queryByText(/No connection/)).not.toBeInTheDocument()
})

test('a device that is offline says so, with its alarms and what waits', async () => {
  const alarms = [{ kind: 'silent', since: NOON - 3600, text: 'Nothing was heard.' }]
  await open({ 'device/show': shown({ status: 2, waiting: 2, alarms }) }, {}, devicePage)
  expect(screen.getByText(/is sent once it is back/)).toBeInTheDocument()
  expect(screen.getByText('2 commands wait for the device.')).toBeInTheDocument()
  expect(screen.getByText(/Nothing was heard. Since 22 Nov 2026, 11:00/)).toBeInTheDocument()
})

test('only what was changed is sent, under a name of its own', async () => {
  const { calls } = await open({ 'device/command/add': command() })
  await tap(screen.getByRole('button', { name: /Configure/ }))
  expect(isOff(screen.getByRole('button', { name: 'Send to the device' }))).toBe(true)
  await type('Price per pour (¥)', '25')
  await type('Temperature (°C)', '3.5')
  await tap(screen.getByRole('button', { name: 'Send to the device' }))
  expect(sent(calls, 'device/command/add')).toEqual([
    {
      deviceId: '501',
      kind: 'configure',
      changes: { price: 2500, target: 35 },
      requestId: expect.stringMatching(/^[\w-]+$/),
    },
  ])
})

test('what the device cannot keep is said beside the field, and nothing is sent', async () => {
  const { calls } = await open()
  await tap(screen.getByRole('button', { name: /Configure/ }))
  await type('Temperature (°C)', '40')
  await type('Opens', '25:00')
  await tap(screen.getByRole('button', { name: 'Send to the device' }))
  expect(screen.getByText('The device cannot keep this')).toBeInTheDocument()
  expect(screen.getByText('A time such as 11:00')).toBeInTheDocument()
  expect(sent(calls, 'device/command/add')).toEqual([])
})

test('what could not be sent is kept, also over a restart, and goes again under its name', async () => {
  const storage = memoryStorage()
  const first = await open({ 'device/command/add': new NetworkError('add') }, { storage })
  await tap(screen.getByRole('button', { name: /Find it/ }))
  expect(screen.getByText('Not sent')).toBeInTheDocument()
  const [lost] = sent(first.calls, 'device/command/add') as { requestId: string }[]
  await act(async () => first.unmount())
  const log: unknown[] = []
  const second = await open(
    {
      'device/command/add': ({ body }: HttpRequest) => {
        const { requestId } = body as { requestId: string }
        const taken = command({ requestId, kind: 'locate', changes: {}, state: CommandState.Done })
        log.push(taken)
        return taken
      },
      'device/command/page': () => pageOf(log),
    },
    { storage },
  )
  await tap(screen.getByRole('button', { name: 'Send again' }))
  expect(sent(second.calls, 'device/command/add')).toEqual([expect.objectContaining(lost)])
  expect(screen.queryByText('Not sent')).not.toBeInTheDocument()
  expect(screen.getByText('Done')).toBeInTheDocument()
})

test('what was taken although its answer was lost is found in the log, and is no second command', async () => {
  const storage = memoryStorage()
  const first = await open({ 'device/command/add': new NetworkError('add') }, { storage })
  await tap(screen.getByRole('button', { name: /Find it/ }))
  const [lost] = sent(first.calls, 'device/command/add') as { requestId: string }[]
  await act(async () => first.unmount())
  const taken = command({ requestId: lost?.requestId, kind: 'locate', changes: {} })
  await open({ 'device/command/page': pageOf([taken]) }, { storage })
  expect(screen.queryByText('Not sent')).not.toBeInTheDocument()
  expect(screen.getByText('Waits for the device')).toBeInTheDocument()
})

test('what was refused is said and not tried again', async () => {
  const { host } = await open({ 'device/command/add': new ApiError('add', 400, 'Too much waits.') })
  await tap(screen.getByRole('button', { name: /Find it/ }))
  expect(host.toast).toHaveBeenCalledWith('Too much waits.')
  expect(screen.queryByText('Not sent')).not.toBeInTheDocument()
})

test('the log tells what became of each command; what waits is taken back', async () => {
  const failed = command({ id: '2', requestId: 'r2', state: CommandState.Failed, reason: 'Busy.' })
  const { calls } = await open({
    'device/command/page': pageOf([command(), failed]),
    'device/command/withdraw': command({ state: CommandState.Withdrawn }),
  })
  expect(screen.getAllByText('Price per pour (¥): ¥25.00')).toHaveLength(2)
  expect(screen.getByText(/Busy\./)).toBeInTheDocument()
  await tap(screen.getByRole('button', { name: /^Take back/ }))
  expect(sent(calls, 'device/command/withdraw')).toEqual([{ id: '1' }])
})

test('a device of somebody else, or of nobody, is told apart from a failure, with a way on', async () => {
  const api = { 'device/show': new ApiError('show', 400, 'none') }
  const { navigator } = await open(api, {}, devicePage)
  await tap(screen.getByRole('button', { name: 'My devices' }))
  expect(navigator.open).toHaveBeenCalledWith('/device/manageconfig')
})

test('a server without commands shows what the list knows, and no button', async () => {
  const row = {
    id: '501',
    serial: 'TR501',
    kind: 'tap',
    name: 'Long bar',
    status: 1,
    todayIncome: 100,
    income: 200,
    seenAt: NOON,
  }
  const api = {
    'device/show': new ApiError('show', 404, ''),
    'device/command/page': new ApiError('page', 404, ''),
    'device/device/page': pageOf([row]),
  }
  const desk = await open(api)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  desk.unmount()
  await open(api, {}, devicePage)
  expect(screen.getByText('Long bar')).toBeInTheDocument()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

describe('handing over', () => {
  const offer = (more: object = {}) => ({
    id: '9',
    deviceId: '501',
    kind: 'handover',
    state: OfferState.Open,
    side: 'to',
    deviceName: 'Long bar',
    serial: 'TR501',
    image: '/pictures/device/tap.svg',
    other: 'Lin Xia',
    createdAt: NOON,
    expiresAt: NOON + 3600,
    ...more,
  })

  test('is asked by number, once for each name', async () => {
    const { calls } = await open({ 'device/offer/add': offer({ side: 'from' }) })
    await tap(screen.getByRole('button', { name: /Hand over/ }))
    await type('Mobile number of who gets it', '19912345678')
    await tap(screen.getByRole('button', { name: 'Ask them' }))
    expect(sent(calls, 'device/offer/add')).toEqual([
      expect.objectContaining({ deviceId: '501', kind: 'handover', to: '19912345678' }),
    ])
  })

  test('who is asked agrees only after a question, and finds the device', async () => {
    let state = OfferState.Open
    const { calls, navigator } = await renderWidget(deviceOffers, {
      user: testUser,
      api: {
        'device/offer/page': () => pageOf([offer({ state })]),
        'device/offer/answer': () => {
          state = OfferState.Accepted
          return offer({ state })
        },
      },
    })
    expect(screen.getByText('Lin Xia wants to hand Long bar over to you.')).toBeInTheDocument()
    await tap(screen.getByRole('button', { name: 'Agree' }))
    expect(sent(calls, 'device/offer/answer')).toEqual([{ id: '9', answer: 'accept' }])
    await tap(screen.getByRole('button', { name: 'Open the device' }))
    expect(navigator.open).toHaveBeenCalledWith('/views/index?url=/device/show&id=501')
  })

  test('who is asked nothing has a way on', async () => {
    const { navigator } = await renderWidget(deviceOffers, {
      user: testUser,
      api: { 'device/offer/page': pageOf([]) },
    })
    await tap(screen.getByRole('button', { name: 'See packages' }))
    expect(navigator.open).toHaveBeenCalledWith('/scanPay/index')
  })
})
