import { act, fireEvent, screen, within } from '@testing-library/react'
import { renderWidget } from '../../../../engine/testing/render-widget'
import { expectSeen } from '../../../../engine/testing/seen'
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
  expectSeen([
    'area «Map»',
    'button «River Quay» (expanded): 1 | River Quay',
    'button «Old Arcade»: 2',
    'button «Closer»',
    'button «Farther»',
    'list «Places on the map»',
    'listitem: button (expanded): River Quay | 18 Yanjiang Road | button «Open River Quay in a map app»: Open in a map app | button «Call River Quay»: Call',
    'listitem: button: Old Arcade',
  ])
})

test('a tapped marker selects its row', async () => {
  await renderWidget(map, { value: [quay, arcade] })
  expect(rowOf('River Quay').getByText('Open in a map app')).toBeInTheDocument()
  await tap(markerOf('Old Arcade'))
  expect(rowOf('Old Arcade').getByText('Open in a map app')).toBeInTheDocument()
  expect(rowOf('River Quay').queryByText('Open in a map app')).toBeNull()
  expectSeen([
    'area «Map»',
    'button «River Quay»: 1',
    'button «Old Arcade» (expanded): 2 | Old Arcade',
    'button «Closer»',
    'button «Farther»',
    'list «Places on the map»',
    'listitem: button: River Quay | 18 Yanjiang Road',
    'listitem: button (expanded): Old Arcade | button «Open Old Arcade in a map app»: Open in a map app',
  ])
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
