import { useCallback, useState } from 'react'
import type { ProductDetail, Sku } from '../../contract'
import { type Chosen, clampCount, findSku, firstSku, toggle, valuesOf } from './choose-sku'
import { recallChoice, rememberChoice } from './remembered-choice'

export interface Choice {
  readonly chosen: Chosen
  readonly sku: Sku | undefined
  readonly count: number
  readonly onToggle: (option: number, value: string) => void
  readonly onCount: (count: number) => void
}

/**
 * Variant and quantity of a product. Begins with those of the address (`skuId`, `count`: the way back
 * from a login), else with those of the last visit, else with the product's own variant.
 */
export function useChoice(
  product: ProductDetail,
  skus: readonly Sku[],
  query: Readonly<Record<string, string>>,
): Choice {
  const [state, setState] = useState(() => {
    const before = query.skuId ? undefined : recallChoice(product.id)
    const sku = firstSku(product, skus, query.skuId ?? before?.skuId)
    const count = Number(query.count ?? before?.count ?? 1)
    return { chosen: valuesOf(product, sku), count: clampCount(count, sku?.stock ?? product.stock) }
  })
  const sku = findSku(skus, state.chosen)

  const keep = useCallback(
    (chosen: Chosen, count: number) => {
      const next = findSku(skus, chosen)
      const kept = clampCount(count, next?.stock ?? product.stock)
      setState({ chosen, count: kept })
      rememberChoice(product.id, { skuId: next?.id, count: kept })
    },
    [product, skus],
  )
  return {
    chosen: state.chosen,
    sku,
    count: clampCount(state.count, sku?.stock ?? product.stock),
    onToggle: (option, value) => keep(toggle(state.chosen, option, value), state.count),
    onCount: (count) => keep(state.chosen, count),
  }
}
