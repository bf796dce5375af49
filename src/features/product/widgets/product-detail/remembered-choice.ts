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
