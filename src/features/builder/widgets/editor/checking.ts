import * as v from 'valibot'
import { getAllViews } from '../../../../engine/calls'
import type { Registry } from '../../../../engine/contract'
import type { Services } from '../../../../engine/services'
import { type Route, routes } from '../../../../routing/table'
import { isObject } from '../../../../shared/json'
import { LOCALES } from '../../../../shared/l10n'
import { type Catalogue, formKeys, getCatalogue } from '../../contract-library'
import { checkDraft } from '../../lint/check'
import { picturesOf } from '../../lint/content'
import { strings, targetOf } from '../../lint/read'
import { readViewForRules, type World } from '../../lint/view'
import { tiersOf } from '../../parts/catalogue'
import { MOST_WIDGETS, registryFor } from '../../parts/reading'
import { orElse } from '../../queries'
import {
  apply,
  copiesOf,
  findRow,
  insertOps,
  type Key,
  type Op,
  PAGE,
  type Raw,
  rowsOf,
  setOp,
  valueAt,
} from '../../rules/document'
import { removal } from '../../rules/several'
import type { Finding } from './findings'

const table: readonly Route[] = routes

/** The catalogue of widgets a page draws from, as `views:check` calls it. */
const nameOf = (url: string) => {
  const tiers = tiersOf(url)
  if (tiers.length > 2) return 'all'
  return tiers.includes('account') ? 'account' : tiers.includes('commerce') ? 'commerce' : 'base'
}

/** The pages that addresses lead to. */
const pagesIn = (value: unknown) =>
  [...strings(value, '')].flatMap(({ value: text }) => {
    const target = text.startsWith('/') ? targetOf(text) : undefined
    return target?.kind === 'view' ? [target.url] : []
  })

type Names = Awaited<ReturnType<Services['callNames']>>

/** What definitions lead to and are drawn from, as the server and this client know it. */
export function worldOf(all: Registry, catalogue: Catalogue, { reads, writes }: Names): World {
  const configs = [...all.values()].map(
    ({ definition }) => v.safeParse(definition.config, { type: definition.type }).output,
  )
  const pictures = new Map(catalogue.pictures.map(({ url, bytes }) => [url, bytes ?? 'missing']))
  return {
    all,
    registryOf: (route) => {
      const path = route?.path ?? '/views/index'
      return { name: nameOf(path), widgets: registryFor(all, path) }
    },
    views: new Set([
      ...catalogue.pages,
      ...Object.keys(catalogue.redirects),
      ...table.filter(({ local }) => local).map(({ path }) => path),
    ]),
    linked: new Set(
      pagesIn([catalogue.links, configs]).map((url) => catalogue.redirects[url] ?? url),
    ),
    forms: new Set(catalogue.forms),
    gates: catalogue.gates,
    calls: reads,
    writes,
    pictureBytes: (url) => pictures.get(url) as number | 'missing' | undefined,
  }
}

/** What puts a finding right without another word. */
type Mend = 'drop' | 'part' | 'copy' | 'id' | 'cut' | 'login'
type Kind = Mend | 'unset' | 'clear'

/*
 * A rule that is not here has no plain mend: somebody has to say what is meant. Nothing here opens a gate, or shows
 * what a condition hides.
 */
const KINDS: Readonly<Record<string, Kind | undefined>> = {
  'field-unknown': 'drop',
  'value-unknown': 'drop',
  'slot-unknown': 'drop',
  'actions-unread': 'drop',
  'action-slot': 'drop',
  'host-unknown': 'drop',
  'host-required': 'drop',
  'source-missing': 'drop',
  'source-unused': 'drop',
  'bind-unread': 'drop',
  'no-widget': 'drop',
  'gate-open': 'drop',
  map: 'drop',
  meta: 'drop',
  box: 'drop',
  // The default is taken already; an entry of a list would be lost.
  ignored: 'unset',
  action: 'clear',
  'url-unreachable': 'clear',
  'url-coming': 'clear',
  'picture-missing': 'clear',
  'language-missing': 'copy',
  'duplicate-id': 'id',
  'too-many-widgets': 'cut',
  'too-deep': 'part',
  'widget-unknown': 'part',
  'widget-elsewhere': 'part',
  'gate-login': 'login',
}

type Aim = Pick<Finding, 'rule' | 'id' | 'inner'>
type Ways = readonly (readonly Op[])[]

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

