import type { HostName } from '../src/http/endpoint'
import type { SignatureParts } from '../src/shared/signature'
import type { ClientType, Envelope } from '../src/shared/transport'

/** Values of a build. The code reads them as `process.env.TARO_APP_…`, so that an empty one leaves no code behind. */
export interface Settings {
  readonly origins: {
    readonly mini: string
    readonly h5: string
    readonly alternate: string
    readonly wechatOAuth: string
  }
  readonly keys: { readonly project: string; readonly map: string }
  readonly project: string
}

const HEADER_NAMES = [
  'timestamp',
  'authorization',
  'token',
  'tenant',
  'merchantId',
  'filter',
  'expires',
  'regionId',
  'isMobile',
  'userToken',
  'userId',
  'project',
  'clientUrl',
  'clientType',
  'appType',
  'sign',
  'tokenLogin',
  'nonce',
  'language',
] as const
export type Headers = Readonly<Record<(typeof HEADER_NAMES)[number], string>>

/** What an adopter may replace by code of their own; the defaults are those of the specification. */
export interface Ports {
  readonly envelopes: Readonly<Record<HostName, Envelope>>
  /** What the header `sign` says of a call. */
  readonly signer: (parts: SignatureParts, body: string, projectKey: string) => string
  /** The token of the chat server. */
  readonly chatSigner: (userId: string, sessionToken: string, seconds: number) => string
}

export type PayTypes = Readonly<Record<ClientType, readonly number[]>>

/** All that taproom.config.ts exports. */
export interface Adoption extends Ports {
  readonly settings: Settings
  readonly headers: Headers
  readonly payTypes: PayTypes
  readonly webHosts: readonly string[]
  /** Pages and calls that nothing is drawn for. */
  readonly without: readonly string[]
}

