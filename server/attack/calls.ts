import { createHash, createHmac, randomUUID } from 'node:crypto'
import { HEADER } from '../../src/http/headers'
import { signatureBase } from '../../src/shared/transport'
import { encodePart } from '../../src/shared/url'
import type { Sandbox } from '../app'
import { PROJECT_KEY } from '../app'
import type { Handler } from '../handler'
import type { Range, Shot } from './findings'
import { HOSTILE_TEXTS, hostile, inputOf, type Spite } from './inputs'
import type { Pool } from './pool'
import { type Random, randomOf } from './random'

/** Accounts of the seed; undefined is nobody. */
export type Attacker = '1001' | '1002' | '1003' | undefined
const ATTACKERS: readonly Attacker[] = ['1001', '1002', '1003', undefined]

interface Call {
  readonly name: string
  readonly method: string
  /** With its query, without host prefix. */
  readonly path: string
  readonly body?: unknown
}

/** A call of the main host as somebody sends it on purpose: signed, with a session of its own. */
export async function sendAs(
  sandbox: Sandbox,
  attacker: string | undefined,
  { name, method, path, body }: Call,
): Promise<Shot> {
  const text = method === 'GET' ? '' : toJson(body ?? {})
  const nonce = randomUUID()
  const headers = await credentials(sandbox, attacker, { method, path, body: text, nonce })
  const init =
    method === 'GET'
      ? { method, headers }
      : { method, body: text, headers: { ...headers, 'content-type': 'application/json' } }
  return { name, path: `/main/${path}`, init }
}

/** Everything that travels with a call as JSON; numbers beyond it are written as text would be. */
function toJson(body: unknown): string {
  return JSON.stringify(body) ?? 'null'
}

/** A value as a query or a path has it; half an emoji cannot travel there. */
const toText = (value: unknown): string =>
  typeof value === 'object' && value !== null ? toJson(value) : String(value ?? '')

export interface Aim {
  readonly sandbox: Sandbox
  readonly pool: Pool
  readonly seed: number
}

/** As the client does it: signed in any case. Each shot has a session of its own, since one may end it. */
async function credentials(
  sandbox: Sandbox,
  attacker: string | undefined,
  signed: { method: string; path: string; body: string; nonce: string },
): Promise<Record<string, string>> {
  const { body, ...parts } = signed
  const timestamp = sandbox.services.clock.now()
  const bodyHash = createHash('sha256').update(body).digest('hex')
  const base = signatureBase({ ...parts, timestamp }, bodyHash)
  const session = attacker && (await sandbox.services.tokens.issue(attacker, 'WapH5'))
  return {
    ...(session && { [HEADER.authorization]: `Bearer ${session.token}` }),
    [HEADER.timestamp]: String(timestamp),
    [HEADER.nonce]: signed.nonce,
    [HEADER.sign]: createHmac('sha256', PROJECT_KEY).update(base).digest('hex'),
  }
}

const toSearch = (query: unknown): string => {
  const pairs = Object.entries(Object(query ?? {}) as Record<string, unknown>)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${encodePart(name)}=${encodePart(toText(value))}`)
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

interface Sending {
  readonly contentType: string
  readonly body: string
}

/** Bodies that are none, beside those of the contract. */
function send(random: Random, body: unknown): Sending {
  const json = toJson(body)
  const odd: readonly Sending[] = [
    { contentType: 'application/json', body: json.slice(0, json.length / 2) },
    { contentType: 'application/json', body: '[]' },
    { contentType: 'application/json', body: '{"a":1e999}' },
    { contentType: 'text/plain', body: json },
    { contentType: 'multipart/form-data; boundary=x', body: '--x\r\nbroken' },
    { contentType: 'multipart/form-data', body: '' },
    { contentType: 'application/x-www-form-urlencoded', body: 'a=1&a=2&%' },
  ]
  return random.chance(12) ? random.pick(odd) : { contentType: 'application/json', body: json }
}

/** Most cases are whole but for one value: they get furthest. The first is whole. */
const SPITES: readonly Spite[] = ['none', 'one', 'one', 'one', 'one', 30]
/** After so many cases comes one that is whole again. */
export const WHOLE = SPITES.length

/** One case of a call. */
export async function aim(
  { sandbox, pool, seed }: Aim,
  { contract }: Handler,
  index: number,
  attacker?: string,
): Promise<Shot> {
  const { method, path: template, host = 'main' } = contract
  const name = `${seed} ${method} ${template} ${index}`
  const random = randomOf(name)
  const words = (field: string) => pool(field, random, template)
  const spite = SPITES[index % SPITES.length] as Spite
  const path = template.replace(/\{(\w+)\}/g, (_: string, field: string) =>
    encodePart(random.chance(70) ? (words(field) ?? 'product') : random.pick(HOSTILE_TEXTS) || 'x'),
  )
  const query = contract.query ? inputOf(contract.query, random, words, spite) : undefined
  const search = toSearch(query === undefined && random.chance(20) ? { x: hostile(random) } : query)
  const body = contract.body ? inputOf(contract.body, random, words, spite) : undefined
  const sending = method === 'GET' ? undefined : send(random, body ?? {})
  const who = attacker ?? random.pick(ATTACKERS)
  const isForm = sending?.contentType.startsWith('multipart') ?? false
  const signed = { method, path: path + search, body: isForm ? '' : (sending?.body ?? '') }
  const nonce = randomUUID()
  return {
    name,
    path: `/${host}/${path}${search}`,
    init: {
      method,
      headers: {
        'accept-language': random.pick(['en', 'zh-CN', '*', '']),
        ...(await credentials(sandbox, who, { ...signed, nonce })),
        ...(sending && { 'content-type': sending.contentType }),
      },
      ...(sending && { body: sending.body }),
    },
  }
}

/** So many cases of every call. */
export async function attackCalls(
  range: Range,
  target: Aim,
  handlers: readonly Handler[],
  cases: number,
): Promise<void> {
  for (const handler of handlers) {
    for (let index = 0; index < cases; index++) await range.fire(await aim(target, handler, index))
  }
}
