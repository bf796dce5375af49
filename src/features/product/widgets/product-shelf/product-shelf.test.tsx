import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { gone } from '../../../../engine/testing/hands'
import { renderWidget, testUser, type WidgetSetup } from '../../../../engine/testing/render-widget'
import { ApiError, EndpointNotFoundError } from '../../../../errors'
import type { HttpRequest } from '../../../../http/endpoint'
import { memoryStorage } from '../../../../stores/testing/memory-storage'
import { productShelf } from '.'

const LIST = 'product/page'
const FACETS = 'product/facets'

const card = (id: string, name: string) => ({
  id,
  name,
  image: '/pictures/beer/haze.svg',
  style: 'Hazy IPA',
  abv: 6,
  price: 2800,
  sold: 9,
  stock: 4,
  tags: [],
  classId: '11',
  storeId: '301',
  skuId: `${id}0`,
})
const all = [card('1', 'Monsoon Haze'), card('2', 'Harvest Moon')]
const pageOf = (result: unknown[]) => ({
  result,
  pageIndex: 1,
  pageSize: 15,
  totalCount: result.length,
})
/** One beer when the list is narrowed in any way, both otherwise. */
const serve = ({ query = {} }: HttpRequest) =>
  pageOf(query.styles || query.inStock || query.minPrice || query.storeId ? all.slice(0, 1) : all)

const facet = (value: string, name: string, count: number) => ({ value, name, count })
const facets = {
  styles: [facet('Hazy IPA', 'Hazy IPA', 7), facet('Stout', 'Stout', 5)],
  tags: [facet('new', 'New', 3), facet('hot', 'Popular', 2)],
  stores: [facet('301', 'Riverside', 8), facet('302', 'Arcade', 4)],
  classes: [facet('11', 'IPA', 7)],
  minPrice: 900,
  maxPrice: 8800,
}
const skus = [
  { ...sku('10', 'Can'), stock: 4 },
  { ...sku('11', 'Crate'), stock: 2 },
]
function sku(id: string, value: string) {
  return { id, productId: '1', name: value, values: [value], price: 2800, stock: 4, image: '' }
}
const detail = {
  ...all[0],
  images: [],
  intro: '',
  attributes: [],
  options: [{ name: 'Size', values: ['Can', 'Crate'] }],
  store: { id: '301', name: 'Riverside' },
  description: '',
}
const api = {
  [LIST]: serve,
  [FACETS]: facets,
  'product/productShow/detail': detail,
  'product/productShow/skus': skus,
  'product/productShow/addCart': 1,
}
const bind = { from: 'api', call: LIST, query: {} }

const open = (setup: WidgetSetup = {}) =>
  renderWidget(productShelf, { api, ...setup, config: { bind, ...setup.config } })
const tap = (element: HTMLElement) => act(async () => void fireEvent.click(element))
const press = (name: string | RegExp) => tap(screen.getByRole('button', { name }))
const choose = (role: 'radio' | 'checkbox' | 'switch', name: string | RegExp) =>
  tap(screen.getByRole(role, { name }))
const type = (name: string, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(name), { target: { value } }))
const isOff = (element: HTMLElement) => element.matches(':disabled, [aria-disabled="true"]')
const lists = (calls: readonly HttpRequest[]) =>
  calls.filter(({ path, query }) => path === LIST && query?.pageSize === 15)
const lastAsked = (calls: readonly HttpRequest[]) => lists(calls).at(-1)?.query

test('it says how many there are and sorts them, the price both ways', async () => {
  const { calls } = await open()
  expect(screen.getByText('2 beers')).toBeInTheDocument()
  for (const [name, sort] of [
    ['Sales', 'sold'],
    ['Price', 'priceAsc'],
    ['Price, lowest first', 'priceDesc'],
    ['Newest', 'new'],
  ] as const) {
    await choose('radio', name)
    expect(lastAsked(calls)).toMatchObject({ sort, pageIndex: 1 })
  }
  await choose('radio', 'Price')
  await choose('radio', 'Price, lowest first')
  expect(screen.getByRole('radio', { name: 'Price, highest first' })).toBeChecked()
  await choose('radio', 'Default')
  expect(screen.getByRole('radio', { name: 'Default' })).toBeChecked()
})