const ORIGIN = /^https?:\/\/[^/?#\s]+$/
const ADDRESS = /^https?:\/\/[^\s]+$/
/** What HTTP lets a header's name and value be made of. */
const NAME = /^[\w!#$%&'*+.^`|~-]+$/
const VALUE = /^[\x21-\x7e]+$/
const WEB_HOST = /^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+$/
/** `/live/list` or `live/page`. */
const PAGE_OR_CALL = /^\/?[A-Za-z][\w/{}-]*$/
/** An app without them cannot be come into. */
const NEEDED = ['/', '/pages/tabbar/index', '/user/login']
const CLIENTS: readonly ClientType[] = [
  'WapH5',
  'AlipayH5',
  'WeChat',
  'WeChatLite',
  'AppPlus',
  'Alipay',
]
const PAY_TYPES = [1, 3, 4, 7, 8, 12, 300]

const quoted = (value: unknown) => (typeof value === 'string' ? `'${value}'` : String(value))

function* settingsProblems({ origins, keys, project }: Settings): Generator<string> {
  for (const name of ['mini', 'h5', 'alternate'] as const) {
    const origin = origins[name]
    const isGiven = origin !== '' || name === 'mini'
    if (isGiven && !ORIGIN.test(origin))
      yield `settings.origins.${name}: ${quoted(origin)} is no origin, write https://host without a path or a slash at its end`
  }
  if (origins.wechatOAuth !== '' && !ADDRESS.test(origins.wechatOAuth))
    yield `settings.origins.wechatOAuth: ${quoted(origins.wechatOAuth)} is no address, write https://…`
  if (keys.project === '')
    yield 'settings.keys.project: is empty, calls before a login are signed with it'
  if (!VALUE.test(project))
    yield `settings.project: ${quoted(project)} cannot stand in a header, write letters and digits`
}

function* headerProblems(headers: Headers): Generator<string> {
  const taken = new Map([['content-type', 'the type of the body']])
  for (const key of HEADER_NAMES) {
    const name: unknown = headers[key]
    if (typeof name !== 'string' || !NAME.test(name)) {
      yield `headers.${key}: ${quoted(name)} is no name of a header`
      continue
    }
    const before = taken.get(name.toLowerCase())
    if (before) yield `headers.${key}: '${name}' is already ${before}`
    taken.set(name.toLowerCase(), `headers.${key}`)
  }
  for (const key of Object.keys(headers))
    if (!HEADER_NAMES.some((name) => name === key))
      yield `headers.${key}: the app sends no such header, it knows ${HEADER_NAMES.join(', ')}`
}

const HOSTS: readonly HostName[] = ['main', 'generic', 'chat']
/** What a gateway may answer in place of the server. */
const NO_ANSWERS: readonly unknown[] = ['<html>', '', null, undefined, 7, [], {}]

function* envelopeProblems(envelopes: Ports['envelopes']): Generator<string> {
  for (const host of HOSTS) {
    const open: unknown = envelopes[host]
    if (typeof open !== 'function') {
      yield `envelopes.${host}: is no function, write envelopeOf({ … }), bareEnvelope or one of your own`
      continue
    }
    for (const body of NO_ANSWERS) {
      try {
        const opened = open({ status: 502, body, headers: {} })
        if (opened?.ok)
          yield `envelopes.${host}: takes ${JSON.stringify(body)} with HTTP status 502 for a yes`
      } catch (error) {
        yield `envelopes.${host}: throws on the body ${JSON.stringify(body)} (${error instanceof Error ? error.message : error}), answer undefined`
      }
    }
  }
}

/** Two calls that differ in one thing; a signature says which. */
function* signerProblems({ signer, chatSigner }: Ports): Generator<string> {
  const parts = { timestamp: 1_795_320_000, nonce: 'a', method: 'GET', path: 'product/page' }
  yield* wordProblems('signer', () => [
    signer(parts, '', 'key'),
    signer({ ...parts, nonce: 'b' }, '', 'key'),
  ])
  yield* wordProblems('chatSigner', () => [
    chatSigner('1001', 'session-token', parts.timestamp),
    chatSigner('1001', 'another-token', parts.timestamp),
  ])
}

function* wordProblems(port: string, make: () => readonly [string, string]): Generator<string> {
  try {
    const [one, other] = make()
    if (typeof one !== 'string' || !VALUE.test(one))
      yield `${port}: answers ${quoted(one)}, which cannot stand in a header`
    else if (one === other) yield `${port}: answers the same for two that must differ`
  } catch (error) {
    yield `${port}: throws (${error instanceof Error ? error.message : error})`
  }
}

function* payProblems(payTypes: PayTypes): Generator<string> {
  for (const client of CLIENTS) {
    const types: unknown = payTypes[client]
    if (!Array.isArray(types)) {
      yield `payTypes.${client}: is missing, write [] where nobody can pay`
      continue
    }
    for (const type of types)
      if (!PAY_TYPES.includes(type))
        yield `payTypes.${client}: there is no pay type ${quoted(type)}, there are ${PAY_TYPES.join(', ')}`
    if (new Set(types).size < types.length) yield `payTypes.${client}: names one twice`
  }
  for (const client of Object.keys(payTypes))
    if (!CLIENTS.some((name) => name === client))
      yield `payTypes.${client}: there is no such client, there are ${CLIENTS.join(', ')}`
}

/** What is wrong with taproom.config.ts, a sentence each. */
export function problemsOfAdoption(given: Adoption): string[] {
  return [
    ...settingsProblems(given.settings),
    ...headerProblems(given.headers),
    ...envelopeProblems(given.envelopes),
    ...signerProblems(given),
    ...payProblems(given.payTypes),
    ...given.webHosts
      .filter((host) => !WEB_HOST.test(host))
      .map((host) => `webHosts: ${quoted(host)} is no host, write shop.example or *.shop.example`),
    ...given.without
      .filter((name) => !PAGE_OR_CALL.test(name) || NEEDED.includes(name))
      .map((name) =>
        NEEDED.includes(name)
          ? `without: nobody can come in without ${quoted(name)}`
          : `without: ${quoted(name)} is no page (/live/list) and no call (live/page)`,
      ),
  ]
}

/** @throws Error that names all problems. */
export function checkAdoption(given: Adoption): void {
  const problems = problemsOfAdoption(given)
  if (problems.length > 0)
    throw new Error(['taproom.config.ts cannot be built:', ...problems].join('\n  '))
}

/** The settings under the names that the code reads. */
export function variablesOf({ origins, keys, project }: Settings): Record<string, string> {
  return {
    TARO_APP_ORIGIN: origins.mini,
    TARO_APP_H5_ORIGIN: origins.h5,
    TARO_APP_ALTERNATE_ORIGIN: origins.alternate,
    TARO_APP_WECHAT_OAUTH: origins.wechatOAuth,
    TARO_APP_PROJECT_KEY: keys.project,
    TARO_APP_MAP_KEY: keys.map,
    TARO_APP_PROJECT: project,
  }
}
