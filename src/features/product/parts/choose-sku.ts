import { useCallback, useState } from 'react'
import { useServices } from '../../../engine/services'
import { keptKey } from '../../../stores/kept-store'
import type { ProductDetail, Sku } from '../contract'

/** One entry per option of the product; undefined while nothing is chosen. */
export type Chosen = readonly (string | undefined)[]

/** Whether every option of the product has a value. */
export const isComplete = (chosen: Chosen): boolean => chosen.every((value) => value !== undefined)

/** The variant with exactly these values; undefined while one is open, or when it does not exist. */
export function findSku(skus: readonly Sku[], chosen: Chosen): Sku | undefined {
  if (!isComplete(chosen)) return undefined
  return skus.find((sku) => chosen.every((value, at) => sku.values[at] === value))
}

/** True when a variant in stock has this value and everything else that is chosen. */
export function canChoose(
  skus: readonly Sku[],
  chosen: Chosen,
  option: number,
  value: string,
): boolean {
  return skus.some(
    (sku) =>
      sku.stock > 0 &&
      sku.values[option] === value &&
      chosen.every((other, at) => at === option || other === undefined || sku.values[at] === other),
  )
}

/** Chooses a value, or takes it back when it was chosen. */
export function toggle(chosen: Chosen, option: number, value: string): Chosen {
  return chosen.map((before, at) => {
    if (at !== option) return before
    return before === value ? undefined : value
  })
}

/** What a variant stands for; nothing chosen when there is no such variant. */
export function valuesOf(product: Pick<ProductDetail, 'options'>, sku: Sku | undefined): Chosen {
  return product.options.map((_, at) => sku?.values[at])
}

/**
 * The variant to begin with: the wanted one, else the product's own, each only while it is in stock;
 * else the only one there is.
 */
export function firstSku(
  product: Pick<ProductDetail, 'skuId'>,
  skus: readonly Sku[],
  wanted: string | undefined,
): Sku | undefined {
  const known = [wanted, product.skuId].map((id) => skus.find((sku) => sku.id === id))
  return (
    known.find((sku) => sku !== undefined && sku.stock > 0) ??
    (skus.length === 1 ? skus[0] : undefined)
  )
}

/** A count within stock and the limit of one order line; at least one. */
export function clampCount(count: number, stock: number): number {
  const whole = Number.isFinite(count) ? Math.floor(count) : 1
  return Math.max(1, Math.min(whole, stock, MAX_COUNT))
}

/** The contract's limit for one line (`orderProducts`). */
export const MAX_COUNT = 999

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
    const count = Number(query.count ?? before?.count)
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
