import { type Glass, glass } from './glass'
import { motifOf } from './motifs'
import { backdropOf, type Palette, paletteOf } from './palette'
import { circle, ellipse, group, hash, line, path, rect } from './svg'

const WARM: Palette = {
  wall: '#fff1e0',
  disc: '#fff8ef',
  base: '#c2410c',
  accent: '#e07a2f',
  second: '#f4b860',
  ink: '#5a2a14',
}

/** A glass, scaled to stand inside a disc against which it is seen. */
const small = (kind: Glass, srm: number, seed: number) =>
  circle(100, 100, 96, backdropOf(WARM, srm)) +
  group('translate(-16 -16) scale(.58)', glass(kind, srm, kind === 'stein' ? 192 : 200, seed))

const motif = (word: string, colours: Palette = WARM) =>
  group('translate(40 38) scale(1.2)', motifOf(word)(colours))

const gift =
  rect(50, 88, 100, 66, '#e07a2f', 'rx="6"') +
  rect(44, 72, 112, 26, '#f4b860', 'rx="6"') +
  rect(92, 72, 16, 82, '#fff3df') +
  path(
    'M100 72C84 44 58 48 66 62c5 8 22 10 34 10zm0 0c16-28 42-24 34-10-5 8-22 10-34 10z',
    '#5a2a14',
  )

const crate =
  [62, 84, 106, 128]
    .map(
      (x) =>
        rect(x - 6, 44, 12, 30, '#5a3216', 'rx="4"') + rect(x - 9, 64, 18, 40, '#5a3216', 'rx="5"'),
    )
    .join('') +
  rect(44, 88, 112, 66, '#e07a2f', 'rx="6"') +
  rect(44, 108, 112, 5, '#c2410c') +
  rect(44, 130, 112, 5, '#c2410c') +
  rect(84, 96, 32, 8, '#5a2a14', 'rx="4"')

const keg =
  rect(58, 52, 84, 102, '#c9ced2', 'rx="16"') +
  rect(112, 52, 30, 102, '#8f979d', 'rx="14" opacity=".5"') +
  rect(52, 74, 96, 8, '#9aa3a9', 'rx="4"') +
  rect(52, 122, 96, 8, '#9aa3a9', 'rx="4"') +
  rect(84, 40, 32, 14, '#5a2a14', 'rx="4"') +
  circle(100, 102, 13, '#e07a2f')

const tap =
  rect(92, 34, 16, 44, '#c2410c', 'rx="8"') +
  rect(84, 74, 32, 16, '#5a2a14', 'rx="5"') +
  rect(60, 84, 46, 18, '#c9ced2', 'rx="9"') +
  path('M88 100h20v22l-5 12H93l-5-12z', '#9aa3a9') +
  path('M98 140c-7 9-7 16 0 20 7-4 7-11 0-20z', '#f4b860')

const ticket =
  path('M42 72h116v18a12 12 0 0 0 0 24v18H42v-18a12 12 0 0 0 0-24z', '#e07a2f') +
  line('M118 80v44', '#fff3df', 4, 'stroke-dasharray="2 9"') +
  path('M78 84l5 11 12 2-9 8 2 12-10-6-10 6 2-12-9-8 12-2z', '#fff3df')

const rank =
  rect(44, 104, 34, 50, '#f4b860', 'rx="5"') +
  rect(83, 74, 34, 80, '#e07a2f', 'rx="5"') +
  rect(122, 118, 34, 36, '#f4b860', 'rx="5"') +
  path('M100 36l6 12 13 2-9 9 2 13-12-6-12 6 2-13-9-9 13-2z', '#c2410c')

const shop =
  rect(52, 92, 96, 62, '#fff3df', 'rx="4"') +
  rect(52, 92, 96, 62, '#e07a2f', 'rx="4" opacity=".25"') +
  path('M44 88l10-36h92l10 36z', '#c2410c') +
  path('M44 88h28a14 14 0 0 1-28 0zm56 0h28a14 14 0 0 1-28 0z', '#c2410c') +
  path('M72 88h28a14 14 0 0 1-28 0zm56 0h28a14 14 0 0 1-28 0z', '#f4b860') +
  rect(106, 114, 26, 40, '#5a2a14', 'rx="3"') +
  rect(66, 114, 28, 22, '#fff8ef', 'rx="3"')

