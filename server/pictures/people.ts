import { circle, ellipse, hash, line, path, pick, rect } from './svg'

const WALLS = ['#f7dcc4', '#d9e7e2', '#e4deee', '#f6e8bd', '#dbe5ef', '#f4d9d6'] as const
const SKINS = ['#f2c9a5', '#e3ab82', '#c98a60', '#f7d6bb', '#a76b45'] as const
const HAIRS = ['#2b1d17', '#4a2d1c', '#1f2430', '#6d4527', '#8b8580'] as const
const SHIRTS = ['#c2410c', '#1f4b4a', '#3b3561', '#e5a03a', '#2f5d8c', '#7d2b45'] as const

type Hair = (colour: string) => readonly [behind: string, front: string]

const STYLES: readonly [Hair, ...Hair[]] = [
  (c) => [
    '',
    path(
      'M62 92c-4-42 24-58 44-56 26 0 40 24 32 56-4-18-12-26-22-30-18 8-40 8-48 6-4 6-4 14-6 24z',
      c,
    ),
  ],
  (c) => [
    path('M54 150c-6-60 0-116 46-116s52 56 46 116z', c),
    path('M64 88c0-30 16-44 38-44 20 0 34 16 34 44-20-4-36-14-44-26-4 12-14 22-28 26z', c),
  ],
  (c) => [
    circle(100, 34, 20, c),
    path('M64 86c-2-34 16-46 36-46s38 12 36 46c-6-14-14-20-36-20s-30 6-36 20z', c),
  ],
  (c) => [
    '',
    path(
      'M60 84c-2-12 4-18 6-26 8-18 22-24 38-22 18-4 36 12 36 30 2 8 2 12 0 18-6-12-8-14-12-20-20 4-42 2-54-2-6 6-10 12-14 22z',
      c,
    ) +
      circle(66, 62, 11, c) +
      circle(134, 60, 11, c) +
      circle(86, 44, 12, c) +
      circle(112, 42, 12, c),
  ],
  (c) => ['', path('M60 78c0-30 18-42 40-42s40 12 40 42z', c) + rect(56, 72, 92, 10, c, 'rx="5"')],
]

interface Face {
  readonly skin: string
  readonly hair: string
  readonly style: Hair
  readonly shirt: string
  readonly beard?: boolean
  readonly glasses?: boolean
}

const [SHORT, LONG, BUN, CURLS, CAP] = STYLES as unknown as readonly [Hair, Hair, Hair, Hair, Hair]

const face = (
  skin: number,
  hair: number,
  style: Hair,
  shirt: number,
  more: Pick<Face, 'beard' | 'glasses'> = {},
): Face => ({
  skin: pick(SKINS, skin),
  hair: pick(HAIRS, hair),
  style,
  shirt: pick(SHIRTS, shirt),
  ...more,
})

/** The people of the demo, so that a face is what its name lets one expect. */
const KNOWN: Readonly<Record<string, Face>> = {
  '1001': face(0, 2, LONG, 0),
  '1002': face(0, 0, SHORT, 1, { glasses: true }),
  '1003': face(1, 0, SHORT, 2, { beard: true }),
  '1004': face(0, 2, CAP, 1),
  '1005': face(3, 0, BUN, 5),
  '1006': face(1, 1, CURLS, 3, { beard: true }),
  '1007': face(0, 1, LONG, 4, { glasses: true }),
  '1008': face(1, 2, SHORT, 0),
  '1009': face(3, 3, BUN, 1, { glasses: true }),
  '1010': face(0, 0, CURLS, 4, { glasses: true }),
  '1011': face(1, 2, BUN, 3),
  '1012': face(3, 3, CAP, 4, { beard: true }),
}

/** Nothing is known of others but that a beard does not go with long hair or a bun. */
function faceOf(id: string): Face {
  const seed = hash(id)
  const style = pick(STYLES, seed >>> 6)
  return (
    (Object.hasOwn(KNOWN, id) ? KNOWN[id] : undefined) ??
    face(seed >>> 3, seed >>> 9, style, seed >>> 12, {
      beard: seed % 5 === 0 && style !== LONG && style !== BUN,
      glasses: seed % 4 === 1,
    })
  )
}

