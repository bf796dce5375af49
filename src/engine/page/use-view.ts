import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { RequestCancelledError } from '../../errors'
import { findRoute } from '../../routing/derive'
import type { Route } from '../../routing/table'
import { parseUrl, viewKeyOf } from '../../routing/url'
import { APP_VERSION } from '../../shared/constants'
import { isObject } from '../../shared/json'
import type { Registry, ViewDefinition } from '../contract'
import { fetchAhead, type QueryOptions } from '../data/queries'
import { type CompiledView, compileCached } from '../read/compile'
import { type Services, useServices } from '../services'

/**
 * The view to draw: the newest, or while the page is held the one it was held with, under the newest
 * gates. `url` is the key of the definition; another page is never held back.
 */
export function useHeldView(view: ViewState, url: string, held: boolean): ViewState {
  const last = useRef<{ readonly url: string; readonly view: ViewState }>()
  const kept =
    held && last.current?.url === url && last.current.view.status === 'ready'
      ? last.current.view
      : view
  last.current = { url, view: kept }
  const { compiled } = kept
  const security = view.compiled?.security ?? compiled?.security
  return useMemo(() => {
    if (kept === view || !compiled || !security) return view
    return { ...view, status: 'ready', compiled: { ...compiled, security } }
  }, [kept, view, compiled, security])
}

export interface ViewInput {
  readonly route: Route
  readonly query: Readonly<Record<string, string>>
  readonly registry: Registry
  readonly fallback?: ViewDefinition
}

export interface ViewState {
  /** `missing`: the server has none. `broken`: it has one that cannot be read. `update`: for a newer client. */
  readonly status: 'loading' | 'ready' | 'failed' | 'missing' | 'broken' | 'update'
  readonly compiled?: CompiledView
  readonly error?: unknown
  /** Shown from the cache while the server could not be reached. */
  readonly stale: boolean
  /** Whether the server answered. */
  readonly reload: () => Promise<boolean>
}

/** The definition of a page, cached first, refreshed behind; the last one that worked is kept. */
export function useView({ route, query, registry, fallback }: ViewInput): ViewState {
  const { views, host, report } = useServices()
  const url = viewKeyOf(route, query)
  const local = route.local === true && fallback !== undefined
  const raw = local ? fallback : views.peek(url)
  const [failure, setFailure] = useState<{ url: string; error: unknown }>()
  const [answered, setAnswered] = useState<string>()

  const load = useCallback(
    async (force: boolean, signal?: AbortSignal) => {
      if (local) return true
      try {
        await views.load(url, { force, signal })
        setFailure(undefined)
        setAnswered(url)
        return true
      } catch (error) {
        // Nobody is left to read it.
        if (!(error instanceof RequestCancelledError)) setFailure({ url, error })
        return false
      }
    },
    [views, url, local],
  )
  useEffect(() => {
    const left = new AbortController()
    load(false, left.signal)
    return () => left.abort()
  }, [load])

  const reload = useCallback(() => load(true), [load])
  const options = { registry, platform: host.platform }
  const compiled = isObject(raw) ? compileCached(raw, options) : undefined
  // After the paint: to know all that is wrong with a page is to parse what nobody has scrolled to.
  useEffect(() => {
    const issues = compiled?.issues ?? []
    if (issues.length > 0) report(`definition of ${url}`, issues)
  }, [compiled, url, report])

  const usable = isUsable(compiled)
  const worse = raw !== undefined && raw !== null && !usable
  // A page that is gone from the server stays for who is reading it.
  const drawn = useRef<string>()
  if (usable) drawn.current = url
  const isGone = raw === null && drawn.current === url
  const lastGood = worse || isGone ? views.lastGood(url) : undefined
  const good = isObject(lastGood) ? compileCached(lastGood, options) : undefined
  // Its widgets are older, who may see them is not.
  const security = compiled?.security ?? good?.security
  const instead = useMemo(
    () => (good && security && isUsable(good) ? { ...good, security } : undefined),
    [good, security],
  )
  useEffect(() => {
    if (usable && !local) views.worked(url, raw)
  }, [usable, local, views, url, raw])
  useEffect(() => {
    if (worse) report(`definition of ${url} cannot be drawn`)
  }, [worse, url, report])

  const failed = failure?.url === url
  // A background refresh may have brought what the page itself could not.
  const stale = failed && !local && !views.isFresh(url)
  const base = { stale, reload, error: failed ? failure.error : undefined }
  if (usable) return { status: 'ready', compiled, ...base }
  if (instead) return { status: 'ready', compiled: instead, ...base }
  if (compiled) return { status: 'update', ...base }
  if (raw === undefined && failed) return { status: 'failed', ...base }
  if (raw === undefined && answered !== url) return { status: 'loading', ...base }
  const own = raw === null || raw === undefined ? fallback : undefined
  const compiledOwn = own && compileCached(own, options)
  if (compiledOwn) return { status: 'ready', compiled: compiledOwn, ...base }
  return { status: raw === null || raw === undefined ? 'missing' : 'broken', ...base }
}

