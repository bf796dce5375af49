import { MAX_DEPTH, MAX_SIZE, MAX_WIDGETS, sanitize } from '../../../engine/read/read-node'
import { HOME, LOGIN } from '../../../routing/table'
import { isObject } from '../../../shared/json'
import { quote } from './read'
import type { Found, Rule, View, World } from './view'

const KB = 1024

function* tooLarge({ json, bytes }: View): Iterable<Found> {
  if (bytes > MAX_SIZE || !sanitize(json)) {
    yield { path: '', message: `${Math.ceil(bytes / KB)} KB; a reader takes ${MAX_SIZE / KB} KB` }
  }
}

function* trimmed({ json }: View): Iterable<Found> {
  for (const issue of sanitize(json)?.issues ?? []) {
    const [path = '', message = ''] = issue.split(': ')
    yield { path: path.replace(/^\$\.?/, ''), message }
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
    else yield { path: `${path}.config.id`, message: `${quote(id)} is the id of ${known} too` }
  }
}

function* tooDeep({ nodes }: View): Iterable<Found> {
  for (const { path, depth } of nodes) {
    // What is inside it is not worth a line of its own.
    if (depth === MAX_DEPTH + 1) yield { path, message: `${depth} deep; ${MAX_DEPTH} are drawn` }
  }
}

function* badMeta({ json, meta }: View): Iterable<Found> {
  const data = json.data
  if (!isObject(data) || data.$meta === undefined) return
  const path = 'data.$meta'
  if (meta.schema !== 1)
    yield { path: `${path}.schema`, message: `${quote(meta.schema)}; this client reads schema 1` }
  const { minClient, rev } = meta as Readonly<Record<string, unknown>>
  if (
    minClient !== undefined &&
    !(typeof minClient === 'string' && /^\d+(\.\d+)*$/.test(minClient))
  )
    yield { path: `${path}.minClient`, message: `${quote(minClient)} is no version such as '1.2'` }
  if (rev !== undefined && typeof rev !== 'string')
    yield { path: `${path}.rev`, message: `${quote(rev)} is no text` }
}

/** The definition as a whole: its size, its ids, its nesting. */
export const shapeRules: readonly Rule[] = [
  {
    name: 'too-large',
    severity: 'error',
    about: `a definition is at most ${MAX_SIZE / KB} KB`,
    check: tooLarge,
  },
  {
    name: 'trimmed',
    severity: 'error',
    about: 'no text, list or nesting is longer than a reader keeps, no key is forbidden',
    check: trimmed,
  },
  {
    name: 'no-widget',
    severity: 'error',
    about: 'whatever stands among widgets names its type',
    check: ({ strangers }) => strangers.map((path) => ({ path, message: 'has no config.type' })),
  },
  {
    name: 'too-many-widgets',
    severity: 'error',
    about: `a definition has at most ${MAX_WIDGETS} widgets, slots included`,
    *check({ nodes }) {
      const drawn = nodes.filter(({ replaces }) => !replaces).length
      if (drawn > MAX_WIDGETS)
        yield { path: 'widgets', message: `${drawn} widgets; the first ${MAX_WIDGETS} are drawn` }
    },
  },
  {
    name: 'too-deep',
    severity: 'error',
    about: `slots nest at most ${MAX_DEPTH} deep`,
    check: tooDeep,
  },
  {
    name: 'duplicate-id',
    severity: 'error',
    about: 'an id names one widget of its definition',
    check: duplicateIds,
  },
  {
    name: 'no-url',
    severity: 'error',
    about: 'a definition says its url, the address it is found by',
    *check({ url }) {
      if (!url.startsWith('/')) yield { path: 'url', message: `${quote(url)} is no path` }
    },
  },
  {
    name: 'no-widgets',
    severity: 'warning',
    about: 'a definition draws something',
    *check({ json }) {
      if ((json.widgets as unknown[]).length === 0)
        yield { path: 'widgets', message: "empty: the page says 'coming'" }
    },
  },
  { name: 'meta', severity: 'error', about: 'data.$meta can be read', check: badMeta },
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
      yield { path: 'security', message: 'is { isOpen, isLogin, isAdmin, getApi }' }
    return
  }
  for (const name of ['isOpen', 'isLogin', 'isAdmin'] as const) {
    const value = security[name]
    if (value !== undefined && typeof value !== 'boolean')
      yield { path: `security.${name}`, message: `${quote(value)} is neither true nor false` }
  }
}

