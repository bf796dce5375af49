import { CUP_TOP, CUPS, type Cup, cup, isCup } from './cup'
import { beerColour, foamColour } from './palette'
import {
  circle,
  clip,
  ellipse,
  line,
  mirrored,
  mix,
  n,
  type Profile,
  path,
  random,
  rect,
} from './svg'

const FOAMED = ['tulip', 'pint', 'weizen', 'snifter', 'pilsner', 'stein', 'stange'] as const
type Foamed = (typeof FOAMED)[number]

/** What a drink is served in: glasses for beer, cups for tea. */
export const GLASSES = [...FOAMED, ...CUPS] as const
export type Glass = Foamed | Cup

interface Shape {
  /** Outer wall of the bowl; the ground is y = 340. */
  readonly bowl: Profile
  /** Where the beer begins, below the foam. */
  readonly fill: number
  /** Height of glass below the beer. */
  readonly base: number
  readonly stem?: { readonly from: number; readonly foot: number }
  readonly handle?: boolean
}

const SHAPES: Record<Foamed, Shape> = {
  pint: {
    bowl: {
      from: [60, 112],
      to: [
        [61, 130, 68, 138, 67, 152],
        [66, 164, 60, 168, 59, 180],
        [47, 332],
        [46.5, 338, 44, 340, 40, 340],
      ],
    },
    fill: 136,
    base: 14,
  },
  weizen: {
    bowl: {
      from: [50, 74],
      to: [
        [56, 100, 62, 118, 60, 146],
        [57, 190, 35, 226, 33, 278],
        [33, 300, 41, 316, 42, 330],
        [42, 337, 40, 340, 34, 340],
      ],
    },
    fill: 120,
    base: 16,
  },
  tulip: {
    bowl: {
      from: [54, 112],
      to: [
        [48, 128, 46, 138, 52, 156],
        [60, 178, 66, 188, 66, 206],
        [66, 240, 40, 266, 8, 274],
      ],
    },
    fill: 142,
    base: 8,
    stem: { from: 272, foot: 46 },
  },
  snifter: {
    bowl: {
      from: [46, 132],
      to: [
        [50, 158, 78, 178, 78, 218],
        [78, 256, 48, 284, 9, 290],
      ],
    },
    fill: 172,
    base: 8,
    stem: { from: 288, foot: 48 },
  },
  pilsner: {
    bowl: {
      from: [55, 80],
      to: [
        [25, 304],
        [24, 310, 18, 314, 10, 315],
      ],
    },
    fill: 112,
    base: 10,
    stem: { from: 313, foot: 42 },
  },
  stein: {
    bowl: {
      from: [60, 132],
      to: [
        [60, 200, 62, 280, 64, 326],
        [64, 335, 60, 340, 54, 340],
      ],
    },
    fill: 158,
    base: 18,
    handle: true,
  },
  stange: {
    bowl: {
      from: [44, 100],
      to: [
        [42, 330],
        [42, 337, 39, 340, 34, 340],
      ],
    },
    fill: 124,
    base: 14,
  },
}

/** Narrows a profile: the inner wall, `by` units inside the outer one, ending `base` above its bottom. */
function inner(shape: Shape, by: number): Profile {
  return {
    from: [shape.bowl.from[0] - by, shape.bowl.from[1]],
    to: shape.bowl.to.map((segment) =>
      segment.length === 2
        ? ([segment[0] - by, segment[1]] as const)
        : ([
            Math.max(0, segment[0] - by),
            segment[1],
            Math.max(0, segment[2] - by),
            segment[3],
            Math.max(0, segment[4] - by),
            segment[5],
          ] as const),
    ),
  }
}

/** Where the foam or the steam ends, as a y coordinate. */
export function heightOf(glass: Glass): number {
  return isCup(glass) ? CUP_TOP : SHAPES[glass].bowl.from[1] - 22
}

function foamOf(glass: Foamed, cx: number, srm: number): string {
  const { bowl, fill } = SHAPES[glass]
  const [half, rim] = bowl.from
  const foam = foamColour(srm)
  const shade = mix(foam, '#b98a4a', 0.3)
  const w = half + 3
  const at = (x: number, y: number) => `${n(cx + x * w)} ${n(rim + y)}`
  const crown =
    `M${at(-1, 10)}C${at(-1.1, -12)} ${at(-0.7, -20)} ${at(-0.52, -8)}` +
    `C${at(-0.45, -28)} ${at(-0.02, -30)} ${at(0.08, -10)}` +
    `C${at(0.2, -24)} ${at(0.6, -24)} ${at(0.62, -6)}` +
    `C${at(0.85, -16)} ${at(1.1, -4)} ${at(1, 10)}z`
  const side = `M${at(0.36, fill - rim)}Q${at(0.2, 0)} ${at(0.5, -30)}h70V${fill}z`
  return (
    clip(
      'f',
      path(mirrored(inner(SHAPES[glass], 4), cx), '#000'),
      path(
        `M${n(cx - 90)} ${fill}q15 9 30 0t30 0 30 0 30 0 30 0 30 0V${n(rim)}H${n(cx - 90)}z`,
        foam,
      ) + path(side, shade, 'opacity=".22"'),
    ) +
    path(crown, foam) +
    clip('g', path(crown, '#000'), path(side, shade, 'opacity=".22"')) +
    circle(cx - half * 0.5, rim + 12, 3, shade, 'opacity=".6"') +
    circle(cx + half * 0.1, rim + 18, 2.2, shade, 'opacity=".6"')
  )
}

