import { type DeclarationId, type Declarations, reachedFrom } from './declarations'

/** A definition of a page, as far as it matters here. */
export interface View {
  readonly url: string
}

/** A call, and where a person meets it. */
export interface Call {
  readonly path: string
  /** The room of its contract. */
  readonly noun: string
  /** Pages that make it; `app` is what happens on none, a login of a host for one. */
  readonly pages: readonly string[]
  /** The fewest taps from a tab to one of them. */
  readonly taps: number
}

export interface Reach {
  readonly calls: readonly Call[]
  /** Every page, with the fewest taps from a tab; Infinity when none leads there. */
  readonly routes: ReadonlyMap<string, number>
}

interface World {
  readonly declarations: Declarations
  /** All definitions there are: the sandbox's and the client's own. */
  readonly views: readonly View[]
  readonly tabs: readonly string[]
  /** Every page that has an address of its own. */
  readonly routes: readonly string[]
}

export const APP = 'app'
/** The tables of calls that definitions may name: being listed is not being made. */
const TABLES = 'src/registry/'
/** Pages that show another page's definition, by its `url`. */
const WRAPPER = /^\/(views|auto)\/(index|fast|edit|form)\?(?:.*&)?url=([^&]+)/

/** The page an address opens: `/views/index?url=/a/b&id=1` is `/a/b`. */
export function pageOf(address: string): string {
  const [, , , inner] = WRAPPER.exec(address) ?? []
  return (inner ? decodeURIComponent(inner) : address).split(/[?#]/)[0] ?? ''
}

/** Where each call is met and how far each page is, as the code and the definitions say. */
export function measureReach({ declarations, views, tabs, routes }: World): Reach {
  const widgets = widgetsOf(declarations)
  const pages = new Map<string, { widgets: Set<string>; texts: Set<string> }>()
  for (const view of views) {
    const page = pages.get(view.url) ?? { widgets: new Set(), texts: new Set() }
    pages.set(view.url, page)
    for (const { key, text } of textsIn(view)) {
      if (key === 'type' && widgets.has(text)) page.widgets.add(text)
      page.texts.add(text)
    }
  }
  const behind = new Map(
    [...widgets].map(([type, id]) => [type, reachedFrom(declarations, [id])] as const),
  )
  const known = new Set([...routes, ...pages.keys()])
  const addressesOf = (type: string): string[] =>
    [...(behind.get(type) ?? [])].flatMap((id) => [...(declarations.get(id)?.addresses ?? [])])
  const leadsTo = new Map(
    [...pages].map(([url, page]) => {
      const addresses = [...page.texts, ...[...page.widgets].flatMap(addressesOf)]
      return [url, new Set(addresses.map(pageOf).filter((to) => known.has(to)))] as const
    }),
  )
  const taps = tapsFrom(tabs, leadsTo)
  const distances = new Map(
    [...known].map((url) => [url, taps.get(url) ?? Number.POSITIVE_INFINITY]),
  )
  const app = reachedFrom(
    declarations,
    [...declarations.keys()].filter((id) => /^src\/(app\.tsx|bootstrap\.ts)#/.test(id)),
  )
  const calls = callsOf(declarations).map(({ id, path, noun }): Call => {
    const types = [...behind].flatMap(([type, reached]) => (reached.has(id) ? [type] : []))
    const met = [...pages].flatMap(([url, page]) =>
      page.texts.has(path) || types.some((type) => page.widgets.has(type)) ? [url] : [],
    )
    const isOfApp = isMade(id, app, declarations)
    return {
      path,
      noun,
      pages: isOfApp ? [APP, ...met] : met,
      taps: Math.min(...(isOfApp ? [0] : []), ...met.map((url) => distances.get(url) as number)),
    }
  })
  return { calls, routes: distances }
}

/** Whether something of `reached` makes the call, rather than listing it. */
const isMade = (
  call: DeclarationId,
  reached: ReadonlySet<DeclarationId>,
  declarations: Declarations,
): boolean =>
  [...reached].some((id) => !id.startsWith(TABLES) && declarations.get(id)?.uses.has(call))

/** The widgets of the registries, by the type that definitions name. */
function widgetsOf(declarations: Declarations): ReadonlyMap<string, DeclarationId> {
  const found = new Map<string, DeclarationId>()
  for (const [id, { text }] of declarations) {
    const [, type] = /defineWidget\([\s\S]*?\btype: '(\w+)'/.exec(text) ?? []
    if (type) found.set(type, id)
  }
  return found
}

/** Every call of the contracts. */
function callsOf(declarations: Declarations) {
  return [...declarations].flatMap(([id, { text }]) => {
    const [, noun = ''] =
      /^src\/(?:features\/)?([\w-]+)\/[\w/-]*(?:contract|calls)[\w-]*\.ts#/.exec(id) ?? []
    const [, path] = /\bendpoint\(\s*\{[^}]*?\bpath: '([^']+)'/.exec(text) ?? []
    return noun && path ? [{ id, path, noun }] : []
  })
}

/** Every text in a definition, with the key it stands under. */
function textsIn(value: unknown, key = ''): { readonly key: string; readonly text: string }[] {
  if (typeof value === 'string') return [{ key, text: value }]
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, key))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, item]) => textsIn(item, name))
}

function tapsFrom(
  tabs: readonly string[],
  leadsTo: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlyMap<string, number> {
  const taps = new Map(tabs.map((tab) => [tab, 0]))
  for (const [url, distance] of taps)
    for (const next of leadsTo.get(url) ?? []) if (!taps.has(next)) taps.set(next, distance + 1)
  return taps
}
