import { screen, within } from '@testing-library/react'
import { draftKey, writeDraft } from '../../../../engine/data/use-draft'
import { isOff, press, sent, type } from '../../../../engine/testing/hands'
import { testUser } from '../../../../engine/testing/render-widget'
import { NetworkError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { memoryStorage } from '../../../../stores/testing/memory-storage'
import { command, open, shown } from './testing/open-device'

beforeAll(() => initI18n('en'))

const ADD = 'device/command/add'
const SEND = 'Send to the device'
const configure = async (api: object = {}, more: object = {}) => {
  const test = await open({ [ADD]: command(), ...api }, more)
  await press(/^Configure/)
  return test
}
const changesOf = (calls: Parameters<typeof sent>[0]) =>
  (sent(calls, ADD) as { changes: object }[]).map(({ changes }) => changes)

test('the form begins with what is wanted, as people write it', async () => {
  await configure()
  for (const [label, value] of [
    ['Name', 'Long bar'],
    ['Place', 'By the door'],
    ['Price per pour (¥)', '18.00'],
    ['Opens', '11:00'],
    ['Closes', '23:00'],
    ['Temperature (°C)', '4'],
    ['Alarm above (°C)', '6.5'],
    ['Alarm below a keg level of (%)', '10'],
    ['Alarm after silence (minutes)', '30'],
  ] as const)
    expect(screen.getByLabelText(label)).toHaveValue(value)
  expect(screen.getByText('From 1 to 12 °C')).toBeInTheDocument()
  expect(screen.queryByText(/What you typed before|this waits for it/)).toBeNull()
})

// The contract's bounds, on both sides of each.
test.each([
  ['Name', 'x', { name: 'x' }],
  ['Name', ` ${'x'.repeat(30)} `, { name: 'x'.repeat(30) }],
  ['Place', '', { place: '' }],
  ['Place', ` ${'x'.repeat(60)} `, { place: 'x'.repeat(60) }],
  ['Price per pour (¥)', '0.01', { price: 1 }],
  ['Price per pour (¥)', '1000', { price: 100_000 }],
  ['Opens', ' 00:00 ', { opens: '00:00' }],
  ['Opens', '19:59', { opens: '19:59' }],
  ['Closes', '23:59', { closes: '23:59' }],
  ['Temperature (°C)', '1', { target: 10 }],
  ['Temperature (°C)', '12', { target: 120 }],
  ['Alarm above (°C)', '-30', { warmAt: -300 }],
  ['Alarm above (°C)', '0.04', { warmAt: 0 }],
  ['Alarm above (°C)', '120', { warmAt: 1200 }],
  ['Alarm below a keg level of (%)', '0', { lowAt: 0 }],
  ['Alarm below a keg level of (%)', '50', { lowAt: 50 }],
  ['Alarm after silence (minutes)', '1', { silentAfter: 1 }],
  ['Alarm after silence (minutes)', '1440', { silentAfter: 1440 }],
])('%s “%s” is sent as %j', async (label, typed, changes) => {
  const { calls } = await configure()
  await type(label, typed)
  await press(SEND)
  expect(changesOf(calls)).toEqual([changes])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each([
  ['Name', '   ', '1 to 30 characters'],
  ['Name', 'x'.repeat(31), '1 to 30 characters'],
  ['Place', 'x'.repeat(61), '60 characters at most'],
  ['Price per pour (¥)', '', 'From 0.01 to 1,000'],
  ['Price per pour (¥)', '0', 'From 0.01 to 1,000'],
  ['Price per pour (¥)', '1000.01', 'From 0.01 to 1,000'],
  ['Opens', '24:00', 'A time such as 11:00'],
  ['Opens', '9:30', 'A time such as 11:00'],
  ['Closes', '11:60', 'A time such as 23:00'],
  ['Temperature (°C)', '', 'The device cannot keep this'],
  ['Temperature (°C)', '0.9', 'The device cannot keep this'],
  ['Temperature (°C)', '12.1', 'The device cannot keep this'],
  ['Alarm above (°C)', '', 'From −30 to 120'],
  ['Alarm above (°C)', '-30.1', 'From −30 to 120'],
  ['Alarm above (°C)', '120.1', 'From −30 to 120'],
  ['Alarm below a keg level of (%)', '', 'From 0 to 50'],
  ['Alarm below a keg level of (%)', '51', 'From 0 to 50'],
  ['Alarm after silence (minutes)', '0', 'From 1 to 1,440'],
  ['Alarm after silence (minutes)', '1441', 'From 1 to 1,440'],
])('%s “%s” is not sent; it is said beside the field once it is tried', async (...row) => {
  const [label, typed, problem] = row
  const { calls } = await configure()
  await type(label, typed)
  expect(screen.queryByText(problem)).toBeNull()
  await press(SEND)
  expect(screen.getAllByRole('alert').map((said) => said.textContent)).toEqual([problem])
  expect(screen.getByLabelText(label)).toHaveValue(typed)
  expect(sent(calls, ADD)).toEqual([])
})

test('what is right again can be sent, and what was put back is no change', async () => {
  const { calls } = await configure()
  await type('Opens', '7')
  await press(SEND)
  await type('Opens', '07:00')
  expect(screen.queryByRole('alert')).toBeNull()
  await type('Name', 'Short bar')
  await type('Name', 'Long bar')
  await press(SEND)
  expect(changesOf(calls)).toEqual([{ opens: '07:00' }])
})

test('a device that keeps no temperature is not asked for one', async () => {
  const { calls } = await configure({ 'device/show': shown({ range: null }) })
  expect(screen.queryByLabelText('Temperature (°C)')).toBeNull()
  expect(screen.queryByText(/^From 1 to/)).toBeNull()
  await type('Alarm above (°C)', '−2.5')
  await press(SEND)
  expect(changesOf(calls)).toEqual([{ warmAt: -25 }])
})

test('of a device that is offline it is said that this waits', async () => {
  await configure({ 'device/show': shown({ status: 2 }) })
  expect(screen.getByText('The device is offline: this waits for it.')).toBeInTheDocument()
})

test('what was typed and not sent is back, until it is discarded', async () => {
  const storage = memoryStorage()
  const first = await configure({}, { storage })
  await type('Price per pour (¥)', '25')
  first.unmount()
  const second = await configure({}, { storage })
  expect(screen.getByText('What you typed before is back.')).toBeInTheDocument()
  expect(screen.getByLabelText('Price per pour (¥)')).toHaveValue('25')
  await press('Discard')
  expect(screen.getByLabelText('Price per pour (¥)')).toHaveValue('18.00')
  expect(screen.queryByText('What you typed before is back.')).toBeNull()
  expect(isOff(screen.getByRole('button', { name: SEND }))).toBe(true)
  second.unmount()
  await configure({}, { storage })
  expect(screen.queryByText('What you typed before is back.')).toBeNull()
})

test('what was sent is no draft any more', async () => {
  const storage = memoryStorage()
  const first = await configure({}, { storage })
  await type('Price per pour (¥)', '25')
  await press(SEND)
  first.unmount()
  await configure({}, { storage })
  expect(screen.queryByText('What you typed before is back.')).toBeNull()
  expect(screen.getByLabelText('Price per pour (¥)')).toHaveValue('18.00')
})

// Another version of the app may have kept it, or somebody who tries.
test('of a draft only what fits is taken', async () => {
  const storage = memoryStorage()
  const { services, unmount } = await open({}, { storage })
  const keep = (form: string, values: object) =>
    writeDraft(services.persistence, draftKey(testUser.id, form, '501'), values as never)
  keep('device', { name: 'Kept', price: 5, unheard: 'of' })
  const good = { requestId: 'a', kind: 'locate', changes: {}, state: 'sending' }
  keep('commands', {
    wishes: [
      good,
      { ...good, requestId: 5 },
      { ...good, kind: 'melt' },
      { ...good, changes: 'all' },
      'nothing',
    ],
  })
  unmount()
  await configure({ [ADD]: new NetworkError(ADD) }, { storage })
  expect(screen.getByLabelText('Name')).toHaveValue('Kept')
  expect(screen.getByLabelText('Price per pour (¥)')).toHaveValue('18.00')
  const log = within(screen.getByRole('list', { name: 'Commands' }))
  expect(log.getAllByRole('listitem')).toHaveLength(1)
  expect(log.getByText('Not sent')).toBeInTheDocument()
})
