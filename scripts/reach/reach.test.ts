import { UNWRITTEN_CALLS } from '../../__tests__/contracts/rows'
import { reachOfAll } from './all'
import { readDeclarations, type Source } from './declarations'
import { APP, measureReach, pageOf } from './reach'
import { WITHOUT_PAGE } from './without-page'

const file = (path: string, ...lines: string[]): Source => ({ path, text: lines.join('\n') })

/** Two calls in one module of queries: a widget makes one of them. */
const SOURCES = [
  file(
    'src/features/beer/contract.ts',
    "export const getBeer = endpoint({ method: 'GET', path: 'beer/show' })",
    "export const pageBeers = paged(endpoint({ method: 'GET', path: 'beer/page' }))",
    "export const brew = endpoint({ method: 'POST', path: 'beer/brew' })",
    "export const greet = endpoint({ method: 'GET', path: 'beer/greet' })",
    "export const toast = endpoint({ method: 'GET', path: 'beer/toast' })",
  ),
  file(
    'src/features/beer/queries.ts',
    "import { getBeer, pageBeers, brew } from './contract'",
    'export const beerBy = (id: string) => ({ load: () => getBeer({ id }) })',
    'export const beers = { load: () => pageBeers() }',
    'export const brewing = { load: () => brew() }',
  ),
  file('src/features/beer/index.ts', "export { beers as all } from './queries'"),
  file(
    'src/features/beer/widgets/beer-card/index.ts',
    "import { BeerCard } from './beer-card'",
    "export const beerCard = defineWidget({ type: 'beerCard', value }, BeerCard)",
  ),
  file(
    'src/features/beer/widgets/beer-card/beer-card.tsx',
    "import { beerBy } from '../../queries'",
    'export function BeerCard() { use(beerBy); return go(`/beer/taste?id=` + id) }',
  ),
  file(
    'src/features/shelf/widgets/shelf/index.ts',
    "export const shelf = defineWidget({ type: 'shelf' }, late(() => import('./shelf').then(({ Shelf }) => Shelf)))",
  ),
  file(
    'src/features/shelf/widgets/shelf/shelf.tsx',
    "import { all } from '../../../beer'",
    'export const Shelf = () => use(all)',
    'export const Unused = () => go("/beer/unused")',
  ),
  file('src/platform/cheers.ts', 'export const cheers = () => {}'),
  file(
    'src/platform/cheers.h5.ts',
    "import { toast } from '../features/beer/contract'",
    'export const cheers = () => toast()',
  ),
  file(
    'src/bootstrap.ts',
    "import { greet } from './features/beer/contract'",
    "import { cheers } from './platform/cheers'",
    'export function bootstrap() { greet(); cheers() }',
  ),
]

const reach = (views: readonly { url: string }[]) =>
  measureReach({
    declarations: readDeclarations(SOURCES),
    views,
    tabs: ['/home'],
    routes: ['/home', '/beer/show', '/beer/taste', '/beer/unused', '/far'],
  })

const VIEWS: readonly ({ readonly url: string } & Record<string, unknown>)[] = [
  { url: '/home', widgets: [{ type: 'group', items: [{ url: '/beer/show?id=1' }] }] },
  { url: '/beer/show', widgets: [{ config: { type: 'beerCard' } }] },
  {
    url: '/beer/taste',
    data: { from: 'api', call: 'beer/brew' },
    widgets: [{ config: { type: 'shelf' } }],
  },
]

const callAt = (views: readonly { url: string }[], path: string) =>
  reach(views).calls.find((call) => call.path === path)

test('a call is met where a widget makes it, or where a definition names it', () => {
  expect(callAt(VIEWS, 'beer/show')).toEqual({
    path: 'beer/show',
    noun: 'beer',
    pages: ['/beer/show'],
    taps: 1,
  })
  expect(callAt(VIEWS, 'beer/page')?.pages).toEqual(['/beer/taste'])
  expect(callAt(VIEWS, 'beer/brew')).toMatchObject({ pages: ['/beer/taste'], taps: 2 })
  expect(callAt(VIEWS, 'beer/greet')).toMatchObject({ pages: [APP], taps: 0 })
  // One host makes it, in its own variant of a module.
  expect(callAt(VIEWS, 'beer/toast')).toMatchObject({ pages: [APP], taps: 0 })
})

test('a call that shares its module with one in use is on no page', () => {
  const few = VIEWS.slice(0, 2)
  expect(callAt(few, 'beer/page')).toMatchObject({
    pages: [],
    taps: Number.POSITIVE_INFINITY,
  })
  expect(callAt(few, 'beer/brew')?.pages).toEqual([])
})

test('taps are counted through definitions and through what widgets open', () => {
  expect(Object.fromEntries(reach(VIEWS).routes)).toEqual({
    '/home': 0,
    '/beer/show': 1,
    '/beer/taste': 2,
    '/beer/unused': Number.POSITIVE_INFINITY,
    '/far': Number.POSITIVE_INFINITY,
  })
})

test('a page of the server is the one its address names', () => {
  expect(pageOf('/views/index?url=/a/b&id={id}')).toBe('/a/b')
  expect(pageOf('/views/index?id=1&url=%2Fa%2Fb')).toBe('/a/b')
  expect(pageOf('/shop/cart?tab=1')).toBe('/shop/cart')
})

/** Rooms of the shop: nothing in them may be without a page. */
const SHOP = /^(cart|coupon|favorite|member|merchant|order|product|search|store)$/
/** Of other rooms, and the shop's all the same. */
const ALSO = ['order/deviceOrder/pageList', 'relation/ProductClassRelation/kv']
test('every call of the shop is made on a page, three taps from a tab', async () => {
  const { calls, routes } = await reachOfAll()
  const stray = calls.filter(
    ({ noun, path, taps }) => (SHOP.test(noun) || ALSO.includes(path)) && taps > 3,
  )
  expect(stray.map(({ path }) => path)).toEqual([])
  const far = [...routes].filter(([, taps]) => taps > 3).map(([url]) => url)
  expect(far).toEqual([])
})

test('a call that no page makes says why, and none says so that a page makes', async () => {
  const { calls } = await reachOfAll()
  const without = calls.filter(({ pages }) => pages.length === 0).map(({ path }) => path)
  const unwritten = new Set([...UNWRITTEN_CALLS].map(({ path }) => path))
  expect(without.filter((path) => !(path in WITHOUT_PAGE) && !unwritten.has(path))).toEqual([])
  expect(Object.keys(WITHOUT_PAGE).filter((path) => !without.includes(path))).toEqual([])
})
