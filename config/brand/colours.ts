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
