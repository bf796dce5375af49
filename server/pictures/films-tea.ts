import type { Scene, Shade } from './film'
import { FRAMES, isIn, isNear, isRound, LAMP, SKY, SUN, share, WALL, WOOD, wave } from './frames'

const TEA: Shade = [132, 66, 158]
const CLAY: Shade = [86, 112, 150]
const CHINA: Shade = [226, 124, 130]
const STEAM: Shade = [196, 126, 130]
const LEAF: Shade = [96, 106, 108]
const BUSH: Shade = [70, 112, 114]
const PAPER: Shade = [204, 116, 136]
const SEAL: Shade = [98, 112, 164]
const DUSK: Shade = [40, 124, 126]

/** Two threads above a bowl, never the same twice while it is filled. */
const steamOver = (frame: number, atX: number, top: number) => {
  const at = (y: number, from: number) => atX + Math.sin(y / 14 + frame / 3 + from) * 8
  return (x: number, y: number) =>
    y > top - 54 && y < top - 6 && (isNear(x, at(y, 0) - 16, 3) || isNear(x, at(y, 2) + 16, 3))
}

/** A pot fills a bowl of porcelain, and steam rises. */
const infusion: Scene = (frame) => {
  const full = share(frame)
  const isPouring = frame > 1 && full < 1
  const level = 168 - full * 40
  const steam = steamOver(frame, 176, 122)
  return (x, y) => {
    if (isRound(x, y, 84, 52, 34) || isIn(x, y, 78, 10, 90, 20)) return CLAY
    if (y > 36 && y < 60 && isNear(x, 116 + (60 - y) / 2, 10) && x < 142) return CLAY
    if (isPouring && isIn(x, y, 128, 40, 134, level)) return TEA
    const half = 66 - Math.max(0, y - 122) * 0.7
    if (y >= 122 && y < 176 && isNear(x, 160, half)) {
      if (!isNear(x, 160, half - 6) || y >= 170) return CHINA
      return y >= level ? TEA : WALL
    }
    if (frame > 8 && steam(x, y)) return STEAM
    return y >= 176 ? WOOD : DUSK
  }
}

/** A lamp swings before wrapped cakes on a shelf. */
const shelf: Scene = (frame) => {
  const swing = Math.round(Math.sin((frame / FRAMES) * 19) * 40)
  const lampX = 160 + swing
  return (x, y) => {
    if (isRound(x, y, lampX, 44, 10)) return LAMP
    if (y < 38 && isNear(x, 160 + (swing * y) / 38, 1.5)) return WOOD
    for (const atX of [48, 128, 208, 288]) {
      if (!isRound(x, y, atX, 118, 34)) continue
      if (isRound(x, y, atX, 118, 7)) return SEAL
      if (!isRound(x, y, atX, 118, 32)) return WOOD
      return isNear(atX, lampX, 46) ? PAPER : CHINA
    }
    return isIn(x, y, 0, 152, 320, 162) ? WOOD : DUSK
  }
}

/** The sun comes up behind terraces of tea. */
const terraces: Scene = (frame) => {
  const sunY = 120 - share(frame) * 70
  return (x, y) => {
    const hill = 84 + Math.sin(x / 52) * 10
    if (y < hill) return isRound(x, y, 220, sunY, 30) ? SUN : SKY
    const row = (y - hill) % 24
    if (row < 12) return (x * 7 + Math.round(y) * 3 + (frame >> 2)) % 13 < 3 ? LEAF : BUSH
    return WALL
  }
}

/** A bowl that is filled and emptied on a table, tins and a lamp behind it. */
const table: Scene = (frame) => {
  const level = 226 - Math.min(1, wave(frame, 2) * 1.25) * 34
  const swing = Math.round((wave(frame, 3) - 0.5) * 44)
  const steam = steamOver(frame, 96, 186)
  return (x, y) => {
    if (isRound(x, y, 96 + swing, 60, 14)) return LAMP
    if (y < 48 && isNear(x, 96 + (swing * y) / 48, 1.5)) return WOOD
    const half = 54 - Math.max(0, y - 186) * 0.7
    if (y >= 186 && y < 240 && isNear(x, 96, half)) {
      if (!isNear(x, 96, half - 5) || y >= 234) return CHINA
      return y >= level ? TEA : WALL
    }
    if (y >= 240) return y < 248 ? CLAY : WOOD
    if (steam(x, y)) return STEAM
    if (isIn(x, y, 0, 140, 192, 146)) return WOOD
    if (isIn(x, y, 0, 96, 192, 140) && x % 32 > 8 && !isNear(x, 96, 40))
      return x % 64 < 32 ? LEAF : SEAL
    return DUSK
  }
}

/** What the tea house films where the first brand films its taps, its cellar and its hops. */
export const TEA_SCENES: Readonly<Record<string, Scene>> = { infusion, shelf, terraces }
export const TEA_STREAMS: Readonly<Record<string, Scene>> = { table }
