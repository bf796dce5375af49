import { act, screen, within } from '@testing-library/react'
import { offers, press, sent, tap } from '../../../../engine/testing/hands'
import { ApiError, NetworkError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { devicePage } from '.'
import { NOON, open, pageOf, shown } from './testing/open-device'

beforeAll(() => initI18n('en'))

const INCOME = 'device/income'
const look = (device: object = {}, api: object = {}, more: object = {}) =>
  open({ 'device/show': shown(device), ...api }, more, devicePage)

test.each([
  [1, 'Running'],
  [2, 'Offline'],
  [3, 'In service'],
])('in state %i it is “%s”', async (status, text) => {
  await look({ status })
  expect(screen.getByRole('heading', { name: 'Long bar' })).toBeInTheDocument()
  expect(screen.getByText('No. TR501')).toBeInTheDocument()
  expect(screen.getByText(text)).toBeInTheDocument()
  expect(screen.queryAllByText(/^The device is offline/)).toHaveLength(status === 2 ? 1 : 0)
})

test('what there is nothing of has no line', async () => {
  await look()
  expect(screen.queryByText(/wait for|waits for|Since|Reported on|No connection/)).toBeNull()
})

test('one command waits; faults are told with their day', async () => {
  const faults = [{ id: '1', text: 'It drips.', state: 0, createdAt: NOON - 86_400 }]
  await look({ waiting: 1, faults })
  expect(screen.getByText('1 command waits for the device.')).toBeInTheDocument()
  expect(screen.getByText('Reported on 21 Nov 2026: It drips.')).toBeInTheDocument()
})

test('the meters are in words: degrees, what it keeps, cents and pours of today', async () => {
  await look({ temperature: -5, today: { cents: 450, pours: 1 } })
  expect(screen.getByText('−0.5 °C')).toBeInTheDocument()
  expect(screen.getByText('Keeps 4.0 °C')).toBeInTheDocument()
  expect(screen.getByText('1 pour')).toBeInTheDocument()
  expect(screen.getByText('Today').parentElement).toHaveTextContent('¥4.50')
})

test('a device that keeps no temperature says none that it keeps', async () => {
  await look({ range: null })
  expect(screen.getByText('4.3 °C')).toBeInTheDocument()
  expect(screen.queryByText(/^Keeps/)).toBeNull()
})

test.each([
  [0, '0% left, 0.0 litres'],
  [1, '1% left, 0.1 litres'],
  [199, '100% left, 19.9 litres'],
])('a keg with %i of 200 tenths of a litre: “%s”', async (left, words) => {
  const kegs = [
    { name: 'Plum Rain', size: 200, left },
    { name: 'Oat', size: 100, left: 50 },
  ]
  await look({ kegs })
  expect(screen.getAllByRole('img').map((keg) => keg.getAttribute('aria-label'))).toEqual([
    `Plum Rain: ${words}`,
    'Oat: 50% left, 5.0 litres',
  ])
})

test('income is asked by hour, and by day where that is chosen', async () => {
  const { calls } = await look({}, { [INCOME]: [{ at: NOON, cents: 100, pours: 1 }] })
  expect(sent(calls, INCOME)).toEqual([{ id: '501', by: 'hour' }])
  expect(screen.getByRole('radio', { name: 'Today by hour' })).toBeChecked()
  await tap(screen.getByRole('radio', { name: '14 days' }))
  expect(sent(calls, INCOME).at(-1)).toEqual({ id: '501', by: 'day' })
  expect(screen.getByRole('listitem', { name: '22 Nov 2026: ¥1.00, 1 pour' })).toBeInTheDocument()
})

test('the first and the last bar are named', async () => {
  const rows = [0, 1, 2].map((at) => ({ at: NOON + at * 3600, cents: at, pours: 1 }))
  await look({}, { [INCOME]: rows })
  expect(screen.getByText('12:00')).toBeInTheDocument()
  expect(screen.queryByText('13:00')).toBeNull()
  expect(screen.getByText('14:00')).toBeInTheDocument()
  await tap(screen.getByRole('radio', { name: '14 days' }))
  expect(screen.getAllByText('22 Nov 2026')).toHaveLength(2)
})

test.each([
  [
    [0, 0],
    ['0%', '0%'],
  ],
  [
    [300, 100, 0],
    ['100%', '33%', '0%'],
  ],
])('bars of %j cents stand %j high', async (cents, heights) => {
  const rows = cents.map((each, at) => ({ at: NOON + at * 3600, cents: each, pours: 0 }))
  await look({}, { [INCOME]: rows })
  const bars = within(screen.getByRole('list', { name: 'Income' })).getAllByRole('listitem')
  expect(bars.map((bar) => (bar.firstElementChild as HTMLElement).style.height)).toEqual(heights)
})

test('without any income there is nothing, not a broken card', async () => {
  await look({}, { [INCOME]: [] })
  expect(screen.getByText('¥0.00')).toBeInTheDocument()
  expect(screen.queryByRole('listitem')).toBeNull()
})

test('a device of nobody is not asked about again', async () => {
  jest.useFakeTimers()
  try {
    const api = { 'device/show': new ApiError('show', 400, 'none') }
    const { calls } = await open(api, {}, devicePage)
    expect(screen.getByText('This device is not yours')).toBeInTheDocument()
    expect(screen.getByText('It was handed over, or it never was.')).toBeInTheDocument()
    const looks = sent(calls, 'device/show').length
    await act(() => jest.advanceTimersByTimeAsync(9000))
    expect(sent(calls, 'device/show')).toHaveLength(looks)
  } finally {
    jest.useRealTimers()
  }
})

test('a failure is told, and can be tried again', async () => {
  let isBroken = true
  const show = () => {
    if (isBroken) throw new ApiError('show', 500, 'The books are shut')
    return shown()
  }
  await open({ 'device/show': show }, {}, devicePage)
  expect(screen.getByText('The books are shut')).toBeInTheDocument()
  isBroken = false
  await press('Try again')
  expect(screen.getByText('4.3 °C')).toBeInTheDocument()
})

test('without a network from the start it says so', async () => {
  await open({ 'device/show': new NetworkError('show') }, {}, devicePage)
  expect(screen.getByText('You are offline')).toBeInTheDocument()
})

// Decision 0046: a server without the calls knows what its list knows.
test('where only the list is there, another’s device is not in it', async () => {
  const api = { 'device/show': new ApiError('show', 404, ''), 'device/device/page': pageOf([]) }
  const { calls } = await open(api, {}, devicePage)
  expect(sent(calls, 'device/device/page')).toMatchObject([{ pageIndex: 1, pageSize: 50 }])
  expect(screen.getByText('This device is not yours')).toBeInTheDocument()
  expect(offers('My devices')).toBe(false)
})

test('while the list is on its way nothing is claimed', async () => {
  const api = {
    'device/show': new ApiError('show', 404, ''),
    'device/device/page': () => new Promise(() => {}),
  }
  await open(api, {}, devicePage)
  expect(screen.getByLabelText('Loading')).toBeInTheDocument()
  expect(screen.queryByText('This device is not yours')).toBeNull()
})

test('without an id in the address nothing is drawn, and nothing asked', async () => {
  const { calls, container } = await look({}, {}, { query: {} })
  expect(container).not.toHaveTextContent(/\S/)
  expect(calls).toEqual([])
})
