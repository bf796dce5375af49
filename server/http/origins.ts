import { WrongSettings } from '../running/wrong-settings'

/** `npm run dev:h5`, whose pages come from another port than the APIs. */
const DEVELOPMENT: readonly string[] = ['http://127.0.0.1:4001', 'http://localhost:4001']

/**
 * The pages of other origins that may call, as a comma-separated list (`TAPROOM_ORIGINS`).
 *
 * @returns the development server's when nothing is said, and none of them in production.
 * @throws WrongSettings for what is no origin, such as an address with a path or `*`.
 */
export function readOrigins(list: string | undefined, isProduction: boolean): readonly string[] {
  if (list === undefined || list.trim() === '') return isProduction ? [] : DEVELOPMENT
  return list.split(',').map((text) => toOrigin(text.trim()))
}

function toOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.origin === text && url.origin !== 'null') return text
  throw new WrongSettings(`TAPROOM_ORIGINS: ${text} is no origin, such as https://shop.example`)
}

/**
 * Where a browser may be sent back to after the cashier: the page that asked, when it is ours or one of
 * those that may call; otherwise this server's own pages.
 *
 * @param own this server's origin as the caller reached it.
 * @param asking the `Origin` of the call; null when it has none, as from a mini-program.
 */
export function returnOrigin(
  own: string,
  asking: string | null,
  allowed: readonly string[] = DEVELOPMENT,
): string {
  return asking !== null && allowed.includes(asking) ? asking : own
}
