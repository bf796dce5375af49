import { motifOf } from './motifs'
import type { Palette } from './palette'
import { circle, group, hash, line, n, path, pick, rect } from './svg'

type Pattern = (width: number, height: number, colours: Palette) => string

const range = (count: number) => Array.from({ length: count }, (_, i) => i)

const stripes: Pattern = (w, h, { accent }) =>
  line(
    range(9)
      .map((i) => `M${n((i - 2) * (w / 6))} ${n(h)}l${n(w / 2)} ${n(-h)}`)
      .join(''),
    accent,
    w / 26,
    'opacity=".16"',
  )

const dots: Pattern = (w, h, { ink }) =>
  line(
    range(5)
      .map((row) =>
        range(5)
          .map((i) => `M${n((i + (row % 2) / 2) * (w / 4.5))} ${n((row + 0.5) * (h / 5))}h.1`)
          .join(''),
      )
      .join(''),
    ink,
    w / 22,
    'opacity=".2"',
  )

const rays: Pattern = (w, h, { accent }) =>
  path(
    range(10)
      .map((i) => {
        const at = (turn: number) =>
          `${n(w / 2 + Math.cos(turn) * h)} ${n(h * 0.42 + Math.sin(turn) * h)}`
        return `M${n(w / 2)} ${n(h * 0.42)}L${at((i * Math.PI) / 5)} ${at((i * Math.PI) / 5 + 0.3)}z`
      })
      .join(''),
    accent,
    'opacity=".18"',
  )

const rings: Pattern = (w, h, { ink }) =>
  range(4)
    .map((i) =>
      circle(
        w / 2,
        h * 0.42,
        w * (0.42 + i * 0.17),
        'none',
        `stroke="${ink}" stroke-width="${n(w / 60)}" opacity=".22"`,
      ),
    )
    .join('')

const blocks: Pattern = (w, h, { accent, second }) =>
  path(`M0 0h${n(w)}v${n(h * 0.34)}L0 ${n(h * 0.58)}z`, second, 'opacity=".35"') +
  path(`M0 ${n(h)}V${n(h * 0.78)}L${n(w)} ${n(h * 0.62)}V${n(h)}z`, accent, 'opacity=".28"')

const waves: Pattern = (w, h, { ink }) =>
  line(
    range(6)
      .map(
        (i) =>
          `M${n(-w * 0.1)} ${n((i + 0.4) * (h / 6))}q${n(w / 8)} ${n(-h / 18)} ${n(w / 4)} 0t${n(w / 4)} 0 ${n(w / 4)} 0 ${n(w / 4)} 0 ${n(w / 4)} 0`,
      )
      .join(''),
    ink,
    w / 50,
    'opacity=".22"',
  )

const PATTERNS: readonly [Pattern, ...Pattern[]] = [stripes, dots, rays, rings, blocks, waves]

/** Strokes of capital letters in a box of 10 × 14: pictures have no text, and no font to wait for. */
const LETTERS: Readonly<Record<string, string>> = {
  a: 'M0 14L5 0l5 14M2 9h6',
  b: 'M0 14V0h5a3.5 3.5 0 0 1 0 7H0h5.5a3.5 3.5 0 0 1 0 7z',
  c: 'M10 2.5A6 7 0 1 0 10 11.5',
  d: 'M0 0v14h3.5a6.5 7 0 0 0 0-14z',
  e: 'M9 0H0v14h9M0 7h7',
  f: 'M9 0H0v14M0 7h7',
  g: 'M10 2.5A6 7 0 1 0 10 11V7.5H6',
  h: 'M0 0v14M10 0v14M0 7h10',
  i: 'M5 0v14',
  j: 'M9 0v9.5a4.5 4.5 0 0 1-9 0',
  k: 'M0 0v14M9.5 0L0 8.5M4 5.5l6 8.5',
  l: 'M0 0v14h9',
  m: 'M0 14V0l5 9 5-9v14',
  n: 'M0 14V0l10 14V0',
  o: 'M5 0a5.5 7 0 1 0 .1 0z',
  p: 'M0 14V0h5.5a4 4 0 0 1 0 8H0',
  q: 'M5 0a5.5 7 0 1 0 .1 0zM6 10l4 4.5',
  r: 'M0 14V0h5.5a4 4 0 0 1 0 8H0M5 8l5 6',
  s: 'M9.3 2.2C8 .4 6.5 0 5 0 2 0 .5 1.6.5 3.5.5 8 9.5 6 9.5 10.5 9.5 12.5 8 14 5 14 3 14 1.5 13.2.3 11.6',
  t: 'M0 0h10M5 0v14',
  u: 'M0 0v9a5 5 0 0 0 10 0V0',
  v: 'M0 0l5 14L10 0',
  w: 'M0 0l2.5 14L5 3l2.5 11L10 0',
  x: 'M0 0l10 14M10 0L0 14',
  y: 'M0 0l5 7 5-7M5 7v7',
  z: 'M0 0h10L0 14h10',
}

/** The first letters of the first two words, their middle at `x`, as high as `height`. */
function lettermark(name: string, x: number, y: number, height: number, ink: string): string {
  const strokes = name
    .split(/[- ]/)
    .slice(0, 2)
    .flatMap((word) => LETTERS[word.charAt(0)] ?? [])
  const wide = strokes.length * 16 - 6
  const scale = height / 14
  return strokes
    .map((d, i) =>
      group(
        `translate(${n(x + (i * 16 - wide / 2) * scale)} ${n(y)}) scale(${scale.toFixed(2)})`,
        line(d, ink, 2.2),
      ),
    )
    .join('')
}

/** Label art of `name` for a surface of `width` × `height` units; the caller clips it to the surface. */
export function label(name: string, colours: Palette, width: number, height: number): string {
  const pattern = pick(PATTERNS, hash(`pattern ${name}`))
  const size = Math.min(width * 0.7, height * 0.48)
  const middle = height * 0.4
  const framed = hash(`frame ${name}`) % 3 === 0
  return (
    rect(0, 0, width, height, colours.base) +
    pattern(width, height, colours) +
    (framed ? circle(width / 2, middle, size * 0.66, colours.base) : '') +
    group(
      `translate(${n(width / 2 - size / 2)} ${n(middle - size / 2)}) scale(${(size / 100).toFixed(3)})`,
      motifOf(name)(colours),
    ) +
    lettermark(name, width / 2, height * 0.76, Math.min(width * 0.17, height * 0.11), colours.ink) +
    rect(width * 0.36, height * 0.92, width * 0.28, height * 0.02, colours.accent)
  )
}