const friends =
  circle(78, 78, 20, '#f4b860') +
  path('M44 148c0-26 16-40 34-40s34 14 34 40z', '#f4b860') +
  circle(120, 84, 22, '#e07a2f') +
  path('M82 156c0-30 18-44 38-44s38 14 38 44z', '#e07a2f')

const device =
  rect(56, 44, 88, 112, '#5a2a14', 'rx="14"') +
  rect(64, 54, 72, 52, '#fff3df', 'rx="8"') +
  line('M72 92l14-14 12 8 24-22', '#e07a2f', 5) +
  circle(82, 130, 8, '#f4b860') +
  circle(118, 130, 8, '#e07a2f')

const sparkle =
  path('M100 34q8 48 56 58-48 10-56 58-8-48-56-58 48-10 56-58z', '#e07a2f') +
  path(
    'M150 126q3 14 17 17-14 3-17 17-3-14-17-17 14-3 17-17zM54 38q2 10 12 12-10 2-12 12-2-10-12-12 10-2 12-12z',
    '#f4b860',
  )

const food =
  ellipse(100, 132, 62, 14, '#f4b860') +
  path('M46 124c0-34 24-54 54-54s54 20 54 54z', '#e07a2f') +
  line('M80 58c-8-10 8-14 0-24M100 56c-8-10 8-14 0-24M120 58c-8-10 8-14 0-24', '#c2410c', 5) +
  circle(84, 102, 4, '#fff3df') +
  circle(104, 94, 4, '#fff3df') +
  circle(122, 106, 4, '#fff3df')

const ICONS: Readonly<Record<string, () => string>> = {
  gift: () => gift,
  mixed: () => crate,
  keg: () => keg,
  tap: () => tap,
  coupon: () => ticket,
  ranking: () => rank,
  stores: () => shop,
  invite: () => friends,
  devices: () => device,
  fresh: () => sparkle,
  snacks: () => food,
  ipa: () => motif('hop'),
  wheat: () => motif('wheat'),
  fruit: () => motif('berry'),
  sour: () => motif('citrus'),
  tea: () => motif('leaf'),
  smoked: () => motif('flame ember'),
  abbey: () => motif('abbey'),
  seasonal: () => motif('blossom'),
  low: () => motif('rain'),
  stout: () => small('snifter', 36, 3),
  lager: () => small('pilsner', 4, 5),
  ale: () => small('pint', 11, 7),
  tulip: () => small('tulip', 8, 9),
  stein: () => small('stein', 15, 11),
}

/** What a tea house has for the warm colours. */
const FRESH: Readonly<Record<string, string>> = {
  [WARM.wall]: '#e3efe6',
  [WARM.disc]: '#f2f8f3',
  [WARM.base]: '#0f6b57',
  [WARM.accent]: '#2f8f6b',
  [WARM.second]: '#c9b458',
  [WARM.ink]: '#1d3b31',
  '#fff3df': '#f4f7ea',
}

/**
 * An icon for a grid: 200 × 200, a disc of its own tint, one subject. `tea-` before an id draws it in the
 * colours of a tea house.
 */
export function category(id: string): string {
  if (id.startsWith('tea-')) {
    const fresh = iconOf(id.slice('tea-'.length), WARM.wall)
    return fresh.replace(/#[\da-f]{6}/g, (colour) => FRESH[colour] ?? colour)
  }
  return iconOf(id, ICONS[id] ? WARM.wall : paletteOf(id).wall)
}

function iconOf(id: string, wall: string): string {
  const draw = ICONS[id]
  const subject =
    draw?.() ?? motif(id, { ...WARM, accent: ['#e07a2f', '#c2410c'][hash(id) % 2] ?? '#e07a2f' })
  return circle(100, 100, 96, wall) + subject
}