const pathOf = (getApi: string) => getApi.replace(/^\//, '').split('?')[0] ?? ''

/** `user/{id}` answers `user/7`. */
const isAlike = (contract: string, path: string) =>
  new RegExp(`^${contract.replace(/\{\w+\}/g, '[^/]+')}$`).test(path)

/** Why the answer is never `true`; undefined when it may be. */
function neverTrue(getApi: unknown, { gates }: World): string | undefined {
  if (typeof getApi !== 'string') return `${quote(getApi)} is no path`
  if (!RELATIVE.test(getApi.replace(/^\//, '')))
    return `${quote(getApi)} is no relative path of the main host`
  const isKnown = gates.some(({ path }) => isAlike(path, pathOf(getApi)))
  return isKnown ? undefined : `no GET that can answer true is known at ${quote(getApi)}`
}

function* shutApi({ json }: View, world: World): Iterable<Found> {
  const { security } = json
  if (!isObject(security) || !security.getApi) return
  const message = neverTrue(security.getApi, world)
  if (message) yield { path: 'security.getApi', message }
}

function* circles({ url, security, meta, route }: View): Iterable<Found> {
  if ((security.isLogin || security.isAdmin) && WAYS.login.includes(url))
    yield { path: 'security', message: 'a login behind a login: nobody gets in' }
  if ((meta.role || route?.role) && WAYS.role.includes(url))
    yield {
      path: 'data.$meta.role',
      message: 'closed people are sent here, where the same gate is',
    }
  if ((security.isAdmin || security.getApi) && WAYS.denied.includes(url))
    yield { path: 'security', message: 'closed people are sent home, where the same gate is' }
}

function* badRole({ json, meta }: View): Iterable<Found> {
  const { role } = meta as { readonly role?: unknown }
  if (isObject(json.data) && role !== undefined && role !== 'special')
    yield { path: 'data.$meta.role', message: `${quote(role)} is no role; 'special' is` }
}

function* hiddenRole({ meta, url, route }: View, { linked }: World): Iterable<Found> {
  if (meta.role && !route && !linked.has(url))
    yield { path: 'data.$meta.role', message: 'guards a page that nothing leads to' }
}

function* noLogin({ security, route }: View, { gates }: World): Iterable<Found> {
  if (security.isLogin || route?.login) return
  if (security.isAdmin)
    yield { path: 'security.isAdmin', message: 'asks for a login too: say isLogin' }
  const { getApi } = security
  const call = gates.find(({ path }) => getApi && isAlike(path, pathOf(getApi)))
  if (call?.asksUser && !security.isAdmin)
    yield { path: 'security.getApi', message: `${quote(getApi)} wants a session: say isLogin` }
}

/** Who may see the page. */
export const gateRules: readonly Rule[] = [
  {
    name: 'gate-flag',
    severity: 'error',
    about: 'flags of security are true or false: damage closes a gate',
    check: unreadableFlags,
  },
  {
    name: 'gate-api',
    severity: 'error',
    about: 'getApi is a relative GET of a known call that can answer true',
    check: shutApi,
  },
  {
    name: 'gate-circle',
    severity: 'error',
    about: 'no gate is on the page that opens it',
    check: circles,
  },
  { name: 'gate-role', severity: 'error', about: "data.$meta.role is 'special'", check: badRole },
  {
    name: 'gate-hidden',
    severity: 'warning',
    about: 'a role guards a page that something leads to',
    check: hiddenRole,
  },
  {
    name: 'gate-login',
    severity: 'warning',
    about: 'a gate that needs a session asks for the login first',
    check: noLogin,
  },
  {
    name: 'gate-open',
    severity: 'warning',
    about: 'isOpen is not relied on: it neither blocks nor relaxes',
    *check({ security }) {
      if (security.isOpen === false)
        yield {
          path: 'security.isOpen',
          message: 'closes nothing (docs/decisions/points.md, point 1)',
        }
    },
  },
]
