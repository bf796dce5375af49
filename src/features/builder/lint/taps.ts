import type { Action, ActionSlot } from '../../../engine/contract'
import { tabsOf } from '../../../routing/derive'
import { routes } from '../../../routing/table'
import { pageOf } from '../../../routing/url'
import { IMAGE_COUNT } from '../../../shared/constants'
import { hasOwn, isObject } from '../../../shared/json'
import { badRefs, quote, strings, targetOf, told } from './read'
import type { Found, Rule, Told, View, World } from './view'

type Raw = Readonly<Record<string, unknown>>
type Check = (action: Raw, world: World) => Told | undefined

const fine: Check = () => undefined
const isText = (value: unknown) => typeof value === 'string' && value !== ''
const has =
  (field: string): Check =>
  (action) =>
    action[field] === undefined || action[field] === '' ? told`needs ${quote(field)}` : undefined
const text =
  (field: string): Check =>
  (action) =>
    isText(action[field]) ? undefined : told`needs ${quote(field)}, a text`

/** What is wrong with an action, by what it does; an action without a row does not compile. */
const ACTIONS: { readonly [K in Action['do']]: Check } = {
  go: text('url'),
  back: fine,
  tab({ index }) {
    const count = tabsOf(routes).length
    const isTab = Number.isInteger(index) && Number(index) >= 0 && Number(index) < count
    return isTab ? undefined : told`${quote(index)} is no tab; there are 0 to ${count - 1}`
  },
  web: ({ url }) =>
    typeof url === 'string' && url.startsWith('https://')
      ? undefined
      : told`${quote(url)} is no https address`,
  login: fine,
  refresh: fine,
  call: ({ call }, { writes }) =>
    writes.has(String(call))
      ? undefined
      : told`no call is named ${quote(call)}; there are ${[...writes].join(', ')}`,
  pay: has('payId'),
  set: (action, world) => text('path')(action, world) ?? has('value')(action, world),
  contact: fine,
  copy: has('value'),
  toast: has('value'),
  share: ({ value }) =>
    value === undefined || isObject(value)
      ? undefined
      : told`${quote(value)} is no { title, image, url }`,
  scan: ({ url }) =>
    url === undefined || (typeof url === 'string' && url.includes('{code}'))
      ? undefined
      : told`${quote(url)} has no place for the {code}`,
  upload: (action, world) => text('path')(action, world) ?? counts(action, world),
}
const counts: Check = ({ count }) =>
  count === undefined ||
  (Number.isInteger(count) && Number(count) >= 1 && Number(count) <= IMAGE_COUNT)
    ? undefined
    : told`${quote(count)} pictures; 1 to ${IMAGE_COUNT} can be sent`

const SLOTS: { readonly [S in ActionSlot]: true } = {
  tap: true,
  itemTap: true,
  more: true,
  submit: true,
  view: true,
}

/** Every action of a definition, those that follow another included. */
function* actionsOf({ nodes }: View): Generator<{ path: string; action: unknown }> {
  function* from(action: unknown, path: string): Generator<{ path: string; action: unknown }> {
    yield { path, action }
    if (!isObject(action) || !Array.isArray(action.then)) return
    for (const [index, next] of action.then.entries()) yield* from(next, `${path}.then.${index}`)
  }
  for (const { path, node } of nodes) {
    const { on } = node.config as { readonly on?: unknown }
    if (!isObject(on)) continue
    for (const [slot, action] of Object.entries(on))
      yield* from(action, `${path}.config.on.${slot}`)
  }
}

function* unknownActions(view: View, world: World): Iterable<Found> {
  for (const { path, action } of actionsOf(view)) {
    if (!isObject(action)) {
      yield { path, ...told`an action is an object` }
      continue
    }
    const kind = String(action.do)
    if (!hasOwn(ACTIONS, kind)) {
      const found = told`${quote(action.do)} is no action; ${Object.keys(ACTIONS).join(', ')} are`
      yield { path: `${path}.do`, ...found }
      continue
    }
    const found = ACTIONS[kind as Action['do']](action, world)
    if (found) yield { path, ...told`${kind}: ${found}` }
  }
}

