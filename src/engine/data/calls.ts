import { pageAddresses } from '../../api/address/page-addresses'
import { getClassTree } from '../../api/dictionary/get-class-tree'
import type { AnyEndpoint } from '../../api/endpoint'
import { getOrderCounts } from '../../api/order/get-order-counts'
import { pageProducts } from '../../api/product/page-products'
import { listStores } from '../../api/store/list-stores'
import { listAccounts } from '../../api/wallet/list-accounts'

/**
 * Calls a definition may name in `{ from: 'api', call }`, by the path of their contract. Reads only: a
 * definition never writes without a tap, and never calls what is not listed.
 */
export const calls: ReadonlyMap<string, AnyEndpoint> = new Map(
  [pageProducts, listStores, listAccounts, getOrderCounts, getClassTree, pageAddresses].map(
    (call: AnyEndpoint) => [call.contract.path, call],
  ),
)
