import { act, screen } from '@testing-library/react'
import { offers, press } from '../../engine/testing/hands'
import { renderWidget } from '../../engine/testing/render-widget'
import { NetworkError } from '../../errors'
import { changeLocale, initI18n, translate } from '../../i18n'
import { memoryStorage } from '../../stores/testing/memory-storage'
import { SHEET_TIME } from '../../ui/style'
import { followUpdates } from './update'
import type { VersionConfig } from './update-panel'
import { startupPanel } from './widgets/startup-panel'

const CONFIG = 'basic/autoConfig/getValue'
const newer = { ios: '9.2.0', android: '9.1.4', note: 'Calmer nights' }
const forced = { ...newer, minClient: '9.0.0' }
const NAME = 'Version 9.2.0 is there'

beforeAll(() => initI18n('en'))
beforeEach(() => {
  // An hour before the day ends where the books are kept.
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 27, 15) })
  return changeLocale('en')
})
afterEach(() => jest.useRealTimers())

interface Setup {
  readonly storage?: ReturnType<typeof memoryStorage>
  readonly platform?: 'h5' | 'weapp' | 'alipay'
  readonly url?: string
  readonly clientType?: string
  readonly host?: object
}

/** An app with a page in front, which comes to the front whenever `show` is called. */
async function app(answer: Partial<VersionConfig> | Error, setup: Setup = {}) {
  const drawn = await renderWidget(startupPanel, { api: { [CONFIG]: answer }, ...setup })
  const front = { isShown: true }
  const page = { ...drawn.page, isShown: () => front.isShown }
  const show = () => act(async () => followUpdates(drawn.services, page))
  const by = (path: string) => drawn.services.navigator.over?.(path)
  return { ...drawn, page, show, front, by }
}
const shown = (role: 'dialog' | 'alertdialog' = 'dialog') =>
  screen.queryByRole(role, { name: NAME })
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

test('a newer version lies over the page in front, with what is new; later is today no more', async () => {
  const storage = memoryStorage()
  const first = await app(newer, { storage })
  await first.show()
  expect(shown()).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Start' })).toBeInTheDocument()
  expect(screen.getByText('Calmer nights')).toBeInTheDocument()
  await press('Later')
  await wait(SHEET_TIME)
  expect(shown()).toBeNull()
  await first.show()
  expect(shown()).toBeNull()
  first.unmount()
  const restarted = await app(newer, { storage })
  await restarted.show()
  expect(shown()).toBeNull()
  // Past midnight it is another day, and an older answer is none.
  await wait(2 * 3_600_000)
  await restarted.show()
  expect(shown()).toBeInTheDocument()
  expect(restarted.calls).toHaveLength(2)
})

test('that it was shown is kept beside what pages have shown, the latest fifty', async () => {
  const { show, services } = await app(newer)
  const pages = Array.from({ length: 50 }, (_, at) => [`/page/${at}`, '2026-11-27'] as const)
  const before = ['/update/index', '2026-11-26'] as const
  services.persistence.write('popups', [...pages.slice(0, 25), before, ...pages.slice(25)])
  await show()
  expect(services.persistence.read('popups')).toEqual([
    ...pages.slice(1),
    ['/update/index', '2026-11-27'],
  ])
})

test.each([
  ['the same', { ios: '1.1.2', android: '1.1.2' }],
  ['an older one', { ios: '1.0', android: '' }],
  ['none', {}],
  ['a lower bound alone', { minClient: '1.1.2' }],
  ['another host’s', { ios: '1.1.2', android: '1.1.2', weapp: '9.2.0' }],
])('%s asks nobody', async (_what, answer) => {
  const { show } = await app(answer)
  await show()
  expect(offers('Update now')).toBe(false)
})

test('whoever is too old has no other answer, and it comes back whatever takes it away', async () => {
  const { show, page } = await app(forced)
  await show()
  expect(shown('alertdialog')).toBeInTheDocument()
  expect(screen.getByText(/too old/)).toBeInTheDocument()
  expect(offers('Later')).toBe(false)
  act(() => page.show(<p>another panel</p>))
  await wait(0)
  expect(shown('alertdialog')).toBeInTheDocument()
  // On every page, on the same day.
  await show()
  expect(screen.getAllByRole('alertdialog')).toHaveLength(1)
})

