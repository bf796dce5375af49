import { findRoute } from '../../routing/find-route'
import { formatUrl, parseUrl } from '../../routing/url'

/** A host's address in the words people and servers use; undefined for a page nobody knows. */
export function publicAddress(hostUrl: string | undefined): string | undefined {
  if (hostUrl === undefined) return undefined
  const { path, query } = parseUrl(hostUrl)
  const route = findRoute(path)
  return route && formatUrl(route.path, query)
}
