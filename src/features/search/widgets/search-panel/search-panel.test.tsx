import { act, fireEvent, screen, within } from '@testing-library/react'
import { renderWidget, testUser, type WidgetSetup } from '../../../../engine/testing/render-widget'
import { expectSeen } from '../../../../engine/testing/seen'
import { EndpointNotFoundError } from '../../../../errors'
import type { HttpRequest } from '../../../../http/types'
import { initI18n } from '../../../../i18n'
import { memoryStorage } from '../../../../stores/testing/memory-storage'
import { searchPanel } from '.'

beforeAll(() => initI18n('en'))
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const ipa = {
  id: '7',
  name: 'Orchard IPA',
  image: '/pictures/beer/orchard.svg',
  style: 'IPA',
  abv: 6.5,
  price: 2800,
  sold: 12,
  stock: 3,
  tags: [],
  classId: '1',
  storeId: '1',
  skuId: '70',
}
const pageOf = (result: unknown[]) => ({
  result,
  pageIndex: 1,
  pageSize: 15,
  totalCount: result.length,
})

const field = () => screen.getByLabelText('Search beers')
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const submit = () => act(async () => void fireEvent.keyDown(field(), { key: 'Enter' }))
const tap = (name: string) => act(async () => void fireEvent.click(screen.getByText(name)))
const pause = () => act(() => jest.advanceTimersByTimeAsync(1000))
/** A server with the seed's first words, and one suggestion for every word. */
const api = {
  'product/page': pageOf([ipa]),
  'product/facets': { styles: [], tags: [], stores: [], classes: [], minPrice: 0, maxPrice: 0 },
  'basic/search/hot': [{ name: 'Gose', heat: 3 }],
  'basic/search/suggest': ({ query }: HttpRequest) => [`${query?.keyword} of the house`],
}
const open = (setup: WidgetSetup = {}) =>
  renderWidget(searchPanel, { ...setup, api: { ...api, ...setup.api } })
const asked = (calls: readonly HttpRequest[], path: string) =>
  calls.filter((call) => call.path === path)

test('shows results after a pause in typing', async () => {
  const { calls } = await open()
  type('o')
  type('or')
  await pause()
  expect(screen.getByText('Orchard IPA')).toBeInTheDocument()
  expect(asked(calls, 'product/page').map(({ query }) => query?.keyWord)).toEqual(['or'])
  expectSeen([
    'field «Search beers», ≤ 140, Search beers = or',
    'button «Clear the field»',
    'button: Search',
    'tablist «Search for»',
    'tab (selected): Beers',
    'tab: Taprooms',
    'tab: Streams',
    'tab: Articles',
    'group «Suggestions»',
    'button: or of the house',
    'radiogroup «Sort by»',
    'radio (checked): Default',
    'radio: Sales',
    'radio: Price',
    'radio: Newest',
    'button «Show as a grid»',
    'button «Filter»',
    'status: 1 result for “or”',
    'link «Orchard IPA, ¥28.00»: picture /pictures/beer/orchard.svg?w=112 | Orchard IPA | IPA | 6.5% ABV | ¥ | 28 | .00 | 12 sold | button «Choose Orchard IPA»',
    'status: That is all',
  ])
})

test('searches at once by the search key and remembers the word', async () => {
  const { services } = await open()
  type('ipa')
  await submit()
  expect(screen.getByText('1 result for “ipa”')).toBeInTheDocument()
  expect(services.persistence.read('searchHistory')).toEqual(['ipa'])
})

test('begins with the keyword of the address', async () => {
  await open({ query: { keyword: 'ipa' } })
  expect(field()).toHaveValue('ipa')
  expect(screen.getByText('Orchard IPA')).toBeInTheDocument()
})

test('keeps ten words, each once, newest first', async () => {
  const { services } = await open()
  for (const word of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'c']) {
    type(word)
    await submit()
  }
  const words = services.persistence.read('searchHistory')
  expect(words).toEqual(['c', 'k', 'j', 'i', 'h', 'g', 'f', 'e', 'd', 'b'])
})

test('forgets the words', async () => {
  const { services } = await open()
  type('gose')
  await submit()
  type('')
  await tap('Clear')
  expect(screen.queryByText('gose')).toBeNull()
  expect(services.persistence.read('searchHistory')).toBeUndefined()
})

test('searches for a popular word by a tap', async () => {
  await open({ value: { hotWords: ['Porter'] } })
  await tap('Porter')
  expect(screen.getByText('1 result for “Porter”')).toBeInTheDocument()
})

test('opens a result', async () => {
  const { navigator } = await open({ query: { keyword: 'ipa' } })
  await tap('Orchard IPA')
  expect(navigator.open).toHaveBeenCalledWith('/views/index?url=/product/show&id=7')
})

