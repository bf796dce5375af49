import { act, fireEvent, screen } from '@testing-library/react'
import { renderWidget } from '../../../../engine/testing/render-widget'
import { HostError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { storeList } from '.'
import { distanceText, metresBetween } from './store-list'

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

test('shows where the shops are and when they are open; how far is nobody’s to say yet', async () => {
  await renderWidget(storeList, { api })
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Shop 111:00–02:001 Hop Road',
    'Shop 211:00–02:002 Hop Road',
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
  expect(distanceText(metres)).toEqual({ key: `store.${unit}`, values: { n } })
})

test('opens what a shop sells', async () => {
  const { navigator } = await renderWidget(storeList, { api })
  await act(async () => void fireEvent.click(screen.getByText('Shop 2')))
  expect(navigator.open).toHaveBeenCalledWith('/views/index?url=/store/show&id=2')
})

test('dials, and opens nothing meanwhile', async () => {
  const { navigator, host } = await renderWidget(storeList, { api })
  await call()
  expect(host.callPhone).toHaveBeenCalledWith('021 5403 1188')
  expect(navigator.open).not.toHaveBeenCalled()
})

test('says the number when it cannot dial', async () => {
  const { host } = await renderWidget(storeList, { api })
  host.callPhone.mockRejectedValueOnce(new HostError('error.unexpected'))
  await call()
  expect(host.toast).toHaveBeenCalledWith(expect.stringContaining('021 5403 1188'))
})

test('shows as many as asked for', async () => {
  await renderWidget(storeList, {
    api,
    config: { limit: 1, call: false, map: false, distance: false },
  })
  expect(screen.getByRole('listitem')).toHaveTextContent('Shop 111:00–02:001 Hop Road')
  expect(screen.queryByRole('button')).toBeNull()
})

test('shows a shop in the map of the phone, and opens nothing meanwhile', async () => {
  const { navigator, host } = await renderWidget(storeList, { api })
  const map = () =>
    act(
      async () =>
        void fireEvent.click(screen.getByRole('button', { name: 'Show Shop 1 on the map' })),
    )
  await map()
  expect(host.showPlace).toHaveBeenCalledWith({
    latitude: 31,
    longitude: 121,
    name: 'Shop 1',
    address: '1 Hop Road',
  })
  expect(navigator.open).not.toHaveBeenCalled()
  host.showPlace.mockRejectedValueOnce(new HostError('error.unexpected'))
  await map()
  expect(host.toast).toHaveBeenCalledWith(expect.stringContaining('1 Hop Road'))
})

describe('where the user is', () => {
  const stores = [
    { ...store('far', 100), latitude: 32 },
    { ...store('near', 900), latitude: 31.01 },
  ]
  const setup = { api: { 'people/store/location': stores }, config: { locate: true } }
  const ask = () =>
    act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Nearest first' })))
  const names = () =>
    screen
      .getAllByRole('listitem')
      .map((each) => /Shop (far|near)/.exec(each.textContent ?? '')?.[0])

  test('is not asked unless the definition and the user want it', async () => {
    await renderWidget(storeList, { api })
    expect(screen.queryByRole('button', { name: 'Nearest first' })).toBeNull()
    const { host } = await renderWidget(storeList, setup)
    expect(host.locate).not.toHaveBeenCalled()
  })

  test('puts the nearest first, each as far as it is from there', async () => {
    const locate = async () => ({ latitude: 31, longitude: 121 })
    await renderWidget(storeList, { ...setup, host: { locate } })
    expect(names()).toEqual(['Shop far', 'Shop near'])
    expect(screen.queryByText(/\d k?m/)).toBeNull()
    await ask()
    expect(names()).toEqual(['Shop near', 'Shop far'])
    expect(screen.getByText('1.1 km')).toBeInTheDocument()
    expect(screen.getByRole('status')).toHaveTextContent('Nearest first, from where you are')
  })

  test('is told in no list that does not want to say how far', async () => {
    const locate = async () => ({ latitude: 31, longitude: 121 })
    const config = { locate: true, distance: false }
    await renderWidget(storeList, { ...setup, config, host: { locate } })
    await ask()
    expect(names()).toEqual(['Shop near', 'Shop far'])
    expect(screen.queryByText(/\d k?m/)).toBeNull()
  })

  test('refused: the list stays as it was, says why, and can be asked again', async () => {
    const { host } = await renderWidget(storeList, setup)
    host.locate.mockRejectedValueOnce(new HostError('platform.location.refused'))
    await ask()
    expect(names()).toEqual(['Shop far', 'Shop near'])
    expect(screen.getByRole('alert')).toHaveTextContent('Location is not allowed')
    host.locate.mockResolvedValueOnce({ latitude: 31, longitude: 121 })
    await ask()
    expect(names()).toEqual(['Shop near', 'Shop far'])
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('from Shanghai to Beijing it is about 1068 km', () => {
    const metres = metresBetween(
      { latitude: 31.2304, longitude: 121.4737 },
      { latitude: 39.9042, longitude: 116.4074 },
    )
    expect(Math.round(metres / 10_000)).toBe(107)
  })
})
