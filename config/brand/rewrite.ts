import type { Hex } from '../../src/shared/colours'
import { type Brand, type Palette, THEMES, type Theme, type wornBy } from './brand'

/** What a build puts in place of the brand that src has. */
export interface Dress {
  readonly brand: Brand
  readonly palette: Palette
  /** What the server may have it wear, by name. */
  readonly worn: ReturnType<typeof wornBy>
  /** The mark, and the small one of a browser's tab, as SVG. */
  readonly logo: string
  readonly icon: string
}

const TOKEN = /--([\w-]+): (#[0-9a-f]{6});/g
/** The two rules of src/app.scss that hold the colours. */
const RULE: Readonly<Record<Theme, RegExp>> = {
  light: /(page,\nhtml,\n\.theme-light \{\n)([\s\S]*?)(\n\})/,
  dark: /(\.theme-dark,\n\.tp-dusk \{\n)([\s\S]*?)(\n\})/,
}

/**
 * The colours that src/app.scss has.
 *
 * @throws Error when its rules are not found.
 */
export function coloursOf(styles: string): Palette {
  const read = (theme: Theme): Record<string, Hex> => {
    const [, , body] = RULE[theme].exec(styles) ?? []
    if (body === undefined) throw new Error(`src/app.scss has no rule with the ${theme} colours`)
    return Object.fromEntries([...body.matchAll(TOKEN)].map(([, name, hex]) => [name, hex]))
  }
  return { light: read('light'), dark: read('dark') }
}

/** The class of a page, and of H5's document, that wears a theme: what is under it in the dark or the light. */
const WORN: Readonly<Record<Theme, (wears: string) => string>> = {
  light: (wears) => `${wears},\n${wears} .theme-light`,
  dark: (wears) => `${wears}.theme-dark,\n${wears} .theme-dark,\n${wears} .tp-dusk`,
}

function styles(source: string, { palette, worn }: Dress): string {
  const own = THEMES.reduce(
    (text, theme) =>
      text.replace(
        RULE[theme],
        (_, head: string, body: string, end: string) =>
          head + body.replace(TOKEN, (_, name) => `--${name}: ${palette[theme][name]};`) + end,
      ),
    source,
  )
  const others = worn.flatMap(([name, other]) =>
    THEMES.map((theme) => {
      const changed = Object.entries(other[theme]).filter(
        ([token, colour]) => palette[theme][token] !== colour,
      )
      const lines = changed.map(([token, colour]) => `  --${token}: ${colour};\n`)
      return `\n${WORN[theme](`.tp-wears-${name}`)} {\n${lines.join('')}}\n`
    }),
  )
  return own + others.join('')
}

/** What a build knows of its themes: their names, and the colours that hosts are told. Empty for none. */
export function wardrobeOf({ worn }: Dress): string {
  const told = ({
    nav = '',
    page = '',
    'brand-600': tabOn = '',
  }: Readonly<Record<string, Hex>>) => ({
    nav,
    page,
    tabOn,
  })
  const all = worn.map(([name, { light, dark }]) => [
    name,
    { light: told(light), dark: told(dark) },
  ])
  return all.length > 0 ? JSON.stringify(Object.fromEntries(all)) : ''
}

/** The colours that hosts are told, by the names they have in src/theme.json, platform/chrome and the map. */
const FIELDS: Readonly<Record<string, Readonly<Record<Theme, string>>>> = {
  nav: { light: 'nav', dark: 'nav' },
  titleBar: { light: 'nav', dark: 'nav' },
  page: { light: 'page', dark: 'page' },
  backgroundColor: { light: 'surface', dark: 'surface' },
  tabBar: { light: 'surface', dark: 'surface' },
  color: { light: 'ink-600', dark: 'ink-500' },
  tabText: { light: 'ink-600', dark: 'ink-500' },
  selectedColor: { light: 'brand-600', dark: 'brand-600' },
  tabOn: { light: 'brand-600', dark: 'brand-600' },
  brand: { light: 'brand-600', dark: 'brand-600' },
}
const FIELD = /^(\s*"?)(\w+)("?: ['"])#[0-9a-f]{6}(['"],?)$/
const BEGINS = /^\s*(?:const |")(light|dark)\b/i
/** Colours of what lies on a map are no theme's. */
const ENDS = /^(}|\/\*\*)/

function fields(source: string, { palette }: Dress): string {
  let theme: Theme = 'light'
  let isOver = false
  return source
    .split('\n')
    .map((line) => {
      const [, begins] = BEGINS.exec(line) ?? []
      if (begins) theme = begins.toLowerCase() as Theme
      if (ENDS.test(line)) isOver = true
      if (/^(const (LIGHT|DARK|COLOR)\b|\{)/.test(line)) isOver = false
      const [, indent, name = '', middle, end] = FIELD.exec(line) ?? []
      const token = isOver ? undefined : FIELDS[name]?.[theme]
      return token ? `${indent}${name}${middle}${palette[theme][token]}${end}` : line
    })
    .join('\n')
}

export const dataUri = (svg: string): string =>
  `data:image/svg+xml,${svg
    .trim()
    .replace(/"/g, "'")
    .replace(/\s*\n\s*/g, '')
    .replace(/</g, '%3C')
    .replace(/>/g, '%3E')
    .replace(/#/g, '%23')}`

const mark = (source: string, { logo }: Dress): string =>
  source.replace(/(\.tp-mark-brand \{[^}]*?url\(")[^"]+("\))/, (_, before, after) =>
    [before, dataUri(logo), after].join(''),
  )

/** The second colour of drawings, which is read on both themes. */
const accent = (source: string, { palette }: Dress): string =>
  source.replaceAll('%23ea580c', `%23${palette.light['brand-500']?.slice(1)}`)

/** What empty and failed pages show. */
const drawings = (source: string, dress: Dress): string =>
  Object.entries(dress.brand.drawings ?? {}).reduce(
    (text, [name, [lines, second]]) => {
      const rule = new RegExp(`(\\.tp-empty__art--${name} \\{\\n)[\\s\\S]*?(\\n\\})`)
      if (!rule.test(text)) throw new Error(`src/ui/states has no drawing '${name}'`)
      return text.replace(rule, `$1  background-image: art("${lines}", "${second}");$2`)
    },
    accent(source, dress),
  )

const legal = (source: string, { brand }: Dress): string =>
  source
    .replaceAll("'/views/index?url=/user/terms'", `'${brand.legal.terms}'`)
    .replaceAll("'/views/index?url=/user/privacy'", `'${brand.legal.privacy}'`)

const slotsOf = (text: string): string => [...new Set(text.match(/\{\{\w+\}\}/g))].sort().join(', ')

/** Texts that name nobody but us say the name; others are as the brand says. */
function texts(source: string, { brand }: Dress, file: string): string {
  const [, path = '', language] = /^(.+)\.(en|zh-Hans)\.json$/.exec(file) ?? []
  const own = { ...brand.texts[language as 'en' | 'zh-Hans'][path] }
  const walk = (value: unknown, key: string): unknown => {
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(
        Object.entries(value).map(([name, inner]) => [
          name,
          walk(inner, key ? `${key}.${name}` : name),
        ]),
      )
    const said = own[key]
    delete own[key]
    const ours = String(value)
    if (said !== undefined && slotsOf(said) !== slotsOf(ours))
      throw new Error(`src/${file}: ${key} of the brand must have ${slotsOf(ours) || 'no {{…}}'}`)
    return said ?? ours.replace(/\bTaproom\b/g, brand.name)
  }
  const changed = walk(JSON.parse(source), '')
  const unknown = Object.keys(own)
  if (unknown.length > 0) throw new Error(`src/${file} has no text ${unknown.join(', ')}`)
  return JSON.stringify(changed)
}

type Rewrite = (source: string, dress: Dress, file: string) => string

const REWRITES: readonly (readonly [RegExp, Rewrite])[] = [
  [/^app\.scss$/, styles],
  [/^(theme\.json|platform\/chrome\/index\.ts|ui\/primitives\/map\.tsx)$/, fields],
  [/^ui\/faces\/faces\.scss$/, mark],
  [/^ui\/states\/states\.scss$/, drawings],
  [/^platform\/browser\/browser\.scss$/, accent],
  [/^features\/(login\/widgets\/login-form|app\/widgets\/settings-panel)\/index\.ts$/, legal],
  [/\.(en|zh-Hans)\.json$/, texts],
]

/**
 * A file of src as a brand has it.
 *
 * @param file its path from src, with slashes.
 * @throws Error for a text or a drawing of the brand that the file does not have, or a text that says other
 *   values than ours.
 */
export function rewrite(source: string, file: string, dress: Dress): string {
  const [, change] = REWRITES.find(([files]) => files.test(file)) ?? []
  return change ? change(source, dress, file) : source
}

/** The files of src that a brand changes. */
export const isBranded = (file: string): boolean => REWRITES.some(([files]) => files.test(file))

/** index.html once more: it stands before any of the code. What is replaced, and how often it must be there. */
export function rewritePage(html: string, { brand, palette, icon }: Dress): string {
  const { light, dark } = palette
  const changes: readonly (readonly [RegExp, string])[] = [
    [/>Taproom</g, `>${brand.name}<`],
    [/content="#c2410c"/g, `content="${light.nav}"`],
    [/background:#c2410c/g, `background:${light.nav}`],
    [/background:#f1f1f1/g, `background:${light.page}`],
    [/background:#0c0a09/g, `background:${dark.page}`],
    [/(rel="icon" href=")data:image[^"]+/g, `$1${dataUri(icon)}`],
  ]
  return changes.reduce((text, [needle, change]) => {
    if (text.search(needle) < 0) throw new Error(`index.html has no ${needle.source}`)
    return text.replace(needle, change)
  }, html)
}

/**
 * The sprite of browsers, with a brand's own symbols for the bar of the tabs.
 *
 * @throws Error when it has none to put them in place of.
 */
export function rewriteSprite(text: string, { symbols }: { readonly symbols: string }): string {
  const own = /(<symbol id="tab-.*\n)+/
  if (!own.test(text)) throw new Error('the sprite has no symbols for tabs')
  return text.replace(own, symbols)
}
