import { createPersistence } from './persistence'
import { SettingsStore } from './settings-store'
import { memoryStorage } from './testing/memory-storage'

function open(raw = memoryStorage(), hostLocale: 'en' | 'zh-Hans' = 'zh-Hans') {
  const persistence = createPersistence({ raw, randomBytes: (n) => new Uint8Array(n).fill(7) })
  const settings = new SettingsStore({ persistence, hostLocale, systemIsDark: false })
  return { raw, persistence, settings }
}

test('the language is that of the host until the user chooses one', () => {
  const { raw, settings } = open()
  expect(settings.locale).toBe('zh-Hans')
  settings.setLocale('en')
  expect(settings.locale).toBe('en')
  expect(open(raw).settings.locale).toBe('en')
})

test('theme and text size last over a restart', () => {
  const { raw, settings } = open()
  settings.setTheme('dark')
  settings.setFontScale(1.2)
  expect(open(raw).settings).toMatchObject({ theme: 'dark', fontScale: 1.2 })
})

test('amounts that were hidden stay hidden over a restart', () => {
  const { raw, settings } = open()
  settings.toggleAmounts()
  expect(open(raw).settings.hideAmounts).toBe(true)
  settings.toggleAmounts()
  expect(open(raw).settings.hideAmounts).toBe(false)
})

test.each([
  ['system', false, false],
  ['system', true, true],
  ['light', true, false],
  ['dark', false, true],
] as const)('the theme %s on a host whose darkness is %s is dark: %s', (theme, host, dark) => {
  const { settings } = open()
  settings.setTheme(theme)
  settings.setSystemIsDark(host)
  expect(settings.isDark).toBe(dark)
})

test('less motion is as the system has it until it is chosen here, and lasts over a restart', () => {
  const { raw, settings } = open()
  settings.setSystemIsStill(true)
  expect(settings.lessMotion).toBe(true)
  settings.setSystemIsStill(false)
  expect(settings.lessMotion).toBe(false)
  settings.setLessMotion(true)
  expect(open(raw).settings.lessMotion).toBe(true)
  settings.setLessMotion(false)
  settings.setSystemIsStill(true)
  expect(settings.lessMotion).toBe(false)
})

test('settings outlive a logout', () => {
  const { raw, persistence, settings } = open()
  settings.setTheme('dark')
  persistence.clear({ keepAccount: true })
  expect(open(raw).settings.theme).toBe('dark')
})

test.each([{ theme: 'pink' }, { fontScale: 9 }, { locale: 'de' }, 'garbage', null, 7])(
  'stored settings that are none (%j) are the defaults',
  (stored) => {
    const { raw, persistence } = open()
    persistence.write('settings', stored)
    expect(open(raw).settings).toMatchObject({ theme: 'system', fontScale: 1, locale: 'zh-Hans' })
  },
)
