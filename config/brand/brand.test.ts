// @reads src brand config/brand
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brand as taproom } from '../../brand/taproom'
import { brand as teahouse } from '../../brand/teahouse'
import { colourOf, contrastOf, shadeOf } from '../../src/shared/colours'
import { type Brand, checkBrand, type Palette, paletteOf, problemsOfBrand, THEMES } from './brand'
import { readBrand } from './read'
import {
  coloursOf,
  dataUri,
  isBranded,
  rewrite,
  rewritePage,
  rewriteSprite,
  wardrobeOf,
} from './rewrite'

const root = path.resolve(__dirname, '../..')
const source = (file: string) => readFileSync(path.join(root, 'src', file), 'utf8')
const defaults = coloursOf(source('app.scss'))
const valuesOf = (value: unknown): string[] =>
  typeof value === 'object' && value ? Object.values(value).flatMap(valuesOf) : [String(value)]
const branded = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter(isBranded)

const BEER = /\b(beers?|taprooms?|brew\w*|ales?|pints?|lager|stout|ipa|kegs?|pour\w*)\b|[酒酿艾]/i

describe('colours', () => {
  test.each(['#c2410c', '#0f6b57', '#000000', '#ffffff', '#1d4ed8'])('%s is itself', (hex) => {
    expect(colourOf(shadeOf(hex))).toBe(hex)
  })

  test('are told apart as WCAG does', () => {
    expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
    expect(contrastOf('#ffffff', '#777777')).toBeCloseTo(4.48, 2)
  })

  test('that no screen has come as strong as one can', () => {
    expect(colourOf({ lightness: 0.97, chroma: 0.3, hue: 30 })).toMatch(/^#f[0-9a-f]{5}$/)
  })
})

describe('what one colour makes', () => {
  const plain = (colour: string): Brand => ({ ...taproom, colour, light: {}, dark: {} })
  const hues = ['#c2410c', '#0f6b57', '#1d4ed8', '#7c3aed', '#be123c', '#4d5c0f', '#374151']

  test.each(hues)('%s is read everywhere, in the light and in the dark', (colour) => {
    expect(problemsOfBrand(plain(colour), defaults)).toEqual([])
  })

  test('are other colours for each brand, and the same of what is nobody’s', () => {
    const [orange, green] = [plain('#c2410c'), plain('#0f6b57')].map((brand) =>
      paletteOf(brand, defaults),
    ) as [Palette, Palette]
    for (const theme of THEMES) {
      expect(green[theme]['brand-600']).not.toBe(orange[theme]['brand-600'])
      expect(green[theme].danger).toBe(orange[theme].danger)
    }
  })
})

describe('a brand is refused', () => {
  test.each<[string, Partial<Brand>, string]>([
    [
      'pale',
      { colour: '#fb923c' },
      'light: on-brand #ffffff on brand-600 #fb923c has a contrast of 2.',
    ],
    ['pale on top', { light: { nav: '#facc15' } }, 'light: white on nav #facc15 has a contrast of'],
    [
      'dark in the dark',
      { dark: { 'brand-600': '#7c2d12' } },
      'dark: brand-600 #7c2d12 on surface',
    ],
    ['no colour', { colour: 'orange' }, "colour: 'orange' is no colour, write #rrggbb"],
    ['half a colour', { light: { page: '#fff' } }, "light.page: '#fff' is no colour"],
    ['unknown', { dark: { brand: '#ffffff' } }, 'dark.brand: src/app.scss has no such colour'],
    ['a script', { name: '</title><script>' }, 'name: '],
    ['nameless', { name: '' }, "name: '' wants 1 to 24 characters"],
    [
      'no app',
      { appIds: { ...taproom.appIds, alipay: 'wx1' } },
      "appIds.alipay: 'wx1' is no app id",
    ],
    ['abroad', { legal: { ...taproom.legal, terms: 'terms' } }, "legal.terms: 'terms' is no page"],
    ['a web page', { drawings: { empty: ['M1 1', "'/><script>"] } }, 'drawings.empty: wants two'],
    [
      'pale in a theme',
      { themes: { may: { colour: '#fb923c' } } },
      'themes.may, light: on-brand #ffffff on brand-600 #fb923c has a contrast of 2.',
    ],
    [
      'no colour in a theme',
      { themes: { may: { colour: 'red', dark: { sky: '#ffffff' } } } },
      "themes.may.colour: 'red' is no colour, write #rrggbb",
    ],
    [
      'a theme of two words',
      { themes: { 'a b': { colour: '#0f6b57' } } },
      'themes.a b: is no name',
    ],
    ['a path', { tabs: { ...taproom.tabs, home: '../x' } }, "tabs.home: '../x' is no name"],
  ])('that is %s', (_, changed, problem) => {
    const wrong = { ...taproom, ...changed }
    expect(problemsOfBrand(wrong, defaults)).toContainEqual(expect.stringContaining(problem))
    expect(() => checkBrand('own', wrong, defaults)).toThrow('brand/own cannot be built:\n  ')
  })

  test('that is not there, with those that are', () => {
    expect(() => readBrand(root, 'nobody')).toThrow('BRAND may be taproom, teahouse')
    expect(() => readBrand(root, '../src')).toThrow('There is no brand/../src/index.ts')
  })
})

test('the brand of src changes nothing', () => {
  const dress = readBrand(root)
  expect(dress.palette).toEqual(defaults)
  for (const file of branded) {
    const changed = rewrite(source(file), file, dress)
    if (file.endsWith('.json')) expect(JSON.parse(changed)).toEqual(JSON.parse(source(file)))
    else expect(changed).toBe(source(file))
  }
  expect(rewritePage(source('index.html'), dress)).toBe(source('index.html'))
  for (const [file, picture] of dress.tabs)
    expect(picture.equals(readFileSync(path.join(root, 'src/assets/tab', file)))).toBe(true)
  expect(readFileSync(path.join(root, 'src/assets/icons.svg'), 'utf8')).toContain(dress.symbols)
})

describe('another brand', () => {
  const dress = readBrand(root, 'teahouse')
  const of = (file: string) => rewrite(source(file), file, dress)

  test('leaves nothing of the one of src in what it changes', () => {
    const { light, dark } = defaults
    const own = [light['brand-600'], light['brand-500'], dark['brand-600'], dark['brand-500']]
    for (const file of branded) {
      const text = of(file)
      expect([file, own.filter((hex) => text.includes(String(hex).slice(1)))]).toEqual([file, []])
      if (file.endsWith('.json')) expect([file, /\bTaproom\b/.exec(text)]).toEqual([file, null])
    }
    const page = rewritePage(source('index.html'), dress)
    expect(page.replaceAll('__taproom', '')).not.toMatch(/taproom|c2410c/i)
    expect(page).toContain('<title>Leaf and Kettle</title>')
    expect(page).toContain(dataUri(dress.icon))
  })

  test('has its colours in the styles and with the hosts, each theme its own', () => {
    expect(coloursOf(of('app.scss'))).toEqual(dress.palette)
    const theme = JSON.parse(of('theme.json'))
    expect(theme.light).toMatchObject({ titleBar: '#0f6b57', page: '#eef3ef', spinner: 'dark' })
    expect(theme.dark).toMatchObject({ titleBar: '#12201b', page: '#07100d', tabBar: '#12201b' })
    expect(of('platform/chrome/index.ts')).toContain(
      `selectedColor: '${dress.palette.dark['brand-600']}'`,
    )
    expect(of('ui/primitives/map.tsx')).toContain("brand: '#0f6b57'")
    for (const drawings of ['ui/states/states.scss', 'platform/browser/browser.scss'])
      expect(of(drawings)).toContain(`stroke='%23${dress.palette.light['brand-500']?.slice(1)}'`)
  })

  test('has the pictures of its tabs in its colours', () => {
    const { light, dark } = dress.palette
    const colours = { '': '#78716c', '-on': light['brand-600'], '-dark': dark['brand-600'] }
    for (const tab of Object.keys(teahouse.tabs))
      for (const [suffix, colour] of Object.entries(colours)) {
        const picture = dress.tabs.get(`${tab}${suffix}.png`)
        // scripts/lib/slim-png.mjs draws in one colour alone.
        const at = Number(picture?.indexOf('PLTE')) + 4
        expect([tab, suffix, `#${picture?.subarray(at, at + 3).toString('hex')}`]).toEqual([
          tab,
          suffix,
          colour,
        ])
      }
  })

  test('has the symbols of its tabs in the sprite of browsers', () => {
    const symbols = readFileSync(path.join(root, 'brand/teahouse/tabs/symbols.svg'), 'utf8')
    expect(dress.symbols).toBe(symbols)
    expect([...symbols.matchAll(/<symbol id="([\w-]+)"/g)].map(([, id]) => id)).toEqual(
      Object.keys(teahouse.tabs).map((tab) => `tab-${tab}`),
    )
    const sprite = readFileSync(path.join(root, 'src/assets/icons.svg'), 'utf8')
    const changed = rewriteSprite(sprite, dress)
    expect(changed).toContain(symbols)
    expect(changed.match(/id="tab-/g)).toHaveLength(4)
    expect(changed.match(/<symbol /g)).toHaveLength(sprite.match(/<symbol /g)?.length ?? 0)
    expect(() => rewriteSprite('<svg></svg>', dress)).toThrow('no symbols for tabs')
  })

  test('has its mark and its words, and its name where it says none', () => {
    expect(of('ui/faces/faces.scss')).toContain(dataUri(dress.logo))
    expect(JSON.parse(of('features/login/texts.en.json')).form.title).toBe(
      'Your first cup is on us',
    )
    expect(JSON.parse(of('features/profile/texts.base.en.json')).header.unnamed).toBe(
      'Leaf and Kettle member',
    )
  })

  test('speaks of its own trade alone, in both languages', () => {
    for (const file of branded.filter((name) => /\.(en|zh-Hans)\.json$/.test(name)))
      expect([file, BEER.exec(valuesOf(JSON.parse(of(file))).join(' '))?.[0]]).toEqual([
        file,
        undefined,
      ])
  })

  test.each(['weapp', 'alipay'])('is what its mini-program on %s begins with', (host) => {
    const theme = of('theme.json')
    const before = { ...process.env }
    Object.assign(process.env, {
      TARO_ENV: host,
      TARO_APP_NAME: dress.brand.name,
      TARO_APP_THEME: theme,
    })
    Object.assign(globalThis, { defineAppConfig: (config: unknown) => config })
    let app: Readonly<Record<string, object>> = {}
    jest.isolateModules(() => {
      app = jest.requireActual('../../src/app.config').default
    })
    process.env = before
    const { colour } = teahouse
    expect(app.window).toMatchObject({
      navigationBarTitleText: 'Leaf and Kettle',
      navigationBarBackgroundColor: host === 'weapp' ? '@titleBar' : colour,
    })
    expect(app.tabBar).toMatchObject({ selectedColor: host === 'weapp' ? '@tabOn' : colour })
    expect(JSON.parse(theme).light).toMatchObject({ titleBar: colour, tabOn: colour })
    const { list } = app.tabBar as { readonly list: readonly Readonly<Record<string, string>>[] }
    const icons = list.flatMap((tab) => [tab.iconPath, tab.selectedIconPath])
    expect(icons.filter((icon = '') => !dress.tabs.has(path.basename(icon)))).toEqual([])
    expect(valuesOf(app).filter((text) => BEER.test(text))).toEqual([])
  })

  test('its page editor offers nothing of ours', () => {
    const folder = path.join(root, 'src/features/builder')
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    const said = files
      .filter((file) => /\.json$/.test(file) && !/texts\.(diy\.)?(en|zh-Hans)\.json$/.test(file))
      .flatMap((file) => valuesOf(JSON.parse(readFileSync(path.join(folder, file), 'utf8'))))
    expect(said.length).toBeGreaterThan(500)
    // What is no word: addresses, and names of icons, which are small letters alone.
    const words = said.filter((text) => !/^\/|^[a-z\d-]+$/.test(text))
    expect(words.filter((text) => BEER.test(text))).toEqual([])
  })

  test('has its themes in the styles and with the hosts, of what each changes', () => {
    const styles = of('app.scss')
    const colours = ({ colour }: { colour: string }) => `  --brand-600: ${colour};\n`
    for (const [name, theme] of Object.entries(teahouse.themes ?? {})) {
      const [, light = ''] = styles.split(
        `\n.tp-wears-${name},\n.tp-wears-${name} .theme-light {\n`,
      )
      expect(light.split('}')[0]).toContain(colours(theme))
      expect(light.split('}')[0]).not.toContain('--danger')
      expect(styles).toContain(`\n.tp-wears-${name}.theme-dark,\n`)
      expect(JSON.parse(wardrobeOf(dress))[name].light).toEqual({
        nav: theme.colour,
        tabOn: theme.colour,
        page: theme.light?.page,
      })
    }
    expect(wardrobeOf(readBrand(root))).toBe('')
  })

  test('has its drawings where it has any', () => {
    const text = of('ui/states/states.scss')
    for (const [name, [lines, second]] of Object.entries(teahouse.drawings ?? {}))
      expect(text).toContain(
        `.tp-empty__art--${name} {\n  background-image: art("${lines}", "${second}");\n}`,
      )
    expect(text).toContain('.tp-empty__art--offline {\n  background-image: art(\n')
    const brand = { ...teahouse, drawings: { nothing: ['M1 1', 'M2 2'] as const } }
    expect(() =>
      rewrite(source('ui/states/states.scss'), 'ui/states/states.scss', { ...dress, brand }),
    ).toThrow("src/ui/states has no drawing 'nothing'")
  })

  test('has its pages of the law', () => {
    const brand = { ...teahouse, legal: { terms: '/law/terms', privacy: '/law/privacy' } }
    const file = 'features/app/widgets/settings-panel/index.ts'
    const text = rewrite(source(file), file, { ...dress, brand })
    expect(text).toContain("'/law/terms'")
    expect(text).toContain("'/law/privacy'")
    expect(text).not.toContain('url=/user/')
  })

  test('that has words for a text there is not is refused', () => {
    const texts = { ...teahouse.texts, en: { 'features/login/texts': { 'form.titel': 'x' } } }
    const brand = { ...teahouse, texts }
    const file = 'features/login/texts.en.json'
    expect(() => rewrite(source(file), file, { ...dress, brand })).toThrow(
      'src/features/login/texts.en.json has no text form.titel',
    )
  })
})

test('a text of a brand must say the values that ours says', () => {
  const texts = { ...teahouse.texts, en: { 'features/store/texts': { beers_other: 'Some teas' } } }
  const dress = { ...readBrand(root, 'teahouse'), brand: { ...teahouse, texts } }
  const file = 'features/store/texts.en.json'
  expect(() => rewrite(source(file), file, dress)).toThrow(
    'src/features/store/texts.en.json: beers_other of the brand must have {{count}}',
  )
})

test.each([taproom, teahouse])('$name has words for files that are there', ({ texts }) => {
  const files = (['en', 'zh-Hans'] as const).flatMap((language) =>
    Object.keys(texts[language]).map((file) => `${file}.${language}.json`),
  )
  expect(files).toEqual(files.filter((file) => branded.includes(file)))
})
