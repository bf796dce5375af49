import { act, screen, within } from '@testing-library/react'
import { ApiError, NetworkError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { devicePage } from '.'
import { NOON, open, pageOf, shown, tap } from './testing/open-device'

beforeAll(() => initI18n('en'))

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

test('the bars name their highest, and are figures for who wants those', async () => {
  const { container } = await open({}, {}, devicePage)
  expect(screen.getByText('Highest ¥9.00')).toBeInTheDocument()
  await tap(screen.getByRole('button', { name: 'As a table' }))
  const lines = within(screen.getByRole('list', { name: 'Income' })).getAllByRole('listitem')
  expect(lines.map((line) => line.textContent)).toEqual(['12:0010 pours¥9.00', '11:005 pours¥4.50'])
  await tap(screen.getByRole('button', { name: 'As a chart' }))
  expect(container.querySelectorAll('.tp-device__bar')).toHaveLength(2)
})

test('its picture is shown, and the sign of its kind where there is none', async () => {
  const { container } = await open({}, {}, devicePage)
  expect(container.querySelector('.tp-devices__pic--hero')).toHaveAttribute(
    'src',
    expect.stringContaining('/pictures/device/tap.svg'),
  )
  const bare = await open({ 'device/show': shown({ image: '' }) }, {}, devicePage)
  expect(bare.container.querySelector('.tp-devices__pic--hero')).toBeNull()
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
