import { formatUrl, parseUrl } from '../../src/routing/url'

/** Where the press that is asked led to. */
let opened: string | undefined

/** The navigator of a page that is drawn: nothing opens, and who pressed is told where it would have led. */
export const navigator = {
  async open(url: string): Promise<void> {
    opened = url
  },
}

/**
 * Where a link leads that can be drawn before there is an app: to the page of a product. It is asked by being pressed;
 * one that does more than lead somewhere finds nothing to do it with.
 *
 * @returns the address as browsers show it, `#/views/index?url=%2Fproduct%2Fshow&id=2001`.
 */
export function productBehind(press: unknown): string | undefined {
  opened = undefined
  try {
    if (typeof press === 'function') press({ stopPropagation: () => undefined })
  } catch {
    return undefined
  }
  const { path, query } = parseUrl(opened ?? '')
  const { url, id } = query
  const leads = path === '/views/index' && url === '/product/show' && id
  return leads ? `#${formatUrl(path, query)}` : undefined
}
