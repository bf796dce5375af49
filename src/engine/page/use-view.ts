import { useCallback, useEffect, useRef, useState } from 'react'
import type { Route } from '../../routing/table'
import { APP_VERSION } from '../../shared/constants'
import { isObject } from '../../shared/json'
import type { Registry, ViewDefinition } from '../contract'
import { type CompiledView, compileCached } from '../read/compile'
import { useServices } from '../services'
import { isOlder } from './version'

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
  readonly reload: () => Promise<void>
}

/**
 * Which definition a page is: by its `url`, `engineId` or `x` where the route takes them (client spec §2),
 * else by its own path.
 */
export function viewKeyOf(route: Route, query: Readonly<Record<string, string>>): string {
  for (const name of ['url', 'engineId', 'x'] as const) {
    const value = query[name]
    if (value && route.params?.includes(name)) return name === 'url' ? value : `${name}:${value}`
  }
  return route.path
}

/** The definition of a page, cached first, refreshed behind; the last one that worked is kept. */
export function useView({ route, query, registry, fallback }: ViewInput): ViewState {
  const { views, host, report } = useServices()
  const url = viewKeyOf(route, query)
  const local = route.local === true && fallback !== undefined
  const raw = local ? fallback : views.peek(url)
  const good = useRef<{ url: string; raw: unknown; compiled: CompiledView }>()
  const [failure, setFailure] = useState<{ url: string; error: unknown }>()
  const [answered, setAnswered] = useState<string>()

  const load = useCallback(
    async (force: boolean) => {
      if (local) return
      try {
        await views.load(url, { force })
        setFailure(undefined)
        setAnswered(url)
      } catch (error) {
        setFailure({ url, error })
      }
    },
    [views, url, local],
  )
  useEffect(() => {
    load(false)
  }, [load])

  const reload = useCallback(() => load(true), [load])
  const shown = isObject(raw) ? raw : undefined
  const compiled = shown && compileCached(shown, { registry, platform: host.platform })
  const issues = compiled?.issues
  useEffect(() => {
    if (issues && issues.length > 0) report(`definition of ${url}`, issues)
  }, [issues, url, report])

  const usable =
    compiled && compiled.missing.length === 0 && !isOlder(APP_VERSION, compiled.meta.minClient)
  const worse = raw !== undefined && raw !== null && !usable
  // What cannot be drawn is not kept either, so that the next start has the one that worked.
  useEffect(() => {
    if (!worse) return
    report(`definition of ${url} cannot be drawn`)
    if (good.current?.url === url) views.discard(url, good.current.raw)
  }, [worse, url, report, views])

  const failed = failure?.url === url
  // A background refresh may have brought what the page itself could not.
  const stale = failed && !local && !views.isFresh(url)
  const base = { stale, reload, error: failed ? failure.error : undefined }
  if (usable) {
    good.current = { url, raw, compiled }
    return { status: 'ready', compiled, ...base }
  }
  if (good.current?.url === url)
    return { status: 'ready', compiled: good.current.compiled, ...base }
  if (compiled) return { status: 'update', ...base }
  if (raw === undefined && failed) return { status: 'failed', ...base }
  if (raw === undefined && answered !== url) return { status: 'loading', ...base }
  const own = raw === null || raw === undefined ? fallback : undefined
  const compiledOwn = own && compileCached(own, { registry, platform: host.platform })
  if (compiledOwn) return { status: 'ready', compiled: compiledOwn, ...base }
  return { status: raw === null || raw === undefined ? 'missing' : 'broken', ...base }
}
