import { act, fireEvent, screen } from '@testing-library/react'
import { renderWidget, type WidgetSetup } from '../../../../engine/testing/render-widget'
import { initI18n } from '../../../../i18n'
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
const open = (setup: WidgetSetup = {}) =>
  renderWidget(searchPanel, { api: { 'product/page': pageOf([ipa]) }, ...setup })

test('shows results after a pause in typing', async () => {
  const { calls } = await open()
  type('o')
  type('or')
  await pause()
  expect(screen.getByText('Orchard IPA')).toBeInTheDocument()
  expect(calls.map(({ query }) => query?.keyWord)).toEqual(['or'])
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
  expect(screen.getByText('Nothing found for “tea”')).toBeInTheDocument()
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
