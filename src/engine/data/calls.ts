import { pageAddresses } from '../../features/address/contract'
import { getOrderCounts } from '../../features/order/contract'
import { pageProducts } from '../../features/product/contract'
import { getClassTree } from '../../features/record/contract-dictionary'
import { listStores } from '../../features/store/contract'
import { listAccounts } from '../../features/wallet/contract'
import type { AnyEndpoint } from '../../http/endpoint'

/**
 * Calls a definition may name in `{ from: 'api', call }`, by the path of their contract. Reads only: a
 * definition never writes without a tap, and never calls what is not listed.
 */
export const calls: ReadonlyMap<string, AnyEndpoint> = new Map(
  [pageProducts, listStores, listAccounts, getOrderCounts, getClassTree, pageAddresses].map(
    (call: AnyEndpoint) => [call.contract.path, call],
  ),
)
