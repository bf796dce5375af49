import { circle, clip, ellipse, line, mix, n, path, pick, random, rect } from './svg'

export const CUPS = ['gaiwan', 'teapot', 'teaglass'] as const
export type Cup = (typeof CUPS)[number]

/** Whether what something is served in is a cup. */
export const isCup = (kind: string): kind is Cup => CUPS.some((each) => each === kind)

const PORCELAIN = '#fdf9f0'
const GLAZES = ['#2f5d8c', '#2f6b52', '#a8452f', '#6b5b95'] as const
const CLAYS = ['#7a4630', '#5b3a2e', '#3f4f46'] as const

type Draw = (colour: string, cx: number, seed: number) => string

/** Two threads of steam that end above `y`. */
const steam = (cx: number, y: number) =>
  line(
    [-16, 14].map((x) => `M${n(cx + x)} ${y}c-12-12 12-22 0-36s8-20 4-28`).join(''),
    '#fff',
    5,
    'opacity=".55"',
  )

/** An open bowl of porcelain on its saucer. */
const gaiwan: Draw = (colour, cx, seed) => {
  const glaze = pick(GLAZES, seed)
  const bowl = `M${n(cx - 74)} 232c2 54 26 84 50 90h48c24-6 48-36 50-90z`
  return (
    steam(cx, 214) +
    ellipse(cx, 330, 84, 10, mix(PORCELAIN, '#8a6a4a', 0.28)) +
    ellipse(cx, 327, 84, 9, PORCELAIN) +
    path(bowl, PORCELAIN) +
    path(`M${n(cx + 24)} 322c24-6 48-36 50-90h-26c0 50-8 76-32 90z`, '#6b4a2a', 'opacity=".14"') +
    line(`M${n(cx - 69)} 256q69 24 138 0`, glaze, 6) +
    line(`M${n(cx - 66)} 269q66 23 132 0`, glaze, 2.5) +
    rect(cx - 26, 318, 52, 8, mix(PORCELAIN, '#8a6a4a', 0.2), 'rx="3"') +
    ellipse(cx, 232, 74, 15, '#fff') +
    ellipse(cx, 234, 65, 11, colour) +
    ellipse(cx - 20, 231, 26, 4, '#fff', 'opacity=".35"')
  )
}

/** A pot of clay, with a small cup before it. */
const teapot: Draw = (colour, cx, seed) => {
  const clay = pick(CLAYS, seed)
  const dark = mix(clay, '#000000', 0.25)
  return (
    steam(cx - 52, 196) +
    line(`M${n(cx + 52)} 232c46-12 46 70 2 66`, dark, 12) +
    path(`M${n(cx - 48)} 262c-26 0-30-40-46-52l14-8c18 8 22 32 40 32z`, dark) +
    ellipse(cx, 336, 52, 6, dark) +
    path(`M${n(cx - 60)} 276c0-42 30-56 60-56s60 14 60 56c0 42-30 62-60 62s-60-20-60-62z`, clay) +
    path(
      `M${n(cx + 18)} 222c26 6 42 22 42 54 0 36-22 56-46 61 26-30 28-84 4-115z`,
      dark,
      'opacity=".5"',
    ) +
    ellipse(cx, 222, 34, 8, dark) +
    path(`M${n(cx - 30)} 220c4-14 16-18 30-18s26 4 30 18z`, clay) +
    circle(cx, 198, 8, dark) +
    line(`M${n(cx - 40)} 252q-10 24 2 50`, '#fff', 6, 'opacity=".25"') +
    path(`M${n(cx + 24)} 306c2 22 10 33 20 34h20c10-1 18-12 20-34z`, PORCELAIN) +
    ellipse(cx + 54, 306, 30, 7, '#fff') +
    ellipse(cx + 54, 307, 25, 5, colour)
  )
}

/** A glass with a handle, its leaves at the bottom. */
const teaglass: Draw = (colour, cx, seed) => {
  const next = random(seed)
  const wall = `M${n(cx - 60)} 196l10 128q2 16 16 16h68q14 0 16-16l10-128z`
  const leaves = Array.from({ length: 9 }, () => {
    const x = cx - 38 + next() * 76
    const y = 296 + next() * 28
    return path(`M${n(x)} ${n(y)}q8-12 18-6-6 10-18 6z`, x < cx ? '#4c6b35' : '#6b7f3a')
  }).join('')
  return (
    steam(cx, 184) +
    line(`M${n(cx + 54)} 222h18q22 0 20 24t-22 44h-16`, '#fff', 11, 'opacity=".7"') +
    path(wall, '#fff', 'opacity=".6"') +
    clip(
      'l',
      path(wall, '#000'),
      rect(cx - 70, 222, 140, 110, colour, 'opacity=".88"') +
        ellipse(cx, 222, 58, 7, mix(colour, '#ffffff', 0.35)) +
        leaves +
        rect(cx + 30, 222, 50, 120, '#2a1a08', 'opacity=".14"') +
        line(`M${n(cx - 42)} 212l8 104`, '#fff', 8, 'opacity=".5"'),
    ) +
    path(wall, 'none', 'stroke="#fff" stroke-width="2" opacity=".8"')
  )
}

const DRAW: Readonly<Record<Cup, Draw>> = { gaiwan, teapot, teaglass }

/** Where the steam ends, as a y coordinate. */
export const CUP_TOP = 130

/** A cup filled with tea of a colour, standing on y = 340 with its axis at `cx`. */
export function cup(kind: Cup, colour: string, cx: number, seed: number): string {
  return DRAW[kind](colour, cx, seed)
}
