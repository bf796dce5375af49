import { readFileSync } from 'node:fs'
import path from 'node:path'
import { getByRole, queryByRole } from '@testing-library/react'
import { comingPage } from '../../engine/page/page-card'
import errorEn from '../../errors/texts.base.en.json'
import errorZh from '../../errors/texts.base.zh-Hans.json'
import commonEn from '../../i18n/common.en.json'
import commonZh from '../../i18n/common.zh-Hans.json'
import { addTexts, show } from '../../i18n/texts'
import { fileOf } from '../../routing/derive'
import { type Route, routes } from '../../routing/table'
import titlesEn from '../../routing/texts.en.json'
import titlesZh from '../../routing/texts.zh-Hans.json'
import type { Locale } from '../../shared/l10n'
import { Curtain } from './curtain'
import { beforeCode } from './ready'
import words from './words.json'

const TEXTS = {
  en: { common: commonEn, error: errorEn, route: titlesEn },
  'zh-Hans': { common: commonZh, error: errorZh, route: titlesZh },
} as const
const LANGUAGES = ['en', 'zh-Hans'] as const

/** What stands in the place of a page: the definitions that are at hand, in one language. */
function open(locale: Locale, definitions: Readonly<Record<string, unknown>> = {}) {
  document.documentElement.lang = locale
  document.title = 'Below'
  document.body.innerHTML =
    '<div class="taro-tabbar__panel"><div id="app" class="taro_router"></div></div>'
  addTexts(locale, TEXTS[locale])
  show(locale)
  beforeCode((url) => comingPage(url, { peek: (key) => definitions[key] }, locale))
  const ways = { back: jest.fn(), retry: jest.fn() }
  const curtain = new Curtain(ways)
  const at = (url: string, why: Parameters<Curtain['show']>[1] = 'loading', isTab = false) =>
    curtain.show({ key: 'a', index: 1, path: url.split('?')[0] ?? '', url }, why, isTab)
  const heading = () => getByRole(document.body, 'heading', { level: 1 }).textContent
  const parts = () =>
    [...getByRole(document.body, 'status').children].map(
      (part) => (part as HTMLElement).style.height,
    )
  return { ways, curtain, at, heading, parts }
}

const press = (name: string | RegExp) => getByRole(document.body, 'button', { name }).click()

describe.each(LANGUAGES)('in %s', (locale) => {
  const titles: Readonly<Record<string, string>> = TEXTS[locale].route
  const { common, error } = TEXTS[locale]

  test('every page of the table is called by its own name, by each of its addresses', () => {
    const { at, heading } = open(locale)
    expect(routes.length).toBeGreaterThanOrEqual(83)
    for (const route of routes as readonly Route[]) {
      const title = titles[route.title.replace('route.', '')]
      for (const url of [route.path, `/${fileOf(route)}`, ...(route.aliases ?? [])]) {
        at(url)
        expect([url, heading(), document.title]).toEqual([url, title, title])
      }
      expect(title).not.toMatch(/^(page|页面|taproom)?$/i)
    }
  })

  test('what it says is what the app says elsewhere', () => {
    expect(words[locale]).toEqual({
      back: common.back,
      loading: common.loading,
      timeout: error.timeout,
      offline: error.network,
    })
  })

  test.each([
    ['timeout', error.timeout],
    ['gone', error.timeout],
    ['offline', error.network],
  ] as const)('%s: the words, the title, the way back, and a tap tries again', (why, text) => {
    const { at, heading, ways } = open(locale)
    at('/user/setting', why)
    expect(heading()).toBe(titles.userSetting)
    expect(queryByRole(document.body, 'status')).toBeNull()
    press(text)
    expect(ways.retry).toHaveBeenCalledTimes(1)
    press(common.back)
    expect(ways.back).toHaveBeenCalledTimes(1)
  })
})

test('the page below is out of reach meanwhile, and keeps its name', () => {
  const { at, curtain } = open('en')
  at('/user/setting')
  at('/user/setting', 'timeout')
  expect(document.getElementById('app')).toHaveAttribute('inert')
  expect(document.title).toBe('Settings')
  curtain.hide(true)
  expect(document.getElementById('app')).not.toHaveAttribute('inert')
  expect(queryByRole(document.body, 'heading')).toBeNull()
  expect(document.title).toBe('Below')
})

test('a page that was drawn says itself what it is called', () => {
  const { at, curtain } = open('en')
  at('/user/setting')
  curtain.hide(false)
  expect(document.title).toBe('Settings')
})

test('a tab has its neighbours below it, and no way back', () => {
  const { at } = open('en')
  at('/pages/tabbar/user', 'timeout', true)
  expect(queryByRole(document.body, 'button', { name: 'Back' })).toBeNull()
})

test('while no language is there the app has its name', () => {
  const { at, heading } = open('en')
  beforeCode(() => ({ title: '' }))
  at('/user/setting')
  expect(heading()).toBe('Below')
})

test('a definition that is at hand gives name and shape, whatever is in it', () => {
  const { at, heading, parts } = open('zh-Hans', {
    '/beer': {
      name: { 'zh-Hans': '酒', en: 'Beer' },
      widgets: [
        { config: { type: 'spacer' }, cssConfig: { height: 33 } },
        { config: { type: 'list' }, value: [1, 2] },
        { config: { type: 'list' }, value: [1, 2, 3, 4, 5, 6] },
        { config: {}, value: [] },
        7,
        null,
      ],
    },
    '/many': { widgets: Array.from({ length: 100 }, () => ({})) },
    '/broken': { name: 7, widgets: 'none' },
    '/pages/tabbar/user': { name: 'My own', widgets: [] },
  })
  at('/views/index?url=%2Fbeer')
  expect(heading()).toBe('酒')
  expect(parts()).toEqual(['33px', '112px', '224px', '96px', '96px', '96px'])
  at('/views/index?url=/many')
  expect(parts()).toHaveLength(8)
  at('/views/index?url=/broken')
  expect(heading()).toBe('详情')
  expect(parts().length).toBeGreaterThan(2)
  at('/pages/tabbar/user')
  expect(heading()).toBe('我的')
  at('/no/such/page')
  expect(heading()).toBe('详情')
})

test('index.html says the same when the app itself does not come', () => {
  const page = readFileSync(path.resolve(__dirname, '../../index.html'), 'utf8')
  for (const locale of LANGUAGES) expect(page).toContain(`'${words[locale].timeout}'`)
})