test('says that nothing was found', async () => {
  await open({ query: { keyword: 'tea' }, api: { 'product/page': pageOf([]) } })
  expect(screen.getByText('Nothing matches “tea”')).toBeInTheDocument()
})

test('hands the keyword to the page that asked for it (commerce spec §5)', async () => {
  const { navigator } = await open({ query: { url: '/views/index?url=/product/list&keyWord=' } })
  type('a & b')
  await submit()
  expect(navigator.open).toHaveBeenCalledWith('/views/index?url=/product/list&keyWord=a%20%26%20b')
})

test.each(['https://evil.example/?q=', '//evil.example/?q=', '/views/index', '/no/page?q='])(
  'shows its own results when the page to search in is %s',
  async (url) => {
    const { navigator } = await open({ query: { url } })
    type('ipa')
    await submit()
    expect(navigator.open).not.toHaveBeenCalled()
    expect(screen.getByText('Orchard IPA')).toBeInTheDocument()
  },
)

test('says what is wrong with the address of the page to search in (commerce spec §5)', async () => {
  for (const [url, problem] of [
    ['', 'empty'],
    ['views/index?q=', '/'],
    ['/views/index', '?'],
    ['/views/index?q=1', '='],
    ['//evil.example/?q=', 'not part of this app'],
  ] as const) {
    const { unmount } = await open({ query: { url } })
    expect(screen.getByRole('status')).toHaveTextContent(problem)
    unmount()
  }
})

test('suggests what a word may become, the own words first, and searches for one', async () => {
  const storage = memoryStorage()
  const first = await open({ storage })
  type('a pale ale')
  await submit()
  first.unmount()
  await open({ storage })
  type('pale')
  await pause()
  const rows = within(screen.getByRole('group', { name: 'Suggestions' })).getAllByRole('button')
  expect(rows.map(({ textContent }) => textContent)).toEqual(['a pale ale', 'pale of the house'])
  await act(async () => void fireEvent.click(rows[1] as HTMLElement))
  expect(field()).toHaveValue('pale of the house')
  expect(screen.queryByRole('group', { name: 'Suggestions' })).toBeNull()
  expect(screen.getByText('1 result for “pale of the house”')).toBeInTheDocument()
})

test('suggestions wait for a pause of their own, and a server without them has none', async () => {
  const path = 'basic/search/suggest'
  const { calls } = await open({ api: { [path]: new EndpointNotFoundError(path, 404, '') } })
  type('p')
  type('pa')
  await pause()
  expect(asked(calls, path).map(({ query }) => query?.keyword)).toEqual(['pa'])
  expect(screen.queryByRole('group', { name: 'Suggestions' })).toBeNull()
  expect(screen.getByText('Orchard IPA')).toBeInTheDocument()
})

test('shows what others look for, and the words of the house without a server’s', async () => {
  const { unmount } = await open()
  expect(screen.getByText('Gose')).toBeInTheDocument()
  unmount()
  const path = 'basic/search/hot'
  await open({ api: { [path]: new EndpointNotFoundError(path, 404, '') } })
  expect(screen.getByText('Stout')).toBeInTheDocument()
  expect(screen.queryByRole('tab')).toBeNull()
})

test('searches among the kind of things the address names, and among another by a tap', async () => {
  const store = {
    type: 'store',
    entityId: '301',
    name: 'Riverside',
    note: '1 Quay Road',
    image: '/pictures/store/301.svg',
    url: '/views/index?url=/store/show&id=301',
  }
  const { calls, navigator } = await open({
    query: { type: 'store', keyword: 'river' },
    api: { 'basic/search/page': pageOf([store]) },
  })
  expect(screen.getByRole('tab', { name: 'Taprooms' })).toHaveAttribute('aria-selected', 'true')
  expect(screen.getByText('1 Quay Road')).toBeInTheDocument()
  await tap('Riverside')
  expect(navigator.open).toHaveBeenCalledWith('/views/index?url=/store/show&id=301')
  await act(async () => void fireEvent.click(screen.getByRole('tab', { name: 'Streams' })))
  expect(asked(calls, 'basic/search/page').map(({ body }) => body)).toEqual([
    { type: 'store', keyword: 'river', pageIndex: 1, pageSize: 15 },
    { type: 'live', keyword: 'river', pageIndex: 1, pageSize: 15 },
  ])
  await act(async () => void fireEvent.click(screen.getByRole('tab', { name: 'Beers' })))
  expect(screen.getByText('Orchard IPA')).toBeInTheDocument()
})

