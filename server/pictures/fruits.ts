import type { Motif } from './motifs'
import { circle, ellipse, group, line, path } from './svg'

/** Lychees are told by it, whatever colours the label has. */
const FLESH = '#fff6ea'

/** Dots on a ring: the skin of what is rough. */
const dots = (x: number, y: number, r: number, gap: number, width: number, colour: string) =>
  circle(
    x,
    y,
    r,
    'none',
    `stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-dasharray="0 ${gap}" opacity=".6"`,
  )

const spokes = (colour: string) =>
  Array.from({ length: 8 }, (_, i) =>
    group(`rotate(${22 + 45 * i} 50 50)`, path('M50 45 39 20q11-8 22 0z', colour)),
  ).join('')

const citrus: Motif = ({ accent, second, ink }) =>
  circle(50, 50, 42, accent) + circle(50, 50, 36, ink) + spokes(second)

const cherry: Motif = ({ accent, second, ink }) =>
  line('M34 58C38 34 50 18 64 8M68 62C70 38 68 20 64 8', ink, 3) +
  path('M64 8c10-8 24-6 30 2-10 8-22 8-30-2z', accent) +
  circle(32, 72, 21, second) +
  circle(70, 76, 19, second) +
  line('M20 68a13 13 0 0 1 10-9M60 72a12 12 0 0 1 8-8', ink, 3)

/** One whole, one opened: rough skin below, pale flesh above. */
const lychee: Motif = ({ accent, second, ink }) =>
  line('M30 46C34 32 42 26 54 20M72 48C70 36 64 28 54 20', ink, 3) +
  path('M54 20C62 2 82 0 98 8 90 24 70 30 54 20z', accent) +
  circle(28, 68, 25, second) +
  dots(28, 68, 22, 11.5, 5, ink) +
  dots(28, 68, 11, 11.5, 5, ink) +
  circle(74, 70, 23, FLESH) +
  path('M51 68l7 6 8-6 8 6 8-6 8 6 7-6a23 23 0 0 1-46 2z', second) +
  dots(74, 84, 6, 9.4, 4, ink)

const raspberry: Motif = ({ accent, second, ink }) =>
  [
    [36, 3],
    [52, 4],
    [68, 3],
    [83, 2],
  ]
    .map(([y = 0, count = 0]) =>
      Array.from({ length: count }, (_, i) =>
        circle(50 + (i - (count - 1) / 2) * 19, y, 11, second),
      ).join(''),
    )
    .join('') +
  line('M27 44q4-5 8-5M46 44q4-5 8-5M37 60q4-5 8-5M56 60q4-5 8-5M46 76q4-5 8-5', ink, 2.5) +
  path('M50 28C38 34 28 32 20 22q16-4 24 0L50 4l6 18q8-4 24 0c-8 10-18 12-30 6z', accent)

/** Yangmei: a ball of fine points. */
const bayberry: Motif = ({ accent, second, ink }) =>
  line('M50 30V14', ink, 3) +
  path('M50 18C30 20 16 12 10 2c18-4 36 0 40 16zm2 0C60 4 76 0 92 6 86 18 70 24 52 18z', accent) +
  circle(50, 62, 34, second) +
  [30, 20, 10].map((r) => dots(50, 62, r, r > 20 ? 10.47 : 10.4, 6, ink)).join('')

const plum: Motif = ({ accent, second, ink }) =>
  line('M52 26C52 16 56 8 62 4', ink, 4) +
  path('M54 20C64 4 82 4 96 12 88 26 70 30 54 20z', accent) +
  path('M52 26c30-8 42 14 38 36-4 20-20 34-38 34S14 84 12 60c-2-24 14-42 40-34z', second) +
  line('M52 28c-16 16-18 44-4 62', ink, 3, 'opacity=".6"') +
  line('M74 40q8 8 7 20', ink, 4, 'opacity=".5"')

const kumquat: Motif = ({ accent, second, ink }) =>
  path('M52 22C30 20 14 26 4 42c20 6 40 0 48-20zm2 0c8-16 24-20 42-16-4 18-22 26-42 16z', accent) +
  line('M34 50q6-16 18-28M70 52q-4-18-16-30', ink, 3) +
  ellipse(32, 72, 18, 24, second, 'transform="rotate(14 32 72)"') +
  ellipse(72, 74, 18, 24, second, 'transform="rotate(-12 72 74)"') +
  line('M22 66q2-8 8-12M62 66q2-8 8-12', ink, 3, 'opacity=".7"')

const cocoa: Motif = ({ accent, second, ink }) =>
  group(
    'rotate(30 50 50)',
    path('M50 0c30 16 36 70 0 100C14 70 20 16 50 0z', accent) +
      path('M50 10c18 20 20 58 0 80-20-22-18-60 0-80z', FLESH) +
      [30, 48, 66]
        .map((y) => ellipse(43, y, 7, 9, second) + ellipse(57, y + 3, 7, 9, second))
        .join('') +
      line('M50 0v-6', ink, 5),
  )

/** Rows for what grows on trees, first of all words: who names a fruit is known by it. */
export const FRUITS: readonly (readonly [words: string, motif: Motif])[] = [
  ['lychee', lychee],
  ['raspberry', raspberry],
  ['bayberry mulberry', bayberry],
  ['plum fig', plum],
  ['kumquat', kumquat],
  ['cocoa chocolate', cocoa],
  ['pomelo orange citrus sour grapefruit lime tangerine yuzu', citrus],
  ['cherry berry fruit', cherry],
]