/** What the code of a page and of a widget says of itself before it is drawn. */
interface PageCode {
  readonly default?: { readonly registry?: Registry }
}
interface PartCode {
  readonly load?: () => Promise<PartCode>
  /** What it will ask for. */
  readonly ahead?: (config: unknown, query: ViewInput['query']) => QueryOptions<unknown>
}

/**
 * Has on its way what the page of an address needs before it is opened: its code, its definition, what draws
 * it and, where a finger lies on the link already, what it shows. Fails in silence: the page asks for all of
 * it itself. In a mini-program there is nothing to be had.
 */
export function usePrepare(): (url: string, isAimedAt?: boolean) => void {
  const services = useServices()
  return useCallback(
    (url, isAimedAt) => void prepare(services, url, isAimedAt).catch(() => {}),
    [services],
  )
}

async function prepare(services: Services, url: string, isAimedAt?: boolean): Promise<void> {
  if (process.env.TARO_ENV !== 'h5') return
  const { views, navigator, host } = services
  const { path, query } = parseUrl(url)
  const route = findRoute(path)
  if (!route || route.local || route.tab !== undefined) return
  if (!isAimedAt) await navigator.ahead?.calm()
  const { ahead } = navigator
  if (!ahead) return
  const key = viewKeyOf(route, query)
  const [code, raw] = await Promise.all([
    ahead.page(path, key) as Promise<PageCode | undefined>,
    views.load(key, { ahead: true }),
  ])
  const registry = code?.default?.registry
  if (!registry || !isObject(raw)) return
  const compiled = compileCached(raw, { registry, platform: host.platform })
  if (!compiled) return
  const { isLogin, isAdmin, getApi } = compiled.security
  const isGated = route.login || route.role || compiled.meta.role || isLogin || isAdmin || getApi
  // Who may not see a page asks for nothing on it.
  const isOpen = isAimedAt && !isGated
  // What stands inside them comes when it is drawn: six files are all that travels at a time.
  for (const each of compiled.widgets) {
    const part = each.widget.Component as PartCode
    const coming = ahead.part(() => part.load?.())
    Promise.resolve(coming)
      .then(({ ahead: needs } = part) => {
        if (!isOpen || !needs) return undefined
        const { key, load, enabled = true } = needs(each.read().config, query)
        const { queries, session, settings } = services
        if (!enabled) return undefined
        return fetchAhead(queries, [session.userId, settings.locale, ...key], load)
      })
      .catch(() => {})
  }
}

const numbersOf = (version: string) => version.split('.').map((part) => Number(part) || 0)

/** True when `version` is before `minimum` (`1.1.2` before `1.2`). An absent minimum is no bar. */
export function isOlder(version: string, minimum: unknown): boolean {
  if (typeof minimum !== 'string') return false
  const [own, wanted] = [numbersOf(version), numbersOf(minimum)]
  for (let index = 0; index < Math.max(own.length, wanted.length); index++) {
    const difference = (own[index] ?? 0) - (wanted[index] ?? 0)
    if (difference !== 0) return difference < 0
  }
  return false
}

/** Every widget it cannot do without is known, and it is not for a newer client. */
function isUsable(compiled: CompiledView | undefined): boolean {
  if (!compiled || compiled.missing.length > 0) return false
  return !isOlder(APP_VERSION, compiled.meta.minClient)
}
