import { type Beer, parseBeer } from './beer'
import { container } from './container'
import { cup, isCup } from './cup'
import { glass, heightOf } from './glass'
import { motifOf } from './motifs'
import { paletteOf } from './palette'
import { bust } from './people'
import { circle, ellipse, group, hash, line, mix, n, path, rect } from './svg'

const NIGHT = '#1a120d'

const range = (count: number) => Array.from({ length: count }, (_, i) => i)

/** Top to bottom. */
const sky = (top: string, low: string, height = 800) =>
  `<linearGradient id="room" x2="0" y2="1"><stop stop-color="${top}"/><stop offset=".8" stop-color="${low}"/></linearGradient>` +
  rect(0, 0, 600, height, 'url(#room)')

const counter = (wood: string, edge: string, y = 636) =>
  rect(0, y, 600, 800 - y, wood) +
  rect(0, y, 600, 12, edge) +
  rect(0, y + 12, 600, 22, NIGHT, 'opacity=".22"')

/** What stands at 200 on y = 340, moved. */
const placed = (x: number, y: number, scale: number, content: string) =>
  group(
    `translate(${n(x - 200 * scale)} ${n(y - 340 * scale)}) scale(${scale.toFixed(2)})`,
    content,
  )

/** The beer, as high as `height`, with its shadow. */
function pour({ name, glass: kind, srm }: Beer, x: number, y: number, height: number): string {
  const scale = Math.min(2.1, height / (340 - heightOf(kind)))
  return (
    ellipse(x, y + 2, 72 * scale, 13, NIGHT, 'opacity=".45"') +
    placed(x, y, scale, glass(kind, srm, 200, hash(name)))
  )
}

const host = (author: string | undefined, x: number, y: number, scale: number) =>
  author ? group(`translate(${x} ${y}) scale(${scale})`, bust(author)) : ''

type Scene = (beer: Beer, author: string | undefined) => string

/** Under a lamp, alone. */
const lamp: Scene = (beer) => {
  const { base, accent } = paletteOf(beer.name)
  const wall = mix(mix(base, '#8a3a12', 0.4), NIGHT, 0.6)
  const x = 250 + (hash(beer.name) % 100)
  return (
    sky(mix(wall, NIGHT, 0.5), wall) +
    range(7)
      .map((i) => {
        const seed = hash(`${beer.name}${i}`)
        return circle(
          (seed % 600) + 0.5,
          60 + ((seed >>> 5) % 380),
          10 + ((seed >>> 9) % 26),
          i % 2 ? accent : '#f6c983',
          `opacity=".${i % 3 ? 14 : 22}"`,
        )
      })
      .join('') +
    path(`M${x - 34} 60L${x - 250} 660h500L${x + 34} 60z`, '#ffdf9e', 'opacity=".16"') +
    rect(x - 2, 0, 4, 34, '#0c0806') +
    path(`M${x - 46} 66a46 40 0 0 1 92 0z`, '#0c0806') +
    ellipse(x, 66, 40, 7, '#ffe7b0') +
    counter(mix('#6b4023', NIGHT, 0.25), '#a5713f') +
    pour(beer, 300, 662, 470)
  )
}

/** A tiled wall of taps with its host. */
const taps: Scene = (beer, author) =>
  rect(0, 0, 600, 800, '#14403e') +
  line(
    range(14)
      .map((i) => `M0 ${i * 48}h600`)
      .join('') +
      range(13)
        .map((i) => `M${i * 50} 0v640`)
        .join(''),
    '#1f5552',
    2,
  ) +
  rect(0, 190, 600, 38, '#b98a52') +
  rect(0, 190, 600, 10, '#e3bd86') +
  range(6)
    .map(
      (i) =>
        rect(
          41 + i * 100,
          78,
          22,
          104,
          ['#c2410c', '#f2b23e', '#e9dcc6', '#2f6b52', '#e2703a', '#7fb2c9'][i] ?? '#c2410c',
          'rx="11"',
        ) + path(`M${36 + i * 100} 204h32v24l-8 40h-16l-8-40z`, '#8a6238'),
    )
    .join('') +
  host(author, 250, 318, 1.7) +
  counter('#5a3216', '#8a5426') +
  pour(beer, 170, 668, 340)

/** Barrels in a vault. */
const cellar: Scene = (beer, author) => {
  const barrel = (x: number, y: number, r: number) =>
    circle(x, y, r, '#5b3317') +
    circle(x, y, r * 0.84, '#8f5a2c') +
    line(
      `M${n(x - r * 0.4)} ${n(y - r * 0.7)}v${n(r * 1.4)}M${x} ${n(y - r * 0.82)}v${n(r * 1.64)}M${n(x + r * 0.4)} ${n(y - r * 0.7)}v${n(r * 1.4)}`,
      '#6e4220',
      3,
    )
  return (
    rect(0, 0, 600, 800, '#221815') +
    path('M20 800V330a280 270 0 0 1 560 0v470z', '#3a2620') +
    path('M86 800V340a214 208 0 0 1 428 0v460z', '#5a382a') +
    circle(300, 190, 150, '#f6b756', 'opacity=".16"') +
    line('M300 60v90', '#140d0b', 5) +
    circle(300, 176, 22, '#ffdf9a') +
    [110, 300, 490].map((x) => barrel(x, 540, 98)).join('') +
    [205, 395].map((x) => barrel(x, 374, 92)).join('') +
    host(author, 284, 330, 1.7) +
    counter('#2f1d13', '#8a5426', 650) +
    pour(beer, 156, 690, 300)
  )
}

