// @reads src brand config/brand
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brand as taproom } from '../../brand/taproom'
import { brand as teahouse } from '../../brand/teahouse'
import { type Brand, checkBrand, type Palette, paletteOf, problemsOfBrand, THEMES } from './brand'
import { colourOf, contrastOf, shadeOf } from './colours'
import { readBrand } from './read'
import { coloursOf, dataUri, isBranded, rewrite, rewritePage } from './rewrite'

const root = path.resolve(__dirname, '../..')
const source = (file: string) => readFileSync(path.join(root, 'src', file), 'utf8')
const defaults = coloursOf(source('app.scss'))
const branded = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter(isBranded)

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

  test('has its mark and its words, and its name where it says none', () => {
    expect(of('ui/faces/faces.scss')).toContain(dataUri(dress.logo))
    expect(JSON.parse(of('features/login/texts.en.json')).form.title).toBe(
      'Your first cup is on us',
    )
    expect(JSON.parse(of('features/profile/texts.base.en.json')).header.unnamed).toBe(
      'Leaf and Kettle member',
    )
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

test.each([taproom, teahouse])('$name has words for files that are there', ({ texts }) => {
  const files = (['en', 'zh-Hans'] as const).flatMap((language) =>
    Object.keys(texts[language]).map((file) => `${file}.${language}.json`),
  )
  expect(files).toEqual(files.filter((file) => branded.includes(file)))
})
