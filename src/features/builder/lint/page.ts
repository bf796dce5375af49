import { MAX_DEPTH, MAX_SIZE, MAX_WIDGETS, sanitize } from '../../../engine/read/read-node'
import { HOME, LOGIN } from '../../../routing/table'
import { isObject } from '../../../shared/json'
import { quote, told } from './read'
import type { Found, Rule, Told, View, World } from './view'

const KB = 1024

function* tooLarge({ json, bytes }: View): Iterable<Found> {
  if (bytes > MAX_SIZE || !sanitize(json)) {
    yield {
      path: '',
      ...told`${`${Math.ceil(bytes / KB)} KB`}; a reader takes ${MAX_SIZE / KB} KB`,
    }
  }
}

function* trimmed({ json }: View): Iterable<Found> {
  for (const issue of sanitize(json)?.issues ?? []) {
    const [path = '', message = ''] = issue.split(': ')
    yield { path: path.replace(/^\$\.?/, ''), message, about: '' }
  }
}

function* duplicateIds({ nodes }: View): Iterable<Found> {
  const first = new Map<string, string>()
  for (const { path, node, replaces } of nodes) {
    const { id } = node.config
    // Only one of the two is drawn.
    if (id === undefined || id === replaces?.node.config.id) continue
    const known = first.get(id)
    if (known === undefined) first.set(id, path)
    else
      yield { path: `${path}.config.id`, ...told`${quote(id)} is an id twice; ${known} has it too` }
  }
}

function* tooDeep({ nodes }: View): Iterable<Found> {
  for (const { path, depth } of nodes) {
    // What is inside it is not worth a line of its own.
    if (depth === MAX_DEPTH + 1) yield { path, ...told`${depth} deep; ${MAX_DEPTH} are drawn` }
  }
}

function* badMeta({ json, meta }: View): Iterable<Found> {
  const data = json.data
  if (!isObject(data) || data.$meta === undefined) return
  const path = 'data.$meta'
  if (meta.schema !== 1)
    yield { path: `${path}.schema`, ...told`${quote(meta.schema)}; this client reads schema 1` }
  const { minClient, rev } = meta as Readonly<Record<string, unknown>>
  if (
    minClient !== undefined &&
    !(typeof minClient === 'string' && /^\d+(\.\d+)*$/.test(minClient))
  )
    yield { path: `${path}.minClient`, ...told`${quote(minClient)} is no version such as '1.2'` }
  if (rev !== undefined && typeof rev !== 'string')
    yield { path: `${path}.rev`, ...told`${quote(rev)} is no text` }
}

/** The definition as a whole: its size, its ids, its nesting. */
export const shapeRules: readonly Rule[] = [
  {
    name: 'too-large',
    severity: 'error',
    check: tooLarge,
  },
  {
    name: 'trimmed',
    severity: 'error',
    check: trimmed,
  },
  {
    name: 'no-widget',
    severity: 'error',
    check: ({ strangers }) => strangers.map((path) => ({ path, ...told`has no config.type` })),
  },
  {
    name: 'too-many-widgets',
    severity: 'error',
    *check({ nodes }) {
      const drawn = nodes.filter(({ replaces }) => !replaces).length
      if (drawn > MAX_WIDGETS)
        yield { path: 'widgets', ...told`${drawn} widgets; the first ${MAX_WIDGETS} are drawn` }
    },
  },
  {
    name: 'too-deep',
    severity: 'error',
    check: tooDeep,
  },
  {
    name: 'duplicate-id',
    severity: 'error',
    check: duplicateIds,
  },
  {
    name: 'no-url',
    severity: 'error',
    *check({ url }) {
      if (!url.startsWith('/')) yield { path: 'url', ...told`${quote(url)} is no path` }
    },
  },
  {
    name: 'no-widgets',
    severity: 'warning',
    *check({ json }) {
      if ((json.widgets as unknown[]).length === 0)
        yield { path: 'widgets', ...told`empty: the page says 'coming'` }
    },
  },
  { name: 'meta', severity: 'error', check: badMeta },
]

/** A plain relative path, as `checkApi` of src/engine/calls.ts takes it. */
const RELATIVE = /^[A-Za-z][\w/-]*(\?[\w=&%.-]*)?$/