/** Bines at sunset. */
const field: Scene = (beer, author) =>
  sky('#4a2340', '#e9924a', 560) +
  circle(430, 330, 130, '#f4b45c') +
  circle(430, 330, 180, '#f4b45c', 'opacity=".22"') +
  path('M0 420q160-90 320-40t280-30v200H0z', '#7f3a31') +
  rect(0, 540, 600, 260, '#33251f') +
  range(5)
    .map((i) => {
      const x = 40 + i * 130
      const h = 250 + ((i * 73) % 90)
      return path(
        `M${x} ${600 - h}c-34 ${n(h * 0.2)}-44 ${n(h * 0.6)}-38 ${h}h76c6-${n(h * 0.4)}-4-${n(h * 0.8)}-38-${h}z`,
        i % 2 ? '#46562f' : '#3c4a2e',
      )
    })
    .join('') +
  group(
    'translate(20 96) scale(1.9)',
    motifOf('hop')({ ...paletteOf('hop'), accent: '#b5bd55', second: '#48633a', ink: '#8b9640' }),
  ) +
  host(author, 250, 330, 1.7) +
  counter('#4a2f1c', '#9a6a38', 660) +
  pour(beer, 150, 694, 300)

/** Kettles in daylight. */
const brewhouse: Scene = (beer, author) =>
  rect(0, 0, 600, 800, '#dfe6e4') +
  [40, 240, 440].map((x) => rect(x, 40, 130, 170, '#f4f8f6', 'rx="65"')).join('') +
  [150, 450]
    .map(
      (x) =>
        path(`M${x - 130} 300h260v250q0 90-130 90t-130-90z`, '#c77b3f') +
        path(`M${x + 40} 300h90v250q0 80-100 88z`, '#8f4f22', 'opacity=".5"') +
        path(`M${x - 130} 300q0-110 130-110t130 110z`, '#d98f52') +
        rect(x - 22, 110, 44, 90, '#9aa5ab') +
        rect(x - 140, 290, 280, 20, '#7a4119', 'rx="10"') +
        line(`M${x - 96} 340v180`, '#f3c998', 14, 'opacity=".7"'),
    )
    .join('') +
  host(author, 140, 330, 1.7) +
  counter('#9aa5ab', '#d5dadd') +
  pour(beer, 470, 670, 280)

/** A table outside, strings of light above. */
const terrace: Scene = (beer, author) =>
  sky('#2b3a67', '#f0946a') +
  path('M0 520V380h70v-60h80v90h60v-140h90v180h70v-90h90v60h60v-110h80v210z', '#3a3358') +
  line('M-10 120q160 110 310 20t310-10M-10 40q200 130 620 30', '#1a1730', 3) +
  range(9)
    .map((i) => circle(30 + i * 68, 140 + ((i * 41) % 50), 11, '#ffe3a3'))
    .join('') +
  host(author, 36, 330, 1.7) +
  counter('#7a4a22', '#b9783c', 640) +
  pour(beer, 440, 676, 320)

const taster = (colour: string) =>
  path(`M164 150h72l-8 190h-56z`, colour) +
  path('M162 128q38-18 76 0l-2 32q-36 10-72 0z', '#fffaee') +
  line('M172 176l6 140', '#fff', 7, 'opacity=".5"')

/** Three glasses or cups in a row on a board. */
const flight: Scene = (beer) =>
  rect(0, 0, 600, 800, '#f2dfc4') +
  circle(300, 330, 250, '#e8b98a') +
  counter('#9a6a38', '#c99458', 620) +
  rect(60, 640, 480, 40, '#5a3216', 'rx="20"') +
  ['#ffd878', '#e58500', '#5a0a02']
    .map((colour, i) =>
      isCup(beer.glass)
        ? placed(150 + i * 150, 660, 0.88, cup('gaiwan', colour, 200, i))
        : placed(150 + i * 150, 660, 1.18, taster(colour)),
    )
    .join('') +
  group('translate(232 40) scale(1.36)', motifOf(beer.name)(paletteOf(beer.name)))

/** From near: a hand's breadth of glass and its vessel, in broad colours. */
const close: Scene = (beer) => {
  const colours = paletteOf(beer.name)
  return (
    rect(0, 0, 600, 800, colours.base) +
    circle(300, 380, 290, colours.accent, 'opacity=".3"') +
    counter(mix(colours.base, NIGHT, 0.55), mix(colours.base, NIGHT, 0.3), 690) +
    placed(176, 724, 1.7, container(beer.container, beer.name, colours, 200)) +
    pour(beer, 396, 740, 500)
  )
}

const SCENES: Readonly<Record<string, Scene>> = {
  lamp,
  taps,
  cellar,
  field,
  brewhouse,
  terrace,
  flight,
  close,
}

/**
 * The cover of a stream, 600 × 800. The id is a beer's, then where it stands and who shows it:
 * `pilsner.bottle.4.harbour-gold.taps.1003`.
 */
export function stage(id: string): string | undefined {
  const beer = parseBeer(id)
  const [, , , , scene = 'lamp', author, ...rest] = id.split('.')
  if (!beer || !Object.hasOwn(SCENES, scene) || rest.length > 0) return undefined
  return author === undefined || /^\d+$/.test(author) ? SCENES[scene]?.(beer, author) : undefined
}
