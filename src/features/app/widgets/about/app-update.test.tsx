import { act, fireEvent, screen } from '@testing-library/react'
import { renderWidget } from '../../../../engine/testing/render-widget'
import { NavigationError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { appUpdate } from '.'

const newer = { ios: '9.2.0', android: '9.1.4', iosUrl: 'https://taproom.example/app' }
const same = { ...newer, ios: '1.1.2', android: '1.1.2' }
const overlay = { look: 'overlay' }

beforeAll(() => initI18n('en'))

const tap = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })))

test('asks the configuration for the versions, and opens the download page', async () => {
  const { calls, host } = await renderWidget(appUpdate, {
    api: { 'basic/autoConfig/getValue': newer },
  })
  expect(calls.map(({ query }) => query)).toEqual([{ type: 'version' }])
  expect(screen.getByText('Version 9.2.0 is there')).toBeInTheDocument()
  await tap(/iPhone/)
  expect(host.openOutside).toHaveBeenCalledWith('https://taproom.example/app')
  expect(host.copy).not.toHaveBeenCalled()
})

test('says that the installed version is the latest', async () => {
  await renderWidget(appUpdate, { value: same })
  expect(screen.getByText('The latest version, 1.1.2, is installed')).toBeInTheDocument()
})

test('copies the address where there is no browser to open', async () => {
  const { host } = await renderWidget(appUpdate, { value: newer })
  host.openOutside.mockResolvedValue(false)
  await tap(/Android/)
  expect(host.copy).toHaveBeenCalledWith('https://taproom.example/app')
  expect(host.toast).toHaveBeenCalledWith('Download address copied. Open it in a browser.')
})

test('leaves for no address that is not to be trusted', async () => {
  const { host } = await renderWidget(appUpdate, { value: newer })
  host.openOutside.mockRejectedValue(new NavigationError('blocked-url', 'javascript:alert(1)'))
  await tap(/iPhone/)
  expect(host.toast).toHaveBeenCalledWith('No download address yet')
})

test('by its address alone it asks as a page, and goes back when not', async () => {
  const { navigator, services } = await renderWidget(appUpdate, { value: newer, config: overlay })
  const start = jest.fn()
  services.activity.lookForVersion = start
  expect(screen.getByRole('dialog', { name: 'Version 9.2.0 is there' })).toBeInTheDocument()
  await tap('Later')
  expect(navigator.back).toHaveBeenCalled()
  expect(start).not.toHaveBeenCalled()
  await tap('Update now')
  expect(start.mock.calls).toEqual([[true]])
})

test('the overlay has nothing to offer when there is nothing newer', async () => {
  const { navigator } = await renderWidget(appUpdate, { value: same, config: overlay })
  expect(screen.queryByRole('button', { name: 'Update now' })).toBeNull()
  await tap('Close')
  expect(navigator.back).toHaveBeenCalled()
})

test('says which version is installed, and that of each system', async () => {
  await renderWidget(appUpdate, { value: newer })
  expect(screen.getByText('You have version 1.1.2')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: /iPhone/ })).toHaveTextContent('Version 9.2.0')
  expect(screen.getByRole('button', { name: /Android/ })).toHaveTextContent('Version 9.1.4')
})
