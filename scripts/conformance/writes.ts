import type { Recipe } from './given'
import { DESK_WRITES } from './writes-desk'
import { OWN_WRITES } from './writes-own'
import { SHOP_WRITES } from './writes-shop'

/**
 * What calls that change something are asked with, in the order in which they are made. One that is not
 * here is asked about what does not exist, and refused.
 */
export const WRITES: Readonly<Record<string, Recipe>> = {
  ...SHOP_WRITES,
  ...DESK_WRITES,
  ...OWN_WRITES,
}
