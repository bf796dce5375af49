import { colourOf, contrastOf, HEX, type Hex, shadeOf } from './colours'

export const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]
/** Colours by the names of src/app.scss without their dashes in front. */
export type Palette = Readonly<Record<Theme, Readonly<Record<string, Hex>>>>

/** What an adopter is called and looks like: `brand/<name>/index.ts`. Pictures lie beside it. */
export interface Brand {
  readonly name: string
  /** The colour of buttons, links and the bar on top; white must be read on it. All others come from it. */
  readonly colour: Hex
  /** Colours that are not as derived, or that no brand derives: `page`, `surface`, `ink-900` … */
  readonly light?: Readonly<Record<string, Hex>>
  readonly dark?: Readonly<Record<string, Hex>>
  /** Pictures of the tabs, by lucide's names: `npm run icons -- --tabs --brand <name>` draws them. */
  readonly tabs: Readonly<Record<'home' | 'ranking' | 'store' | 'user', string>>
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
const DARK_INK = '#1c1917'

/** What one colour makes of both themes. Neutral colours and those that mean something are nobody's brand. */
function derive(colour: Hex): Palette {
  const { lightness, chroma, hue } = shadeOf(colour)
  const at = (level: number, strength: number) =>
    colourOf({ lightness: level, chroma: Math.min(chroma, strength), hue })
  return {
    light: {
      'brand-700': at(Math.max(0.2, lightness - 0.09), 0.2),
      'brand-600': colour,
      'brand-500': at(Math.min(0.72, lightness + 0.09), 0.2),
      'brand-50': at(0.975, 0.02),
      'brand-line': at(0.9, 0.07),
      'on-brand': WHITE,
      nav: colour,
      'on-nav': WHITE,
    },
    dark: {
      'brand-700': at(0.84, 0.11),
      'brand-600': at(0.77, 0.15),
      'brand-500': at(0.71, 0.17),
      'brand-50': at(0.28, 0.05),
      'brand-line': at(0.42, 0.09),
      'on-brand': DARK_INK,
      nav: DARK_INK,
      'on-nav': '#fafaf9',
    },
  }
}

/** All colours of a brand over those that src/app.scss has. */
export function paletteOf(brand: Brand, defaults: Palette): Palette {
  const derived = derive(brand.colour)
  return {
    light: { ...defaults.light, ...derived.light, ...brand.light },
    dark: { ...defaults.dark, ...derived.dark, ...brand.dark },
  }
}

/** Text that can be read has this much. */
const READABLE = 4.5

/** What is written on what. */
const WRITTEN: readonly (readonly [text: string, ground: string])[] = [
  ['on-brand', 'brand-600'],
  ['on-nav', 'nav'],
  ['brand-600', 'surface'],
  ['brand-700', 'surface'],
  ['brand-700', 'brand-50'],
  ['brand-600', 'brand-50'],
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
const APP_IDS = {
  weapp: /^(wx[0-9a-f]{16}|touristappid)?$/,
  alipay: /^(\d{16})?$/,
  wechat: /^(wx[0-9a-f]{16})?$/,
} as const
const PAGE = /^\/[^\s<>"'\\$]*$/

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
  const wrong: string[] = HEX.test(brand.colour) ? [] : [`colour: '${brand.colour}'`]
  for (const theme of THEMES) {
    for (const [token, colour] of Object.entries(brand[theme] ?? {})) {
      if (!(token in defaults[theme]))
        problems.push(`${theme}.${token}: src/app.scss has no such colour`)
      else if (!HEX.test(colour)) wrong.push(`${theme}.${token}: '${colour}'`)
    }
  }
  // Of what is no colour nothing can be derived.
  if (wrong.length > 0)
    return [
      ...problems,
      ...wrong.map((each) => `${each} is no colour, write #rrggbb in small letters`),
    ]
  return [...problems, ...contrastProblems(paletteOf(brand, defaults))]
}

/** @throws Error that names all problems. */
export function checkBrand(folder: string, brand: Brand, defaults: Palette): void {
  const problems = problemsOfBrand(brand, defaults)
  if (problems.length > 0)
    throw new Error([`brand/${folder} cannot be built:`, ...problems].join('\n  '))
}
