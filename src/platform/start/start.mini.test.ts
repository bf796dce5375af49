import Taro from '@tarojs/taro'
import { onSystemThemeChange, systemIsDark } from '.'

const host = (theme?: string) =>
  jest.mocked(Taro.getSystemInfoSync).mockReturnValueOnce({ theme } as never)

test.each([
  ['dark', true],
  ['light', false],
  // Alipay's published types have none.
  [undefined, false],
])('a host whose theme is %s', (theme, isDark) => {
  host(theme)
  expect(systemIsDark()).toBe(isDark)
})

test('a change of the theme is told', () => {
  const told: boolean[] = []
  onSystemThemeChange((isDark) => told.push(isDark))
  const [listener] = jest.mocked(Taro.onThemeChange).mock.lastCall as [(e: object) => void]
  listener({ theme: 'dark' })
  listener({ theme: 'light' })
  expect(told).toEqual([true, false])
})

test('a host that tells of no change is none the worse', () => {
  Object.assign(Taro, { onThemeChange: undefined })
  expect(() => onSystemThemeChange(() => {})).not.toThrow()
})
