import path from 'node:path'
import type { Hex, Palette } from '../../src/shared/colours'
import { loadSource } from '../load-source'

export type { Palette, Theme } from '../../src/shared/colours'

type Colours = typeof import('../../src/shared/colours')

/** Clients derive by the same arithmetic what they wear while they run. */
const { COLOURED, contrastOf, derive, HEX, READABLE, THEMES } = loadSource<Colours>(
  path.resolve(__dirname, '../../src/shared/colours.ts'),
)

export { THEMES }

/** One colour, from which all others come, and those that are not as derived or that no brand derives. */
interface Coloured {
  /** The colour of buttons, links and the bar on top; white must be read on it. */
  readonly colour: Hex
  /** By the names of src/app.scss: `page`, `surface`, `ink-900` … */
  readonly light?: Readonly<Record<string, Hex>>
  readonly dark?: Readonly<Record<string, Hex>>
}

/** What an adopter is called and looks like: `brand/<name>/index.ts`. Pictures lie beside it. */
export interface Brand extends Coloured {
  readonly name: string
  /** What the server may have it wear instead (decision 0091), by a name of small letters. */
  readonly themes?: Readonly<Record<string, Coloured>>
  /** Pictures of the tabs, by lucide's names: `npm run icons -- --tabs --brand <name>` draws them. */
  readonly tabs: Readonly<Record<'home' | 'ranking' | 'store' | 'user', string>>
  /** Drawings that are not ours, on 160 × 120, by the names of src/ui/states: the lines, and what is in colour. */
  readonly drawings?: Readonly<Record<string, readonly [lines: string, accent: string]>>
  /** Texts that name the brand or its trade, by file of src and key: `features/login/texts`, `reg.title`. */
  readonly texts: Readonly<
    Record<'en' | 'zh-Hans', Readonly<Record<string, Readonly<Record<string, string>>>>>
  >
  /** Empty until there is one. */
  readonly appIds: { readonly weapp: string; readonly alipay: string; readonly wechat: string }
  /** Addresses of pages: `/views/index?url=/user/terms`. */
  readonly legal: { readonly terms: string; readonly privacy: string }
}

const WHITE = '#ffffff'

/** All colours of a brand over those that src/app.scss has. */
export function paletteOf(brand: Coloured, defaults: Palette): Palette {
  const derived = derive(brand.colour)
  return {
    light: { ...defaults.light, ...derived.light, ...brand.light },
    dark: { ...defaults.dark, ...derived.dark, ...brand.dark },
  }
}

/** The palettes of what a brand may wear, by name; neutral colours that a theme does not say are the brand's. */
export function wornBy({ themes = {}, light, dark }: Brand, defaults: Palette) {
  return Object.entries(themes).map(([name, theme]) => {
    const derived = derive(theme.colour).light
    const neutral = (colours: Coloured['light'] = {}) =>
      Object.fromEntries(Object.entries(colours).filter(([token]) => !(token in derived)))
    const own = {
      light: { ...neutral(light), ...theme.light },
      dark: { ...neutral(dark), ...theme.dark },
    }
    return [name, paletteOf({ ...theme, ...own }, defaults)] as const
  })
}

/** What is written on what. */
const WRITTEN: readonly (readonly [text: string, ground: string])[] = [
  ...COLOURED,
  ['ink-900', 'page'],
  ['ink-900', 'surface'],
  ['ink-600', 'page'],
  ['ink-600', 'surface'],
  ['ink-500', 'surface'],
  ['ink-500', 'page'],
  ['success', 'surface'],
  ['warning', 'surface'],
  ['danger', 'surface'],
  ['info', 'surface'],
  ['on-danger', 'danger'],
]

