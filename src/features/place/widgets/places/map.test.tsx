import { act, fireEvent, screen, within } from '@testing-library/react'
import { renderWidget } from '../../../../engine/testing/render-widget'
import { HostError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { map } from '.'

const quay = {
  id: '301',
  name: { en: 'River Quay' },
  address: '18 Yanjiang Road',
  phone: '020-1',
  latitude: 23.11216,
  longitude: 113.25968,
}
const arcade = { id: '302', name: 'Old Arcade', latitude: 23.11683, longitude: 113.23901 }

beforeAll(() => initI18n('en'))

const rows = () => screen.getAllByRole('listitem')
const rowOf = (name: string) => {
  const row = rows().find((one) => one.textContent?.includes(name))
  if (!row) throw new Error(`no row ${name}`)
  return within(row)
}
const markerOf = (name: string) => {
  const found = within(screen.getByRole('region')).getAllByRole('button', { name })[0]
  if (!found) throw new Error(`no marker ${name}`)
  return found
}
const tap = (element: HTMLElement) => act(async () => void fireEvent.click(element))

test('every place is a marker and a row with its address', async () => {
  await renderWidget(map, { value: [quay, arcade] })
  expect(screen.getByRole('region', { name: 'Map' })).toBeInTheDocument()
  expect(rows()).toHaveLength(2)
  expect(rowOf('River Quay').getByText('18 Yanjiang Road')).toBeInTheDocument()
  expect(markerOf('Old Arcade')).toBeInTheDocument()
})

test('a tapped marker selects its row', async () => {
  await renderWidget(map, { value: [quay, arcade] })
  expect(rowOf('River Quay').getByText('Open in a map app')).toBeInTheDocument()
  await tap(markerOf('Old Arcade'))
  expect(rowOf('Old Arcade').getByText('Open in a map app')).toBeInTheDocument()
  expect(rowOf('River Quay').queryByText('Open in a map app')).toBeNull()
})

test('a place opens in a map app and dials', async () => {
  const { host } = await renderWidget(map, { value: [quay] })
  await tap(screen.getByRole('button', { name: 'Open River Quay in a map app' }))
  expect(host.showPlace).toHaveBeenCalledWith(
    expect.objectContaining({ latitude: 23.11216, longitude: 113.25968, name: 'River Quay' }),
  )
  await tap(screen.getByRole('button', { name: 'Call River Quay' }))
  expect(host.callPhone).toHaveBeenCalledWith('020-1')
  expect(host.toast).not.toHaveBeenCalled()
})

test('says the address where no map app opens', async () => {
  const { host } = await renderWidget(map, { value: [quay] })
  host.showPlace.mockRejectedValueOnce(new HostError('error.unexpected'))
  await tap(screen.getByRole('button', { name: 'Open River Quay in a map app' }))
  expect(host.toast).toHaveBeenCalledWith(expect.stringContaining('18 Yanjiang Road'))
})

test('shops of the server are places, and lead to their page', async () => {
  const { navigator } = await renderWidget(map, {
    config: {
      bind: { from: 'api', call: 'people/store/location' },
      itemUrl: '/views/index?url=/product/list&storeId={id}',
    },
    api: {
      'people/store/location': [{ ...quay, name: 'River Quay', hours: '', image: '', distance: 1 }],
    },
  })
  await tap(screen.getByRole('button', { name: 'Shop page' }))
  expect(navigator.open).toHaveBeenCalledWith('/views/index?url=/product/list&storeId=301')
})

test('without places it says so', async () => {
  await renderWidget(map, { value: [] })
  expect(screen.getByText('No places yet')).toBeInTheDocument()
  expect(screen.queryByRole('region')).toBeNull()
})

test('a point off the globe is refused, not drawn', async () => {
  await renderWidget(map, { value: [{ ...quay, latitude: 123 }] })
  expect(screen.queryByRole('listitem')).toBeNull()
})

test.each([
  [90, 180, 1],
  [-90, -180, 1],
  [90.5, 0, 0],
  [-90.5, 0, 0],
  [0, 180.5, 0],
  [0, -180.5, 0],
])('at %d, %d there are %i places', async (latitude, longitude, count) => {
  await renderWidget(map, { value: [{ ...quay, latitude, longitude }] })
  expect(screen.queryAllByRole('listitem')).toHaveLength(count)
})

test('one place is open at a time, and its row says so', async () => {
  await renderWidget(map, { value: [quay, arcade] })
  const isOpen = (name: string) =>
    rowOf(name).getByRole('button', { name: new RegExp(`^\\d?${name}`) })
  expect(isOpen('River Quay')).toHaveAttribute('aria-expanded', 'true')
  expect(isOpen('Old Arcade')).toHaveAttribute('aria-expanded', 'false')
  await tap(isOpen('Old Arcade'))
  expect(isOpen('River Quay')).toHaveAttribute('aria-expanded', 'false')
  expect(isOpen('Old Arcade')).toHaveAttribute('aria-expanded', 'true')
})

test('where all are to be seen none is open, and a second tap closes again', async () => {
  await renderWidget(map, { value: [quay, arcade], config: { zoom: 'fit' } })
  expect(screen.queryByText('Open in a map app')).toBeNull()
  await tap(markerOf('Old Arcade'))
  expect(screen.getByText('Open in a map app')).toBeInTheDocument()
  await tap(markerOf('Old Arcade'))
  expect(screen.queryByText('Open in a map app')).toBeNull()
})

test('a place without a number cannot be called, one without a page has none', async () => {
  await renderWidget(map, { value: [arcade] })
  expect(screen.getByRole('button', { name: 'Open Old Arcade in a map app' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Call Old Arcade' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Shop page' })).toBeNull()
})

test('says the number where nothing dials', async () => {
  const { host } = await renderWidget(map, { value: [quay] })
  host.callPhone.mockRejectedValueOnce(new HostError('error.unexpected'))
  await tap(screen.getByRole('button', { name: 'Call River Quay' }))
  expect(host.toast.mock.calls).toEqual([['This device cannot dial. The number: 020-1']])
})

test('a definition heads the map, and may leave out its list and its buttons', async () => {
  await renderWidget(map, {
    value: [quay],
    config: { title: { en: 'Find us' }, list: false, controls: false },
  })
  expect(screen.getByRole('heading', { name: 'Find us' })).toBeInTheDocument()
  expect(screen.getByRole('region', { name: 'Find us' })).toBeInTheDocument()
  expect(screen.queryByRole('list')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Closer' })).toBeNull()
})

test('an action of the definition gets the place in place of its page', async () => {
  const { navigator } = await renderWidget(map, {
    value: [{ ...quay, url: '/company/about' }],
    config: { on: { itemTap: { do: 'go', url: '/tool/search' } } },
  })
  await tap(screen.getByRole('button', { name: 'Shop page' }))
  expect(navigator.open.mock.calls).toEqual([['/tool/search']])
})

describe('buttons of the definition', () => {
  const controls = [1, 2, 3, 4, 5].map((id) => ({
    id,
    name: { en: `Button ${id}` },
    icon: 'store',
    url: '/tool/search?to={id}',
  }))
  const value = { markers: [quay], controls }

  test('lead where they say, and there are four at most', async () => {
    const { navigator } = await renderWidget(map, { value })
    await tap(screen.getByRole('button', { name: 'Button 2' }))
    expect(navigator.open.mock.calls).toEqual([['/tool/search?to=2']])
    expect(screen.getByRole('button', { name: 'Button 4' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Button 5' })).toBeNull()
  })

  test('do what the action for a tap says, which gets the button', async () => {
    const { navigator } = await renderWidget(map, {
      value,
      config: { on: { tap: { do: 'go', url: '/company/about?from={id}' } } },
    })
    await tap(screen.getByRole('button', { name: 'Button 3' }))
    expect(navigator.open.mock.calls).toEqual([['/company/about?from=3']])
  })
})
