import { FILM, filmOf, type Scene, type Shade } from './film'

const SECONDS = 12
const FRAMES = SECONDS * FILM.fps

const NIGHT: Shade = [32, 126, 132]
const WALL: Shade = [52, 120, 138]
const WOOD: Shade = [78, 108, 148]
const HOOP: Shade = [44, 124, 134]
const GLASS: Shade = [120, 132, 124]
const BEER: Shade = [150, 62, 160]
const FOAM: Shade = [222, 120, 132]
const METAL: Shade = [170, 128, 128]
const LAMP: Shade = [214, 96, 144]
const SKY: Shade = [138, 104, 158]
const SUN: Shade = [206, 70, 152]
const LEAF: Shade = [92, 108, 112]
const CONE: Shade = [160, 74, 118]
const EARTH: Shade = [54, 116, 140]

const isIn = (x: number, y: number, left: number, top: number, right: number, bottom: number) =>
  x >= left && x < right && y >= top && y < bottom
const isRound = (x: number, y: number, atX: number, atY: number, radius: number) =>
  (x - atX) ** 2 + (y - atY) ** 2 < radius ** 2
/** From 0 to 1 over the film. */
const share = (frame: number) => Math.min(1, frame / (FRAMES - FILM.fps))

/** A glass fills below a tap, and its head rises. */
const pour: Scene = (x, y, frame) => {
  const full = share(frame)
  const level = 168 - full * 96
  const isPouring = frame > 1 && full < 1
  if (isIn(x, y, 148, 16, 172, 40) || isIn(x, y, 132, 16, 188, 24)) return METAL
  if (isPouring && isIn(x, y, 157, 40, 163, level)) return BEER
  if (isIn(x, y, 116, 60, 204, 176)) {
    if (x < 122 || x >= 198 || y >= 170) return GLASS
    if (y >= level) return BEER
    if (frame > 1 && y >= level - 6 - full * 12) return FOAM
    return WALL
  }
  return y >= 176 ? WOOD : NIGHT
}

/** A lamp swings before a row of barrels. */
const cellar: Scene = (x, y, frame) => {
  const swing = Math.round(Math.sin((frame / FILM.fps) * 1.6) * 40)
  const lampX = 160 + swing
  if (isRound(x, y, lampX, 52, 10)) return LAMP
  if (y < 46 && Math.abs(x - (160 + (swing * y) / 46)) < 1.5) return HOOP
  for (const atX of [64, 160, 256]) {
    if (!isRound(x, y, atX, 132, 40)) continue
    if (!isRound(x, y, atX, 132, 36) || isIn(x, y, atX - 2, 92, atX + 2, 172)) return HOOP
    return Math.abs(atX - lampX) < 44 ? BEER : WOOD
  }
  return y >= 172 ? EARTH : NIGHT
}

/** The sun comes up behind the bines. */
const hops: Scene = (x, y, frame) => {
  const sunY = 150 - share(frame) * 90
  if (y >= 156) return EARTH
  for (const atX of [40, 120, 200, 280]) {
    const sway = Math.round(Math.sin(frame / 4 + atX) * 2)
    if (isRound(x, y, atX + sway + 10, 70, 7) || isRound(x, y, atX + sway - 10, 100, 7)) return CONE
    if (Math.abs(x - atX) < 8 && y > 24) return LEAF
  }
  return isRound(x, y, 160, sunY, 34) ? SUN : SKY
}

const SCENES: Readonly<Record<string, Scene>> = { pour, cellar, hops }
const made = new Map<string, Uint8Array>()

/** The MP4 behind `/films/<name>.mp4`; undefined where there is none. The same name is the same film for ever. */
export function film(name: string): Uint8Array | undefined {
  const scene = SCENES[name]
  if (!scene || !Object.hasOwn(SCENES, name)) return undefined
  const kept = made.get(name) ?? filmOf(scene, SECONDS)
  made.set(name, kept)
  return kept
}

/** What a header `Range: bytes=…` asks for of so many bytes, both ends included; undefined for all of them. */
export function rangeOf(header: string | undefined, size: number) {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return undefined
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const to = first === '' || last === '' ? size - 1 : Math.min(size - 1, Number(last))
  return from > to ? undefined : { from, to }
}
