import { parseMoney } from '../../../shared/money'
import type { ProductQuery } from '../queries-list'

/** What products can be sorted by; empty is the shop's own order. */
export const SORTS = ['', 'sold', 'priceAsc', 'priceDesc', 'new'] as const
export type Sort = (typeof SORTS)[number]

/** The facets of which several may be chosen. */
export const MANY = ['classIds', 'styles', 'tags'] as const
export type Many = (typeof MANY)[number]

/** What a shopper narrows a list by. Empty is everything; prices as they were typed. */
export interface Narrowing extends Readonly<Record<Many, readonly string[]>> {
  readonly storeId: string
  readonly from: string
  readonly to: string
  readonly inStock: boolean
}

export const EVERYTHING: Narrowing = {
  classIds: [],
  styles: [],
  tags: [],
  storeId: '',
  from: '',
  to: '',
  inStock: false,
}

/** A list whose address names tags begins with them, so that they can be seen and taken away. */
export const beginning = ({ tags = '' }: ProductQuery): Narrowing => ({
  ...EVERYTHING,
  tags: tags.split(',').filter(Boolean),
})

/** The same choices with `value` taken in, or out when it was in. */
export const toggled = (values: readonly string[], value: string): readonly string[] =>
  values.includes(value) ? values.filter((each) => each !== value) : [...values, value]

/** In how many ways it is narrowed: the number at the button. */
export const waysOf = ({ storeId, from, to, inStock, ...many }: Narrowing): number =>
  MANY.reduce((sum, name) => sum + many[name].length, 0) +
  [storeId !== '', from.trim() !== '' || to.trim() !== '', inStock].filter(Boolean).length

/** What is wrong with the prices, as a locale key; nothing when they can be asked for. */
export function checkPrices({ from, to }: Pick<Narrowing, 'from' | 'to'>) {
  const [low, high] = [from, to].map(priceOf)
  if (low === null || high === null) return 'product.shelf.priceWrong' as const
  const isTurned = low !== undefined && high !== undefined && low > high
  return isTurned ? ('product.shelf.priceTurned' as const) : undefined
}

/** Cents; undefined when nothing was typed, null for what is no price. */
function priceOf(text = ''): number | undefined | null {
  if (text.trim() === '') return undefined
  const cents = parseMoney(text)
  return cents === undefined || cents < 0 ? null : cents
}

/**
 * What the server is asked for. A choice stands in place of what the list came with: the classes of the
 * sheet are of those the page shows, and its tags were taken over.
 */
export function narrowedQuery(asked: ProductQuery, narrowing: Narrowing, sort: Sort): ProductQuery {
  const list = (name: Many) => narrowing[name].join(',') || undefined
  return {
    ...asked,
    classIds: list('classIds') ?? asked.classIds,
    styles: list('styles'),
    tags: list('tags'),
    storeId: narrowing.storeId || asked.storeId,
    minPrice: priceOf(narrowing.from) ?? undefined,
    maxPrice: priceOf(narrowing.to) ?? undefined,
    inStock: narrowing.inStock || undefined,
    sort: sort || undefined,
  }
}
