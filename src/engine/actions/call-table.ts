import { setDefaultAddress } from '../../features/address/contract'
import { clearFootprints } from '../../features/favorite/contract'
import { followAuthor, thumbUp, unfollowAuthor } from '../../features/live/contract'
import { clearSearches } from '../../features/search/contract'
import { executeTask } from '../../features/task/contract'
import type { AnyEndpoint } from '../../http/endpoint'

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
