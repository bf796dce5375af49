import { FRUITS } from './fruits'
import type { Palette } from './palette'
import { circle, ellipse, group, hash, line, path, pick, rect } from './svg'

/** Draws in a box of 100 × 100 around its centre 50, 50. */
export type Motif = (colours: Palette) => string

const spin = (count: number, draw: (turn: number) => string, start = 0) =>
  Array.from({ length: count }, (_, i) => {
    const degrees = Math.round(start + (360 / count) * i)
    return degrees === 0 ? draw(i) : group(`rotate(${degrees} 50 50)`, draw(i))
  }).join('')

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

const cloud: Motif = ({ accent, second, ink }) =>
  path('M24 56a17 17 0 0 1 2-34 22 22 0 0 1 42-2 18 18 0 0 1 8 36z', accent) +
  line('M14 70h56M80 70h8', ink, 5) +
  line('M26 84h60M8 84h6', second, 5)

const compass: Motif = ({ accent, second, ink }) =>
  circle(50, 50, 44, 'none', `stroke="${ink}" stroke-width="4" stroke-dasharray="2 9.5"`) +
  path('M50 2l11 37 37 11-37 11-11 37-11-37L2 50l37-11z', accent) +
  path('M50 2v48l11-11zM98 50H50l11 11zM50 98V50L39 61zM2 50h48L39 39z', second) +
  circle(50, 50, 6, ink)

const pine: Motif = ({ accent, second, ink }) =>
  rect(45, 80, 10, 18, ink) +
  path('M50 34l34 50H16z', accent) +
  path('M50 16l27 40H23z', second) +
  path('M50 0l19 30H31z', accent)

const bamboo: Motif = ({ accent, second, ink }) =>
  line('M34 98V4M62 98V24', accent, 12, 'stroke-dasharray="24 5" style="stroke-linecap:butt"') +
  path(
    'M40 30C54 8 76 6 96 12 86 30 62 40 40 30zM66 66c6-18 18-24 32-24-2 16-16 28-32 24z',
    second,
  ) +
  path('M30 58C12 56 4 44 2 32c16 2 28 12 28 26z', second) +
  line('M42 30q22-12 42-14', ink, 2)

const owl: Motif = ({ accent, second, ink }) =>
  path('M18 8q14 10 32 10T82 8q8 20 4 44c-2 28-18 42-36 42S16 80 14 52Q10 28 18 8z', accent) +
  path('M50 52c-22 0-24 30 0 42 24-12 22-42 0-42z', second) +
  circle(33, 38, 14, ink) +
  circle(67, 38, 14, ink) +
  circle(34, 39, 6, accent) +
  circle(66, 39, 6, accent) +
  path('M44 50h12l-6 12z', ink) +
  line('M42 72l8 5 8-5M43 82l7 4 7-4', accent, 3)

const egret: Motif = ({ accent, second, ink }) =>
  circle(72, 26, 16, second) +
  line('M46 74v24M56 74v24', ink, 3) +
  path('M20 62c20-22 48-20 62-6 4 8-6 20-30 20C36 76 26 70 4 78c4-8 8-12 16-16z', accent) +
  line('M32 60C14 46 44 34 34 18', accent, 8) +
  path('M38 10c-8-4-16 2-14 10L6 26l20 2c8 0 14-10 12-18z', accent)

const swallow: Motif = ({ accent, second, ink }) =>
  path('M50 40C34 18 18 12 2 14c10 10 14 26 30 38z', second) +
  path('M98 14c-12 0-26 6-36 18-10 4-22 14-28 28L6 96l32-18-8 20 24-26c22-4 32-20 32-38z', accent) +
  circle(78, 28, 3, ink)

const bell: Motif = ({ accent, second, ink }) =>
  circle(50, 10, 7, 'none', `stroke="${ink}" stroke-width="4"`) +
  circle(50, 86, 9, ink) +
  path('M50 14c24 0 28 20 30 40 1 12 6 16 12 26H8c6-10 11-14 12-26 2-20 6-40 30-40z', accent) +
  path('M8 76h84v8H8zM22 52h56v6H22z', second)

const bridge: Motif = ({ accent, second, ink }) =>
  circle(50, 20, 13, second) +
  path('M2 46q48-22 96 0v32H86a14 18 0 0 0-28 0H42a14 18 0 0 0-28 0H2z', accent) +
  line('M2 88q8-6 16 0t16 0 16 0 16 0 16 0 16 0', ink, 4)

const barn: Motif = ({ accent, second, ink }) =>
  path('M12 42L50 10l38 32v50H12z', accent) +
  line('M6 46L50 8l44 38', second, 8) +
  rect(34, 52, 32, 40, ink) +
  line('M34 52l32 40M66 52L34 92', accent, 3) +
  circle(50, 36, 6, ink)

/** Whole words of the name choose its motif, the first row that has one; other names get one by hash. */
const WORDS: readonly (readonly [words: string, motif: Motif])[] = [
  ...FRUITS,
  ['coffee roast bean mocha', bean],
  ['osmanthus jasmine orchid blossom bloom kapok hibiscus tower', flower],
  ['bamboo', bamboo],
  ['hop garden meadow green', hop],
  ['smoke ember kiln fire flame forge', flame],
  ['pine', pine],
  ['tea leaf banyan fern', leaf],
  ['owl', owl],
  ['egret heron crane', egret],
  ['swallow', swallow],
  ['kite sparrow', bird],
  ['carp koi fish whale lake', fish],
  ['compass north', compass],
  ['star comet', star],
  ['lantern alley lane', lantern],
  ['bell', bell],
  ['bridge', bridge],
  ['barn', barn],
  ['abbey cloister cellar vault monk arcade', arches],
  ['wheat grain harvest field rice', wheat],
  ['moon night midnight dusk evening', moon],
  ['ferry sail junk boat quay captain', boat],
  ['sun dawn morning noon summer day gold', sun],
  ['wave river harbor harbour tide bay sea pearl delta', wave],
  ['ridge peak hill stone mountain cliff', mountain],
  ['cloud fog mist haze', cloud],
  ['rain monsoon storm', rain],
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
