import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createApp } from '../../server/app'
import { HANDLERS } from '../../server/routes'
import type { AnyContract } from '../../src/http/endpoint'
import type { Credentials } from '../../src/shared/transport'
import { type Input, Line, type Reply } from '../conformance/line'
import { nameOf, Run } from '../conformance/run'
import { EXAMPLE_LINE, exchangeLines, NOON, WHO } from '../openapi/exchanges'
import { fieldTable } from '../views-check/reference'
import type { Draft } from './draft'
import { sentence } from './widgets'

/** Where a call stands in the code, and what is said of it there. */
interface Place {
  readonly noun: string
  readonly words: string
}

/** Everybody a call may want: a buyer with a shop, an administrator, a colleague. */
const ACCOUNTS = ['13800138000', '13900139000', '19912345678'].map((mobile) => ({
  mobile,
  password: 'taproom1',
}))

/** A contract as it is written: its method, or that of another call, and its path some fields later. */
const CALL = /(?:method: '(\w+)'|\.\.\.\w+\.contract),[^{}]*?path: '([^']+)'/g
const REMARK = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const (?:(?!export )[\s\S])*$/

/** Stands for a method that is another call's. */
const ANY = '*'

/** Contracts that lie below the rooms, under the nouns of the server. */
const OUTSIDE = [
  ['view', 'src/engine/calls.ts'],
  ['storage', 'src/http/upload-file.ts'],
] as const

/** Noun and remark of every call, by its name. */
function places(root: string): ReadonlyMap<string, Place> {
  const rooms = readdirSync(join(root, 'src/features')).flatMap((noun) =>
    readdirSync(join(root, 'src/features', noun))
      .filter((file) => /^contract[^/]*\.ts$/.test(file))
      .map((file) => [noun, `src/features/${noun}/${file}`] as const),
  )
  return new Map(
    [...rooms, ...OUTSIDE].flatMap(([noun, file]) => {
      const text = readFileSync(join(root, file), 'utf8')
      return [...text.matchAll(CALL)].map(({ 1: method, 2: path, index }): [string, Place] => {
        const [, comment = ''] = REMARK.exec(text.slice(0, index)) ?? []
        // The remark often begins with the call itself.
        const words = comment.replace(/^[\s*]*[A-Z]+ [\w/{}-]+[:.]?/, '').trim()
        return [`${method ?? ANY} ${path}`, { noun, words: words && sentence(words) }]
      })
    }),
  )
}

interface Exchange {
  readonly input: Input
  readonly reply: Reply
}

/** Keeps of each call the exchange that says most: one that was answered before one that was refused. */
class Notebook extends Line {
  readonly kept = new Map<string, Exchange>()

  override async send(contract: AnyContract, input: Input, who?: Credentials): Promise<Reply> {
    const reply = await super.send(contract, input, who)
    const before = this.kept.get(nameOf(contract))
    const exchange = { input, reply }
    if (worth(exchange) > (before ? worth(before) : 0)) this.kept.set(nameOf(contract), exchange)
    return reply
  }
}

/** 0 for what teaches nothing: a call that was made without a token to see it refused. */
function worth({ reply: { body } }: Exchange): number {
  const { code, status } = (body ?? {}) as { code?: unknown; status?: unknown }
  if (code === 401 || body === undefined) return 0
  return code === 200 || (code === undefined && status !== 0) ? 2 : 1
}

/**
 * What a sandbox of its own answers to the calls of the conformance run.
 *
 * @param only calls whose name has this in it; those they ask for something are made too.
 * @returns by the name of the call, for those that could be made.
 */
async function exchanges(only: string): Promise<ReadonlyMap<string, Exchange>> {
  const sandbox = await createApp({
    dataDir: ':memory:',
    machineMs: () => NOON,
    staticDir: '/nowhere',
  })
  try {
    const line = new Notebook({ ...EXAMPLE_LINE, width: 4, fetch: (it) => sandbox.fetch(it) })
    const given = { accounts: ACCOUNTS, writes: true, payPassword: '135790', only }
    await new Run({ line, ...given }).all()
    return line.kept
  } finally {
    await sandbox.close()
  }
}