test('narrows by what the address says, without the five excluded inputs (commerce spec §5)', async () => {
  const excluded = { x: '1', engineId: '2', pageIndex: '3', pageSize: '4', keyword: 'ipa' }
  const { calls } = await open({ query: { ...excluded, storeId: '301', tags: 'new' } })
  expect(asked(calls, 'product/page')[0]?.query).toEqual({
    keyWord: 'ipa',
    storeId: '301',
    tags: 'new',
    pageIndex: 1,
    pageSize: 15,
  })
})

test('hands what narrows it to the page that asked for the keyword', async () => {
  const url = '/views/index?url=/product/list&keyWord='
  const { navigator } = await open({ query: { url, x: '7', pageSize: '5', storeId: '301' } })
  type('ipa')
  await submit()
  expect(navigator.open).toHaveBeenCalledWith(`${url}ipa&storeId=301`)
})

describe('with a login', () => {
  const record = (id: string, name: string) => ({ id, userId: '1', type: 'product', name })
  /** A server that remembers. */
  const remembering = (...names: string[]) => {
    const known = names.map((name, at) => record(String(at + 1), name))
    const put = (name: string) => {
      known.unshift(record(`n${known.length}`, name))
      return known[0]
    }
    return {
      'basic/search/record': () => [...known],
      'basic/search/add': ({ body }: HttpRequest) => put((body as { name: string }).name),
      'basic/search/merge': ({ body }: HttpRequest) => {
        for (const name of (body as { names: string[] }).names) put(name)
        return [...known]
      },
      'basic/search/delete': ({ query }: HttpRequest) => {
        known.splice(
          known.findIndex(({ id }) => id === query?.id),
          1,
        )
        return null
      },
      'basic/search/clear': () => known.splice(0).length,
    }
  }
  const words = () =>
    within(screen.getByRole('group', { name: 'Recent searches' }))
      .getAllByRole('button', { name: /^(?!Forget|Clear)/ })
      .map(({ textContent }) => textContent)

  test('a visitor’s words become the user’s, once, and leave the device', async () => {
    const { services, calls } = await open({ api: remembering('porter') })
    for (const word of ['gose', 'ipa']) {
      type(word)
      await submit()
    }
    type('')
    await act(async () => services.session.login(testUser))
    await pause()
    expect(asked(calls, 'basic/search/merge').map(({ body }) => body)).toEqual([
      { type: 'product', names: ['ipa', 'gose'] },
    ])
    expect(services.persistence.read('searchHistory')).toBeUndefined()
    expect([...words()].sort()).toEqual(['gose', 'ipa', 'porter'])
    expectSeen([
      'field «Search beers», ≤ 140, Search beers = ',
      'button (disabled): Search',
      'tablist «Search for»',
      'tab (selected): Beers',
      'tab: Taprooms',
      'tab: Streams',
      'tab: Articles',
      'group «Recent searches»',
      'heading: Recent searches',
      'button: Clear',
      'button: gose',
      'button «Forget “gose”»',
      'button: ipa',
      'button «Forget “ipa”»',
      'button: porter',
      'button «Forget “porter”»',
      'group «Popular»',
      'heading: Popular',
      'button: Gose',
    ])
  })

  test('a search is remembered by the server, each word forgotten by itself or all at once', async () => {
    const { services, calls } = await open({ user: testUser, api: remembering('porter', 'sour') })
    type('gose')
    await submit()
    type('')
    await pause()
    expect(words()).toEqual(['gose', 'porter', 'sour'])
    expect(services.persistence.read('searchHistory')).toBeUndefined()
    await act(async () => void fireEvent.click(screen.getByLabelText('Forget “porter”')))
    expect(words()).toEqual(['gose', 'sour'])
    expect(asked(calls, 'basic/search/delete')[0]?.query).toEqual({ id: '1' })
    await tap('Clear')
    expect(screen.queryByRole('group', { name: 'Recent searches' })).toBeNull()
    expect(asked(calls, 'basic/search/clear')[0]?.query).toEqual({ type: 'product' })
  })

  test('what the server could not be told stays on the device', async () => {
    const { services } = await open({ user: testUser })
    type('gose')
    await submit()
    type('')
    expect(words()).toEqual(['gose'])
    expect(services.persistence.read('searchHistory')).toEqual(['gose'])
  })

  test('what the server will not forget is still there, and it is said why', async () => {
    const api = {
      ...remembering('porter'),
      'basic/search/delete': new EndpointNotFoundError('x', 404, ''),
    }
    const { host } = await open({ user: testUser, api })
    await act(async () => void fireEvent.click(screen.getByLabelText('Forget “porter”')))
    expect(host.toast).toHaveBeenCalledTimes(1)
    expect(words()).toEqual(['porter'])
  })
})
