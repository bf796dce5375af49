import { CONTAINERS, type Container, container } from './container'
import { GLASSES, type Glass, glass, heightOf } from './glass'
import { label } from './label'
import { motifOf } from './motifs'
import { backdropOf, paletteOf } from './palette'
import { circle, clip, ellipse, group, hash, n, path, pick, rect } from './svg'

export interface Beer {
  readonly name: string
  readonly glass: Glass
  readonly container: Container
  readonly srm: number
}

/** `tulip.can.6.monsoon-haze` — all a picture needs is in its id, so the drawings know no catalogue. */
export function beerId({ glass, container, srm, name }: Beer): string {
  return `${glass}.${container}.${srm}.${name}`
}

/** Reads the id of a beer's picture; undefined for what is none. */
export function parseBeer(id: string): Beer | undefined {
  const [kind, holder, srm, name] = id.split('.')
  const glassKind = GLASSES.find((each) => each === kind)
  const containerKind = CONTAINERS.find((each) => each === holder)
  const colour = Number(srm)
  if (!glassKind || !containerKind || !name || !(colour > 0 && colour <= 60)) return undefined
  return { glass: glassKind, container: containerKind, srm: colour, name }
}

const SHADE = '#3a2210'

const shadow = (cx: number, half: number) => ellipse(cx, 341, half, 8, SHADE, 'opacity=".2"')

/** Moves what stands at 200 on y = 340 to another place, in another size. */
const placed = (x: number, y: number, scale: number, content: string) =>
  group(
    `translate(${n(x - 200 * scale)} ${n(y - 340 * scale)}) scale(${scale.toFixed(2)})`,
    content,
  )

const glassOf = ({ name, glass: kind, srm }: Beer, cx = 200) =>
  glass(kind, srm, kind === 'stein' ? cx - 8 : cx, hash(name))

const vesselOf = ({ name, container: kind }: Beer, cx = 200) =>
  container(kind, name, paletteOf(name), cx)

const signOf = ({ name }: Beer, place: string) => group(place, motifOf(name)(paletteOf(name)))

type Composition = (beer: Beer, backdrop: string) => string

/** Side by side before a disc. */
const sideBySide: Composition = (beer, backdrop) =>
  circle(200, 196, 158, backdrop) +
  group(
    'translate(-18 -22) scale(1.09)',
    shadow(142, 62) + shadow(254, 74) + vesselOf(beer, 142) + glassOf(beer, 252),
  )

/** The glass in front of its vessel, in an arch. */
const inAnArch: Composition = (beer, backdrop) =>
  path('M62 400V190a138 138 0 0 1 276 0v210z', backdrop) +
  rect(0, 352, 400, 48, SHADE, 'opacity=".12"') +
  placed(140, 352, 1.02, shadow(200, 60) + vesselOf(beer)) +
  placed(232, 376, glassScale(beer, 262), shadow(200, 78) + glassOf(beer))

/** The vessel alone, tilted, between what it tastes of. */
const inTheAir: Composition = (beer, backdrop) =>
  circle(200, 200, 184, backdrop) +
  signOf(beer, 'translate(34 204) rotate(-14 50 50) scale(.86)') +
  signOf(beer, 'translate(276 74) rotate(16 50 50) scale(.74)') +
  group(
    'rotate(9 200 200)',
    placed(
      202,
      beer.container === 'can' ? 366 : 378,
      beer.container === 'can' ? 1.42 : 1.2,
      vesselOf(beer),
    ),
  )

/** The glass alone before its sign, as a print on the wall. */
const beforeItsSign: Composition = (beer, backdrop) =>
  rect(40, 34, 320, 300, backdrop, 'rx="24"') +
  `<g opacity=".8">${signOf(beer, 'translate(54 58) scale(1.24)')}</g>` +
  placed(248, 372, glassScale(beer, 300), shadow(200, 80) + glassOf(beer))

/** The other way round, on a table in the evening sun. */
const onATable: Composition = (beer, backdrop) =>
  rect(0, 0, 400, 316, backdrop) +
  circle(120, 250, 118, '#fff', 'opacity=".16"') +
  rect(0, 312, 400, 88, '#8a5426') +
  rect(0, 312, 400, 9, '#b9783c') +
  placed(146, 366, Math.min(1.16, glassScale(beer, 296)), shadow(200, 76) + glassOf(beer)) +
  placed(282, 356, 1.04, shadow(200, 60) + vesselOf(beer))

/** So that a glass is `height` units high, foam and all. */
const glassScale = ({ glass: kind }: Beer, height: number) =>
  Math.min(1.34, height / (340 - heightOf(kind)))

const COMPOSITIONS: readonly [Composition, ...Composition[]] = [
  sideBySide,
  inAnArch,
  inTheAir,
  beforeItsSign,
  onATable,
]

/** A beer as lists show it, in one of five compositions. */
export function beerPair(beer: Beer): string {
  const { name, srm } = beer
  const colours = paletteOf(name)
  return (
    rect(0, 0, 400, 400, colours.wall) +
    pick(COMPOSITIONS, hash(`stand ${name}`))(beer, backdropOf(colours, srm))
  )
}

/** The glass alone, as large as its height allows. */
export function beerGlass(beer: Beer): string {
  const colours = paletteOf(beer.name)
  return (
    rect(0, 0, 400, 400, colours.wall) +
    circle(200, 196, 170, backdropOf(colours, beer.srm)) +
    placed(200, 366, glassScale(beer, 300), shadow(200, 80) + glassOf(beer))
  )
}

/** The label from near, as on a printed card. */
export function beerLabel({ name }: Beer): string {
  const colours = paletteOf(name)
  return (
    rect(0, 0, 400, 400, colours.wall) +
    rect(92, 48, 216, 312, '#3a2210', 'rx="14" opacity=".14"') +
    clip(
      'k',
      rect(92, 40, 216, 312, '#000', 'rx="14"'),
      group('translate(92 40)', label(name, colours, 216, 312)),
    ) +
    rect(
      102,
      50,
      196,
      292,
      'none',
      `rx="8" stroke="${colours.ink}" stroke-width="1.5" opacity=".5"`,
    )
  )
}
