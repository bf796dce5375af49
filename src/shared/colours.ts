/** A colour as `#rrggbb`. */
export type Hex = string

/** Lightness 0 to 1, chroma, hue in degrees: steps of it look alike whatever the hue (OKLCH). */
interface Shade {
  readonly lightness: number
  readonly chroma: number
  readonly hue: number
}

export const HEX = /^#[0-9a-f]{6}$/

/** Red, green and blue from 0 to 1 as light adds up. */
function linearOf(hex: Hex): [number, number, number] {
  const part = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [part(1), part(3), part(5)]
}

function hexOf(linear: readonly number[]): Hex {
  const part = (value: number) => {
    const clipped = Math.min(1, Math.max(0, value))
    const bent = clipped <= 0.0031308 ? clipped * 12.92 : 1.055 * clipped ** (1 / 2.4) - 0.055
    return Math.round(bent * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${linear.map(part).join('')}`
}

/** The shade of a colour that screens have. */
export function shadeOf(hex: Hex): Shade {
  const [r, g, b] = linearOf(hex)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const c = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, c),
    hue: (Math.atan2(c, a) * 180) / Math.PI,
  }
}

function linearOfShade({ lightness, chroma, hue }: Shade): number[] {
  const angle = (hue * Math.PI) / 180
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

/** The colour nearest to a shade that screens have: of less chroma where there is none so strong. */
export function colourOf(shade: Shade): Hex {
  let { chroma } = shade
  const isShown = () =>
    linearOfShade({ ...shade, chroma }).every((value) => value > -0.001 && value < 1.001)
  while (chroma > 0 && !isShown()) chroma -= 0.004
  return hexOf(linearOfShade({ ...shade, chroma: Math.max(0, chroma) }))
}

function luminanceOf(hex: Hex): number {
  const [r, g, b] = linearOf(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** How well one is read on the other, 1 to 21 (WCAG 2). */
export function contrastOf(one: Hex, other: Hex): number {
  const [high = 0, low = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

export const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]
/** Colours by the names of src/app.scss without their dashes in front. */
export type Palette = Readonly<Record<Theme, Readonly<Record<string, Hex>>>>

const WHITE = '#ffffff'
const DARK_INK = '#1c1917'

/** What one colour makes of both themes. Neutral colours and those that mean something are nobody's brand. */
export function derive(colour: Hex): Palette {
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

/** Text that can be read has this much. */
export const READABLE = 4.5

/** What is written on what of the colours that one makes. */
export const COLOURED = [
  ['on-brand', 'brand-600'],
  ['on-nav', 'nav'],
  ['brand-600', 'surface'],
  ['brand-700', 'surface'],
  ['brand-700', 'brand-50'],
  ['brand-600', 'brand-50'],
] as const

/** A text on its ground, and how well it is read there. */
export interface Reading {
  readonly theme: Theme
  readonly text: string
  readonly ground: string
  readonly contrast: number
}

/** What a colour is read as that is worn while the app runs: on cards as src/app.scss has them. */
export function readingsOf(colour: Hex): readonly Reading[] {
  const made = derive(colour)
  const cards = { light: WHITE, dark: DARK_INK }
  return THEMES.flatMap((theme) => {
    const all: Readonly<Record<string, Hex>> = { ...made[theme], surface: cards[theme] }
    return COLOURED.map(([text, ground]) => {
      const contrast = contrastOf(all[text] ?? WHITE, all[ground] ?? WHITE)
      return { theme, text, ground, contrast }
    })
  })
}

/** Whether this is a colour that may be worn: `#rrggbb`, and all that it makes can be read. */
export const isWearable = (colour: unknown): colour is Hex =>
  typeof colour === 'string' &&
  HEX.test(colour) &&
  readingsOf(colour).every(({ contrast }) => contrast >= READABLE)

/** What is worn of a colour: bars are the brand's own in the dark. */
export function wornOf(colour: Hex): Palette {
  const { light, dark } = derive(colour)
  const { nav: _, 'on-nav': __, 'on-brand': ___, ...tinted } = dark
  return { light, dark: tinted }
}

/** The variables of src/app.scss for what is worn, where that is a colour and no theme of the build. */
export function tintOf(wears: string, theme: Theme): Readonly<Record<string, Hex>> | undefined {
  if (!HEX.test(wears)) return undefined
  const colours = Object.entries(wornOf(wears)[theme])
  return Object.fromEntries(colours.map(([name, hex]) => [`--${name}`, hex]))
}
