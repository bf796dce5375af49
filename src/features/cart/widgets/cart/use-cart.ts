import type { QueryClient } from '@tanstack/query-core'
import { useRef, useState } from 'react'
import { type QueryState, useQuery } from '../../../../engine/data/queries'
import { errorText } from '../../../../engine/error-text'
import { useReturnRefresh } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { type CartLine, cartLines, productStale, useAddToCart } from '../../../product'
import { removeCartLine, setCartCount } from '../../contract'

/** Notes a count the server has taken: the cart need not be asked for again. */
export function noteCount(queries: QueryClient, id: string, count: number): void {
  queries.setQueriesData<readonly CartLine[]>(
    { predicate: ({ queryKey }) => queryKey.includes(cartLines.key[0]) },
    (lines) => lines?.map((line) => (line.id === id ? { ...line, count } : line)),
  )
}

interface Counts {
  /** What the user wants of a line, when the server has not said so yet. */
  readonly wanted: ReadonlyMap<string, number>
  readonly set: (id: string, count: number) => void
}

interface Outcome {
  /** The server has the last count of a line. */
  readonly onSaved: (id: string, count: number) => void
  readonly onRefused: (error: unknown) => Promise<unknown>
}

/**
 * Counts that change under the finger and are saved behind it: one call a line at a time, then one more
 * for what was tapped meanwhile, so that the last tap wins whatever the order of the answers.
 */
function useCounts({ onSaved, onRefused }: Outcome): Counts {
  const [wanted, setWanted] = useState<ReadonlyMap<string, number>>(new Map())
  const latest = useRef(new Map<string, number>())
  const saving = useRef(new Set<string>())

  const show = () => setWanted(new Map(latest.current))

  async function save(id: string): Promise<void> {
    if (saving.current.has(id)) return
    saving.current.add(id)
    try {
      let count = latest.current.get(id)
      while (count !== undefined) {
        await setCartCount({ body: { id, count } }, { background: true })
        onSaved(id, count)
        const next = latest.current.get(id)
        if (next === count) latest.current.delete(id)
        count = next === count ? undefined : next
      }
    } catch (error) {
      latest.current.delete(id)
      await onRefused(error)
    }
    saving.current.delete(id)
    show()
  }

  return {
    wanted,
    set(id, count) {
      latest.current.set(id, count)
      show()
      save(id)
    },
  }
}

export interface CartState extends QueryState<readonly CartLine[]> {
  readonly setCount: (id: string, count: number) => void
  readonly remove: (lines: readonly CartLine[]) => Promise<void>
  /** Another variant, or another count, in place of a line. True when the server has taken it. */
  readonly swap: (line: CartLine, skuId: string, count: number) => Promise<boolean>
}

/** The caller's cart; read anew when the page comes back from an order. */
export function useCart(): CartState {
  const { host, queries } = useServices()
  const t = useTranslate()
  const query = useQuery<readonly CartLine[]>(cartLines)
  const addToCart = useAddToCart()
  const counts = useCounts({
    onSaved: (id, count) => noteCount(queries, id, count),
    onRefused(error) {
      host.toast(errorText(error, t))
      return query.reload()
    },
  })

  useReturnRefresh(query.reload)

  async function remove(lines: readonly CartLine[]): Promise<void> {
    try {
      for (const { id } of lines) await removeCartLine({ params: { id } }, { quiet: true })
      host.toast(t('cart.removed'))
    } catch (error) {
      host.toast(errorText(error, t))
    }
    // Also after a failure: it may be gone by another device's hand.
    await productStale.afterCart(queries)
  }

  /** What came in for a line that did not go. */
  const moved = useRef('')
  /** The new one is put in before the old one goes: what fails in between loses nothing, and adds nothing later. */
  async function swap(
    { id, productId, skuId: before, count: had }: CartLine,
    skuId: string,
    count: number,
  ) {
    if (skuId === before) {
      if (count !== had) counts.set(id, count)
      return true
    }
    const wish = [id, skuId, count].join()
    const isThere = query.value?.some((line) => line.skuId === skuId)
    try {
      if (moved.current !== wish || !isThere)
        await addToCart({ productId, skuId, count, placeOf: before })
      moved.current = wish
      await removeCartLine({ params: { id } }, { quiet: true })
      moved.current = ''
      return true
    } catch (error) {
      host.toast(errorText(error, t))
      return false
    } finally {
      await productStale.afterCart(queries)
    }
  }

  return {
    ...query,
    swap,
    value: query.value?.map((line) => ({
      ...line,
      count: counts.wanted.get(line.id) ?? line.count,
    })),
    setCount: counts.set,
    remove,
  }
}
