import { fileOf } from './derive'
import { type Route, routes } from './table'

const byPath = new Map<string, Route>()
for (const route of routes as readonly Route[]) {
  for (const path of [route.path, `/${fileOf(route)}`, ...(route.aliases ?? [])])
    byPath.set(path, route)
}

/** The route of a public path, an alias or a host path; undefined when no page has it. */
export function findRoute(path: string): Route | undefined {
  return byPath.get(path === '' ? '/' : path)
}