/** Where closed gates send people: a gate on these is behind itself. */
const WAYS = {
  login: [LOGIN, '/user/reg', '/views/user/wechatLogin', '/user/password/find'],
  /** The purchase button and the real-name prompt (commerce spec §6). */
  role: ['/scanPay/purchase', '/auto/edit', '/user/identity'],
  denied: [HOME],
}

function* unreadableFlags({ json }: View): Iterable<Found> {
  const { security } = json
  if (security === undefined || security === null) return
  if (!isObject(security)) {
    // An empty list is how some servers write an empty object.
    if (!(Array.isArray(security) && security.length === 0))
      yield { path: 'security', ...told`is { isOpen, isLogin, isAdmin, getApi }` }
    return
  }
  for (const name of ['isOpen', 'isLogin', 'isAdmin'] as const) {
    const value = security[name]
    if (value !== undefined && typeof value !== 'boolean')
      yield { path: `security.${name}`, ...told`${quote(value)} is neither true nor false` }
  }
}

const pathOf = (getApi: string) => getApi.replace(/^\//, '').split('?')[0] ?? ''

/** `user/{id}` answers `user/7`. */
const isAlike = (contract: string, path: string) =>
  new RegExp(`^${contract.replace(/\{\w+\}/g, '[^/]+')}$`).test(path)

/** Why the answer is never `true`; undefined when it may be. */
function neverTrue(getApi: unknown, { gates }: World): Told | undefined {
  if (typeof getApi !== 'string') return told`${quote(getApi)} is no path`
  if (!RELATIVE.test(getApi.replace(/^\//, '')))
    return told`${quote(getApi)} is no relative path of the main host`
  const isKnown = gates.some(({ path }) => isAlike(path, pathOf(getApi)))
  return isKnown ? undefined : told`no GET that can answer true is known at ${quote(getApi)}`
}

function* shutApi({ json }: View, world: World): Iterable<Found> {
  const { security } = json
  if (!isObject(security) || !security.getApi) return
  const found = neverTrue(security.getApi, world)
  if (found) yield { path: 'security.getApi', ...found }
}

function* circles({ url, security, meta, route }: View): Iterable<Found> {
  if ((security.isLogin || security.isAdmin) && WAYS.login.includes(url))
    yield { path: 'security', ...told`a login behind a login: nobody gets in` }
  if ((meta.role || route?.role) && WAYS.role.includes(url))
    yield {
      path: 'data.$meta.role',
      ...told`closed people are sent here, where the same gate is`,
    }
  if ((security.isAdmin || security.getApi) && WAYS.denied.includes(url))
    yield { path: 'security', ...told`closed people are sent home, where the same gate is` }
}

function* badRole({ json, meta }: View): Iterable<Found> {
  const { role } = meta as { readonly role?: unknown }
  if (isObject(json.data) && role !== undefined && role !== 'special')
    yield { path: 'data.$meta.role', ...told`${quote(role)} is no role; 'special' is` }
}

function* hiddenRole({ meta, url, route }: View, { linked }: World): Iterable<Found> {
  if (meta.role && !route && !linked.has(url))
    yield { path: 'data.$meta.role', ...told`guards a page that nothing leads to` }
}

function* noLogin({ security, route }: View, { gates }: World): Iterable<Found> {
  if (security.isLogin || route?.login) return
  if (security.isAdmin)
    yield { path: 'security.isAdmin', ...told`asks for a login too: say isLogin` }
  const { getApi } = security
  const call = gates.find(({ path }) => getApi && isAlike(path, pathOf(getApi)))
  if (call?.asksUser && !security.isAdmin)
    yield { path: 'security.getApi', ...told`${quote(getApi)} wants a session: say isLogin` }
}

/** Who may see the page. */
export const gateRules: readonly Rule[] = [
  {
    name: 'gate-flag',
    severity: 'error',
    check: unreadableFlags,
  },
  {
    name: 'gate-api',
    severity: 'error',
    check: shutApi,
  },
  {
    name: 'gate-circle',
    severity: 'error',
    check: circles,
  },
  { name: 'gate-role', severity: 'error', check: badRole },
  {
    name: 'gate-hidden',
    severity: 'warning',
    check: hiddenRole,
  },
  {
    name: 'gate-login',
    severity: 'warning',
    check: noLogin,
  },
  {
    name: 'gate-open',
    severity: 'warning',
    *check({ security }) {
      if (security.isOpen === false)
        yield {
          path: 'security.isOpen',
          ...told`closes nothing (docs/decisions/points.md, point 1)`,
        }
    },
  },
]
