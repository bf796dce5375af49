import { type Route, routes } from './table'

/**
 * Where the page file lies under src, without extension; also its path on a mini-program host.
 *
 * @param url which definition it is to draw, where the route takes one, else its path: some have a page file of
 *   their own.
 */
export function fileOf({ path, pack, clear }: Route, url = ''): string {
  const file = pack === 'main' ? path.slice(1) : pack + path
  return clear?.includes(url) ? `${file}-clear` : file
}

/** All page files of a route, as `fileOf` names them. */
export const filesOf = (route: Route): readonly string[] => [
  ...new Set([fileOf(route), fileOf(route, route.clear?.[0])]),
]

/** `pages` and `subPackages` of app.config.ts. */
export function toAppPages(table: readonly Route[]) {
  const packs = [...new Set(table.map((route) => route.pack))].filter((pack) => pack !== 'main')
  return {
    pages: table.filter((route) => route.pack === 'main').flatMap(filesOf),
    subPackages: packs.map((pack) => ({
      root: pack,
      pages: table
        .filter((route) => route.pack === pack)
        .flatMap(filesOf)
        .map((file) => file.slice(`${pack}/`.length)),
    })),
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
