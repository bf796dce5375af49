import type { Platform, Registry } from '../../../engine/contract'
import type { Scope } from '../../../engine/data/resolve'
import { holds } from '../../../engine/outlet/while-holds'
import { compileCached } from '../../../engine/read/compile'
import { MAX_WIDGETS, readWhen } from '../../../engine/read/read-node'
import { clockOf, dayOf, secondsOfDay } from '../../../shared/business-day'
import { isObject } from '../../../shared/json'
import type { Locale } from '../../../shared/l10n'
import { keptKey } from '../../../stores/kept-store'
import type { SessionStore } from '../../../stores/session-store'
import type { SettingsStore } from '../../../stores/settings-store'
import { HERE } from '../contract'
import { type Raw, type Row, rowsOf } from '../rules/document'
import type { Editing } from '../widgets/editor/editing'
import { canDraw } from './catalogue'

const registries = new WeakMap<Registry, Map<string, Registry>>()

/** What the page of an address can draw, of all there is. */
export function registryFor(all: Registry, url: string): Registry {
  const known = registries.get(all) ?? new Map<string, Registry>()
  registries.set(all, known)
  const found =
    known.get(url) ??
    new Map([...all].filter(([type, { definition }]) => canDraw(url, type, definition.tier)))
  known.set(url, found)
  return found
}

/** Whose eyes the page is looked at with, and on which host; what is read is read by who edits. */
export interface SeenAs {
  readonly who: 'me' | 'guest' | 'member'
  readonly gradeId: number
  readonly isVerified: boolean
  /** Absent for the host it is edited on. */
  readonly host?: Platform
  /** On an iPhone, where some things may not be sold; absent for what this device is. */
  readonly isIos?: boolean
  /** Absent for those of this device. */
  readonly locale?: Locale
  readonly isDark?: boolean
  readonly fontScale?: number
  /** Of the screen, px; absent for a phone's beside the fields, and for that of this device elsewhere. */
  readonly width?: number
}
export const AS_ME: SeenAs = { who: 'me', gradeId: 1, isVerified: false }

/** The session that conditions and gates read. */
export function sessionAs(
  session: SessionStore,
  { who, gradeId, isVerified }: SeenAs,
): SessionStore {
  if (who === 'me') return session
  const { user } = session
  const seen =
    who === 'member' && user
      ? { ...user, gradeId, detail: { ...user.detail, identity: isVerified } }
      : undefined
  return Object.create(session, {
    user: { value: seen },
    isLoggedIn: { value: seen !== undefined },
  }) as SessionStore
}

/** Looks of the page alone: what it changes of them by itself, it changes here. */
export const settingsAs = (
  settings: SettingsStore,
  as: SeenAs,
  change: (next: Partial<SeenAs>) => void,
): SettingsStore => {
  const { locale = settings.locale, isDark = settings.isDark, fontScale = settings.fontScale } = as
  return Object.create(settings, {
    locale: { value: locale },
    isDark: { value: isDark },
    theme: { value: isDark ? 'dark' : 'light' },
    fontScale: { value: fontScale },
    setLocale: { value: (next: Locale) => change({ locale: next }) },
    setTheme: { value: (next: string) => change({ isDark: next === 'dark' }) },
    setFontScale: { value: (next: number) => change({ fontScale: next }) },
    toggleAmounts: { value: () => {} },
  }) as SettingsStore
}

/** Why a widget is not shown; undefined when it is. */
export function hiddenBy({ node }: Row, scope: Scope, platform: Platform) {
  const { config, cssConfig } = node
  const hideOn = isObject(cssConfig) ? cssConfig.hideOn : undefined
  if (Array.isArray(hideOn) && hideOn.includes(platform)) return 'host'
  const when = isObject(config) ? readWhen(config.when) : undefined
  return when && !holds(when, scope) ? 'condition' : undefined
}

const wrapped = new WeakMap<
  object,
  { readonly data: unknown; readonly platform: Platform; readonly page: Raw }
>()

/** One widget as a page of its own: whoever has not changed is not read again. */
export function partOf(node: Raw, data: unknown, registry: Registry, platform: Platform) {
  let part = wrapped.get(node)
  if (!part || part.data !== data || part.platform !== platform) {
    part = { data, platform, page: { url: '', widgets: [node], data } }
    wrapped.set(node, part)
  }
  return compileCached(part.page, { registry, platform })
}

/** Most that a page draws. */
export const MOST_WIDGETS = MAX_WIDGETS

/** The rule that one widget breaks, by itself: those inside it are asked for by themselves. */
function brokenBy(
  { node, type }: Row,
  data: unknown,
  all: Registry,
  url: string,
  platform: Platform,
): 'widget-elsewhere' | 'misfit' | undefined {
  const registry = registryFor(all, url)
  const { config } = node
  if (!registry.has(type)) {
    const hasFallback = isObject(config) && config.fallback !== undefined
    return hasFallback ? undefined : 'widget-elsewhere'
  }
  const compiled = partOf(node, isObject(data) ? data : undefined, registry, platform)
  return compiled?.widgets[0]?.read().broken === undefined ? undefined : 'misfit'
}

/** All that keeps a page from being published. */
export function problemsOf(page: Raw, all: Registry, url: string, platform: Platform) {
  return rowsOf(page).flatMap((row) => {
    const rule = brokenBy(row, page.data, all, url, platform)
    return rule ? [{ id: row.id, rule }] : []
  })
}

const HOUR = 3600

/** `2026-11-25 18:30` of the shop, as seconds; undefined for anything else. */
export function secondsOf(text: string): number | undefined {
  const found = /^(\d{4}-\d\d-\d\d)[ T](\d\d):(\d\d)$/.exec(text.trim())
  if (!found) return undefined
  const [, day = '', hours, minutes] = found
  const at = secondsOfDay(day) + Number(hours) * HOUR + (Number(minutes) * HOUR) / 60
  const isSame = `${dayOf(at).slice(0, day.length)} ${clockOf(at)}` === `${day} ${hours}:${minutes}`
  return isSame ? at : undefined
}

/** Whose call it is that is on its way to the line. */
export const calling = { isOurs: false }

/** Makes a call of the editor itself, which goes out while the page that is tried may send nothing. */
export function byEditor<T>(call: () => Promise<T>): Promise<T> {
  calling.isOurs = true
  try {
    // A call reaches the line before it first waits.
    return call()
  } finally {
    calling.isOurs = false
  }
}

/** The page that is edited, for the page that shows it: mini-programs draw it in another package (decision 0068). */
export const EDITED = keptKey<Editing>('user')

/** The page that shows what is edited, and where it stands: it lives in memory, and is not kept. */
export function stageOf({ page, url }: Editing) {
  const key = HERE + url.slice(1)
  const { data, name } = page
  const $meta = isObject(data) && isObject(data.$meta) ? data.$meta : undefined
  const widgets = [{ config: { type: 'viewPreview', id: 'stage', key } }]
  const security = { isLogin: true, isAdmin: true }
  return {
    key,
    definition: {
      name,
      url: `x:${key}`,
      security,
      widgets,
      data: { $meta: { schema: 1, nav: $meta?.nav } },
    },
  }
}
