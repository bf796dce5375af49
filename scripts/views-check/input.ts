import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { VIEWS } from '../../server/views'
import { HEADER } from '../../src/http/headers'
import { isObject } from '../../src/shared/json'
import { sign } from '../../src/shared/signature'
import { formatUrl } from '../../src/shared/url'
import { settings } from '../../taproom.config'

/** Definitions that were read from one place. */
export interface Input {
  readonly from: string
  readonly definitions: readonly unknown[]
  /** Everything a server has: what is not in it does not exist there. */
  readonly whole: boolean
  /** Addresses that pages had before, and where each of them leads. */
  readonly redirects?: Readonly<Record<string, string>>
  /** Where its pictures are. */
  readonly origin?: string
}

const ALL = '/main/paas/viewEngine/all'
const TIMEOUT = 10_000

/** One definition, a list of them, or the envelope a server puts around either. */
function unwrap(answer: unknown): readonly unknown[] {
  if (Array.isArray(answer)) return answer
  if (!isObject(answer) || 'widgets' in answer) return [answer]
  const inner = answer.data ?? answer.result
  return Array.isArray(inner) || isObject(inner) ? unwrap(inner) : [answer]
}

/** A call of the main host is signed (point 7), unless it is not one. */
function headersFor({ pathname, searchParams }: URL): Record<string, string> {
  if (!pathname.startsWith('/main/')) return {}
  const timestamp = Math.floor(Date.now() / 1000)
  const nonce = randomUUID()
  const path = pathname.slice('/main/'.length) + formatUrl('', Object.fromEntries(searchParams))
  const key = process.env.TAPROOM_PROJECT_KEY ?? settings.keys.project
  const signature = sign({ timestamp, nonce, method: 'GET', path }, '', key)
  return {
    [HEADER.timestamp]: String(timestamp),
    [HEADER.nonce]: nonce,
    [HEADER.sign]: signature,
  }
}

const ask = (url: URL): Promise<Response> =>
  fetch(url, { headers: headersFor(url), signal: AbortSignal.timeout(TIMEOUT) })

/** Where a server has a page under another address than its own; one that tells no changes has none. */
async function redirectsOf(all: URL): Promise<Readonly<Record<string, string>>> {
  const url = new URL(all)
  url.searchParams.set('since', '')
  const response = await ask(url)
  const answer: unknown = response.ok ? await response.json() : undefined
  const changes = isObject(answer) && isObject(answer.data) ? answer.data.views : undefined
  return Object.fromEntries(
    Object.entries(isObject(changes) ? changes : {}).flatMap(([from, page]) =>
      isObject(page) && typeof page.url === 'string' && page.url !== from ? [[from, page.url]] : [],
    ),
  )
}

async function readUrl(address: string): Promise<Input> {
  const url = new URL(address)
  if (url.pathname === '/') url.pathname = ALL
  const response = await ask(url)
  if (!response.ok) throw new Error(`${url} answers ${response.status}`)
  const definitions = unwrap(await response.json())
  const whole = url.pathname === ALL
  const redirects = whole ? await redirectsOf(url) : {}
  return { from: String(url), definitions, whole, redirects, origin: url.origin }
}

async function readOne(source: string): Promise<Input> {
  if (/^https?:\/\//.test(source)) return readUrl(source)
  const text = await readFile(source, 'utf8')
  return { from: source, definitions: unwrap(JSON.parse(text)), whole: false }
}

/** What ships: the sandbox's definitions and those of the client. */
export const shipped = (clientViews: readonly unknown[]): readonly Input[] => [
  { from: 'sandbox', definitions: [...VIEWS.values()], whole: false },
  { from: 'client', definitions: clientViews, whole: false },
]

/**
 * Definitions of files and addresses.
 *
 * @throws Error with one sentence for what cannot be read.
 */
export async function readInputs(sources: readonly string[]): Promise<readonly Input[]> {
  return Promise.all(
    sources.map(async (source) => {
      try {
        return await readOne(source)
      } catch (error) {
        const { message, cause } = error as Error
        const reason = cause instanceof Error ? `${message}: ${cause.message}` : message
        throw new Error(`${source} cannot be read: ${reason}`)
      }
    }),
  )
}

/** What these definitions may lead to: one another, the client's, and the sandbox's unless a server has all. */
export function knownTo(
  inputs: readonly Input[],
  clientViews: readonly unknown[],
): readonly unknown[] {
  const given = inputs.flatMap(({ definitions }) => definitions)
  return [...given, ...clientViews, ...(inputs.some(({ whole }) => whole) ? [] : VIEWS.values())]
}

/** Sizes of pictures a server has, by url. */
export async function measurePictures(
  inputs: readonly Input[],
  urlsOf: (definition: unknown) => Iterable<string>,
): Promise<ReadonlyMap<string, number | 'missing'>> {
  const sizes = new Map<string, number | 'missing'>()
  for (const { origin, definitions } of inputs) {
    if (!origin) continue
    for (const url of new Set(definitions.flatMap((one) => [...urlsOf(one)]))) {
      const size = await measure(url, origin)
      if (size !== undefined) sizes.set(url, size)
    }
  }
  return sizes
}

/** Only of the server that was asked for: a check does not go round the world. */
async function measure(url: string, origin: string): Promise<number | 'missing' | undefined> {
  const address = new URL(url, origin)
  if (address.origin !== origin) return undefined
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT) })
    if (response.status === 404) return 'missing'
    return response.ok ? (await response.arrayBuffer()).byteLength : undefined
  } catch {
    return undefined
  }
}
