import type { Palette } from './palette'
import { circle, ellipse, group, hash, line, path, pick } from './svg'

/** Draws in a box of 100 × 100 around its centre 50, 50. */
type Motif = (colours: Palette) => string

const spin = (count: number, draw: (turn: number) => string, start = 0) =>
  Array.from({ length: count }, (_, i) =>
    group(`rotate(${Math.round(start + (360 / count) * i)} 50 50)`, draw(i)),
  ).join('')

const sun: Motif = ({ accent, second, ink }) =>
  circle(50, 44, 26, accent) +
  circle(50, 44, 38, 'none', `stroke="${accent}" stroke-width="9" stroke-dasharray="3 16.9"`) +
  path('M4 64h92v8H4z', second) +
  path('M14 78h72v5H14zM28 89h44v4H28z', ink)

const moon: Motif = ({ accent, second, ink }) =>
  path('M62 10a40 40 0 1 0 24 62A34 34 0 0 1 62 10z', accent) +
  circle(78, 26, 3.5, ink) +
  circle(90, 44, 2, ink) +
  circle(70, 44, 2.5, second)

const wave: Motif = ({ accent, second, ink }) =>
  circle(66, 28, 15, second) +
  [46, 62, 78]
    .map((y, i) =>
      path(
        `M0 ${y}c12-14 24-14 36 0s22 10 30 0 24-12 34 0v${20}H0z`,
        [accent, ink, accent][i] ?? accent,
        `opacity="${[1, 0.9, 0.75][i]}"`,
      ),
    )
    .join('')

const mountain: Motif = ({ accent, second, ink }) =>
  circle(70, 24, 13, second) +
  path('M0 92 38 24l16 28 10-14 36 54z', accent) +
  path('M38 24 26 46l8-4 6 6 6-6 7 4z', ink) +
  path('M0 92h100v4H0z', ink)

const hop: Motif = ({ accent, second, ink }) =>
  line('M50 18C50 8 58 4 64 2', ink, 3) +
  path('M52 16c10-10 26-8 30-4-4 10-18 14-30 8z', second) +
  [0, 1, 2, 3]
    .map((row) => {
      const y = 18 + row * 17
      const half = [20, 27, 22, 12][row] ?? 20
      return (
        path(
          `M50 ${y}c${-half} 2-${half + 6} 18-${half - 4} 30 10-2 18-8 ${half - 4}-18z`,
          accent,
        ) +
        path(
          `M50 ${y}c${half} 2 ${half + 6} 18 ${half - 4} 30-10-2-18-8-${half - 4}-18z`,
          accent,
          'opacity=".82"',
        )
      )
    })
    .join('') +
  path('M50 62c-9 8-9 22 0 34 9-12 9-26 0-34z', ink, 'opacity=".9"')

const wheat: Motif = ({ accent, second, ink }) =>
  line('M50 98V30', ink, 3) +
  [28, 44, 60]
    .map(
      (y) =>
        path(`M49 ${y + 18}c-18 0-24-12-22-24 14 2 22 10 22 24z`, accent) +
        path(`M51 ${y + 18}c18 0 24-12 22-24-14 2-22 10-22 24z`, second),
    )
    .join('') +
  path('M50 2c-9 9-9 22 0 32 9-10 9-23 0-32z', accent)

const citrus: Motif = ({ accent, second, ink }) =>
  circle(50, 50, 42, accent) +
  circle(50, 50, 36, ink) +
  spin(8, () => path('M50 45 39 20q11-8 22 0z', second), 22)

const berry: Motif = ({ accent, second, ink }) =>
  line('M34 58C38 34 50 18 64 8M68 62C70 38 68 20 64 8', ink, 3) +
  path('M64 8c10-8 24-6 30 2-10 8-22 8-30-2z', accent) +
  circle(32, 72, 21, second) +
  circle(70, 76, 19, second) +
  path(
    'M20 68a13 13 0 0 1 10-9M60 72a12 12 0 0 1 8-8',
    'none',
    `stroke="${ink}" stroke-width="3" stroke-linecap="round"`,
  )

const bean: Motif = ({ accent, second, ink }) =>
  group(
    'rotate(-28 50 50)',
    ellipse(50, 50, 27, 40, accent) + line('M50 12C38 30 62 62 50 88', ink, 4),
  ) + spin(3, () => circle(50, 2, 3.5, second), 40)

const star: Motif = ({ accent, second, ink }) =>
  path('M4 92C20 70 38 54 58 42l6 8C46 60 26 74 4 92z', second, 'opacity=".9"') +
  path('M70 8l7 18 19 2-15 12 5 19-16-11-16 11 5-19L44 28l19-2z', accent) +
  circle(24, 24, 3, ink) +
  circle(38, 12, 2, ink) +
  circle(86, 78, 2.5, ink)

const fish: Motif = ({ accent, second, ink }) =>
  path('M6 50c18-30 50-32 68-6l20-18c-4 16-4 32 0 48L74 56C56 82 24 80 6 50z', accent) +
  path('M34 31c10 10 10 28 0 38 14 4 26 0 34-8-8-6-8-18 0-24-8-8-20-10-34-6z', second) +
  circle(22, 46, 4, ink)

