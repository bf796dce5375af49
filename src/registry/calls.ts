import { pageAddresses, setDefaultAddress } from '../features/address/contract-choose'
import { clearFootprints } from '../features/favorite/contract-footprints'
import { followAuthor, thumbUp, unfollowAuthor } from '../features/live/contract-follow'
import { getOrderCounts } from '../features/order/contract-counts'
import { pageProducts } from '../features/product/contract-list'
import { getClassTree } from '../features/record/contract-dictionary'
import { clearSearches } from '../features/search/contract'
import { listStores } from '../features/store/contract'
import { executeTask } from '../features/task/contract'
import { listAccounts } from '../features/wallet/contract-accounts'
import type { AnyEndpoint } from '../http/endpoint'

/**
 * Calls a definition may name in `{ from: 'api', call }`, by the path of their contract. Reads only: a
 * definition never writes without a tap, and never calls what is not listed.
 */
export const calls: ReadonlyMap<string, AnyEndpoint> = new Map(
  [pageProducts, listStores, listAccounts, getOrderCounts, getClassTree, pageAddresses].map(
    (call: AnyEndpoint) => [call.contract.path, call],
  ),
)

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
