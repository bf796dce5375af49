import type { Platform } from '../../../src/engine/contract'
import { quote } from '../strings'
import type { Found, Rule, View, ViewNode } from '../types'

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
    if (!Array.isArray(value)) yield { path, message: `is a list of ${hosts.join(', ')}` }
    else
      for (const [index, name] of value.entries())
        if (!isHost(name))
          yield { path: `${path}.${index}`, message: `no host is named ${quote(name)}` }
  }
}

function* neverDrawn(view: View): Iterable<Found> {
  const wanted = hostsOf(view)
  for (const entry of view.nodes) {
    const hidden = hiddenOn(entry)
    if (hidden.length > 0 && wanted.every((host) => hidden.includes(host)))
      yield { path: `${entry.path}.cssConfig.hideOn`, message: `drawn on no host of this page` }
  }
}

function* emptyHosts(view: View): Iterable<Found> {
  const own = view.nodes.filter(({ depth }) => depth === 1)
  if (own.length === 0) return
  for (const host of hostsOf(view)) {
    if (own.every((entry) => hiddenOn(entry).includes(host)))
      yield {
        path: 'widgets',
        message: `every widget is hidden on ${host}: the page says 'coming'`,
      }
  }
}

function* requiredHidden(view: View): Iterable<Found> {
  for (const entry of view.nodes) {
    const hidden = hiddenOn(entry).filter(isHost)
    if (entry.node.config.required && hidden.length > 0) {
      const message = `the page cannot do without it, and has none on ${hidden.join(', ')}`
      yield { path: `${entry.path}.cssConfig.hideOn`, message }
    }
  }
}

/** Which hosts draw what. */
export const hostRules: readonly Rule[] = [
  {
    name: 'host-unknown',
    severity: 'error',
    about: `hosts are ${hosts.join(', ')}`,
    check: unknownHosts,
  },
  {
    name: 'host-never',
    severity: 'warning',
    about: 'a widget is drawn on one host of its page at least',
    check: neverDrawn,
  },
  {
    name: 'host-empty',
    severity: 'error',
    about: 'a page has a widget on each of its hosts',
    check: emptyHosts,
  },
  {
    name: 'host-required',
    severity: 'error',
    about: 'a required widget is hidden nowhere',
    check: requiredHidden,
  },
]
