import { act, fireEvent, screen, within } from '@testing-library/react'
import { EndpointNotFoundError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { memoryStorage } from '../../../../stores/testing/memory-storage'
import { asked, field, open, pageOf, pause, submit, tap, type } from '../../testing/search-room'

beforeAll(() => initI18n('en'))
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('shows results after a pause in typing', async () => {
  const { calls } = await open()
  type('o')
  type('or')
  await pause()
  expect(screen.getByText('Orchard IPA')).toBeInTheDocument()
  expect(asked(calls, 'product/page').map(({ query }) => query?.keyWord)).toEqual(['or'])
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
