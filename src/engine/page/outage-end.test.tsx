import { act, screen } from '@testing-library/react'
import { down, openPage, tap } from '../testing/open-page'
import {
  FAILED,
  KEPT,
  KEPT_IN_PART,
  of,
  openWithout,
  registry,
  retries,
  said,
  server,
  setUpOutage,
} from '../testing/outage'

setUpOutage()

describe('with a definition of an earlier start', () => {
  async function openKept(...widgets: Parameters<typeof of>) {
    const first = await openPage({ registry, server: of(...widgets) })
    first.unmount()
    server.isDown = true
    return openPage({ registry, server: down, device: first.device })
  }

  test('the claim to show what was there says what is not', async () => {
    await openKept(['fixed', 'a banner'], ['list', 'beers'])
    expect(screen.getByText('a banner')).toBeVisible()
    expect([said(KEPT_IN_PART), said(KEPT), said(FAILED), retries()]).toEqual([1, 0, 0, 1])
  })

  test('nothing is claimed where nothing is shown', async () => {
    await openKept(['list', 'beers'])
    expect([said(KEPT_IN_PART), said(KEPT), said(FAILED), retries()]).toEqual([0, 0, 1, 1])
  })

  test('whole, it is shown as the last version', async () => {
    await openKept(['fixed', 'a banner'])
    expect([said(KEPT_IN_PART), said(KEPT), retries()]).toEqual([0, 1, 1])
  })

  test('one tap brings definition and data', async () => {
    const { state } = await openKept(['fixed', 'a banner'], ['list', 'beers'])
    server.isDown = false
    state.view = of(['fixed', 'another banner'], ['list', 'beers'])
    await tap('Try again')
    expect(screen.getByText('another banner')).toBeVisible()
    expect(screen.getByText('beers: three beers')).toBeVisible()
    expect([said(KEPT_IN_PART), said(KEPT), retries()]).toEqual([0, 0, 0])
  })
})

test('data that could not be refreshed stay, and are called what they are', async () => {
  const { services } = await openPage({ registry, server: of(['list', 'beers'], ['pair', 'bars']) })
  server.isDown = true
  await act(() => services.queries.refetchQueries())
  expect(screen.getByText('beers: three beers')).toBeVisible()
  expect([said(KEPT), said(FAILED), retries()]).toEqual([1, 0, 1])
  server.isDown = false
  server.word = 'four beers'
  await tap('Try again')
  expect(screen.getByText('bars: four beers')).toBeVisible()
  expect(said(KEPT)).toBe(0)
})

/** A host whose network a test brings back. */
function phone() {
  const listeners = new Set<() => void>()
  return {
    host: {
      onNetwork: (callback: () => void) => {
        listeners.add(callback)
        return () => void listeners.delete(callback)
      },
    },
    listeners,
    isBack: () => act(async () => listeners.forEach((call) => void call())),
  }
}

test('when the network is back everything comes by itself', async () => {
  const { host, listeners, isBack } = phone()
  server.isDown = true
  await openPage({ registry, server: of(['list', 'beers'], ['late', 'drawn late']), host })
  expect(said(FAILED)).toBe(1)
  server.isDown = false
  await isBack()
  expect(screen.getByText('beers: three beers')).toBeVisible()
  expect(screen.getByText('drawn late')).toBeVisible()
  expect([said(FAILED), retries(), listeners.size]).toEqual([0, 0, 0])
})

test('a page that could not be had at all comes by itself too', async () => {
  const { host, isBack } = phone()
  const { state } = await openPage({ registry, server: down, host })
  expect([said(FAILED), retries()]).toEqual([1, 1])
  state.view = of(['line', 'here again'])
  await isBack()
  expect(screen.getByText('here again')).toBeVisible()
})

test('no host tells of a server that comes back: the page looks by itself, less and less often', async () => {
  jest.useFakeTimers()
  const { state } = await openWithout(['list', 'beers'], ['list', 'shops'])
  state.view = down
  state.asked.length = 0
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
  await pass(5000)
  await pass(10_000)
  expect(state.asked).toHaveLength(2)
  await pass(19_000)
  expect(state.asked).toHaveLength(2)
  expect([said(FAILED), retries()]).toEqual([1, 1])
  state.view = of(['list', 'beers'], ['list', 'shops'])
  server.isDown = false
  await pass(1000)
  expect(screen.getByText('beers: three beers')).toBeVisible()
  state.asked.length = 0
  await pass(600_000)
  expect(state.asked).toEqual([])
  jest.useRealTimers()
})
