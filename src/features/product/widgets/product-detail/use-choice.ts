import { useCallback, useState } from 'react'
import { useServices } from '../../../../engine/services'
import { keptKey } from '../../../../stores/kept-store'
import type { ProductDetail, Sku } from '../../contract'
import { type Chosen, clampCount, findSku, firstSku, toggle, valuesOf } from './choose-sku'

/** What was chosen for a product, so that a detour (login, service) does not lose it. */
interface RememberedChoice {
  readonly productId: string
  readonly skuId?: string
  readonly count: number
}

/** The last choices, oldest first. */
const CHOICES = keptKey<readonly RememberedChoice[]>('app')
/** More products than these and the oldest is forgotten. */
const MAX_REMEMBERED = 20

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
  const { kept } = useServices()
  const [state, setState] = useState(() => {
    const remembered = kept.get(CHOICES)?.find(({ productId }) => productId === product.id)
    const before = query.skuId ? undefined : remembered
    const sku = firstSku(product, skus, query.skuId ?? before?.skuId)
    const count = Number(query.count ?? before?.count ?? 1)
    return { chosen: valuesOf(product, sku), count: clampCount(count, sku?.stock ?? product.stock) }
  })
  const sku = findSku(skus, state.chosen)

  const keep = useCallback(
    (chosen: Chosen, count: number) => {
      const next = findSku(skus, chosen)
      const choice = {
        productId: product.id,
        skuId: next?.id,
        count: clampCount(count, next?.stock ?? product.stock),
      }
      setState({ chosen, count: choice.count })
      const others = (kept.get(CHOICES) ?? []).filter(({ productId }) => productId !== product.id)
      kept.set(CHOICES, [...others, choice].slice(-MAX_REMEMBERED))
    },
    [product, skus, kept],
  )
  return {
    chosen: state.chosen,
    sku,
    count: clampCount(state.count, sku?.stock ?? product.stock),
    onToggle: (option, value) => keep(toggle(state.chosen, option, value), state.count),
    onCount: (count) => keep(state.chosen, count),
  }
}