/** Head and shoulders, 200 × 200, without a wall. */
export function bust(id: string): string {
  const { skin, hair, style, shirt, beard, glasses } = faceOf(id)
  const [behind, front] = style(hair)
  return (
    behind +
    path('M30 204c0-40 30-56 70-56s70 16 70 56z', shirt) +
    path('M84 128h32v24a16 14 0 0 1-32 0z', skin) +
    path('M84 138c10 10 22 10 32 0v8c-10 8-22 8-32 0z', '#5a2a14', 'opacity=".18"') +
    ellipse(100, 96, 36, 44, skin) +
    circle(63, 98, 7, skin) +
    circle(137, 98, 7, skin) +
    (beard
      ? path('M66 100c0 44 20 50 34 50s34-6 34-50c-6 16-18 18-34 18s-28-2-34-18z', hair)
      : '') +
    circle(85, 96, 3.6, '#2b1d17') +
    circle(115, 96, 3.6, '#2b1d17') +
    line('M90 119q10 8 20 0', beard ? '#fff3df' : '#8c3f2a', 3) +
    circle(76, 110, 6, '#e2703a', 'opacity=".25"') +
    circle(124, 110, 6, '#e2703a', 'opacity=".25"') +
    front +
    (glasses
      ? circle(84, 96, 12, 'none', 'stroke="#2b1d17" stroke-width="3"') +
        circle(116, 96, 12, 'none', 'stroke="#2b1d17" stroke-width="3"') +
        line('M96 95h8', '#2b1d17', 3)
      : '')
  )
}

/** Who shows no face. */
const nobody =
  circle(100, 84, 38, '#a8998a') + path('M24 204c0-52 34-70 76-70s76 18 76 70z', '#a8998a')

/** A face for an id: calm, front on, no text; 200 × 200. */
export function avatar(id: string): string {
  return id === '0'
    ? rect(0, 0, 200, 200, '#e7e0d8') + nobody
    : rect(0, 0, 200, 200, pick(WALLS, hash(id))) + bust(id)
}

const METALS = [
  ['#b0713b', '#d99a60', '#7d4a20'],
  ['#9aa5ad', '#d3dade', '#69757d'],
  ['#dc9a1e', '#f8cf63', '#a5690b'],
  ['#2b2724', '#57504a', '#e9c46a'],
  ['#5b3f86', '#a98fd3', '#3b2660'],
] as const

/** The medal of a grade, 1 the lowest; a hop cone and as many stars as the grade. */
export function medal(id: string): string | undefined {
  const grade = Number(id)
  if (!(grade >= 1 && grade <= 99)) return undefined
  const [rim, face, ink] = METALS[Math.min(METALS.length, Math.floor(grade)) - 1] ?? METALS[0]
  const stars = Math.min(5, Math.floor(grade))
  return (
    path('M58 10h36l14 60-34 18zM142 10h-36L92 70l34 18z', '#9a3412') +
    path('M58 10h14l28 64-26 14zM142 10h-14l-28 64 26 14z', '#c2410c') +
    circle(100, 124, 62, rim) +
    circle(100, 124, 52, face) +
    circle(
      100,
      124,
      52,
      'none',
      `stroke="${ink}" stroke-width="2" stroke-dasharray="2 6" opacity=".5"`,
    ) +
    path('M100 84c-14 6-24 20-24 34 0 18 12 28 24 36 12-8 24-18 24-36 0-14-10-28-24-34z', rim) +
    path(
      'M100 84c-8 12-8 22 0 30 8-8 8-18 0-30zM78 110c4 14 12 18 22 20-2-12-8-20-22-20zM122 110c-4 14-12 18-22 20 2-12 8-20 22-20zM84 134c2 10 8 16 16 20 0-12-6-18-16-20zM116 134c-2 10-8 16-16 20 0-12 6-18 16-20z',
      ink,
      'opacity=".8"',
    ) +
    Array.from({ length: stars }, (_, i) =>
      circle(100 + (i - (stars - 1) / 2) * 13, 165, 4, ink),
    ).join('') +
    path(
      'M62 92a52 52 0 0 1 34-20',
      'none',
      'stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".6"',
    )
  )
}
