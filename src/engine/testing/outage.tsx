import { screen } from '@testing-library/react'
import * as v from 'valibot'
import { NetworkError } from '../../errors'
import { Text } from '../../ui/primitives/elements'
import { Sheet } from '../../ui/sheet/sheet'
import { createRegistry, defineWidget } from '../contract'
import { useQuery } from '../data/queries'
import { lazyWidget } from '../outlet/lazy-widget'
import { QueryState } from '../outlet/paged-list'
import { openPage, page } from './open-page'

/** The server: what it has, whether it can be reached, and what it was asked. */
export const server = { isDown: false, word: 'three beers', asked: [] as string[] }

/** Before each test of a file the server is well again, and React prints no caught failure. */
export function setUpOutage(): void {
  let quiet: jest.SpyInstance
  beforeEach(() => {
    Object.assign(server, { isDown: false, word: 'three beers', asked: [] })
    quiet = jest.spyOn(console, 'error').mockImplementation(() => {})
  })
  afterEach(() => quiet.mockRestore())
}

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

export const registry = createRegistry(fixed, line, list, pair, late, title, group, choice, desk)
export const of = (...widgets: (readonly [type: string, what: string])[]) =>
  page('x', { widgets: widgets.map(([type, what]) => ({ config: { type, what } })) })

export const KEPT = 'You are offline. This is the last version we have.'
export const KEPT_IN_PART =
  'You are offline. This is the last version we have; the rest comes with the network.'
export const MISSING = 'Some of this page could not be had. It comes when the network is back.'
export const FAILED = 'Could not get the data'

export const retries = () => screen.queryAllByText('Try again').length
export const said = (text: string) => screen.queryAllByText(text).length

/** Opens a page whose queries fail; its definition comes. */
export async function openWithout(...widgets: Parameters<typeof of>) {
  server.isDown = true
  return openPage({ registry, server: of(...widgets) })
}
