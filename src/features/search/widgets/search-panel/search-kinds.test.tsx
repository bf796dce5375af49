import { act, fireEvent, screen, within } from '@testing-library/react'
import { button, offers, press, sent } from '../../../../engine/testing/hands'
import { isOff } from '../../../../engine/testing/is-off'
import { NetworkError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { api, open, pageOf, pause } from '../../testing/search-room'

beforeAll(() => initI18n('en'))
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const FIND = 'basic/search/page'
const thing = { type: 'store', entityId: '301', name: 'Riverside', note: '', image: '', url: '/x' }
const tab = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('tab', { name })))
const type = (label: string, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }))

test('an empty field has nothing to send, and nothing to clear', async () => {
  await open()
  expect(isOff(button('Search'))).toBe(true)
  expect(offers('Clear the field')).toBe(false)
  await type('Search beers', '   ')
  expect(isOff(button('Search'))).toBe(true)
  await type('Search beers', 'ipa')
  expect(isOff(button('Search'))).toBe(false)
  await press('Clear the field')
  expect(screen.getByLabelText('Search beers')).toHaveValue('')
})

test('the field takes 140 letters (client spec §5)', async () => {
  await open()
  expect(screen.getByLabelText('Search beers')).toHaveAttribute('maxlength', '140')
})

test.each([
  ['Taprooms', 'store', 'Search taprooms'],
  ['Streams', 'live', 'Search streams'],
  ['Articles', 'content', 'Search articles'],
])('%s have a field and popular words of their own', async (name, kind, label) => {
  const { calls } = await open()
  await tab(name)
  expect(screen.getByLabelText(label)).toBeInTheDocument()
  expect(screen.queryByLabelText('Search beers')).not.toBeInTheDocument()
  expect(sent(calls, 'basic/search/hot')).toEqual([{ type: 'product' }, { type: kind }])
})

test('words of the definition stand for those of the server, among beers alone', async () => {
  await open({ value: { hotWords: ['Porter'], placeholder: 'Beer or style' } })
  expect(screen.getByLabelText('Beer or style')).toBeInTheDocument()
  const popular = () =>
    within(screen.getByRole('group', { name: 'Popular' })).getAllByRole('button')
  expect(popular().map(({ textContent }) => textContent)).toEqual(['Porter'])
  await tab('Streams')
  expect(popular().map(({ textContent }) => textContent)).toEqual(['Gose'])
})

test('without a word of one’s own there is no history to clear', async () => {
  await open()
  expect(screen.queryByRole('group', { name: 'Recent searches' })).not.toBeInTheDocument()
  expect(offers('Clear')).toBe(false)
})

test('results follow a pause of 350 ms, suggestions one of 150 ms', async () => {
  const { calls } = await open()
  await type('Search beers', 'or')
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
  await wait(149)
  expect(sent(calls, 'basic/search/suggest')).toEqual([])
  await wait(1)
  expect(sent(calls, 'basic/search/suggest')).toEqual([{ type: 'product', keyword: 'or' }])
  await wait(199)
  expect(sent(calls, 'product/page')).toEqual([])
  await wait(1)
  expect(sent(calls, 'product/page')).toHaveLength(1)
})

test('six suggestions at most, none of them what is typed', async () => {
  const words = ['or', 'or1', 'or2', 'or3', 'or4', 'or5', 'or6', 'or7']
  await open({ api: { 'basic/search/suggest': words } })
  await type('Search beers', 'or')
  await pause()
  const rows = within(screen.getByRole('group', { name: 'Suggestions' })).getAllByRole('button')
  expect(rows.map(({ textContent }) => textContent)).toEqual(words.slice(1, 7))
})

test.each([
  [1, '1 result for “river”'],
  [2, '2 results for “river”'],
])('%d taprooms are counted, and each without a note has none', async (count, text) => {
  const result = Array.from({ length: count }, (_, at) => ({ ...thing, entityId: String(at) }))
  await open({ query: { type: 'store', keyword: 'river' }, api: { [FIND]: pageOf(result) } })
  expect(screen.getByText(text)).toBeInTheDocument()
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(/^Riverside$/)
})

test('nothing found names the word, and what may help', async () => {
  await open({ query: { type: 'store', keyword: 'tea' }, api: { [FIND]: pageOf([]) } })
  expect(screen.getByText('Nothing found for “tea”')).toBeInTheDocument()
  expect(screen.getByText('Try a style, a brewery or a shorter word.')).toBeInTheDocument()
  expect(screen.queryByText(/results? for/)).not.toBeInTheDocument()
})

test('without a network it is said, and searched again by a tap', async () => {
  let isGone = true
  await open({
    query: { type: 'store', keyword: 'river' },
    api: {
      ...api,
      [FIND]: () => {
        if (isGone) throw new NetworkError(FIND)
        return pageOf([thing])
      },
    },
  })
  expect(screen.getByText('You are offline')).toBeInTheDocument()
  isGone = false
  await press('Try again')
  expect(screen.getByText('Riverside')).toBeInTheDocument()
})

test('an opened result is a word to remember', async () => {
  const { services } = await open({
    query: { type: 'store', keyword: 'river' },
    api: { [FIND]: pageOf([thing]) },
  })
  expect(services.persistence.read('searchHistory_store')).toBeUndefined()
  await act(async () => void fireEvent.click(screen.getByText('Riverside')))
  expect(services.persistence.read('searchHistory_store')).toEqual(['river'])
})

// Commerce spec §5: each of the rules of a search address is an error of its own.
test.each([
  ['', 'The search address is empty'],
  ['views/index?q=', 'url must start with /'],
  ['/views/index', 'url must contain ?'],
  ['/views/index?q=1', 'url must end with ='],
])('of the address %j it says: %s', async (url, text) => {
  await open({ query: { url } })
  expect(screen.getByText(text)).toBeInTheDocument()
})

test('a good address has no problem and no kinds: the page behind it knows what it finds', async () => {
  await open({ query: { to: '/views/index?url=/product/list&keyWord=' } })
  expect(screen.queryByText(/search address|url must/)).not.toBeInTheDocument()
  expect(screen.queryByRole('tab')).not.toBeInTheDocument()
})