test('where the app is, is not covered; nor is money on its way', async () => {
  for (const url of [
    '/tool/app/update',
    '/comDate/down',
    '/update/index',
    '/asset/pay/index',
    '/pay/success',
  ]) {
    const { show, unmount } = await app(forced, { url })
    await show()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    unmount()
  }
})

test('a page that has gone meanwhile is not covered, and the next one is', async () => {
  const { show, front } = await app(newer)
  front.isShown = false
  await show()
  expect(shown()).toBeNull()
  front.isShown = true
  await show()
  expect(shown()).toBeInTheDocument()
})

test('its address opens it over the page in front, as often as it is asked for', async () => {
  const { show, by } = await app({ ios: '1.1.2', android: '1.1.2' })
  expect(by('/update/index')).toBeUndefined()
  await show()
  expect(by('/company/about')).toBe(false)
  expect(by('/update/index')).toBe(true)
  await wait(0)
  expect(screen.getByRole('dialog', { name: /The latest version/ })).toBeInTheDocument()
  await press('Close')
  await wait(SHEET_TIME)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(by('/update/index')).toBe(true)
  await wait(0)
  expect(screen.getByRole('dialog')).toBeInTheDocument()
})

test('behind another page its address opens a page', async () => {
  const { show, by, front } = await app(newer)
  await show()
  front.isShown = false
  expect(by('/update/index')).toBe(false)
})

test('without the server nothing asks by itself, and a tap is told why', async () => {
  const { show, by, host, services } = await app(new NetworkError(CONFIG))
  await show()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(services.report).toHaveBeenCalled()
  expect(by('/update/index')).toBe(true)
  await wait(0)
  expect(host.toast.mock.calls).toEqual([[translate('error.network')]])
})

test('a browser starts the version that waits, or loads the page anew', async () => {
  const { show, services } = await app(newer)
  const look = jest.fn()
  services.activity.lookForVersion = look
  await show()
  await press('Update now')
  expect(look.mock.calls).toEqual([[true]])
  const start = jest.fn()
  services.activity.versionFound(start)
  await wait(10_000)
  await press('Update now')
  expect(start).toHaveBeenCalledTimes(1)
  expect(look).toHaveBeenCalledTimes(1)
})

test.each(['weapp', 'alipay'] as const)(
  '%s waits for its host, and says so when that takes long',
  async (platform) => {
    const { show, services, host } = await app(newer, { platform })
    const look = jest.fn()
    services.activity.lookForVersion = look
    await show()
    await press('Update now')
    expect(look.mock.calls).toEqual([[true]])
    await wait(9_999)
    expect(host.toast).not.toHaveBeenCalled()
    await wait(1)
    expect(host.toast.mock.calls).toEqual([[translate('app.update.loading')]])
    expect(host.openOutside).not.toHaveBeenCalled()
  },
)

test.each([
  ['ios', 'Version 9.2.0 is there', 'https://taproom.example/ios'],
  ['android', 'Version 9.1.4 is there', 'https://taproom.example/droid'],
])(
  'the native app of %s is told of its own version, and got where the server says',
  async (system, name, url) => {
    const urls = {
      iosUrl: 'https://taproom.example/ios',
      androidUrl: 'https://taproom.example/droid',
    }
    const whichSystem = async () => system
    const { show, host } = await app(
      { ...newer, ...urls },
      { clientType: 'AppPlus', host: { whichSystem } },
    )
    await show()
    expect(screen.getByRole('dialog', { name })).toBeInTheDocument()
    await press('Update now')
    expect(host.openOutside.mock.calls).toEqual([[url]])
  },
)

test('a native app without an address leads to the page that lists them', async () => {
  const { show, navigator } = await app(forced, { clientType: 'AppPlus' })
  await show()
  await press('Update now')
  expect(navigator.open.mock.calls).toEqual([['/tool/app/update']])
})
