import { act, fireEvent, screen } from '@testing-library/react'
import { renderWidget } from '../../engine/testing/render-widget'
import { HostError } from '../../errors'
import { initI18n } from '../../i18n'
import { callPhone } from '../../platform/phone'
import { storeList } from '.'
import { distanceText } from './distance'

jest.mock('../../platform/phone', () => ({ callPhone: jest.fn(async () => {}) }))

const store = (id: string, distance: number) => ({
  id,
  name: `Shop ${id}`,
  address: `${id} Hop Road`,
  phone: '021 5403 1188',
  hours: '11:00–02:00',
  image: '/pictures/store/1.svg',
  latitude: 31,
  longitude: 121,
  distance,
})
const api = { 'people/store/location': [store('1', 850), store('2', 2340)] }

beforeAll(() => initI18n('en'))

const call = () =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Call Shop 1' })))

test('shows where the shops are, when they are open and how far', async () => {
  await renderWidget(storeList, { api })
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Shop 1850 m11:00–02:001 Hop Road',
    'Shop 22.3 km11:00–02:002 Hop Road',
  ])
})

test.each([
  [3, 'metres', 10],
  [994, 'metres', 990],
  [996, 'kilometres', 1],
  [2349, 'kilometres', 2.3],
  [9960, 'kilometres', 10],
  [128_900, 'kilometres', 129],
])('says %d metres as %s: %d', (metres, unit, n) => {
  expect(distanceText(metres)).toEqual({ key: `account.stores.${unit}`, values: { n } })
})

test('opens what a shop sells', async () => {
  const { navigator } = await renderWidget(storeList, { api })
  await act(async () => void fireEvent.click(screen.getByText('Shop 2')))
  expect(navigator.open).toHaveBeenCalledWith('/views/index?url=/product/list&storeId=2')
})

test('dials, and opens nothing meanwhile', async () => {
  const { navigator } = await renderWidget(storeList, { api })
  await call()
  expect(callPhone).toHaveBeenCalledWith('021 5403 1188')
  expect(navigator.open).not.toHaveBeenCalled()
})

test('says the number when it cannot dial', async () => {
  jest.mocked(callPhone).mockRejectedValueOnce(new HostError('error.unexpected'))
  const { host } = await renderWidget(storeList, { api })
  await call()
  expect(host.toast).toHaveBeenCalledWith(expect.stringContaining('021 5403 1188'))
})

test('shows as many as asked for', async () => {
  await renderWidget(storeList, { api, config: { limit: 1, call: false, distance: false } })
  expect(screen.getByRole('listitem')).toHaveTextContent('Shop 111:00–02:001 Hop Road')
  expect(screen.queryByRole('button')).toBeNull()
})
