import { act, screen, within } from '@testing-library/react'
import * as v from 'valibot'
import { NetworkError } from '../../errors'
import { Text } from '../../ui/primitives/elements'
import { Sheet } from '../../ui/sheet/sheet'
import { createRegistry, defineWidget } from '../contract'
import { useQuery } from '../data/queries'
import { lazyWidget } from '../outlet/lazy-widget'
import { QueryState } from '../outlet/paged-list'
import { down, openPage, page, tap } from '../testing/open-page'

/** The server: what it has, whether it can be reached, and what it was asked. */
const server = { isDown: false, word: 'three beers', asked: [] as string[] }
beforeEach(() => Object.assign(server, { isDown: false, word: 'three beers', asked: [] }))

let quiet: jest.SpyInstance
beforeEach(() => {
  // React prints every caught failure.
  quiet = jest.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => quiet.mockRestore())

async function answer(what: string): Promise<string> {
  server.asked.push(what)
  if (server.isDown) throw new NetworkError(what)
  return `${what}: ${server.word}`
}

const base = {
  version: 1,
  tier: 'base',
  value: v.any(),
  config: v.object({ what: v.string() }),
  examples: {},
} as const
// Half a screen: all of a page fits on one, so that all of it is drawn at once on every host.
const fixed = defineWidget({ ...base, type: 'fixed', height: 300 }, ({ config }) => (
  <Text>{config.what}</Text>
))
const line = defineWidget({ ...base, type: 'line', height: 40 }, ({ config }) => (
  <Text>{config.what}</Text>
))
/** With a heading that would stand over nothing. */
const list = defineWidget(
  { ...base, type: 'list', height: 80, load: ({ config }) => answer(config.what) },
  ({ value }) => <Text>{value}</Text>,
)
/** Two questions, of which one may have been answered. */
const pair = defineWidget({ ...base, type: 'pair', height: 80 }, function Pair({ config }) {
  const first = useQuery({ key: ['first', config.what], load: () => answer(config.what) })
  return <Text>{first.value ?? 'nothing yet'}</Text>
})
/** Something there, and one question twice: on the page, and in a sheet over it. */
const choice = defineWidget({ ...base, type: 'choice', height: 80 }, function Choice({ config }) {
  useQuery({ key: ['known'], load: async () => 'there' })
  const query = useQuery({ key: ['choice', config.what], load: () => answer(config.what) })
  return (
    <>
      <QueryState query={query} skeleton={null}>
        {null}
      </QueryState>
      <Sheet open onClose={() => {}} title='A sheet' closeLabel='Close'>
        <QueryState query={query} inSheet skeleton={null}>
          <Text>chosen</Text>
        </QueryState>
      </Sheet>
    </>
  )
})
/** Two headings of its own, each over a question: one is answered, one may not be. */
const desk = defineWidget({ ...base, type: 'desk', height: 80 }, function Desk({ config }) {
  const known = useQuery({ key: ['till'], load: async () => 'open' })
  const query = useQuery({ key: ['desk', config.what], load: () => answer(config.what) })
  return (
    <>
      <Text level={2}>Till</Text>
      <Text>{known.value}</Text>
      <Text level={2}>Today</Text>
      <QueryState query={query} skeleton={null}>
        <Text>{query.value}</Text>
      </QueryState>
    </>
  )
})
/** Its code comes when the server can be reached. */
const Late = lazyWidget<unknown, { readonly what: string }>(async () => {
  await answer('code')
  return ({ config }) => <Text>{config.what}</Text>
})
const late = defineWidget({ ...base, type: 'late', height: 80 }, Late)

/** A heading of its own, above what it names. */
const title = defineWidget({ ...base, type: 'title', height: 40, heads: true }, ({ config }) => (
  <Text level={2}>{config.what}</Text>
))
const group = defineWidget({ ...base, type: 'group', height: 40 }, ({ config, slot }) => (
  <>
    <Text level={2}>{config.what}</Text>
    {slot('content')}
  </>
))

const registry = createRegistry(fixed, line, list, pair, late, title, group, choice, desk)
const of = (...widgets: (readonly [type: string, what: string])[]) =>
  page('x', { widgets: widgets.map(([type, what]) => ({ config: { type, what } })) })

const KEPT = 'You are offline. This is the last version we have.'
const KEPT_IN_PART =
  'You are offline. This is the last version we have; the rest comes with the network.'
const MISSING = 'Some of this page could not be had. It comes when the network is back.'
const FAILED = 'Could not get the data'

const retries = () => screen.queryAllByText('Try again').length
const said = (text: string) => screen.queryAllByText(text).length

/** Opens a page whose queries fail; its definition comes. */
async function openWithout(...widgets: Parameters<typeof of>) {
  server.isDown = true
  return openPage({ registry, server: of(...widgets) })
}

test('what fails alone says so in its own place', async () => {
  await openWithout(['fixed', 'a banner'], ['list', 'beers'])
  expect([said(FAILED), retries(), said(MISSING)]).toEqual([1, 1, 0])
})

test('of several failures the page speaks once, and leaves no heading over nothing', async () => {
  await openWithout(['fixed', 'a banner'], ['list', 'beers'], ['list', 'shops'], ['pair', 'bars'])
  expect(screen.getByText('a banner')).toBeVisible()
  expect(screen.getByText('nothing yet')).not.toBeVisible()
  expect([said(FAILED), retries(), said(MISSING), said(KEPT)]).toEqual([0, 1, 1, 0])
})

/** The headings that can be seen. */
const headings = () =>
  screen
    .queryAllByRole('heading')
    .map(({ textContent }) => textContent)
    .filter((text) => !['Beers', FAILED].includes(text ?? ''))

test('a heading goes with what it names, and comes back with it', async () => {
  await openWithout(
    ['title', 'Shops'],
    ['fixed', 'eight shops'],
    ['title', 'This week'],
    ['title', 'New'],
    ['list', 'beers'],
    ['title', 'Bars'],
    ['pair', 'bars'],
    ['line', 'the end'],
  )
  expect(headings()).toEqual(['Shops'])
  expect([said(FAILED), retries(), said(MISSING)]).toEqual([0, 1, 1])
  server.isDown = false
  await tap('Try again')
  expect(headings()).toEqual(['Shops', 'This week', 'New', 'Bars'])
})

test('one list that fails alone keeps its heading: its place says why it is empty', async () => {
  await openWithout(['fixed', 'a banner'], ['title', 'New'], ['list', 'beers'])
  expect(headings()).toEqual(['New'])
})

test('a group of nothing but what is missing goes whole; one with something left stays', async () => {
  server.isDown = true
  const inside = (...widgets: Parameters<typeof of>) => ({ content: of(...widgets).widgets })
  const of2 = (what: string, slots: object) => ({ config: { type: 'group', what, slots } })
  const widgets = [
    { config: { type: 'fixed', what: 'a banner' } },
    of2('Empty', inside(['list', 'beers'], ['title', 'Bars'], ['list', 'bars'])),
    of2('Half', inside(['list', 'shops'], ['line', 'the map'])),
  ]
  await openPage({ registry, server: page('x', { widgets }) })
  expect(headings()).toEqual(['Half'])
  expect(screen.getByText('the map')).toBeVisible()
})

test('a heading inside of what is there in part stands over nothing less: its place says so', async () => {
  await openWithout(['fixed', 'a banner'], ['desk', 'beers'], ['list', 'shops'])
  expect(headings()).toEqual(['Till', 'Today'])
  expect(screen.getByText('open')).toBeVisible()
  expect(screen.getByText('This part is not available right now')).toBeVisible()
  expect([said(FAILED), retries(), said(MISSING)]).toEqual([0, 1, 1])
  server.isDown = false
  await tap('Try again')
  expect(screen.queryByText('This part is not available right now')).toBeNull()
  expect(screen.getByText('beers: three beers')).toBeVisible()
})

test('what stands in a sheet says so itself: nobody sees the page behind it', async () => {
  await openWithout(['fixed', 'a banner'], ['choice', 'beers'], ['list', 'shops'])
  expect(said(MISSING)).toBe(1)
  expect(within(screen.getByRole('dialog')).getByText(FAILED)).toBeInTheDocument()
  expect(said(FAILED)).toBe(1)
})

test('one tap asks for all that failed, and for nothing else', async () => {
  const { state } = await openWithout(['fixed', 'a banner'], ['list', 'beers'], ['pair', 'bars'])
  server.isDown = false
  Object.assign(server, { asked: [] })
  state.asked.length = 0
  await tap('Try again')
  expect(server.asked.sort()).toEqual(['bars', 'beers'])
  expect(state.asked).toEqual([])
  expect(screen.getByText('beers: three beers')).toBeVisible()
  expect(screen.getByText('bars: three beers')).toBeVisible()
  expect([said(FAILED), retries(), said(MISSING)]).toEqual([0, 0, 0])
})

test('a page with next to nothing left says it as a page', async () => {
  await openWithout(['line', 'tabs'], ['list', 'beers'], ['list', 'shops'])
  expect(screen.getByText('tabs')).toBeVisible()
  expect([said(FAILED), retries(), said(MISSING), said(KEPT)]).toEqual([1, 1, 0, 0])
  expect(screen.getByText(/^No connection\. Check/)).toBeVisible()
})

test('it stays while it is tried again in vain', async () => {
  await openWithout(['list', 'beers'], ['list', 'shops'])
  await tap('Try again')
  expect([said(FAILED), retries()]).toEqual([1, 1])
  expect(screen.queryByLabelText('Loading')).toBeNull()
})

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
