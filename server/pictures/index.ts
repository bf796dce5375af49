import { banner } from './banner'
import { beerGlass, beerLabel, beerPair, parseBeer } from './beer'
import { category } from './category'
import { device } from './device'
import { empty } from './empty'
import { licence } from './licence'
import { avatar, medal } from './people'
import { POSTER, poster, posterScene } from './poster'
import { stage } from './stage'
import { store } from './store'
import { drawing } from './svg'

interface Kind {
  readonly width: number
  readonly height: number
  /** The content, or undefined for an id this kind does not know. */
  readonly draw: (id: string) => string | undefined
}

const beerKind = (draw: typeof beerPair): Kind => ({
  width: 400,
  height: 400,
  draw: (id) => {
    const beer = parseBeer(id)
    return beer && draw(beer)
  },
})

const KINDS: ReadonlyMap<string, Kind> = new Map(
  Object.entries({
    beer: beerKind(beerPair),
    tea: beerKind(beerPair),
    cup: beerKind(beerGlass),
    glass: beerKind(beerGlass),
    label: beerKind(beerLabel),
    category: { width: 200, height: 200, draw: category },
    store: { width: 600, height: 400, draw: store },
    live: { width: 600, height: 800, draw: stage },
    banner: { width: 800, height: 400, draw: banner },
    device: { width: 400, height: 400, draw: device },
    avatar: { width: 200, height: 200, draw: avatar },
    licence: { width: 480, height: 340, draw: licence },
    medal: { width: 200, height: 200, draw: medal },
    empty: { width: 400, height: 300, draw: empty },
    scene: { ...POSTER, draw: posterScene },
    poster: { ...POSTER, draw: poster },
  } satisfies Record<string, Kind>),
)

/** Widest picture anybody may ask for, in pixels. */
const MAX_WIDTH = 2048

/**
 * The SVG behind `/pictures/<kind>/<id>.svg?w=<pixels>`, or undefined where there is none. Pure: the same
 * path is the same file for ever, so it may be cached as immutable. Content type `image/svg+xml`.
 */
export function picture(path: string): string | undefined {
  const match = /^\/?pictures\/([a-z]+)\/([a-z0-9.-]{1,600})\.svg(?:\?(.*))?$/.exec(path)
  const kind = match?.[1] === undefined ? undefined : KINDS.get(match[1])
  if (!match || !kind) return undefined
  const content = kind.draw(match[2] ?? '')
  if (content === undefined) return undefined
  const wide = Number(/(?:^|&)w=(\d{1,4})(?:&|$)/.exec(match[3] ?? '')?.[1] ?? 0)
  return drawing(kind.width, kind.height, content, Math.min(wide, MAX_WIDTH) || undefined)
}
