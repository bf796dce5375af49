import { setDefaultAddress } from '../../api/address/set-default-address'
import type { AnyEndpoint } from '../../api/endpoint'
import { clearFootprints } from '../../api/footprint/clear-footprints'
import { followAuthor } from '../../api/live/follow-author'
import { thumbUp } from '../../api/live/thumb-up'
import { unfollowAuthor } from '../../api/live/unfollow-author'
import { clearSearches } from '../../api/search/clear-searches'
import { executeTask } from '../../api/task/execute-task'

/**
 * Calls an action may make (`{ do: 'call' }`), by the path of their contract: a definition writes what is
 * listed here, after a tap, and nothing else. Nothing here moves money or tells who somebody is.
 */
export const writes: ReadonlyMap<string, AnyEndpoint> = new Map(
  [
    setDefaultAddress,
    clearFootprints,
    followAuthor,
    unfollowAuthor,
    thumbUp,
    clearSearches,
    executeTask,
  ].map((call: AnyEndpoint) => [call.contract.path, call]),
)
