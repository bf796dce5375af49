import { type Route, routes } from './table'

/**
 * Where the page file lies under src, without extension; also its path on a mini-program host.
 *
 * @param url which definition it is to draw, where the route takes one, else its path: some have a page file of
 *   their own.
 * @param whole where every widget is, though the package `shop` has a page file for it.
 */
export function fileOf({ path, pack, clear, shop }: Route, url = '', whole = false): string {
  const isShop = shop === true ? url === path : shop?.includes(url)
  const root = isShop && !whole ? 'shop' : pack
  const file = root === 'main' ? path.slice(1) : root + path
  return clear?.includes(url) ? `${file}-clear` : file
}

/** All page files of a route, as `fileOf` names them. */
export function filesOf(route: Route): readonly string[] {
  const { path, clear = [], shop = [] } = route
  const drawn = ['', path, ...clear, ...(shop === true ? [] : shop)]
  return [...new Set(drawn.flatMap((url) => [fileOf(route, url), fileOf(route, url, true)]))]
}

const PACKAGES = ['shop', 'core', 'diy'] as const

/** `pages` and `subPackages` of app.config.ts. */
export function toAppPages(table: readonly Route[]) {
  const files = table.flatMap(filesOf)
  const isIn = (root: string) => (file: string) => file.startsWith(`${root}/`)
  return {
    pages: files.filter((file) => !PACKAGES.some((root) => isIn(root)(file))),
    subPackages: PACKAGES.map((root) => ({
      root,
      pages: files.filter(isIn(root)).map((file) => file.slice(`${root}/`.length)),
    })).filter(({ pages }) => pages.length > 0),
  }
}

/**
 * `h5.router.customRoutes`: the file path answers to the public path, its aliases and itself. Taro makes
 * a real path dead when it is missing from its own list, and shows the first entry in the address bar.
 */
export function toCustomRoutes(table: readonly Route[]): Record<string, string[]> {
  return Object.fromEntries(
    table.map((route) => {
      const file = `/${fileOf(route)}`
      return [file, [...new Set([route.path, ...(route.aliases ?? []), file])]]
    }),
  )
}

/** Tab pages in the order of the tab bar. */
export function tabsOf(table: readonly Route[]): readonly Route[] {
  return table
    .filter((route) => route.tab !== undefined)
    .sort((left, right) => Number(left.tab) - Number(right.tab))
}

const byPath: ReadonlyMap<string, Route> = new Map(
  (routes as readonly Route[]).flatMap((route) =>
    [route.path, ...filesOf(route).map((file) => `/${file}`), ...(route.aliases ?? [])].map(
      (path) => [path, route],
    ),
  ),
)

/** The route of a public path, an alias or a host path; undefined when no page has it. */
export function findRoute(path: string): Route | undefined {
  return byPath.get(path === '' ? '/' : path)
}
