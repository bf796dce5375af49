import type { Platform } from '../../../engine/contract'
import { RELATION_STATUS_SHOWN, RELATIONS_GRID_MAX } from '../../../shared/constants'
import { isObject } from '../../../shared/json'
import { LOCALES } from '../../../shared/l10n'
import { quote, strings, told, walk } from './read'
import type { Found, Rule, View, ViewNode, World } from './view'

/** Read by programs, other widgets, or under rules of its own. */
const PROGRAMS =
  /\.(type|id|icon|bind|map|when|slots|fallback|src|call|path|key|field|form|entity)$/
const NO_TEXT = /(url|image|icon|avatar|src|id|key|type|path|call|kind|format|class|number)$/i

/** `zh`, `zh-CN`, `en_US`: a language, ours or not. */
const LANGUAGE = /^(zh|en)([-_]\w+)?$/i

const isTexts = (value: unknown): value is Record<string, unknown> =>
  isObject(value) &&
  Object.entries(value).every(([key, text]) => LANGUAGE.test(key) && typeof text === 'string')

/** What people read: the title, the widgets, what actions say. */
function* readable({ json, nodes, meta }: View) {
  yield* walk(json.name, 'name')
  yield* walk(meta.nav?.title, 'data.$meta.nav.title')
  for (const { path, node } of nodes) {
    const parts = { value: node.value, config: node.config }
    yield* walk(parts, path, (place) => PROGRAMS.test(place.path))
  }
}

function* missingLanguages(view: View): Iterable<Found> {
  for (const { path, value } of readable(view)) {
    if (!isTexts(value)) continue
    for (const key of Object.keys(value))
      if (!LOCALES.includes(key as never))
        yield {
          path: `${path}.${key}`,
          ...told`nobody reads ${quote(key)}; ${LOCALES.join(' and ')} are`,
        }
    const texts = LOCALES.filter((locale) => String(value[locale] ?? '').trim() !== '')
    for (const locale of LOCALES)
      if (texts.length > 0 && !texts.includes(locale))
        yield { path, ...told`${quote(Object.values(value)[0])} has no ${locale}` }
  }
}

