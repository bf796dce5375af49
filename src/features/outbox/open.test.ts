import { act } from '@testing-library/react'
import { createTestServices, testUser } from '../../engine/testing/render-widget'
import { ApiError, NetworkError } from '../../errors'
import { memoryStorage } from '../../stores/testing/memory-storage'
import { openOutbox } from './open'
import { ask } from './testing/devices'

const PATH = 'favorite/product/add'
const WITHDRAW = 'outbox/withdraw'
const keep = () => ask('POST', PATH, { entityId: '7' })

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

/** A device without a network: what it keeps waits until `answer` has another one. */
async function offline(storage = memoryStorage()) {
  const server: { answer: unknown } = { answer: new NetworkError(PATH) }
  const { services, calls, host } = createTestServices({
    user: testUser,
    storage,
    api: {
      [PATH]: () => {
        if (server.answer instanceof Error) throw server.answer
        return server.answer
      },
      [WITHDRAW]: false,
    },
  })
  const box = openOutbox(services)
  await pass(0)
  const sent = () => calls.filter(({ path }) => path === PATH).length
  const network = () => act(async () => host.onNetwork.mock.calls[0]?.[0]())
  return { server, services, calls, host, box, sent, network, storage }
}

test('what is kept is said a moment after the words of the page', async () => {
  const { box, host } = await offline()
  await box.send(keep())
  await pass(599)
  expect(host.toast).not.toHaveBeenCalled()
  await pass(1)
  expect(host.toast.mock.calls).toEqual([['Kept: it is sent as soon as there is a network']])
})

test('with a network it is sent at once, and what shows it is asked for anew', async () => {
  const { box, services, server, sent, network } = await offline()
  const shown = ['favorite', 'feed', 'followed', 'messages', 'devices', 'reviews', 'order']
  const all = [...shown, 'orders', 'product', 'addresses']
  for (const subject of all) services.queries.setQueryData(['1001', 'en', subject], 1)
  await box.send(keep())
  server.answer = true
  await network()
  await pass(0)
  expect(sent()).toBe(2)
  const old = all.filter(
    (subject) => services.queries.getQueryState(['1001', 'en', subject])?.isInvalidated,
  )
  expect(old).toEqual([...shown, 'orders', 'product'])
})

test('what the server will not have is told with what it was, and why', async () => {
  const { box, server, host, network } = await offline()
  await box.send(keep())
  await pass(1000)
  host.toast.mockClear()
  server.answer = new ApiError(PATH, 400, 'There is no such beer')
  await network()
  await pass(1000)
  expect(host.toast.mock.calls).toEqual([
    ['Not accepted, and taken back. Favourite: There is no such beer'],
  ])
})

test('what had been sent already and is taken back is said too', async () => {
  const { box, calls, host } = await offline()
  await box.send(keep())
  await pass(1000)
  host.toast.mockClear()
  box.undo(box.waiting[0]?.id as string)
  await pass(1000)
  expect(calls.at(-1)).toMatchObject({ path: WITHDRAW, background: true })
  expect(host.toast.mock.calls).toEqual([['It had been sent already and could not be taken back']])
})

test('the next start sends what the one before has left', async () => {
  const storage = memoryStorage()
  const before = await offline(storage)
  await before.box.send(keep())
  expect(before.sent()).toBe(1)
  const after = await offline(storage)
  expect(after.sent()).toBe(1)
})

test('who logs in again has what waited for them sent', async () => {
  const { box, services, server, sent } = await offline()
  await box.send(keep())
  const { session } = services
  session.expire(session.epoch)
  server.answer = true
  await pass(0)
  expect(sent()).toBe(1)
  session.login(testUser)
  await pass(0)
  expect(sent()).toBe(2)
})

test('an app has one, however often it is opened', async () => {
  const { box, services, host } = await offline()
  expect(openOutbox(services)).toBe(box)
  expect(host.onNetwork).toHaveBeenCalledTimes(1)
})
