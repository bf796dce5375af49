import type { QueryClient } from '@tanstack/query-core'
import { observable, runInAction } from 'mobx'
import { type ComponentType, createContext, useContext } from 'react'
import { without } from '../../taproom.config'
import type { AnyEndpoint } from '../http/endpoint'
import type { Recorder } from '../http/recorder'
import type { Navigator } from '../routing/navigator'
import type { PrivacyConsent } from '../shared/host'
import type { HostPort, NewsMoment } from '../shared/host-port'
import { isObject } from '../shared/json'
import type { ImageUrl } from '../shared/url'
import type { ActivityStore } from '../stores/activity-store'
import type { KeptStore } from '../stores/kept-store'
import type { Persistence } from '../stores/persistence'
import type { SessionStore } from '../stores/session-store'
import type { SettingsStore } from '../stores/settings-store'
import type { ViewStore } from '../stores/view-store'
import { getConfigValue } from './calls'
import type { Platform, Source } from './contract'
import type { Scope } from './data/resolve'
import type { PageInfo } from './page/page-context'

/** What a page needs from its host. Given by `bootstrap`, so that the engine runs without Taro in tests. */
export interface PageHost extends HostPort {
  readonly platform: Platform
  readonly imageUrl: ImageUrl
  readonly device: {
    readonly clientType: string
    readonly width: number
    readonly height: number
    /** Mini-programs only. */
    readonly os?: 'ios' | 'other'
  }
}

/** Fetches what a binding names. @throws AppError of the call; Error for a source of no kind. */
export type LoadSource = (source: Source, scope: Scope, signal?: AbortSignal) => Promise<unknown>

interface CallNames {
  readonly reads: ReadonlySet<string>
  readonly writes: ReadonlySet<string>
}

/** Everything a page or widget may ask for besides its props. */
export interface Services {
  readonly session: SessionStore
  readonly activity: ActivityStore
  readonly kept: KeptStore
  readonly settings: SettingsStore
  readonly views: ViewStore
  readonly queries: QueryClient
  readonly persistence: Persistence
  readonly navigator: Navigator
  readonly host: PageHost
  /** The data of bindings: which calls there are, the registry knows. */
  readonly loadSource: LoadSource
  /** The call an action may make, by the path of its contract; undefined for any other. */
  readonly findWrite: (path: string) => Promise<AnyEndpoint | undefined>
  /** The paths of all calls that definitions may name. */
  readonly callNames: () => Promise<CallNames>
  /** The browser can tell who its user is, and nobody is on the way back from being told. */
  readonly knowsUser?: boolean
  /** Asks the server anew who the user is: what they are may have changed. Never rejects. */
  readonly renewUser?: () => Promise<void>
  /** Pages and calls that nothing is drawn for (decision 0092). */
  readonly lacks?: ReadonlySet<string>
  /** What the host tells people while the app is closed; mini-programs only. */
  readonly news?: {
    /** Asks once, within a tap, whether it may. Never rejects, and never holds up the tap for long. */
    readonly ask: (moment: NewsMoment) => Promise<void>
    readonly Rows: ComponentType
  }
  /** What is asked of people before they go on, each time a page comes to the front. Never rejects. */
  readonly greet?: (page: PageInfo, key: string) => Promise<void>
  /** What every page shows above its widgets when there is something to tell. */
  readonly PageNotices: ComponentType<{ readonly path: string }>
  /** Failures nobody sees otherwise: unknown widgets, broken definitions, thrown widgets. */
  readonly report: (problem: string, detail?: unknown) => void
  /** Shows unknown widgets as red boxes instead of nothing. */
  readonly development: boolean
  /** The last requests, in development builds. */
  readonly recorder?: Recorder
  /** The host's privacy gate, where it has one. */
  readonly privacy?: PrivacyConsent
}

/** A start comes first, ms. */
const AFTER_START = 4000

/**
 * What the build does without and the server lacks: as it said last time, and a while after the start as it says
 * now. A server that says nothing lacks nothing; of one that cannot be asked is believed what it said before.
 */
export function openLacks(persistence: Persistence): ReadonlySet<string> {
  const lacks = observable.set([...without, ...(persistence.read('lacks') ?? [])], { deep: false })
  setTimeout(async () => {
    const said = await getConfigValue({ query: { type: 'lacks' } }, { background: true }).catch(
      () => 0,
    )
    if (said === 0) return
    const names = isObject(said) && Array.isArray(said.names) ? said.names.map(String) : []
    persistence.tryWrite('lacks', names)
    runInAction(() => lacks.replace([...without, ...names]))
  }, AFTER_START)
  return lacks
}

export const ServicesContext = createContext<Services | undefined>(undefined)

/** @throws Error outside the app's provider: a mistake of ours. */
export function useServices(): Services {
  const services = useContext(ServicesContext)
  if (!services) throw new Error('no ServicesContext above this component')
  return services
}
