import { isObject } from '../../../src/shared/json'
import { quote, strings } from '../strings'
import { targetOf } from '../target'
import type { Found, Rule, View, World } from '../types'
import { actionsOf } from './actions'

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
function nothingAt(address: string, { views, forms }: World): string | undefined {
  const target = targetOf(address)
  if (target.kind === 'none') {
    if (!isElsewhere(address)) return `no page has ${quote(address)}`
    return `${quote(address)} is no page of the app; { do: 'web' } opens others`
  }
  if (target.kind !== 'view' || views.has(target.url)) return undefined
  // A form has no definition: the page draws it by its key.
  if (target.route.path === '/auto/edit' && forms.has(target.url)) return undefined
  return `no definition has the url ${quote(target.url)}`
}

function* unreachable(view: View, world: World): Iterable<Found> {
  for (const { path, address } of addressesOf(view)) {
    const message = address === '' ? undefined : nothingAt(address, world)
    if (message) yield { path, message }
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
    const message = `no definition has ${quote(target.route.path)}: the page says 'coming'`
    yield { path, message }
  }
}

/** Where taps lead. */
export const urlRules: readonly Rule[] = [
  {
    name: 'url-unreachable',
    severity: 'error',
    about: 'every address opens a page, and its definition where it names one',
    check: unreachable,
  },
  {
    name: 'url-coming',
    severity: 'warning',
    about: 'every page that is opened has a definition',
    check: coming,
  },
]
