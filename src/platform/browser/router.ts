import { mendAddresses } from './mend-address'
import { ready } from './ready'

mendAddresses()

/** The page for addresses without one: it shows what its `url` names, and says so when that is nothing. */
const NOWHERE = '/views/index'

interface Context {
  readonly pathname: string
}

interface PageRoute {
  readonly path: string | readonly string[]
  /** Starts loading the page: its module, and what it was asked with. */
  readonly action: (context: Context, params: object) => readonly unknown[]
}

/**
 * In place of universal-router and path-to-regexp: our addresses have no parameters, so a table will do.
 * An address of no page gets the page that says so; the original leaves the screen blank.
 */
export class Router {
  private readonly byPath = new Map<string, PageRoute>()

  constructor(routes: readonly PageRoute[]) {
    for (const route of routes) {
      for (const path of ([] as string[]).concat(route.path)) this.byPath.set(path, route)
    }
  }

  async resolve(pathname: string): Promise<readonly unknown[]> {
    const route = this.byPath.get(pathname) ?? this.byPath.get(NOWHERE)
    if (!route) throw Object.assign(new Error(`no page at ${pathname}`), { status: 404 })
    const loading = route.action({ pathname }, {})
    await ready(pathname)
    return loading
  }
}

// biome-ignore lint/style/noDefaultExport: the router imports the default.
export default Router
