import { screen, waitFor, within } from '@testing-library/react'
import { button, isOff, offers, press, sent, tap } from '../../../../engine/testing/hands'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { initI18n } from '../../../../i18n'
import { feed } from '.'

beforeAll(() => initI18n('en'))

const now = () => Math.floor(Date.now() / 1000)
const FAVORITES = 'tool/favorite/page'
const FOOTPRINTS = 'tool/footprint/page'
const kept = (entityId: string, name: string, more: object = {}) => ({
  type: 'product',
  entityId,
  name,
  image: '',
  url: '/x',
  price: 2800,
  createdAt: now(),
  ...more,
})
const pageOf = (result: readonly object[], totalCount = result.length) => ({
  result,
  pageIndex: 1,
  pageSize: 15,
  totalCount,
})
const open = (name: string, api: object, more: object = {}) =>
  renderWidget(feed, {
    user: testUser,
    config: { feed: name },
    api: api as Record<string, unknown>,
    ...more,
  })
const two = pageOf([kept('1', 'Hop Field'), kept('2', 'Plum Rain')])
const tabs = () => screen.queryAllByRole('tab').map(({ textContent }) => textContent)

// One kind at a time where the call demands it; of footprints all at first.
test.each([
  ['favorite', FAVORITES, ['Beers', 'Taprooms', 'Authors', 'Articles']],
  ['footprint', FOOTPRINTS, ['All', 'Beers', 'Taprooms', 'Streams', 'Articles']],
  ['message', 'notice/message/page', ['All', 'Orders', 'Wallet', 'Team', 'Streams', 'System']],
  ['material', 'material/page', []],
])('of the feed “%s” these kinds are offered', async (name, path, kinds) => {
  await open(name, { [path]: pageOf([]) })
  expect(tabs()).toEqual(kinds)
})

test.each([
  [
    'favorite',
    FAVORITES,
    'Nothing kept here yet',
    'Tap the heart on a page to find it again here.',
    true,
  ],
  [
    'footprint',
    FOOTPRINTS,
    'No footprints yet',
    'What you look at is listed here, day by day.',
    true,
  ],
  ['message', 'notice/message/page', 'No messages', 'News of the house arrives here.', true],
  [
    'material',
    'material/page',
    'No material yet',
    'Pictures and words for passing on appear here.',
    false,
  ],
])('an empty “%s” says what comes there', async (name, path, title, note, leads) => {
  const { navigator } = await open(name, { [path]: pageOf([]) })
  expect(screen.getByText(title)).toBeInTheDocument()
  expect(screen.getByText(note)).toBeInTheDocument()
  expect(offers('Browse beers')).toBe(leads)
  if (!leads) return
  await press('Browse beers')
  expect(navigator.open).toHaveBeenCalledWith('/pages/tabbar/index')
})

test('how many there are is told, also of those that are not drawn yet', async () => {
  await open('favorite', { [FAVORITES]: pageOf(two.result, 40) })
  expect(screen.getByText('40 in all')).toBeInTheDocument()
  expect(offers('Clear all')).toBe(false)
})

test('while things are chosen a tap chooses; none chosen cannot be removed', async () => {
  const { navigator } = await open('favorite', { [FAVORITES]: two })
  expect(screen.queryByRole('checkbox')).toBeNull()
  await press('Select')
  expect(isOff(button('Remove (0)'))).toBe(true)
  const box = (name: string) => screen.getByRole('checkbox', { name })
  await tap(box('Hop Field'))
  expect(box('Hop Field')).toBeChecked()
  expect(box('Plum Rain')).not.toBeChecked()
  expect(box('Select all')).not.toBeChecked()
  await tap(box('Plum Rain'))
  expect(box('Select all')).toBeChecked()
  await tap(box('Plum Rain'))
  expect(button('Remove (1)')).toBeInTheDocument()
  await tap(box('Select all'))
  expect(button('Remove (2)')).toBeInTheDocument()
  await tap(box('Select all'))
  expect(isOff(button('Remove (0)'))).toBe(true)
  expect(navigator.open).not.toHaveBeenCalled()
})

