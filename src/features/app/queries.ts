import type { LoadContext } from '../../engine/data/queries'
import { listReleases, type Release } from './contract'

/** Shown at most; the last ones are the ones people look for. */
const MOST = 5

/** What was new in the last versions, the newest first. Unknown is none: nothing waits for it, or fails with it. */
export const releases = {
  key: ['releases'],
  load: ({ signal }: LoadContext): Promise<readonly Release[]> =>
    listReleases(undefined, { quiet: true, signal }).then(
      (all) => all.slice(0, MOST),
      () => [],
    ),
} as const
