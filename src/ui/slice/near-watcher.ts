import type { WatchNear } from './watch-near'

let given: WatchNear | undefined

/** Mini-programs: what watches the page is the host's, which `src/ui` does not know. */
export function giveNearWatcher(watch: WatchNear | undefined): void {
  given = watch
}

export const nearWatcher = (): WatchNear | undefined => given
