import type { System } from '../../shared/host'

/** Browsers only: one file to load for all that few pages ask of the host. */
export { keepPicture, keepTable } from '../errands/keep-picture'
export { leaveFor } from '../leave'
export { locate } from '../locate'
export { canReadCodes, readCode } from '../scan/picture'

const SYSTEMS: readonly (readonly [System, RegExp])[] = [
  ['weapp', /MicroMessenger/i],
  ['alipay', /AlipayClient/i],
  ['ios', /iPhone|iPad|iPod/],
  ['android', /Android/i],
]

/** By what the browser calls itself; a tablet of Apple calls itself a Mac, which has no touch. */
export function whichSystem(): System {
  const { userAgent, maxTouchPoints } = window.navigator
  const named = SYSTEMS.find(([, pattern]) => pattern.test(userAgent))?.[0]
  if (named) return named
  return /Macintosh/.test(userAgent) && maxTouchPoints > 1 ? 'ios' : 'desktop'
}
