import { act, render } from '@testing-library/react'
import { ServicesContext } from '../services'
import { createTestServices } from '../testing/render-widget'
import { usePolling } from './use-polling'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** Polls from a page that can be left and come back to. */
async function polling(every: number | undefined, poll = jest.fn(async () => {})) {
  const { services, host } = createTestServices()
  function Polling() {
    usePolling(poll, every)
    return null
  }
  const view = render(
    <ServicesContext.Provider value={services}>
      <Polling />
    </ServicesContext.Provider>,
  )
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
  await wait(0)
  const called = (hook: { mock: { calls: [() => void][] } }) =>
    act(async () => hook.mock.calls.at(-1)?.[0]())
  return {
    poll,
    host,
    wait,
    leave: () => called(host.usePageHide),
    comeBack: () => called(host.usePageShow),
    close: view.unmount,
  }
}

test('asks at once, and then again after each answer', async () => {
  const { poll, wait } = await polling(3000)
  expect(poll).toHaveBeenCalledTimes(1)
  await wait(2999)
  expect(poll).toHaveBeenCalledTimes(1)
  await wait(1)
  expect(poll).toHaveBeenCalledTimes(2)
})

test('who wants one answer asks once, also after coming back', async () => {
  const { poll, wait, leave, comeBack } = await polling(undefined)
  await wait(60_000)
  await leave()
  await comeBack()
  expect(poll).toHaveBeenCalledTimes(1)
})

test('who wants one answer asks until it has one, at once after coming back', async () => {
  const poll = jest.fn(async () => {})
  poll.mockRejectedValueOnce(new Error('lost')).mockRejectedValueOnce(new Error('lost'))
  const { wait, leave, comeBack } = await polling(undefined, poll)
  await leave()
  await comeBack()
  expect(poll).toHaveBeenCalledTimes(2)
  await wait(11_999)
  expect(poll).toHaveBeenCalledTimes(2)
  await wait(1)
  expect(poll).toHaveBeenCalledTimes(3)
  await wait(60_000)
  await comeBack()
  expect(poll).toHaveBeenCalledTimes(3)
})

test('a page behind another asks for nothing, and at once when it is in front again', async () => {
  const { poll, wait, leave, comeBack } = await polling(3000)
  await leave()
  await wait(9000)
  expect(poll).toHaveBeenCalledTimes(1)
  await comeBack()
  expect(poll).toHaveBeenCalledTimes(2)
})

test('an app that cannot be seen asks for nothing', async () => {
  const { poll, host, wait } = await polling(3000)
  host.isHidden.mockReturnValue(true)
  await wait(9000)
  expect(poll).toHaveBeenCalledTimes(1)
  host.isHidden.mockReturnValue(false)
  await wait(3000)
  expect(poll).toHaveBeenCalledTimes(2)
})

test('a server that does not answer is asked ever more rarely, up to 24 s', async () => {
  const poll = jest.fn(() => Promise.reject(new Error('lost')))
  const { wait } = await polling(3000, poll as never)
  for (const pause of [6000, 12_000, 24_000, 24_000]) {
    const before = poll.mock.calls.length
    await wait(pause - 1)
    expect(poll).toHaveBeenCalledTimes(before)
    await wait(1)
    expect(poll).toHaveBeenCalledTimes(before + 1)
  }
})

test('an answer on its way is waited for', async () => {
  const poll = jest.fn(() => new Promise<void>(() => {}))
  const { comeBack } = await polling(3000, poll as never)
  await comeBack()
  expect(poll).toHaveBeenCalledTimes(1)
})

test('a closed page asks for nothing more', async () => {
  const { poll, wait, close } = await polling(3000)
  close()
  await wait(9000)
  expect(poll).toHaveBeenCalledTimes(1)
})
