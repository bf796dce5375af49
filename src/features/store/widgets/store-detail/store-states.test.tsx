import { screen, within } from '@testing-library/react'
import { offers, press, sent, tap, testWaiting } from '../../../../engine/testing/hands'
import { renderWidget } from '../../../../engine/testing/render-widget'
import { ApiError, HostError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { event, SHOW, show, store } from '../../testing/taproom'
import { storeDetail } from '.'

beforeAll(() => initI18n('en'))

testWaiting({
  'a store': {
    widget: storeDetail,
    setup: { query: { id: '301' } },
    path: SHOW,
    answer: store,
    shows: '18 Yanjiang West Road',
  },
})

test('a page that names no store says so, asks nobody, and leads to the shop', async () => {
  const { calls, navigator } = await renderWidget(storeDetail, { query: {} })
  expect(screen.getByText('This taproom is not here')).toBeInTheDocument()
  expect(screen.getByText('It may have moved or closed.')).toBeInTheDocument()
  expect(sent(calls, SHOW)).toEqual([])
  await press('To the shop')
  expect(navigator.open.mock.calls).toEqual([['/pages/tabbar/index']])
})

test('a definition may name the store in place of the address', async () => {
  const { calls } = await show({}, { config: { storeId: '7' } })
  expect(sent(calls, SHOW)).toEqual([{ id: '7' }])
})

test('shows its pictures, each named, its hours and where it is', async () => {
  await show()
  for (const n of [1, 2])
    expect(screen.getByRole('img', { name: `River Quay, picture ${n}` })).toBeInTheDocument()
  expect(screen.getByText('Daily 11:00–01:00')).toBeInTheDocument()
  expect(screen.getByText('18 Yanjiang West Road')).toBeInTheDocument()
  expect(screen.queryByText('Closed now')).not.toBeInTheDocument()
})

test('one beer and one follower are counted as one', async () => {
  await show({ [SHOW]: { ...store, productCount: 1, followers: 1 } })
  expect(screen.getByText('1 beer · 1 follower')).toBeInTheDocument()
})

test('without a number nobody is called; without a map the way is still shown', async () => {
  await show({ [SHOW]: { ...store, phone: '' } }, { config: { map: false } })
  expect(offers(/^Call/)).toBe(false)
  expect(offers('Show River Quay on the map')).toBe(true)
  expect(screen.queryByLabelText('Where River Quay is')).not.toBeInTheDocument()
})

test('where no map can be opened the address is said', async () => {
  const { host } = await show()
  host.showPlace.mockRejectedValueOnce(new HostError('error.unexpected'))
  await press('Show River Quay on the map')
  expect(host.toast.mock.calls).toEqual([
    ['No map app could be opened. The address: 18 Yanjiang West Road'],
  ])
})

test('what happens there is told in the time of the books', async () => {
  await show({ [SHOW]: { ...store, events: [event, { ...event, id: 'e2', url: '' }] } })
  const [first] = within(screen.getByRole('list', { name: 'What happens here' })).getAllByRole(
    'listitem',
  )
  expect(first).toHaveTextContent('Cask night20 Nov 2026, 20:30Oak, two winters.')
})

test('nothing is said of events, classes and coupons where there are none', async () => {
  const { calls } = await show({ [SHOW]: { ...store, events: [], classes: [], coupons: 0 } })
  expect(screen.queryByText('What happens here')).not.toBeInTheDocument()
  expect(screen.queryByText('On its shelf')).not.toBeInTheDocument()
  expect(screen.queryByText('Coupons of this taproom')).not.toBeInTheDocument()
  expect(sent(calls, 'coupon/page')).toEqual([])
})

test('one class alone needs no choice', async () => {
  await show({ [SHOW]: { ...store, classes: [{ id: '1', name: 'Hoppy', count: 9 }] } })
  expect(screen.getByRole('heading', { name: 'On its shelf' })).toBeInTheDocument()
  expect(screen.queryByRole('radio')).not.toBeInTheDocument()
})

test('a definition may leave the coupons out; a failure of theirs is nobody’s', async () => {
  const { calls } = await show({}, { config: { coupons: false } })
  expect(sent(calls, 'coupon/page')).toEqual([])
  const { host } = await show({ 'coupon/page': new ApiError('coupon/page', 500, 'Broken') })
  expect(screen.queryByText('Coupons of this taproom')).not.toBeInTheDocument()
  expect(host.toast).not.toHaveBeenCalled()
})

test('all is chosen first, and one class at a time after that', async () => {
  await show()
  const radios = () =>
    screen.getAllByRole('radio').filter((each) => each.getAttribute('aria-checked') === 'true')
  expect(radios().map(({ textContent }) => textContent)).toEqual(['All9'])
  await tap(screen.getByRole('radio', { name: /Hoppy/ }))
  expect(radios().map(({ textContent }) => textContent)).toEqual(['Hoppy5'])
})

test('who follows it already is told so', async () => {
  await show({ 'favorite/store/isFavorite': true })
  expect(screen.getByText('Following')).toBeInTheDocument()
})
