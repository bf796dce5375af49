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

/** Label art of `name` for a surface of `width` × `height` units; the caller clips it to the surface. */
export function label(name: string, colours: Palette, width: number, height: number): string {
  const pattern = pick(PATTERNS, hash(`pattern ${name}`))
  const size = Math.min(width * 0.74, height * 0.5)
  const top = height * 0.44 - size / 2
  const band = height * 0.8
  const framed = hash(`frame ${name}`) % 3 === 0
  return (
    rect(0, 0, width, height, colours.base) +
    pattern(width, height, colours) +
    (framed ? circle(width / 2, height * 0.44, size * 0.66, colours.base) : '') +
    group(
      `translate(${n(width / 2 - size / 2)} ${n(top)}) scale(${(size / 100).toFixed(3)})`,
      motifOf(name)(colours),
    ) +
    rect(
      width * 0.26,
      band,
      width * 0.48,
      height * 0.032,
      colours.ink,
      `rx="${n(height * 0.016)}"`,
    ) +
    rect(
      width * 0.36,
      band + height * 0.06,
      width * 0.28,
      height * 0.022,
      colours.accent,
      `rx="${n(height * 0.011)}"`,
    )
  )
}
