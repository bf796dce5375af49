import type { HostName } from '../src/http/endpoint'
import type { ClientType, Envelope, Signer } from '../src/shared/transport'

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
  /** Makes the header `sign` and the token of the chat server. Given the host's own, which it may use. */
  readonly signer: (own: Signer) => Signer
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

/** What the app has, which a configuration can name. */
export interface Known {
  /** Signs where nothing else does. */
  readonly signer: Signer
  readonly clients: readonly string[]
  readonly payTypes: readonly number[]
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
async function signerProblems({ signer }: Ports, known: Known): Promise<string[]> {
  const parts = { timestamp: 1_795_320_000, nonce: 'a', method: 'GET', path: 'product/page' }
  const own = (change: Partial<typeof parts>) =>
    signer(known.signer).sign({ ...parts, ...change }, '', 'key')
  const chat = (token: string) => signer(known.signer).chatToken('1001', token, parts.timestamp)
  const problems = await Promise.all([
    wordProblem('signer, sign', () => [own({}), own({ nonce: 'b' })]),
    wordProblem('signer, chatToken', () => [chat('session-token'), chat('another-token')]),
  ])
  return problems.flat()
}

type Word = ReturnType<Signer['sign']>

async function wordProblem(port: string, make: () => readonly Word[]): Promise<string[]> {
  try {
    const [one, other]: readonly unknown[] = await Promise.all(make())
    if (typeof one !== 'string' || !VALUE.test(one))
      return [`${port}: answers ${quoted(one)}, which cannot stand in a header`]
    return one === other ? [`${port}: answers the same for two that must differ`] : []
  } catch (error) {
    return [`${port}: throws (${error instanceof Error ? error.message : error})`]
  }
}

function* payProblems(payTypes: PayTypes, known: Known): Generator<string> {
  const given: Readonly<Record<string, unknown>> = payTypes
  for (const client of known.clients) {
    const types = given[client]
    if (!Array.isArray(types)) {
      yield `payTypes.${client}: is missing, write [] where nobody can pay`
      continue
    }
    for (const type of types)
      if (!known.payTypes.includes(type))
        yield `payTypes.${client}: there is no pay type ${quoted(type)}, there are ${known.payTypes.join(', ')}`
    if (new Set(types).size < types.length) yield `payTypes.${client}: names one twice`
  }
  for (const client of Object.keys(payTypes))
    if (!known.clients.includes(client))
      yield `payTypes.${client}: there is no such client, there are ${known.clients.join(', ')}`
}

/**
 * What is wrong with taproom.config.ts.
 *
 * @param known what it can name.
 * @returns a sentence each; none when it can be built.
 */
export async function problemsOfAdoption(given: Adoption, known: Known): Promise<string[]> {
  return [
    ...settingsProblems(given.settings),
    ...headerProblems(given.headers),
    ...envelopeProblems(given.envelopes),
    ...(await signerProblems(given, known)),
    ...payProblems(given.payTypes, known),
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
export async function checkAdoption(given: Adoption, known: Known): Promise<void> {
  const problems = await problemsOfAdoption(given, known)
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
