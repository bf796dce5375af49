import { useRef } from 'react'
import { type QueryState, useQuery } from '../../../../engine/data/queries'
import { errorText } from '../../../../engine/error-text'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { type CartLine, removeCartLine } from '../../contract'
import { cartLines, noteCount, stale } from '../../queries'
import { useCounts } from './use-counts'

export interface CartState extends QueryState<readonly CartLine[]> {
  readonly setCount: (id: string, count: number) => void
  readonly remove: (lines: readonly CartLine[]) => Promise<void>
}

/** The caller's cart; read anew when the page comes back from an order. */
export function useCart(): CartState {
  const { host, queries } = useServices()
  const t = useTranslate()
  const query = useQuery<readonly CartLine[]>(cartLines)
  const counts = useCounts({
    onSaved: (id, count) => noteCount(queries, id, count),
    onRefused(error) {
      host.toast(errorText(error, t))
      return query.reload()
    },
  })

  const shown = useRef(false)
  host.usePageShow(() => {
    if (shown.current) query.reload()
    shown.current = true
  })

  async function remove(lines: readonly CartLine[]): Promise<void> {
    try {
      for (const { id } of lines) await removeCartLine({ params: { id } }, { quiet: true })
      host.toast(t('cart.removed'))
    } catch (error) {
      host.toast(errorText(error, t))
    }
    // Also after a failure: it may be gone by another device's hand.
    await stale.afterChange(queries)
  }

  return {
    ...query,
    value: query.value?.map((line) => ({
      ...line,
      count: counts.wanted.get(line.id) ?? line.count,
    })),
    setCount: counts.set,
    remove,
  }
}
