import { screen, within } from '@testing-library/react'
import { press } from '../../engine/testing/hands'
import { type FakeApi, renderWidget } from '../../engine/testing/render-widget'
import { ApiError, NetworkError } from '../../errors'
import { initI18n } from '../../i18n'
import { appUpdate } from './widgets/about'
import { settingsPanel } from './widgets/settings-panel'

beforeAll(() => initI18n('en'))

const PATH = 'app/releases'
const NEW = /What’s new/
const at = Date.UTC(2026, 10, 21) / 1000
const release = (version: string, note: unknown = `Better than before ${version}`) => ({
  version,
  at,
  note,
})
const five = ['1.1.2', '1.1.1', '1.1.0', '1.0.1', '1.0.0']
const download = (api: FakeApi) => renderWidget(appUpdate, { value: { ios: '1.1.2' }, api })
const settings = (api: FakeApi) => renderWidget(settingsPanel, { api })

test('a download page tells what was new in the last versions, as the generic host has it', async () => {
  const all = [...five, '0.9.0'].map((version) => release(version))
  const { calls } = await download({ [PATH]: all })
  const [call] = calls.filter(({ path }) => path === PATH)
  expect(call).toMatchObject({ host: 'generic', method: 'GET', read: true })
  expect(screen.getByRole('heading', { name: NEW })).toBeInTheDocument()
  for (const version of five)
    expect(screen.getByText(`Better than before ${version}`)).toBeInTheDocument()
  expect(screen.queryByText(/0\.9\.0/)).toBeNull()
  expect(screen.getAllByText('21 Nov 2026')).toHaveLength(5)
})

test('what it says of a version may be in both languages', async () => {
  await download({ [PATH]: [release('1.1.2', { en: 'Calmer', 'zh-Hans': '更安静' })] })
  expect(screen.getByText('Calmer')).toBeInTheDocument()
})

test('the settings name the last version and its day, and lead to what was new', async () => {
  const { navigator } = await settings({ [PATH]: [release('1.1.2'), release('1.1.1')] })
  const row = screen.getByRole('button', { name: NEW })
  expect(within(row).getByText('Version 1.1.2 · 21 Nov 2026')).toBeInTheDocument()
  await press(NEW)
  expect(navigator.open.mock.calls).toEqual([['/tool/app/update']])
})

test.each<[string, unknown]>([
  ['without such a call', new ApiError(PATH, 404, 'no such call')],
  ['that cannot be reached', new NetworkError(PATH)],
  ['that answers something else', { list: [] }],
  ['without any', []],
])('a server %s leaves both pages as they were', async (_, answer) => {
  const { unmount } = await download({ [PATH]: answer })
  expect(screen.queryByText(NEW)).toBeNull()
  expect(screen.getByText('The latest version, 1.1.2, is installed')).toBeInTheDocument()
  unmount()
  await settings({ [PATH]: answer })
  expect(screen.queryByText(NEW)).toBeNull()
  expect(screen.getByText('Terms of service')).toBeInTheDocument()
})