/** What may put a value right, the first one first. */
function waysFor(page: Raw, node: string, path: readonly Key[], kind: Kind): Ways {
  const set = (to: readonly Key[], value?: unknown) => [setOp(page, { node, path: to }, value)]
  const root = node === PAGE ? page : findRow(page, node)?.node
  const value = valueAt(root, path)
  const key = path[path.length - 1]
  const above = path.slice(0, -1)
  const holder = valueAt(root, above)
  if (kind === 'login') return [set(['security', 'isLogin'], true)]
  if (key === undefined || value === undefined) return []
  if (kind === 'copy') {
    if (isObject(value)) {
      const text = Object.values(value).find(isText)
      const missing = LOCALES.filter((locale) => !isText(value[locale]))
      return text === undefined
        ? []
        : [set(path, { ...value, ...Object.fromEntries(missing.map((each) => [each, text])) })]
    }
    // `zh` is read by nobody, and what it says is Chinese.
    const own = LOCALES.find((locale) => locale.slice(0, 2) === String(key).slice(0, 2))
    if (!isObject(holder) || own === undefined) return [set(path)]
    const { [key]: said, ...others } = holder
    return [set(above, isText(holder[own]) ? others : { ...others, [own]: said })]
  }
  if (Array.isArray(holder) && kind !== 'clear')
    return kind === 'unset'
      ? []
      : [
          set(
            above,
            holder.filter((_, at) => at !== Number(key)),
          ),
        ]
  if (kind !== 'clear') return [set(path)]
  const isTap = path[0] === 'config' && path[1] === 'on'
  // What has to be there may be empty.
  return [
    ...(isTap ? [set(path.slice(0, 3))] : [set(path)]),
    ...(isText(value) ? [set(path, '')] : []),
  ]
}

/** Those that are not drawn, without those that go with what they lie in. */
function cut(page: Raw): readonly Op[] {
  const gone = rowsOf(page).slice(MOST_WIDGETS)
  const ids = new Set(gone.map(({ id }) => id))
  return gone
    .filter(({ parent }) => !ids.has(parent))
    .reverse()
    .map(({ parent, slot, index, node }) => ({ op: 'remove', at: { parent, slot, index }, node }))
}

/** What may put right what a rule has found, the first way first; none where it is not plain. */
function waysOf(page: Raw, { rule, id, inner }: Aim): Ways {
  const kind = KINDS[rule]
  const row = findRow(page, id)
  if (!kind || (id !== undefined && !row)) return []
  if (kind === 'cut') return [cut(page)]
  if (row && kind === 'part') return [removal(page, [row])[0]]
  if (row && kind === 'id') {
    const { parent, slot, index, node } = row
    const at = { parent, slot, index }
    return [[{ op: 'remove', at, node }, ...insertOps(page, at, copiesOf(page, [node]))]]
  }
  return waysFor(page, id ?? PAGE, inner === '' ? [] : inner.split('.'), kind)
}

/** What the way to put it right is called; undefined where there is none. */
function mendOf(page: Raw, aim: Aim): Mend | undefined {
  const kind = KINDS[aim.rule]
  if (!kind || waysOf(page, aim).length === 0) return undefined
  return kind === 'unset' || kind === 'clear' ? 'drop' : kind
}

/** Checks a page while it is edited, by the rules of `views:check`. */
export interface Check {
  readonly run: (page: Raw) => readonly Finding[]
  /** Asks for what the page names and is not known yet. True when there is more. @throws what the call rejects with. */
  readonly learn: (page: Raw) => Promise<boolean>
  /** What the plain way to put a finding right is called; undefined where there is none. */
  readonly mendOf: (page: Raw, finding: Finding) => Mend | undefined
  /** What puts it right and breaks nothing else; empty when that needs a hand. */
  readonly mend: (page: Raw, finding: Finding) => readonly Op[]
}

/** What a server with the specified calls only tells: of gates those that pages have, of pictures nothing. */
async function specified(): Promise<Catalogue> {
  const [views, forms] = await Promise.all([
    getAllViews({ query: {} }, { quiet: true }),
    formKeys(),
  ])
  const pages = Array.isArray(views) ? views.filter(isObject) : []
  const gates = pages.flatMap(({ security }) =>
    isObject(security) && typeof security.getApi === 'string'
      ? [{ path: security.getApi.replace(/^\//, ''), asksUser: true }]
      : [],
  )
  return {
    pages: pages.flatMap(({ url }) => (typeof url === 'string' ? [url] : [])),
    links: [],
    redirects: {},
    forms,
    gates,
    pictures: [],
  }
}

/** @throws what the call for the catalogue rejects with. */
export async function openCheck(
  all: Registry,
  callNames: Services['callNames'],
  url: string,
): Promise<Check> {
  const names = await callNames()
  const asked = new Set<string>()
  let world = worldOf(all, await ask([]), names)
  async function ask(pictures: readonly string[]): Promise<Catalogue> {
    const body = { pictures: pictures.slice(0, 500) }
    const catalogue = await orElse(() => getCatalogue({ body }, { quiet: true }), specified)
    return { ...catalogue, pages: [...catalogue.pages, url] }
  }
  const run = (page: Raw) => checkDraft(page, world)
  return {
    run,
    mendOf,
    mend(page, finding) {
      const before = run(page).length
      const isBetter = (ops: readonly Op[]) => run(ops.reduce(apply, page)).length < before
      return waysOf(page, finding).find(isBetter) ?? []
    },
    async learn(page) {
      const view = readViewForRules(page, world, true)
      const named = [...(view ? picturesOf(view) : [])].map((picture) => picture.url)
      const ours = named.filter((each) => each.startsWith('/pictures/'))
      if (ours.every((each) => asked.has(each))) return false
      world = worldOf(all, await ask([...new Set([...asked, ...ours])]), names)
      for (const each of ours) asked.add(each)
      return true
    },
  }
}
