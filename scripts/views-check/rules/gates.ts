import * as v from 'valibot'
import { HOME, LOGIN } from '../../../src/routing/table'
import { isObject } from '../../../src/shared/json'
import { quote } from '../strings'
import type { Found, Rule, View, World } from '../types'

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
function neverTrue(getApi: unknown, { contracts }: World): string | undefined {
  if (typeof getApi !== 'string') return `${quote(getApi)} is no path`
  if (!RELATIVE.test(getApi.replace(/^\//, '')))
    return `${quote(getApi)} is no relative path of the main host`
  const found = contracts.filter(
    ({ path, host }) => (host ?? 'main') === 'main' && isAlike(path, pathOf(getApi)),
  )
  if (found.length === 0) return `no call is known at ${quote(getApi)}`
  const read = found.find(({ method }) => method === 'GET')
  if (!read) return `${quote(getApi)} is a ${found[0]?.method}; the gate asks with GET`
  return v.is(read.data, true) ? undefined : `${quote(getApi)} never answers true`
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

function* noLogin({ security, route }: View, { contracts }: World): Iterable<Found> {
  if (security.isLogin || route?.login) return
  if (security.isAdmin)
    yield { path: 'security.isAdmin', message: 'asks for a login too: say isLogin' }
  const { getApi } = security
  const call = getApi && contracts.find(({ path }) => isAlike(path, pathOf(getApi)))
  if (call && call.auth === 'user' && !security.isAdmin)
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
