import { useCallback, useState } from 'react'
import type { ProductDetail, Sku } from '../../contract'
import { type Chosen, clampCount, findSku, firstSku, toggle, valuesOf } from './choose-sku'

/** What was chosen for a product, so that a detour (login, service) does not lose it. */
export interface RememberedChoice {
  readonly skuId?: string
  readonly count: number
}

/** Products looked at one after the other; more than these and the oldest is forgotten. */
const MAX_REMEMBERED = 20
const choices = new Map<string, RememberedChoice>()

export const recallChoice = (productId: string): RememberedChoice | undefined =>
  choices.get(productId)

/** Lives as long as the app, at most 20 products. */
export function rememberChoice(productId: string, choice: RememberedChoice): void {
  choices.delete(productId)
  choices.set(productId, choice)
  const [oldest] = choices.keys()
  if (choices.size > MAX_REMEMBERED && oldest !== undefined) choices.delete(oldest)
}

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