const CHINESE = /[\u3400-\u9fff]/
const WORDS = /\b[A-Za-z][a-z’']+[,;:.!?]?\s+[A-Za-z][a-z’']+/
const isAddress = (text: string) => /^(\/|https?:|data:|#)/.test(text)

function* untranslated(view: View): Iterable<Found> {
  for (const { path, key, value } of readable(view)) {
    if (typeof value !== 'string' || LANGUAGE.test(key) || NO_TEXT.test(key) || isAddress(value))
      continue
    const language = CHINESE.test(value) ? 'Chinese' : WORDS.test(value) ? 'English' : undefined
    if (language) yield { path, ...told`${quote(value)} is for everybody; it is ${language}` }
  }
}

/** What people read, in every language that ships. */
export const textRules: readonly Rule[] = [
  {
    name: 'language-missing',
    severity: 'error',
    check: missingLanguages,
  },
  {
    name: 'text-bare',
    severity: 'warning',
    check: untranslated,
  },
]

const KB = 1024
const HEAVY = 300 * KB

const PICTURE =
  /(?:https?:\/\/[^\s"'<>()]{1,300}|\/[\w./-]{1,300})\.(?:svg|png|jpe?g|gif|webp)(?:\?[^\s"'<>()]*)?/gi
const INLINE = /data:image\/[\w+.-]+[^"'\s<>()]*/gi
const APART = /\.config\.(slots|fallback)$/

export interface Picture {
  readonly path: string
  readonly url: string
}

/** Every picture a definition names, in fields and in HTML. */
export function* picturesOf({ nodes }: Pick<View, 'nodes'>): Generator<Picture> {
  for (const { path, node } of nodes) {
    const parts = { value: node.value, config: node.config }
    for (const text of strings(parts, path, (place) => APART.test(place.path))) {
      for (const [url] of text.value.matchAll(PICTURE)) yield { path: text.path, url }
    }
  }
}

const size = (bytes: number) => `${Math.ceil(bytes / KB)} KB`

function* inline({ nodes }: View): Iterable<Found> {
  for (const { path, node } of nodes) {
    const parts = { value: node.value, config: node.config }
    for (const text of strings(parts, path, (place) => APART.test(place.path))) {
      for (const [url] of text.value.matchAll(INLINE))
        yield {
          path: text.path,
          ...told`${size(url.length)} inside the definition; give its address`,
        }
    }
  }
}

function* heavy(view: View, { pictureBytes }: World): Iterable<Found> {
  for (const { path, url } of picturesOf(view)) {
    const bytes = pictureBytes(url)
    if (typeof bytes === 'number' && bytes > HEAVY)
      yield { path, ...told`${url} has ${size(bytes)}; ${size(HEAVY)} are a lot on a phone` }
  }
}

function* missing(view: View, { pictureBytes }: World): Iterable<Found> {
  for (const { path, url } of picturesOf(view)) {
    if (pictureBytes(url) === 'missing') yield { path, ...told`there is no ${url}` }
  }
}

function* relations({ nodes }: View): Iterable<Found> {
  for (const { path, node } of nodes) {
    if (node.config.type !== 'gridNav' || !Array.isArray(node.value)) continue
    const shown = node.value.filter(
      (item) => isObject(item) && (item.status ?? RELATION_STATUS_SHOWN) === RELATION_STATUS_SHOWN,
    )
    if (shown.length > RELATIONS_GRID_MAX) {
      const found = told`${shown.length} entrances; the first ${RELATIONS_GRID_MAX} are drawn (client spec §9)`
      yield { path: `${path}.value`, ...found }
    }
  }
}

/** What a page carries: pictures and entrances. */
export const pictureRules: readonly Rule[] = [
  {
    name: 'picture-inline',
    severity: 'warning',
    check: inline,
  },
  {
    name: 'picture-heavy',
    severity: 'warning',
    check: heavy,
  },
  { name: 'picture-missing', severity: 'error', check: missing },
  {
    name: 'relations',
    severity: 'error',
    check: relations,
  },
]

const HOSTS: { readonly [P in Platform]: true } = { weapp: true, alipay: true, h5: true }
const hosts = Object.keys(HOSTS) as Platform[]

const isHost = (name: unknown) => hosts.includes(name as Platform)
const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** The hosts the definition is for; all unless it says. */
function hostsOf({ meta }: View): readonly Platform[] {
  const named = listed(meta.platforms).filter(isHost) as Platform[]
  return named.length > 0 ? named : hosts
}

const hiddenOn = ({ node }: ViewNode) => listed(node.cssConfig?.hideOn)

function* unknownHosts({ nodes, meta }: View): Iterable<Found> {
  const lists = [
    { path: 'data.$meta.platforms', value: meta.platforms as unknown },
    ...nodes.map((node) => ({
      path: `${node.path}.cssConfig.hideOn`,
      value: node.node.cssConfig?.hideOn as unknown,
    })),
  ]
  for (const { path, value } of lists) {
    if (value === undefined) continue
    if (!Array.isArray(value))
      yield { path, ...told`is no list; the hosts are ${hosts.join(', ')}` }
    else
      for (const [index, name] of value.entries())
        if (!isHost(name))
          yield { path: `${path}.${index}`, ...told`no host is named ${quote(name)}` }
  }
}

function* neverDrawn(view: View): Iterable<Found> {
  const wanted = hostsOf(view)
  for (const entry of view.nodes) {
    const hidden = hiddenOn(entry)
    if (wanted.every((host) => hidden.includes(host)))
      yield { path: `${entry.path}.cssConfig.hideOn`, ...told`drawn on no host of this page` }
  }
}

function* emptyHosts(view: View): Iterable<Found> {
  const own = view.nodes.filter(({ depth }) => depth === 1)
  if (own.length === 0) return
  for (const host of hostsOf(view)) {
    if (own.every((entry) => hiddenOn(entry).includes(host)))
      yield {
        path: 'widgets',
        ...told`every widget is hidden on ${host}: the page says 'coming'`,
      }
  }
}

function* requiredHidden(view: View): Iterable<Found> {
  for (const entry of view.nodes) {
    const hidden = hiddenOn(entry).filter(isHost)
    if (entry.node.config.required && hidden.length > 0) {
      const found = told`the page cannot do without it, and has none on ${hidden.join(', ')}`
      yield { path: `${entry.path}.cssConfig.hideOn`, ...found }
    }
  }
}

/** Which hosts draw what. */
export const hostRules: readonly Rule[] = [
  {
    name: 'host-unknown',
    severity: 'error',
    check: unknownHosts,
  },
  {
    name: 'host-never',
    severity: 'warning',
    check: neverDrawn,
  },
  {
    name: 'host-empty',
    severity: 'error',
    check: emptyHosts,
  },
  {
    name: 'host-required',
    severity: 'error',
    check: requiredHidden,
  },
]
