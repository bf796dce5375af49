import { CONTAINERS, type Container, container } from './container'
import { GLASSES, type Glass, glass, heightOf } from './glass'
import { label } from './label'
import { paletteOf } from './palette'
import { circle, clip, ellipse, group, hash, n, rect } from './svg'

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

function stage(name: string, content: string, disc = 150): string {
  const { wall, disc: light } = paletteOf(name)
  return rect(0, 0, 400, 400, wall) + circle(200, 196, disc, light) + content
}

const shadow = (cx: number, half: number) => ellipse(cx, 341, half, 8, '#3a2210', 'opacity=".16"')

/** Container and glass side by side: the picture of lists. */
export function beerPair({ name, glass: kind, container: holder, srm }: Beer): string {
  return stage(
    name,
    group(
      'translate(-18 -22) scale(1.09)',
      shadow(142, 62) +
        shadow(254, 74) +
        container(holder, name, paletteOf(name), 142) +
        glass(kind, srm, kind === 'stein' ? 244 : 252, hash(name)),
    ),
  )
}

/** The glass alone, as large as its height allows. */
export function beerGlass({ name, glass: kind, srm }: Beer): string {
  const scale = Math.min(1.34, 300 / (340 - heightOf(kind)))
  const x = 200 - 200 * scale
  const y = 366 - 340 * scale
  return stage(
    name,
    group(
      `translate(${n(x)} ${n(y)}) scale(${scale.toFixed(2)})`,
      shadow(200, 80) + glass(kind, srm, 200, hash(name)),
    ),
    164,
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
