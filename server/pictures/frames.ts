import { FILM, type Shade } from './film'

/** Of every film here. */
export const SECONDS = 12
export const FRAMES = SECONDS * FILM.fps

export const WALL: Shade = [52, 120, 138]
export const WOOD: Shade = [78, 108, 148]
export const LAMP: Shade = [214, 96, 144]
export const SKY: Shade = [138, 104, 158]
export const SUN: Shade = [206, 70, 152]

export const isIn = (
  x: number,
  y: number,
  left: number,
  top: number,
  right: number,
  bottom: number,
) => x >= left && x < right && y >= top && y < bottom
export const isRound = (x: number, y: number, atX: number, atY: number, radius: number) =>
  (x - atX) * (x - atX) + (y - atY) * (y - atY) < radius * radius
export const isNear = (a: number, b: number, far: number) => a - b < far && b - a < far

/** From 0 to 1 over the film. */
export const share = (frame: number) => Math.min(1, frame / (FRAMES - FILM.fps))

/** From 0 to 1 and back, as often as `times` while the film runs: the end meets the beginning. */
export const wave = (frame: number, times: number, from = 0) =>
  (1 - Math.cos((frame / FRAMES) * times * 2 * Math.PI + from)) / 2