/** A filled glass standing on y = 340 with its axis at `cx`. */
export function glass(kind: Glass, srm: number, cx: number, seed: number): string {
  if (isCup(kind)) return cup(kind, beerColour(srm), cx, seed)
  const shape = SHAPES[kind]
  const beer = beerColour(srm)
  const next = random(seed)
  const outer = mirrored(shape.bowl, cx)
  const bottom = shape.bowl.to[shape.bowl.to.length - 1]?.slice(-1)[0] ?? 340
  const half = shape.bowl.from[0]
  const bubbles = Array.from({ length: srm > 26 ? 3 : 8 }, () =>
    circle(
      cx + (next() - 0.5) * half * 0.9,
      shape.fill + 20 + next() * (bottom - shape.fill - 50),
      1.4 + next() * 1.8,
      '#fff',
      'opacity=".5"',
    ),
  ).join('')
  const foot = shape.stem
    ? path(
        mirrored(
          {
            from: [6, shape.stem.from],
            to: [
              [4, shape.stem.from + 14, 4, 318, 7, 324],
              [16, 330, shape.stem.foot, 330, shape.stem.foot, 337],
              [shape.stem.foot, 340],
            ],
          },
          cx,
        ),
        '#fff',
        'opacity=".72"',
      ) +
      rect(
        cx - shape.stem.foot,
        336.5,
        shape.stem.foot * 2,
        3.5,
        '#9fb0b8',
        'opacity=".45" rx="1.7"',
      )
    : ''
  const handle = shape.handle
    ? line(`M${n(cx + 60)} 168h22q20 0 20 20v76q0 20-20 20h-20`, '#fff', 15, 'opacity=".62"') +
      line(`M${n(cx + 66)} 172h16q15 0 15 16v76`, '#fff', 3, 'opacity=".8"')
    : ''
  const liquid =
    rect(cx - 90, shape.fill - 6, 180, bottom - shape.fill + 6, beer) +
    ellipse(
      cx,
      bottom - 20,
      half * 0.9,
      (bottom - shape.fill) * 0.42,
      mix(beer, '#ffffff', srm > 26 ? 0.1 : 0.24),
      'opacity=".55"',
    ) +
    rect(
      cx + half * 0.4,
      shape.fill,
      70,
      bottom - shape.fill,
      mix(beer, '#2a0f00', 0.42),
      'opacity=".32"',
    ) +
    bubbles
  return (
    handle +
    foot +
    path(outer, '#fff', 'opacity=".6"') +
    clip(
      'l',
      path(mirrored(inner(shape, 4.5), cx), '#000'),
      clip('b', rect(cx - 90, 0, 180, bottom - shape.base, '#000'), liquid),
    ) +
    foamOf(kind, cx, srm) +
    clip('h', path(outer, '#000'), line(highlight(shape, cx), '#fff', 9, 'opacity=".5"')) +
    path(outer, 'none', 'stroke="#fff" stroke-width="2" opacity=".75"')
  )
}

/** A streak of light that follows the left wall. */
function highlight({ bowl, fill, base }: Shape, cx: number): string {
  const start = fill + 16
  const points = [
    bowl.from,
    ...bowl.to.map((s) => s.slice(-2) as unknown as readonly [number, number]),
  ]
  const widthAt = (y: number) => {
    const below = points.findIndex((p) => p[1] >= y)
    const a = points[Math.max(0, below - 1)] ?? bowl.from
    const b = points[Math.max(0, below)] ?? a
    return b[1] === a[1] ? b[0] : a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1])
  }
  const last = (points[points.length - 1]?.[1] ?? 340) - base - 26
  const mid = (start + last) / 2
  const x = (y: number) => n(cx - widthAt(y) + 17)
  return `M${x(start)} ${n(start)}Q${n(cx - widthAt(mid) + 14)} ${n(mid)} ${x(last)} ${n(last)}`
}
