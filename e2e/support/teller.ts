import { removeCartLine } from '../../src/features/cart/contract'
import { login } from '../../src/features/login/contract'
import { getProductSkus, listCart } from '../../src/features/product/contract'
import { pageRecords } from '../../src/features/record/contract'
import { listAccounts } from '../../src/features/wallet/contract-accounts'
import { type Caller, callerOf } from './caller'
import type { Sandbox } from './sandbox'

/** An account with its lines, cents or points, the first line first. */
export interface Book {
  readonly amount: number
  readonly lines: readonly number[]
}

interface Line {
  readonly accountId: string
  readonly amount: number
}

/** What the server says to somebody, whatever their screen shows. */
export interface Teller extends Caller {
  /** The wallet, by the kind of account. */
  books(): Promise<Readonly<Record<string, Book>>>
  /** Pieces of a variant that can be sold. */
  stockOf(sku: { readonly id: string; readonly productId: string }): Promise<number | undefined>
  /** Takes out of the cart what lies in it. */
  emptyCart(): Promise<void>
}

/** Logs somebody in beside the app they hold. @throws when the password is not theirs. */
export async function tellerOf(
  sandbox: Sandbox,
  mobile: string,
  password: string,
): Promise<Teller> {
  const body = { key: mobile, password, type: 4 }
  const { token } = await callerOf(sandbox).call(login, { body })
  const { call, refusal } = callerOf(sandbox, token)

  return {
    call,
    refusal,
    async books() {
      const { accounts } = await call(listAccounts)
      const lines: Line[] = []
      // The seed's lines are more every day: all pages are read.
      for (let pageIndex = 1, isMore = true; isMore; pageIndex += 1) {
        const { result, totalCount } = await call(pageRecords, {
          params: { module: 'asset', type: 'ledger' },
          body: { pageIndex, pageSize: 100, sorts: [{ field: 'createdAt', type: 'Desc' }] },
        })
        lines.push(...(result as unknown as Line[]))
        isMore = result.length > 0 && lines.length < totalCount
      }
      const linesOf = (id: string) =>
        lines.filter(({ accountId }) => accountId === id).map(({ amount }) => amount)
      return Object.fromEntries(
        accounts.map(({ id, kind, amount }) => [kind, { amount, lines: linesOf(id).reverse() }]),
      )
    },
    async stockOf({ id, productId }) {
      const skus = await call(getProductSkus, { query: { id: productId } })
      return skus.find((sku) => sku.id === id)?.stock
    },
    async emptyCart() {
      for (const { id } of await call(listCart)) await call(removeCartLine, { params: { id } })
    },
  }
}