function* contrastProblems(palette: Palette): Generator<string> {
  for (const theme of THEMES) {
    for (const [text, ground] of WRITTEN) {
      const [one = '', other = ''] = [palette[theme][text], palette[theme][ground]]
      const contrast = contrastOf(one, other)
      if (contrast < READABLE)
        yield `${theme}: ${text} ${one} on ${ground} ${other} has a contrast of ${contrast.toFixed(2)}:1, text needs ${READABLE}:1`
    }
    // The bars of mini-programs know white and black alone.
    const { nav = '' } = palette[theme]
    const contrast = contrastOf(WHITE, nav)
    if (contrast < READABLE)
      yield `${theme}: white on nav ${nav} has a contrast of ${contrast.toFixed(2)}:1, titles of mini-programs are white and need ${READABLE}:1`
  }
}

/** It stands in HTML, in a script and in JSON. */
const NAME = /^[^<>"'&\\`$]{1,24}$/
const ICON = /^[a-z0-9-]+$/
/** What a path of SVG is made of. */
const PATH = /^[MLHVCSQTAZmlhvcsqtaz\d .,-]+$/
const APP_IDS = {
  weapp: /^(wx[0-9a-f]{16}|touristappid)?$/,
  alipay: /^(\d{16})?$/,
  wechat: /^(wx[0-9a-f]{16})?$/,
} as const
const PAGE = /^\/[^\s<>"'\\$]*$/

const THEME = /^[a-z]+$/

/** What is wrong with a colour and those beside it, a sentence each. */
function* colourProblems(given: Coloured, defaults: Palette, at: string): Generator<string> {
  if (!HEX.test(given.colour)) yield `${at}colour: '${given.colour}' is no colour, ${WRITE}`
  for (const theme of THEMES) {
    for (const [token, colour] of Object.entries(given[theme] ?? {})) {
      if (!(token in defaults[theme]))
        yield `${at}${theme}.${token}: src/app.scss has no such colour`
      else if (!HEX.test(colour)) yield `${at}${theme}.${token}: '${colour}' is no colour, ${WRITE}`
    }
  }
}
const WRITE = 'write #rrggbb in small letters'

/** What is wrong with a brand, a sentence each. */
export function problemsOfBrand(brand: Brand, defaults: Palette): string[] {
  const problems: string[] = []
  if (!NAME.test(brand.name))
    problems.push(`name: '${brand.name}' wants 1 to 24 characters without < > " ' & $ \\ \``)
  for (const [host, form] of Object.entries(APP_IDS)) {
    const id = brand.appIds[host as keyof typeof APP_IDS]
    if (!form.test(id)) problems.push(`appIds.${host}: '${id}' is no app id of that kind`)
  }
  for (const [page, url] of Object.entries(brand.legal))
    if (!PAGE.test(url)) problems.push(`legal.${page}: '${url}' is no page, write /…`)
  for (const [tab, icon] of Object.entries(brand.tabs))
    if (!ICON.test(icon)) problems.push(`tabs.${tab}: '${icon}' is no name of an icon`)
  for (const [drawing, paths] of Object.entries(brand.drawings ?? {}))
    if (paths.length !== 2 || !paths.every((path) => PATH.test(path)))
      problems.push(`drawings.${drawing}: wants two paths of SVG, as the d of a path has them`)
  const themes = Object.entries(brand.themes ?? {})
  for (const [name] of themes)
    if (!THEME.test(name)) problems.push(`themes.${name}: is no name, write small letters alone`)
  const wrong = [
    ...colourProblems(brand, defaults, ''),
    ...themes.flatMap(([name, theme]) => [...colourProblems(theme, defaults, `themes.${name}.`)]),
  ]
  // Of what is no colour nothing can be derived.
  if (wrong.length > 0) return [...problems, ...wrong]
  const worn = wornBy(brand, defaults).flatMap(([name, palette]) =>
    [...contrastProblems(palette)].map((problem) => `themes.${name}, ${problem}`),
  )
  return [...problems, ...contrastProblems(paletteOf(brand, defaults)), ...worn]
}

/** @throws Error that names all problems. */
export function checkBrand(folder: string, brand: Brand, defaults: Palette): void {
  const problems = problemsOfBrand(brand, defaults)
  if (problems.length > 0)
    throw new Error([`brand/${folder} cannot be built:`, ...problems].join('\n  '))
}
