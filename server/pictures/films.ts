import { FILM, filmOf, type Scene, type Shade, TALL, WIDE } from './film'
import { TEA_SCENES, TEA_STREAMS } from './films-tea'
import {
  FRAMES,
  isIn,
  isNear,
  isRound,
  LAMP,
  SECONDS,
  SKY,
  SUN,
  share,
  WALL,
  WOOD,
  wave,
} from './frames'

const NIGHT: Shade = [32, 126, 132]
const HOOP: Shade = [44, 124, 134]
const GLASS: Shade = [120, 132, 124]
const BEER: Shade = [150, 62, 160]
const FOAM: Shade = [222, 120, 132]
const METAL: Shade = [170, 128, 128]
const LEAF: Shade = [92, 108, 112]
const CONE: Shade = [160, 74, 118]
const EARTH: Shade = [54, 116, 140]

/** A glass fills below a tap, and its head rises. */
const pour: Scene = (frame) => {
  const full = share(frame)
  const level = 168 - full * 96
  const isPouring = frame > 1 && full < 1
  return (x, y) => {
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
}

/** A lamp swings before a row of barrels. */
const cellar: Scene = (frame) => {
  const swing = Math.round(Math.sin((frame / FILM.fps) * 1.6) * 40)
  const lampX = 160 + swing
  return (x, y) => {
    if (isRound(x, y, lampX, 52, 10)) return LAMP
    if (y < 46 && isNear(x, 160 + (swing * y) / 46, 1.5)) return HOOP
    for (const atX of [64, 160, 256]) {
      if (!isRound(x, y, atX, 132, 40)) continue
      if (!isRound(x, y, atX, 132, 36) || isIn(x, y, atX - 2, 92, atX + 2, 172)) return HOOP
      return isNear(atX, lampX, 44) ? BEER : WOOD
    }
    return y >= 172 ? EARTH : NIGHT
  }
}

/** The sun comes up behind the bines. */
const hops: Scene = (frame) => {
  const sunY = 150 - share(frame) * 90
  const bines = [40, 120, 200, 280].map((atX) => ({
    atX,
    sway: Math.round(Math.sin(frame / 4 + atX) * 2),
  }))
  return (x, y) => {
    if (y >= 156) return EARTH
    for (const { atX, sway } of bines) {
      if (isRound(x, y, atX + sway + 10, 70, 7) || isRound(x, y, atX + sway - 10, 100, 7))
        return CONE
      if (isNear(x, atX, 8) && y > 24) return LEAF
    }
    return isRound(x, y, 160, sunY, 34) ? SUN : SKY
  }
}

/** A glass under the tap fills and is emptied, bottles and a lamp behind it: what a camera at the bar sees. */
const counter: Scene = (frame) => {
  const level = 262 - Math.min(1, wave(frame, 2) * 1.25) * 92
  const isPouring = Math.sin((frame / FRAMES) * 4 * Math.PI) > 0
  const swing = Math.round((wave(frame, 3) - 0.5) * 44)
  const rise = frame * 6
  return (x, y) => {
    if (isRound(x, y, 96 + swing, 60, 14)) return LAMP
    if (y < 48 && isNear(x, 96 + (swing * y) / 48, 1.5)) return HOOP
    if (isIn(x, y, 84, 116, 108, 148) || isIn(x, y, 64, 108, 128, 118)) return METAL
    if (isPouring && isIn(x, y, 92, 148, 100, level)) return BEER
    if (isIn(x, y, 58, 158, 134, 270)) {
      if (x < 64 || x >= 128 || y >= 264) return GLASS
      if (y < level) return y >= level - 14 ? FOAM : WALL
      return (y + rise) % 48 < 3 && (x * 7) % 31 < 3 ? LAMP : BEER
    }
    if (y >= 270) return y < 278 ? HOOP : WOOD
    if (isIn(x, y, 0, 96, 192, 102) || isIn(x, y, 0, 196, 192, 202)) return WOOD
    const isOnBoard = isIn(x, y, 0, 52, 192, 96) || isIn(x, y, 0, 140, 192, 196)
    const isBottle = isOnBoard && x % 24 > 8 && !isNear(x, 96, 44)
    if (isBottle) return x % 48 < 24 ? LEAF : HOOP
    return NIGHT
  }
}

/** Copper over a fire: steam rises from the kettle, and the fire flickers. */
const kettle: Scene = (frame) => {
  const steam = [0, 2, 4].map((from) => {
    const up = (frame / FRAMES + from / 6) % 1
    return { x: 72 + from * 12 + Math.sin(up * 12 + from) * 10, y: 120 - up * 104, r: 6 + up * 12 }
  })
  const flames = Array.from(
    { length: TALL.columns },
    (_, at) => 10 + wave(frame, 6 + (at % 3), at) * 22,
  )
  return (x, y) => {
    for (const puff of steam) if (isRound(x, y, puff.x, puff.y, puff.r)) return FOAM
    if (isIn(x, y, 84, 118, 108, 136)) return METAL
    if (isRound(x, y, 96, 200, 66)) {
      if (isRound(x, y, 74, 176, 12)) return FOAM
      return y > 196 && y < 202 ? METAL : BEER
    }
    const flame = flames[x >> 4] ?? 0
    if (isIn(x, y, 45, 286 - flame, 148, 286)) return y > 286 - flame / 2 ? SUN : LAMP
    if (y >= 286) return EARTH
    return x % 64 < 3 || y % 64 < 3 ? HOOP : WALL
  }
}

const SCENES: Readonly<Record<string, Scene>> = { pour, cellar, hops, ...TEA_SCENES }
/** Where cameras of streams stand. */
const PLACES: Readonly<Record<string, Scene>> = { counter, kettle }
/** As a telephone is held, and without an end. */
const STREAMS: Readonly<Record<string, Scene>> = { ...PLACES, ...TEA_STREAMS }
const made = new Map<string, Uint8Array>()

/** The MP4 behind `/films/<name>.mp4`; undefined where there is none. The same name is the same film for ever. */
export function film(name: string): Uint8Array | undefined {
  const stream = Object.hasOwn(STREAMS, name) ? STREAMS[name] : undefined
  const scene = stream ?? (Object.hasOwn(SCENES, name) ? SCENES[name] : undefined)
  if (!scene) return undefined
  const kept = made.get(name) ?? filmOf(scene, SECONDS, stream ? TALL : WIDE)
  made.set(name, kept)
  return kept
}

/** The address of what the camera of a stream sends: here it films one of a few places, over and over. */
export function streamOf(liveId: string): string {
  const names = Object.keys(PLACES)
  return `/films/${names[Number(liveId) % names.length] ?? names[0]}.mp4`
}

/** What a header `Range: bytes=…` asks for of so many bytes, both ends included; undefined for all of them. */
export function rangeOf(header: string | undefined, size: number) {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return undefined
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const to = first === '' || last === '' ? size - 1 : Math.min(size - 1, Number(last))
  return from > to ? undefined : { from, to }
}
