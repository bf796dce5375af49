// @reads src/assets/tab
import { existsSync } from 'node:fs'
import Taro from '@tarojs/taro'
import theme from '../../theme.json'

/** The mini-programs' variant by name. */
const { hostChrome } = jest.requireActual<typeof import('.')>('./index.ts')
const setNavigationBarColor = jest.fn()
const setBackgroundColor = jest.fn()

beforeEach(() => {
  for (const call of [setNavigationBarColor, setBackgroundColor]) {
    call.mockReset().mockResolvedValue({})
  }
  Object.assign(Taro, { setNavigationBarColor, setBackgroundColor })
})

test.each(['light', 'dark'] as const)('%s: the app paints what its first frame is', (name) => {
  const { titleBar, page, tabBar, tabText, tabOn, tabBorder } = theme[name]
  hostChrome.setDark(name === 'dark')
  expect(Taro.setTabBarStyle).toHaveBeenLastCalledWith({
    backgroundColor: tabBar,
    color: tabText,
    selectedColor: tabOn,
    borderStyle: tabBorder,
  })
  expect(setNavigationBarColor).toHaveBeenLastCalledWith({
    frontColor: '#ffffff',
    backgroundColor: titleBar,
  })
  expect(setBackgroundColor).toHaveBeenLastCalledWith({ backgroundColor: page })
})

test('the texts of the tabs go with the style, which an app begun elsewhere could not be told', () => {
  hostChrome.setDark(true)
  jest.mocked(Taro.setTabBarStyle).mockClear()
  hostChrome.setTabTexts(['Home', 'Mine'])
  expect(Taro.setTabBarItem).toHaveBeenCalledWith({
    index: 1,
    text: 'Mine',
    iconPath: '/assets/tab/ranking.png',
    selectedIconPath: '/assets/tab/ranking-dark.png',
  })
  expect(Taro.setTabBarStyle).toHaveBeenCalledWith(
    expect.objectContaining({ backgroundColor: theme.dark.tabBar, borderStyle: 'black' }),
  )
})

test('a selected icon has the colour of its text, and there is a file for each', () => {
  hostChrome.setTabTexts(['Home', 'Ranking', 'Store', 'Mine'])
  for (const [isDark, ending] of [
    [true, '-dark'],
    [false, '-on'],
  ] as const) {
    jest.mocked(Taro.setTabBarItem).mockClear()
    hostChrome.setDark(isDark)
    const icons = jest
      .mocked(Taro.setTabBarItem)
      .mock.calls.map(([{ selectedIconPath = '' }]) => selectedIconPath)
    expect(icons.map((icon) => icon.replace(/^.*\//, ''))).toEqual(
      ['home', 'ranking', 'store', 'user'].map((name) => `${name}${ending}.png`),
    )
    expect(icons.filter((icon) => !existsSync(`src${icon}`))).toEqual([])
  }
})

describe('a theme of the brand', () => {
  const environment: Record<string, string | undefined> = process.env
  const told = { nav: '#0b3d2e', page: '#e8f0ea', tabOn: '#0b3d2e' }
  const night = { nav: '#101820', page: '#05090c', tabOn: '#9fd3b6' }
  beforeEach(() => {
    environment.TARO_APP_WARDROBE = JSON.stringify({ spring: { light: told, dark: night } })
  })
  afterEach(() => {
    delete environment.TARO_APP_WARDROBE
    hostChrome.setDark(false)
  })

  test.each([
    [false, told],
    [true, night],
  ])('is what the host paints, in the dark: %s', (isDark, { nav, page, tabOn }) => {
    hostChrome.setDark(isDark, 'spring')
    expect(setNavigationBarColor).toHaveBeenLastCalledWith(
      expect.objectContaining({ backgroundColor: nav }),
    )
    expect(setBackgroundColor).toHaveBeenLastCalledWith({ backgroundColor: page })
    expect(Taro.setTabBarStyle).toHaveBeenLastCalledWith(
      expect.objectContaining({
        selectedColor: tabOn,
        backgroundColor: theme[isDark ? 'dark' : 'light'].tabBar,
      }),
    )
  })

  test.each(['', 'winter'])('that is %j leaves the brand’s own', (wears) => {
    hostChrome.setDark(false, wears)
    expect(setBackgroundColor).toHaveBeenLastCalledWith({ backgroundColor: theme.light.page })
  })
})