function* badActionRefs(view: View): Iterable<Found> {
  for (const { path, action } of actionsOf(view)) {
    if (!isObject(action)) continue
    const { then: _, ...own } = action
    const roots = path.includes('.config.on.submit')
      ? (['session', 'route', 'page', 'item', 'form'] as const)
      : (['session', 'route', 'page', 'item'] as const)
    yield* badRefs(own, path, roots)
  }
}

function* unknownSlots({ nodes }: View): Iterable<Found> {
  for (const { path, node } of nodes) {
    const { on } = node.config as { readonly on?: unknown }
    if (on === undefined) continue
    if (!isObject(on)) yield { path: `${path}.config.on`, ...told`is { slot: action }` }
    else
      for (const slot of Object.keys(on))
        if (!hasOwn(SLOTS, slot))
          yield {
            path: `${path}.config.on.${slot}`,
            ...told`nothing happens so; ${Object.keys(SLOTS).join(', ')} do`,
          }
  }
}

/** What taps do: the closed list and nothing else. */
export const actionRules: readonly Rule[] = [
  {
    name: 'action',
    severity: 'error',
    check: unknownActions,
  },
  {
    name: 'action-slot',
    severity: 'error',
    check: unknownSlots,
  },
  {
    name: 'action-ref',
    severity: 'error',
    check: badActionRefs,
  },
]

/** Other widgets, and what has rules of its own. */
const APART = /\.config\.(slots|fallback|bind|map|when|on)$/
const HREF = /\bhref=["']([^"']*)["']/g

/** Every address a tap may open, with where it stands. */
function* addressesOf(view: View): Generator<{ path: string; address: string }> {
  for (const { path, node } of view.nodes) {
    const parts = { value: node.value, config: node.config }
    const found = strings(parts, path, (place) => APART.test(place.path))
    for (const { key, path: at, value } of found) {
      if (/url$/i.test(key)) yield { path: at, address: value }
      for (const [, href = ''] of value.matchAll(HREF)) yield { path: at, address: href }
    }
  }
  for (const { path, action } of actionsOf(view)) {
    if (isObject(action) && action.do === 'go' && typeof action.url === 'string')
      yield { path: `${path}.url`, address: action.url }
  }
  if (typeof view.json.diyUrl === 'string') yield { path: 'diyUrl', address: view.json.diyUrl }
}

const isElsewhere = (address: string) => /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(address)

/** Why an address opens nothing; undefined when it opens something. */
function nothingAt(address: string, { views, forms }: World): Told | undefined {
  const target = targetOf(address)
  if (target.kind === 'none') {
    if (!isElsewhere(address)) return told`no page has ${quote(address)}`
    return told`${quote(address)} is no page of the app; { do: 'web' } opens others`
  }
  if (target.kind !== 'view' || views.has(target.url)) return undefined
  // A form has no definition: the page draws it by its key.
  if (target.route.path === '/auto/edit' && forms.has(target.url)) return undefined
  return told`no definition has the url ${quote(target.url)}`
}

function* unreachable(view: View, world: World): Iterable<Found> {
  for (const { path, address } of addressesOf(view)) {
    const found = address === '' ? undefined : nothingAt(address, world)
    if (found) yield { path, ...found }
  }
}

function* coming(view: View, { views }: World): Iterable<Found> {
  for (const { path, address } of addressesOf(view)) {
    const target = targetOf(address)
    // Open to an author in build mode only.
    if (path === 'diyUrl') continue
    if (target.kind !== 'route' || target.route.own || views.has(target.route.path)) continue
    // Chosen by another name: which definition that is only the server knows.
    if (/[?&](engineId|x)=/.test(address)) continue
    yield { path, ...told`no definition has ${quote(target.route.path)}: the page says 'coming'` }
  }
}

/** What the server lacks: the client draws nothing that leads there, and says of the page that there is none. */
function* lacking(view: View, { lacks }: World): Iterable<Found> {
  if (!lacks?.size) return
  for (const { path, address } of addressesOf(view)) {
    const page = pageOf(address)
    if (address !== '' && lacks.has(page))
      yield { path, ...told`the server lacks ${quote(page)}: what leads there is not drawn` }
  }
}

/** Where taps lead. */
export const urlRules: readonly Rule[] = [
  {
    name: 'url-unreachable',
    severity: 'error',
    check: unreachable,
  },
  {
    name: 'url-coming',
    severity: 'warning',
    check: coming,
  },
  {
    name: 'url-lacking',
    severity: 'warning',
    check: lacking,
  },
]