const bird: Motif = ({ accent, second, ink }) =>
  circle(30, 26, 14, second) +
  path(
    'M2 62c22-2 30-20 50-24 6-18 26-26 44-24-14 8-18 22-20 34-4 24-28 34-50 30 8-4 14-8 18-14-14 4-30 2-42-2z',
    accent,
  ) +
  path('M52 38c2 12 12 18 24 14', 'none', `stroke="${ink}" stroke-width="3"`)

const lantern: Motif = ({ accent, second, ink }) =>
  line('M50 0v16M50 82v14', ink, 3) +
  ellipse(50, 48, 38, 32, accent) +
  line('M50 16c-22 18-22 46 0 64M50 16c22 18 22 46 0 64', second, 3) +
  path('M36 13h28v7H36zM36 77h28v7H36z', ink)

const rain: Motif = ({ accent, second, ink }) =>
  path('M24 52a17 17 0 0 1 2-34 22 22 0 0 1 42-2 18 18 0 0 1 8 36z', accent) +
  line('M30 62l-7 14M50 62l-9 20M70 62l-7 14', ink, 4) +
  line('M60 82l-6 12M36 84l-4 9', second, 4)

const flower: Motif = ({ accent, second, ink }) =>
  spin(5, () => ellipse(50, 25, 14.5, 23, accent)) +
  circle(50, 50, 18, 'none', `stroke="${ink}" stroke-width="7" stroke-dasharray="2 9.3"`) +
  circle(50, 50, 10, second)

const flame: Motif = ({ accent, second, ink }) =>
  path(
    'M52 2c4 20 30 32 30 60a32 32 0 0 1-64 0c0-16 10-22 14-36 8 4 10 10 10 16C50 32 54 18 52 2z',
    accent,
  ) +
  path(
    'M51 46c4 12 15 18 15 30a16 16 0 0 1-32 0c0-10 6-12 9-20 4 3 5 6 5 9 3-5 4-11 3-19z',
    second,
  ) +
  circle(50, 80, 6, ink)

const boat: Motif = ({ accent, second, ink }) =>
  path('M46 6v58H14C16 38 28 18 46 6z', accent) +
  path('M52 14v50h32C82 42 70 24 52 14z', second) +
  path('M6 70h88L80 90H20z', ink)

const arches: Motif = ({ accent, second, ink }) =>
  [44, 32, 20]
    .map((r, i) =>
      path(`M${50 - r} 92V${52}a${r} ${r} 0 0 1 ${2 * r} 0v40z`, [accent, second, ink][i] ?? ink),
    )
    .join('') + circle(50, 56, 8, accent)

const leaf: Motif = ({ accent, second, ink }) =>
  path('M14 86C4 44 32 8 92 8c2 58-32 90-78 78z', accent) +
  path('M14 86C20 60 44 30 92 8 82 50 60 74 14 86z', second, 'opacity=".85"') +
  line('M6 96C24 66 44 46 72 28', ink, 3)

/** Whole words of the name choose its motif, the first row that has one; other names get one by hash. */
const WORDS: readonly (readonly [words: string, motif: Motif])[] = [
  ['pomelo orange citrus sour grapefruit lime kumquat tangerine yuzu', citrus],
  ['cherry berry bayberry plum lychee raspberry fig fruit', berry],
  ['coffee cocoa roast bean mocha', bean],
  ['osmanthus jasmine orchid blossom bloom kapok hibiscus tower', flower],
  ['hop garden meadow green', hop],
  ['tea leaf banyan bamboo fern', leaf],
  ['moon night midnight dusk evening', moon],
  ['lantern alley lane arcade', lantern],
  ['smoke ember kiln fire flame forge', flame],
  ['ferry sail junk boat quay captain', boat],
  ['heron crane swallow kite sparrow egret owl', bird],
  ['carp koi fish whale lake', fish],
  ['star comet north compass', star],
  ['sun dawn morning noon summer day gold', sun],
  ['wave river harbor harbour tide bay sea pearl delta', wave],
  ['ridge peak hill stone mountain cliff', mountain],
  ['rain cloud fog mist monsoon storm', rain],
  ['wheat grain barn harvest field rice', wheat],
  ['abbey cloister bell bridge cellar vault monk', arches],
  ['pine white', leaf],
]

const ANY: readonly [Motif, ...Motif[]] = [
  sun,
  moon,
  wave,
  mountain,
  hop,
  wheat,
  star,
  bird,
  lantern,
  flower,
  boat,
  arches,
  leaf,
  fish,
]

/** What stands on the label of a beer of this name: its own sign, else one by chance that stays. */
export function motifOf(name: string): Motif {
  const own = name.split(/[- ]/)
  const found = WORDS.find(([words]) => words.split(' ').some((word) => own.includes(word)))
  return found?.[1] ?? pick(ANY, hash(`motif ${name}`))
}