test('who is done, or looks at another kind, has chosen nothing', async () => {
  await open('favorite', { [FAVORITES]: two })
  await press('Select')
  await tap(screen.getByRole('checkbox', { name: 'Hop Field' }))
  await press('Done')
  expect(screen.queryByRole('checkbox')).toBeNull()
  await press('Select')
  expect(screen.getByRole('checkbox', { name: 'Hop Field' })).not.toBeChecked()
  await tap(screen.getByRole('tab', { name: 'Taprooms' }))
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('after a removal nothing is chosen any more, and the list is asked for anew', async () => {
  const { calls } = await open('favorite', { [FAVORITES]: two, 'favorite/product/cancel': true })
  await press('Select')
  await tap(screen.getByRole('checkbox', { name: 'Hop Field' }))
  await press('Remove (1)')
  const dialog = within(screen.getByRole('alertdialog'))
  expect(dialog.getByText('Remove what is selected (1)?')).toBeInTheDocument()
  await tap(dialog.getByRole('button', { name: 'Delete' }))
  expect(offers('Select')).toBe(true)
  expect(sent(calls, FAVORITES)).toHaveLength(2)
})

test('all footprints are cleared after a word of warning; a no clears none', async () => {
  const { calls, host } = await open('footprint', { [FOOTPRINTS]: two, 'footprint/clear': 2 })
  await press('Clear all')
  const dialog = () => within(screen.getByRole('alertdialog'))
  expect(dialog().getByText('Clear all footprints?')).toBeInTheDocument()
  expect(dialog().getByText('What you have looked at is forgotten for good.')).toBeInTheDocument()
  await tap(dialog().getByRole('button', { name: 'Cancel' }))
  expect(calls.some(({ path }) => path === 'footprint/clear')).toBe(false)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await press('Clear all')
  await tap(dialog().getByRole('button', { name: 'Clear all' }))
  expect(host.toast.mock.calls).toEqual([['Removed']])
})

const material = (more: object = {}) => ({
  id: '1',
  title: 'Harvest',
  intro: '',
  image: '',
  url: '',
  createdAt: now() - 7260,
  ...more,
})
const cards = (rows: readonly object[], config: object = {}) =>
  renderWidget(feed, {
    config: { feed: 'material', layout: 'card', ...config },
    api: { 'material/page': pageOf(rows) },
  })

test('a card without a second line copies its title alone, and says so, or that it could not', async () => {
  const { host } = await cards([material()])
  expect(screen.getByText('2 h ago')).toBeInTheDocument()
  expect(screen.queryByRole('link')).toBeNull()
  await press('Copy text')
  expect(host.copy).toHaveBeenCalledWith('Harvest')
  host.copy.mockRejectedValueOnce(new Error('no clipboard'))
  await press('Copy text')
  expect(host.toast.mock.calls).toEqual([['Text copied'], ['The text could not be copied']])
})

test('a card that leads somewhere is a link; an action gets it in place of its address', async () => {
  const first = await cards([material({ url: '/company/about', intro: 'From the field' })])
  expect(screen.getByText('From the field')).toBeInTheDocument()
  await tap(screen.getByRole('link', { name: 'Harvest' }))
  expect(first.navigator.open).toHaveBeenCalledWith('/company/about')
  first.unmount()
  const on = { itemTap: { do: 'go', url: '/tool/search' } }
  const second = await cards([material({ url: '/company/about' })], { on })
  await tap(screen.getByRole('link', { name: 'Harvest' }))
  expect(second.navigator.open.mock.calls).toEqual([['/tool/search']])
})

test('an older day is told by its date', async () => {
  const then = Date.UTC(2025, 10, 30, 20, 30) / 1000
  await open('favorite', { [FAVORITES]: pageOf([kept('1', 'Hop Field', { createdAt: then })]) })
  expect(screen.getByRole('group', { name: '1 Dec 2025' })).toHaveTextContent('Hop Field')
})
