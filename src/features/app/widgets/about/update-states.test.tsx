import { screen } from '@testing-library/react'
import { offers, press } from '../../../../engine/testing/hands'
import { renderWidget } from '../../../../engine/testing/render-widget'
import { initI18n } from '../../../../i18n'
import { appUpdate } from '.'

beforeAll(() => initI18n('en'))

const newer = { ios: '9.2.0', android: '9.1.4', iosUrl: 'https://taproom.example/app' }
const MINI = /mini-program/i
const open = (value: object, more: object = {}) => renderWidget(appUpdate, { value, ...more })
const overlay = { config: { look: 'overlay' } }

test.each([
  ['9.2.0', '9.1.4', '9.2.0'],
  ['9.1.4', '9.10.0', '9.10.0'],
  ['9.1.4', '9.1.4', '9.1.4'],
])('of %s and %s the newer one is told', async (ios, android, newest) => {
  await open({ ...newer, ios, android })
  expect(screen.getByText(`Version ${newest} is there`)).toBeInTheDocument()
})

test('each system has its own address, or the other’s, or says that there is none', async () => {
  const own = await open({ ...newer, androidUrl: 'https://taproom.example/droid' })
  await press(/Android/)
  expect(own.host.openOutside).toHaveBeenCalledWith('https://taproom.example/droid')
  own.unmount()
  await open({ ...newer, iosUrl: '' })
  expect(screen.getAllByText('No download address yet')).toHaveLength(2)
  expect(screen.queryByRole('button')).toBeNull()
})

describe('inside the native app, which brings its own newest version', () => {
  const update = jest.fn(async () => ({}))
  const app = { clientType: 'AppPlus', host: { updater: async () => update } }
  beforeEach(() => update.mockReset().mockResolvedValue({}))

  test('the question does it, whether there is an address or not', async () => {
    const { host: asked } = await open({ ...newer, iosUrl: '' }, { ...overlay, ...app })
    await press('Update now')
    expect(update).toHaveBeenCalledTimes(1)
    expect(asked.openOutside).not.toHaveBeenCalled()
  })

  test('so does the page, above the addresses, and only when it is old', async () => {
    const { unmount } = await open(newer, app)
    await press('Update now')
    expect(update).toHaveBeenCalledTimes(1)
    unmount()
    await open({ ...newer, ios: '1.1.2', android: '1.1.2' }, app)
    expect(offers('Update now')).toBe(false)
  })

  test('where it fails the address is opened, or the page with all of them', async () => {
    update.mockRejectedValue(new Error('failed'))
    const first = await open(newer, { ...overlay, ...app })
    await press('Update now')
    expect(first.host.openOutside).toHaveBeenCalledWith('https://taproom.example/app')
    first.unmount()
    const second = await open({ ...newer, iosUrl: '' }, { ...overlay, ...app })
    await press('Update now')
    expect(second.navigator.open).toHaveBeenCalledWith('/tool/app/update')
  })

  test('a browser has no such button on its page', async () => {
    await open(newer)
    expect(offers('Update now')).toBe(false)
  })
})

test('a system without a version is not listed', async () => {
  await open({ ...newer, android: '' })
  expect(offers(/iPhone/)).toBe(true)
  expect(screen.queryByText(/Android/)).toBeNull()
})

test('what is new is told where there is something to tell', async () => {
  const { unmount } = await open({ ...newer, note: { en: 'Faster', 'zh-Hans': '更快' } })
  expect(screen.getByText('Faster')).toBeInTheDocument()
  unmount()
  await open({ ...newer, note: { en: 'Faster', 'zh-Hans': '更快' } }, overlay)
  expect(screen.getByText('Faster')).toBeInTheDocument()
})

test.each([
  ['h5', 0],
  ['weapp', 1],
])('on %s it is said that a mini-program updates itself: %i times', async (platform, times) => {
  const { unmount } = await open(newer, { platform })
  expect(screen.queryAllByText(MINI)).toHaveLength(times)
  unmount()
  await open(newer, { platform, ...overlay })
  expect(screen.queryAllByText(MINI)).toHaveLength(times)
  expect(offers('Update now')).toBe(true)
  expect(offers('Later')).toBe(true)
  expect(screen.getByText('You have version 1.1.2')).toBeInTheDocument()
})

test('the overlay of an app that is new tells no older one', async () => {
  const same = { ...newer, ios: '1.1.2', android: '1.1.2' }
  await open(same, { ...overlay, platform: 'weapp' })
  expect(screen.queryByText(/You have version/)).toBeNull()
  expect(screen.queryByText(MINI)).toBeNull()
  expect(offers('Update now')).toBe(false)
  expect(offers('Close')).toBe(true)
})

test('an address that can be neither opened nor copied is said', async () => {
  const { host } = await open(newer)
  host.openOutside.mockResolvedValue(false)
  host.copy.mockRejectedValue(new Error('no clipboard'))
  await press(/iPhone/)
  expect(host.toast.mock.calls).toEqual([['https://taproom.example/app']])
})

const everywhere = {
  ...newer,
  androidUrl: 'https://taproom.example/droid',
  weappName: 'Taproom',
  alipayUrl: 'https://taproom.example/alipay',
  desktopUrl: 'https://taproom.example/',
}
const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

test.each([
  ['ios', /^iPhone/],
  ['android', /^Android/],
  ['weapp', /^WeChat/],
  ['alipay', /^Alipay/],
  ['desktop', /^Computer/],
] as const)('who is on %s finds that first, and all others after it', async (system, first) => {
  await open(everywhere, { host: { whichSystem: async () => system } })
  expect(names()[0]).toMatch(first)
  expect(names()).toHaveLength(5)
  const code = screen.queryByText('Scan it with your phone to get the app there.')
  if (system === 'desktop') expect(code).toBeInTheDocument()
  else expect(code).not.toBeInTheDocument()
})

test('a mini-program without an address is found by its name', async () => {
  const { host } = await open(everywhere)
  await press(/WeChat/)
  expect(host.copy.mock.calls).toEqual([['Taproom']])
  expect(host.toast.mock.calls).toEqual([['“Taproom” copied. Search for it there.']])
  await press(/Alipay/)
  expect(host.openOutside.mock.calls).toEqual([['https://taproom.example/alipay']])
})

test('what is nowhere is not listed', async () => {
  await open(newer)
  expect(names()).toHaveLength(2)
})

test('in the native app the question leads to the system one is on', async () => {
  const { host } = await open(everywhere, {
    ...overlay,
    clientType: 'AppPlus',
    host: { whichSystem: async () => 'android' },
  })
  expect(screen.getByText('Version 9.1.4 is there')).toBeInTheDocument()
  await press('Update now')
  expect(host.openOutside.mock.calls).toEqual([['https://taproom.example/droid']])
})