/** The pages of the calls, by noun. @param only of which calls an exchange is taken; empty for all. */
export async function callPages(root: string, only: string): Promise<readonly Draft[]> {
  const known = places(root)
  const placeOf = (contract: AnyContract): Place => {
    const place = known.get(nameOf(contract)) ?? known.get(`${ANY} ${contract.path}`)
    if (!place) throw new Error(`no contract writes out ${nameOf(contract)}`)
    return place
  }
  const nouns = new Map<string, AnyContract[]>()
  for (const { contract } of HANDLERS) {
    const { noun } = placeOf(contract)
    nouns.set(noun, [...(nouns.get(noun) ?? []), contract])
  }
  const taken = await exchanges(only)
  const sorted = [...nouns].sort(([left], [right]) => left.localeCompare(right, 'en'))
  const pages = sorted.map(([noun, contracts]): Draft => {
    const calls = contracts.map((contract) => ({
      contract,
      words: placeOf(contract).words,
      exchange: taken.get(nameOf(contract)),
    }))
    return {
      path: `api/${noun}.html`,
      section: 'api',
      group: 'By noun',
      name: noun,
      markdown: [`# API: ${noun}`, contentsOf(calls), ...calls.map(callText), ''].join('\n\n'),
    }
  })
  return [indexOf(sorted), ...pages]
}

interface Call extends Place {
  readonly contract: AnyContract
  readonly exchange: Exchange | undefined
}

function contentsOf(calls: readonly Omit<Call, 'noun'>[]): string {
  const rows = calls.map(({ contract, words }) => {
    const name = nameOf(contract)
    const first = words.split(/(?<=\.) /)[0] ?? ''
    return `| [\`${name}\`](#${anchorOf(name)}) | ${WHO[contract.auth ?? 'none']} | ${first.replaceAll('|', '\\|')} |`
  })
  return ['| Call | Who asks | |', '|---|---|---|', ...rows].join('\n')
}

/** As anchors of titles are made; a noun has no call twice. */
const anchorOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-')

function callText({ contract, words, exchange }: Omit<Call, 'noun'>): string {
  const { host = 'main', auth = 'none', query, body, data } = contract
  const params = [...contract.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => `\`${name}\``)
  const facts = [
    `Asked by ${WHO[auth]}`,
    host !== 'main' && `on the host \`${host}\``,
    contract.alternate && 'through the alternate client',
    contract.multipart && 'as a form with one file',
    contract.unsigned && 'also without a signature',
    params.length > 0 && `with ${params.join(' and ')} in its path`,
  ].filter(Boolean)
  const asked = fieldTable({ query, body })
  const answered = fieldTable({ data })
  return [
    `## ${nameOf(contract)}`,
    `${words} ${facts.join(', ')}.`.trim(),
    ...(asked ? ['**What it takes**', asked] : []),
    ...(answered ? ['**What it answers**', answered] : []),
    ...(exchange
      ? ['**An exchange**', exchangeLines(contract, exchange.input, exchange.reply).join('\n')]
      : []),
  ].join('\n\n')
}

function indexOf(nouns: readonly (readonly [string, readonly AnyContract[]])[]): Draft {
  const count = nouns.reduce((sum, [, contracts]) => sum + contracts.length, 0)
  const rows = nouns.map(
    ([noun, contracts]) =>
      `| [${noun}](/api/${noun}.html) | ${contracts.length} | ${contracts
        .slice(0, 3)
        .map((contract) => `\`${nameOf(contract)}\``)
        .join(', ')}${contracts.length > 3 ? ' …' : ''} |`,
  )
  return {
    path: 'api/index.html',
    section: 'api',
    name: 'All calls',
    markdown: [
      '# API',
      `The ${count} calls between app and server, by noun: who may ask, what is taken and answered, and an exchange with the sandbox. For machines they are in [openapi.json](/openapi.json). Envelopes, headers and codes are in the [client specification](/reference/client-specification.html); in which order a server is built says [your own backend](/how-to/your-own-backend.html).`,
      ['| Noun | Calls | |', '|---|---|---|', ...rows].join('\n'),
      '',
    ].join('\n\n'),
  }
}
