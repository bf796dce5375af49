import { act, screen, within } from '@testing-library/react'
import { gone, isOff, offers, press, sent } from '../../../../engine/testing/hands'
import { ApiError, NetworkError } from '../../../../errors'
import type { HttpRequest } from '../../../../http/endpoint'
import { initI18n } from '../../../../i18n'
import { memoryStorage } from '../../../../stores/testing/memory-storage'
import { CommandState } from '../../contract'
import { command, NOON, open, pageOf, shown } from './testing/open-device'

beforeAll(() => initI18n('en'))

const ADD = 'device/command/add'
const LOG = 'device/command/page'
const WITHDRAW = 'device/command/withdraw'
const rows = () =>
  within(screen.getByRole('list', { name: 'Commands' }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('the rows tell what can be done, and what it is set to', async () => {
  await open()
  expect(screen.getByText('¥18.00 a pour, 11:00 to 23:00')).toBeInTheDocument()
  for (const note of [
    'It blinks and beeps where it stands',
    'Its owner is asked first',
    'The other has to agree',
    'By the door',
  ])
    expect(screen.getByText(note)).toBeInTheDocument()
  expect(screen.getByText('Nothing was told to it yet.')).toBeInTheDocument()
})

test('nothing is drawn without a device, or for one that is not the user’s', async () => {
  const bare = await open({}, { query: {} })
  expect(bare.calls).toEqual([])
  expect(screen.queryByRole('button')).toBeNull()
  bare.unmount()
  await open({ 'device/show': new ApiError('show', 400, 'none') })
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByText('Commands')).toBeNull()
})

test('its place is shown on the map, or it is said that it cannot be', async () => {
  const showPlace = jest.fn(async () => {})
  const { host } = await open({}, { host: { showPlace } })
  await press('River Quay, on the map')
  expect(showPlace).toHaveBeenCalledWith({
    latitude: 23.1,
    longitude: 113.2,
    name: 'River Quay',
    address: 'By the door',
  })
  expect(host.toast).not.toHaveBeenCalled()
  showPlace.mockRejectedValueOnce(new Error('no map'))
  await press('River Quay, on the map')
  expect(host.toast).toHaveBeenCalledWith('The map cannot be opened')
})

test('a restart is asked first, and told once', async () => {
  const answers = [false, true]
  const confirm = jest.fn(async (_question: object) => answers.shift())
  const { calls } = await open(
    { [ADD]: command({ kind: 'restart', changes: {} }) },
    { host: { confirm } },
  )
  await press('Restart')
  expect(confirm).toHaveBeenCalledWith(
    expect.objectContaining({
      title: 'Restart',
      text: 'Long bar pours nothing for a minute.',
      ok: 'Restart',
      cancel: 'Cancel',
    }),
  )
  expect(sent(calls, ADD)).toEqual([])
  await press('Restart')
  expect(sent(calls, ADD)).toEqual([
    { deviceId: '501', kind: 'restart', changes: {}, requestId: expect.any(String) },
  ])
})

test('what is told first arrives first; what is on its way says so', async () => {
  const answers: (() => void)[] = []
  const { calls } = await open({
    [ADD]: () =>
      new Promise((resolve) => {
        answers.push(() => resolve(command({ kind: 'locate', changes: {} })))
      }),
  })
  await press(/^Find it/)
  await press('Restart')
  expect(rows()).toEqual(['Find itSending', 'RestartSending'])
  expect(offers('Send again')).toBe(false)
  expect(screen.queryByText('Nothing was told to it yet.')).toBeNull()
  const kinds = () => (sent(calls, ADD) as { kind: string }[]).map(({ kind }) => kind)
  expect(kinds()).toEqual(['locate'])
  const looks = sent(calls, LOG).length
  await act(async () => answers[0]?.())
  expect(kinds()).toEqual(['locate', 'restart'])
  expect(rows()).toEqual(['RestartSending'])
  expect(sent(calls, LOG).length).toBe(looks + 1)
})

test('what was not sent can be let go, and does not come back', async () => {
  const storage = memoryStorage()
  const { host, unmount } = await open({ [ADD]: new NetworkError(ADD) }, { storage })
  await press(/^Find it/)
  expect(host.toast).toHaveBeenCalledWith(expect.stringMatching(/^No connection/))
  await press('Restart')
  expect(rows()).toHaveLength(2)
  const [first] = screen.getAllByRole('button', { name: 'Discard' }) as [HTMLElement]
  await act(async () => first.click())
  expect(rows()).toEqual(['RestartNot sentSend againDiscard'])
  unmount()
  await open({}, { storage })
  expect(rows()).toEqual(['RestartNot sentSend againDiscard'])
})

test('what is sent again says that it is on its way, and is gone once it stands in the log', async () => {
  let tries = 0
  const log: unknown[] = []
  let answer = () => {}
  await open({
    [LOG]: () => pageOf(log),
    [ADD]: ({ body }: HttpRequest) => {
      tries += 1
      if (tries === 1) throw new NetworkError(ADD)
      const { requestId } = body as { requestId: string }
      return new Promise((resolve) => {
        answer = () => {
          const taken = command({ requestId, kind: 'locate', changes: {} })
          log.push(taken)
          resolve(taken)
        }
      })
    },
  })
  await press(/^Find it/)
  await press('Send again')
  expect(rows()).toEqual(['Find itSending'])
  await act(async () => answer())
  expect(rows()).toEqual([expect.stringMatching(/^Find itWaits for the device.*Take back$/)])
})

// Of each field its name, and its value with its unit.
test.each([
  [{ name: 'Bar 2' }, 'Name: Bar 2'],
  [{ opens: '07:00', closes: '08:00' }, 'Opens: 07:00, Closes: 08:00'],
  [{ target: 35 }, 'Temperature (°C): 3.5 °C'],
  [{ warmAt: -25 }, 'Alarm above (°C): −2.5 °C'],
  [{ lowAt: 0 }, 'Alarm below a keg level of (%): 0%'],
  [{ silentAfter: 1 }, 'Alarm after silence (minutes): 1 minute'],
  [{ silentAfter: 90 }, 'Alarm after silence (minutes): 90 minutes'],
])('a command that changes %j reads “%s”', async (changes, text) => {
  await open({ [LOG]: pageOf([command({ changes })]) })
  expect(screen.getByText(text)).toBeInTheDocument()
})

test.each([
  [CommandState.Queued, 'Waits for the device', true],
  [CommandState.Sent, 'On its way', false],
  [CommandState.Done, 'Done', false],
  [CommandState.Failed, 'Failed', false],
  [CommandState.Withdrawn, 'Taken back', false],
])('a command in state %i is “%s”; it can be taken back: %s', async (state, text, can) => {
  const doneAt = state === CommandState.Queued ? 0 : NOON + 3600
  await open({ [LOG]: pageOf([command({ state, doneAt })]) })
  const [row] = rows()
  expect(row).toContain(text)
  expect(row).toContain(can ? '22 Nov 2026, 12:00' : '22 Nov 2026, 13:00')
  expect(row).not.toContain(' · ')
  expect(offers('Take back: Price per pour (¥): ¥25.00')).toBe(can)
})

test('why one was refused follows its time', async () => {
  const refused = { state: CommandState.Failed, reason: 'Busy.' }
  await open({ [LOG]: pageOf([command(refused)]) })
  expect(screen.getByText('22 Nov 2026, 12:00 · Busy.')).toBeInTheDocument()
})

test('what has left meanwhile cannot be taken back: it is said why, and the log is asked again', async () => {
  let state = CommandState.Queued
  const { calls } = await open({
    [LOG]: () => pageOf([command({ state })]),
    [WITHDRAW]: () => {
      state = CommandState.Sent
      throw new ApiError(WITHDRAW, 409, 'It has left.')
    },
  })
  const looks = sent(calls, LOG).length
  await press(/^Take back/)
  expect(screen.getByRole('alert')).toHaveTextContent('It has left.')
  expect(sent(calls, LOG).length).toBe(looks + 1)
  expect(screen.getByText('On its way')).toBeInTheDocument()
  expect(offers(/^Take back/)).toBe(false)
})

test('while one is taken back no other can be', async () => {
  await open({
    [LOG]: pageOf([command(), command({ id: '2', requestId: 'r2', changes: { lowAt: 1 } })]),
    [WITHDRAW]: () => new Promise(() => {}),
  })
  const buttons = () => screen.getAllByRole('button', { name: /^Take back/ })
  expect(buttons().map(isOff)).toEqual([false, false])
  await press(/^Take back: Price/)
  expect(buttons().map(isOff)).toEqual([true, true])
})

test('older commands come on demand, and only where there are any', async () => {
  const { calls, unmount } = await open({
    [LOG]: ({ body }: HttpRequest) => {
      const { pageIndex = 1 } = body as { pageIndex?: number }
      const row = command({
        id: `${pageIndex}`,
        requestId: `r${pageIndex}`,
        changes: { lowAt: pageIndex },
      })
      return { ...pageOf([row]), pageIndex, totalCount: 16 }
    },
  })
  await press('Load more')
  expect(rows()).toHaveLength(2)
  expect(sent(calls, LOG).at(-1)).toMatchObject({ deviceId: '501', pageIndex: 2 })
  unmount()
  await open({ [LOG]: pageOf([command()]) })
  expect(offers('Load more')).toBe(false)
})

test('the log is asked again every few seconds, once the device is known', async () => {
  jest.useFakeTimers()
  try {
    const { calls } = await open()
    expect(sent(calls, LOG)).toHaveLength(1)
    await act(() => jest.advanceTimersByTimeAsync(3999))
    expect(sent(calls, LOG)).toHaveLength(1)
    await act(() => jest.advanceTimersByTimeAsync(1))
    expect(sent(calls, LOG)).toHaveLength(2)
  } finally {
    jest.useRealTimers()
  }
})

const offer = {
  id: '9',
  deviceId: '501',
  kind: 'rebind',
  state: 0,
  side: 'from',
  deviceName: 'Long bar',
  serial: 'TR501',
  image: '',
  other: 'Tea Hill',
  createdAt: NOON,
  expiresAt: NOON + 3600,
}
const ANSWER = 'device/offer/answer'

test('while another is asked nobody else can be; the question can be withdrawn', async () => {
  let asked: unknown = offer
  const { calls } = await open({
    'device/show': () => shown({ offer: asked }),
    [ANSWER]: () => {
      asked = null
      return { ...offer, state: 3 }
    },
  })
  expect(screen.getByText('Tea Hill was asked to let Long bar stand there.')).toBeInTheDocument()
  expect(offers(/^Hand over|^Move to/)).toBe(false)
  await press('Withdraw')
  expect(sent(calls, ANSWER)).toEqual([{ id: '9', answer: 'withdraw' }])
  expect(screen.queryByText(/was asked/)).toBeNull()
  expect(offers(/^Hand over/)).toBe(true)
})

test('what is over already cannot be withdrawn: it is said, and looked at again', async () => {
  const { calls } = await open({
    'device/show': shown({ offer: { ...offer, kind: 'handover', other: '199****5678' } }),
    [ANSWER]: new ApiError(ANSWER, 409, 'It is over.'),
  })
  expect(screen.getByText('199****5678 was asked to take Long bar.')).toBeInTheDocument()
  const looks = sent(calls, 'device/show').length
  await press('Withdraw')
  expect(screen.getByText('It is over.')).toBeInTheDocument()
  expect(sent(calls, 'device/show').length).toBeGreaterThan(looks)
})

test('a panel is closed without a word', async () => {
  const { calls } = await open()
  for (const name of ['Configure', 'Report a fault', 'Hand over', 'Move to another store']) {
    await press(new RegExp(`^${name}`))
    expect(screen.getByRole('dialog', { name })).toBeInTheDocument()
    expect(document.querySelectorAll('.tp-notice')).toHaveLength(0)
    await press('Close')
    await gone(name)
  }
  expect(calls.every(({ path }) => !path.endsWith('/add'))).toBe(true)
})
