import { act, screen } from '@testing-library/react'
import { isOff } from '../../../../engine/testing/is-off'
import { ApiError, NetworkError } from '../../../../errors'
import type { HttpRequest } from '../../../../http/endpoint'
import { initI18n } from '../../../../i18n'
import { memoryStorage } from '../../../../stores/testing/memory-storage'
import { CommandState } from '../../contract'
import { command, open, pageOf, sent, tap, type } from './testing/open-device'

beforeAll(() => initI18n('en'))

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