test('the sheet counts what it would show, and the list changes when it is applied', async () => {
  const { calls } = await open()
  await press('Filter')
  await choose('checkbox', /Hazy IPA/)
  await choose('radio', /Arcade/)
  await choose('switch', 'In stock only')
  await type('Lowest price', '12')
  expect(lists(calls)).toHaveLength(1)
  await press('Show 1 beer')
  await gone('Filter')
  expect(lastAsked(calls)).toMatchObject({
    styles: 'Hazy IPA',
    storeId: '302',
    inStock: true,
    minPrice: 1200,
  })
  expect(screen.getByText('1 beer')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Filter, 4 choices' })).toBeInTheDocument()
})

test('what all products share is no choice, and closing changes nothing', async () => {
  const { calls } = await open()
  await press('Filter')
  expect(screen.queryByRole('checkbox', { name: /^IPA/ })).toBeNull()
  await choose('checkbox', /Stout/)
  await press('Close')
  expect(lists(calls)).toHaveLength(1)
  await press('Filter')
  expect(screen.getByRole('checkbox', { name: /Stout/ })).not.toBeChecked()
})

test('a long group is short until one asks for all, and what was chosen stays in sight', async () => {
  const styles = Array.from({ length: 14 }, (_, at) => facet(`s${at}`, `Style ${at}`, 1))
  await open({ api: { ...api, [FACETS]: { ...facets, styles } } })
  await press('Filter')
  const group = () => within(screen.getByRole('group', { name: 'Styles' }))
  expect(group().getAllByRole('checkbox')).toHaveLength(9)
  await press('All 14')
  expect(group().getAllByRole('checkbox')).toHaveLength(14)
  await choose('checkbox', /^Style 13/)
  await press(/^Show \d/)
  await press('Filter, 1 choice')
  expect(group().getByRole('checkbox', { name: /^Style 13/ })).toBeChecked()
})

test('prices the wrong way round are told, and cannot be applied', async () => {
  await open()
  await press('Filter')
  await type('Lowest price', '30')
  await type('Highest price', '20')
  expect(screen.getByRole('alert')).toHaveTextContent('The lowest price is above the highest.')
  expect(isOff(screen.getByRole('button', { name: 'Show them' }))).toBe(true)
  await press('Clear')
  expect(screen.queryByRole('alert')).toBeNull()
  await press('Show 2 beers')
})

test('a filter nothing fits says so, and is cleared in its place', async () => {
  const { calls } = await open({
    api: { ...api, [LIST]: ({ query }: HttpRequest) => pageOf(query?.tags ? [] : all) },
    query: { tags: 'new' },
    config: { bind: { ...bind, query: { tags: { $: 'route', path: 'tags' } } } },
  })
  expect(screen.getByText('Nothing fits all of that')).toBeInTheDocument()
  await press('Clear the filter')
  expect(screen.getByText('2 beers')).toBeInTheDocument()
  expect(lastAsked(calls)?.tags).toBeUndefined()
})

test('rows or a grid: the choice is there again after a restart, whatever the list begins with', async () => {
  const storage = memoryStorage()
  const first = await open({ storage })
  await press('Show as rows')
  first.unmount()
  const second = await open({ storage })
  await press('Show as a grid')
  second.unmount()
  await open({ storage, config: { layout: '1small' } })
  expect(screen.getByRole('button', { name: 'Show as rows' })).toBeInTheDocument()
})

test('the + of a card puts a variant into the cart without leaving the list', async () => {
  const { calls, host, navigator } = await open({ user: testUser })
  await press('Choose Monsoon Haze')
  const sheet = screen.getByRole('dialog', { name: 'Monsoon Haze' })
  await tap(within(sheet).getByRole('radio', { name: 'Crate' }))
  await tap(within(sheet).getByRole('button', { name: /cart/i }))
  expect(calls.find(({ path }) => path === 'product/productShow/addCart')?.body).toEqual({
    productId: '1',
    skuId: '11',
    count: 1,
    requestId: expect.any(String),
  })
  expect(host.toast).toHaveBeenCalledTimes(1)
  expect(navigator.open).not.toHaveBeenCalled()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('who is not logged in is led to the login, and back to this list', async () => {
  const { session, navigator } = await open({
    url: '/views/index',
    query: { url: '/product/list' },
  })
  await press('Choose Monsoon Haze')
  await tap(within(screen.getByRole('dialog')).getByRole('button', { name: /cart/i }))
  await tap(screen.getByRole('button', { name: 'Log in' }))
  expect(navigator.open).toHaveBeenCalledWith('/user/login')
  expect(session.returnTarget).toBe('/views/index?url=%2Fproduct%2Flist')
})

test('a sheet whose product cannot be had says so and tries again', async () => {
  let broken = true
  const failing = () => {
    if (broken) throw new ApiError('product/productShow/detail', 500, '')
    return detail
  }
  await open({ api: { ...api, 'product/productShow/detail': failing } })
  await press('Choose Monsoon Haze')
  broken = false
  await press('Try again')
  expect(screen.getByRole('radio', { name: 'Crate' })).toBeInTheDocument()
})

test('a server that knows no facets is offered neither filter nor order', async () => {
  await open({ api: { ...api, [FACETS]: new EndpointNotFoundError(FACETS, 404, '') } })
  expect(screen.queryByRole('button', { name: 'Filter' })).toBeNull()
  expect(screen.queryByRole('radio', { name: 'Sales' })).toBeNull()
  expect(screen.getByRole('link', { name: /Monsoon Haze/ })).toBeInTheDocument()
})

test('a definition chooses what stands there', async () => {
  const { calls, navigator } = await open({ config: { controls: ['count'] } })
  expect(screen.getByText('2 beers')).toBeInTheDocument()
  for (const name of ['Filter', 'Show as rows'])
    expect(screen.queryByRole('button', { name })).toBeNull()
  expect(screen.queryByRole('radio')).toBeNull()
  expect(calls.map(({ path }) => path)).toEqual([LIST])
  await press('Choose Monsoon Haze')
  expect(navigator.open).toHaveBeenCalledWith('/views/index?url=/product/show&id=1')
})

test('a list that fails can be tried again', async () => {
  let broken = true
  await open({
    api: {
      ...api,
      [LIST]: (request: HttpRequest) => {
        if (broken) throw new ApiError(LIST, 500, '')
        return serve(request)
      },
    },
  })
  broken = false
  await press('Try again')
  expect(screen.getByText('2 beers')).toBeInTheDocument()
})
