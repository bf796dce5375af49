import type { QueryClient } from '@tanstack/query-core'
import { observable, reaction, runInAction } from 'mobx'
import { type ComponentType, createContext, useContext, useEffect, useState } from 'react'
import { without } from '../../taproom.config'
import type { AnyEndpoint } from '../http/endpoint'
import type { Recorder } from '../http/recorder'
import type { Navigator } from '../routing/navigator'
import { isWearable } from '../shared/colours'
import type { PrivacyConsent } from '../shared/host'
import type { HostPort, NewsMoment } from '../shared/host-port'
import { hasOwn, isObject } from '../shared/json'
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
  askLater('lacks', (said) => {
    const names = isObject(said) && Array.isArray(said.names) ? said.names.map(String) : []
    // What has not changed is not written again, since to write is to wait, and nothing is drawn anew for it.
    if (String(persistence.read('lacks') ?? '') === String(names)) return
    persistence.tryWrite('lacks', names)
    runInAction(() => lacks.replace([...without, ...names]))
  })
  return lacks
}

/**
 * The services as whoever draws is given them: others as soon as the server lacks something else than it said
 * before, so that all who use them draw anew.
 */
export function useHeard(services: Services): Services {
  const [heard, hear] = useState(services)
  useEffect(
    () =>
      reaction(
        () => [...(services.lacks ?? [])],
        () => hear({ ...services }),
      ),
    [services],
  )
  return heard
}

/** Between two questions what is worn, ms: who has the app open sees a change without a start. */
const LOOKS_AT_THEME = 60_000

/**
 * Has the app wear what the server says: as it said last time, a while after the start as it says now, and each
 * minute again. A theme that the build does not know is not worn, nor is a colour that cannot be read, nor any
 * when the server names none.
 */
export function followTheme(persistence: Persistence, settings: SettingsStore): void {
  const wardrobe: object = JSON.parse(process.env.TARO_APP_WARDROBE || '{}')
  const wear = (name: unknown) =>
    settings.wear(
      isWearable(name) || (typeof name === 'string' && hasOwn(wardrobe, name)) ? name : '',
    )
  wear(persistence.read('wears'))
  const hear = (said: unknown) => {
    wear(isObject(said) ? said.colour || said.name : '')
    if ((persistence.read('wears') ?? '') !== settings.wears)
      persistence.tryWrite('wears', settings.wears)
  }
  const ask = askLater('theme', hear)
  setInterval(ask, LOOKS_AT_THEME)
}

/** Hears a record of the server's configuration, once the start is over; nothing while it cannot be asked. */
function askLater(type: string, hear: (said: unknown) => void): () => Promise<void> {
  const ask = () =>
    getConfigValue({ query: { type } }, { background: true })
      .then(hear)
      .catch(() => {})
  setTimeout(ask, AFTER_START)
  return ask
}

export const ServicesContext = createContext<Services | undefined>(undefined)

/** @throws Error outside the app's provider: a mistake of ours. */
export function useServices(): Services {
  const services = useContext(ServicesContext)
  if (!services) throw new Error('no ServicesContext above this component')
  return services
}
