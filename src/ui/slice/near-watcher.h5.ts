import type { WatchNear } from './watch-near'

/** A browser needs none (nearness.ts). */
export function giveNearWatcher(_watch: WatchNear | undefined): void {}
export const nearWatcher = (): WatchNear | undefined => undefined
