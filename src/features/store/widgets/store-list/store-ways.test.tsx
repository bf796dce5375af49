import { screen, within } from '@testing-library/react'
import { offers, press } from '../../../../engine/testing/hands'
import { renderWidget } from '../../../../engine/testing/render-widget'
import { initI18n } from '../../../../i18n'
import { storeList } from '.'

beforeAll(() => initI18n('en'))

const PATH = 'people/store/location'
const store = (id: string, phone = '021 5403 1188') => ({
  id,
  name: `Shop ${id}`,
  address: `${id} Hop Road`,
  phone,
  hours: '11:00–02:00',
  image: '/pictures/store/1.svg',
  latitude: 31,
  longitude: 121,
  distance: 850,
})
const draw = (stores: unknown[], config = {}) =>
  renderWidget(storeList, { api: { [PATH]: stores }, config })

test('without a shop it says so', async () => {
  const { navigator } = await draw([])
  expect(screen.getByText('No shop here yet')).toBeInTheDocument()
  await press('Choose another place')
  expect(navigator.open).toHaveBeenCalledWith('/comDate/location')
})

test('a shop without a number cannot be called, its neighbour can', async () => {
  const { host } = await draw([store('1', ''), store('2', '400 1')])
  expect(offers('Call Shop 1')).toBe(false)
  await press('Call Shop 2')
  expect(host.callPhone.mock.calls).toEqual([['400 1']])
})

test('calls and maps are left out, each by itself', async () => {
  const { unmount } = await draw([store('1')], { call: false })
  expect([offers(/^Call/), offers(/on the map$/)]).toEqual([false, true])
  unmount()
  await draw([store('1')], { map: false })
  expect([offers(/^Call/), offers(/on the map$/)]).toEqual([true, false])
})

test('the list has the heading of its definition, and each shop one of its own', async () => {
  await draw([store('1')], { title: { en: 'Shops nearby', 'zh-Hans': '附近门店' } })
  expect(screen.getByRole('heading', { name: 'Shops nearby' })).toBeInTheDocument()
  const row = within(screen.getByRole('listitem'))
  expect(row.getByRole('heading', { name: 'Shop 1' })).toBeInTheDocument()
})

test('the most it shows is what its definition says', async () => {
  await draw([store('1'), store('2'), store('3')], { limit: 2 })
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Shop 1',
    'Shop 2',
  ])
})
