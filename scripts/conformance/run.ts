import * as v from 'valibot'
import { HANDLERS } from '../../server/routes'
import type { AnyContract } from '../../src/http/endpoint'
import { newRequestId } from '../../src/shared/transport'
import { type Difference, shown } from './difference'
import { type Account, type Data, type Given, leastOf, NOTHING, type Recipe } from './given'
import { judge, type Verdict } from './judge'
import { NEVER, SENDS } from './kinds'
import type { Input, Line } from './line'
import { READS } from './reads'
import { lawsOf } from './relations'
import { WRITES } from './writes'

/** How a call stands. `unasked`: it was not made, and why. */
export type Outcome = Verdict | { readonly kind: 'unasked'; readonly words: string }

/** A line of the table. */
export interface Result {
  /** `POST order/order/page`, with its host where that is not the main one. */
  readonly call: string
  readonly auth: 'none' | 'optional' | 'user'
  readonly writes: boolean
  /** Who asked: a mobile number, or nobody. */
  readonly as: string
  readonly outcome: Outcome
  /** Of the answer that decided; 0 when none did. */
  readonly ms: number
}

export interface RunOptions {
  readonly line: Line
  readonly accounts: readonly { readonly mobile: string; readonly password: string }[]
  /** Also makes calls that change something. */
  readonly writes: boolean
  /** Only calls whose name has this in it; those they ask for something are made too. */
  readonly only?: string | undefined
  readonly code?: (mobile: string) => Promise<string | undefined>
  /** Of the first account. */
  readonly payPassword?: string | undefined
}

/** What a call is called everywhere here. */
export const nameOf = ({ method, path }: AnyContract): string => `${method} ${path}`

/** Every call of the registry, by its name. */
export const CONTRACTS: ReadonlyMap<string, AnyContract> = new Map(
  HANDLERS.map(({ contract }) => [nameOf(contract), contract]),
)

const LOGIN = 'POST people/user/login'

/** Whether a call changes something; some that are fetched with GET do. */
export const isWrite = (contract: AnyContract): boolean =>
  SENDS.includes(nameOf(contract)) || !(contract.method === 'GET' || contract.read === true)

interface Asked {
  readonly outcome: Outcome
  readonly ms: number
}

/** Makes the calls of the registry on a server and says of each how it stands. */
export class Run {
  private accounts: readonly Account[] = []
  private readonly asked = new Map<string, Promise<Asked>>()
  private readonly logins: Result[] = []
  /** Reads are asked once, as long as nothing changes what they answer. */
  private isChanging = false

  constructor(private readonly options: RunOptions) {}

  /** Every call there is; resolves when all have been made. */
  async all(): Promise<readonly Result[]> {
    await this.logIn()
    const chosen = [...CONTRACTS.values()].filter((contract) =>
      nameOf(contract).includes(this.options.only ?? ''),
    )
    const others = chosen.filter((contract) => nameOf(contract) !== LOGIN)
    const reads = others.filter((contract) => !isWrite(contract))
    const results = await Promise.all(reads.map((contract) => this.result(contract)))
    this.isChanging = true
    const order = Object.keys(WRITES)
    const rank = (contract: AnyContract) => order.indexOf(nameOf(contract))
    const writes = others.filter(isWrite).sort((left, right) => rank(left) - rank(right))
    for (const contract of writes) results.push(await this.result(contract))
    const mine = chosen.length > others.length ? this.logins : []
    return [...mine, ...results]
  }

  private async logIn(): Promise<void> {
    const contract = CONTRACTS.get(LOGIN) as AnyContract
    const found: Account[] = []
    const lines: Result[] = []
    for (const { mobile, password } of this.options.accounts) {
      const input = { body: { key: mobile, password, verifyCode: '', openId: '', type: 4 } }
      const reply = await this.options.line.send(contract, input)
      const outcome = judge(contract, input, reply)
      lines.push(this.line(contract, outcome, reply.ms, mobile))
      // Somebody who is let in although their answer differs elsewhere still is.
      const data = (reply.body as Data)?.data
      if (typeof data?.token === 'string')
        found.push({
          mobile,
          password,
          id: String(data.userId ?? data.id),
          token: data.token,
          expireTime: Number(data.expireTime),
        })
    }
    this.accounts = found
    const worst = lines.find(({ outcome }) => outcome.kind !== 'agrees') ?? lines[0]
    const none: Outcome = { kind: 'unasked', words: 'wants an account (--account)' }
    this.logins.push(worst ?? this.line(contract, none, 0, ''))
  }

  private line(contract: AnyContract, outcome: Outcome, ms: number, as: string): Result {
    const host = contract.host && contract.host !== 'main' ? `${contract.host}: ` : ''
    return {
      call: host + nameOf(contract),
      auth: contract.auth ?? 'none',
      writes: isWrite(contract),
      as: as || 'nobody',
      outcome,
      ms,
    }
  }

  private async result(contract: AnyContract): Promise<Result> {
    const name = nameOf(contract)
    const left = (words: string) => this.line(contract, { kind: 'unasked', words }, 0, '')
    const never = NEVER[name]
    if (isWrite(contract) && !this.options.writes) return left(never ?? 'writes (--writes)')
    const open = await this.letsAnybodyIn(contract)
    if (open) return this.line(contract, open, 0, '')
    if (never) return left(never)
    const callers = contract.auth === 'user' ? this.accounts : [undefined, ...this.accounts]
    if (callers.length === 0) return left('wants an account (--account)')
    let last: Result | undefined
    for (const account of callers) {
      const { outcome, ms } = await this.ask(contract, account)
      const result = this.line(contract, outcome, ms, account?.mobile ?? '')
      // The next account may be one that is let in, or has what is asked about.
      if (outcome.kind !== 'refused' && outcome.kind !== 'unasked' && !isEmpty(outcome))
        return result
      last = better(last, result)
      if (isWrite(contract) && contract.auth !== 'user' && contract.auth !== 'optional') break
    }
    return last as Result
  }

  /** A private call without a token must be refused with 401 (client spec §8). */
  private async letsAnybodyIn(contract: AnyContract): Promise<Outcome | undefined> {
    if (contract.auth !== 'user') return undefined
    const input = blankFor(contract, this.given(this.accounts[0]))
    const reply = await this.options.line.send(contract, input)
    const verdict = judge(contract, input, reply)
    if (verdict.kind === 'missing' || verdict.kind === 'failed') return verdict
    if (verdict.kind === 'refused' && verdict.code === 401) return undefined
    if (verdict.kind === 'differs' && reply.status === 401) return verdict
    const came =
      verdict.kind === 'refused' ? `${verdict.code}: ${verdict.words}` : shown(reply.text)
    return {
      kind: 'differs',
      differences: [{ at: 'without a token', expected: 'code 401', came }],
    }
  }

  private ask(contract: AnyContract, account: Account | undefined): Promise<Asked> {
    if (this.isChanging) return this.make(contract, account)
    const key = `${nameOf(contract)} ${account?.id ?? ''}`
    const known = this.asked.get(key) ?? this.make(contract, account)
    this.asked.set(key, known)
    return known
  }

  private async make(
    contract: AnyContract,
    account: Account | undefined,
    wanted?: Input,
  ): Promise<Asked> {
    const given = this.given(account)
    const recipe = READS[nameOf(contract)] ?? WRITES[nameOf(contract)]
    const input = wanted ?? (recipe ? await tried(recipe, given) : blankFor(contract, given))
    if (input === undefined) return unasked(NOTHING_KNOWN)
    if (typeof input === 'string') return unasked(input)
    const wrong = problemOf(contract, input)
    if (wrong) return unasked(`no well-formed request: ${wrong}`)
    const reply = await this.options.line.send(contract, input, account)
    const verdict = judge(contract, input, reply)
    if (account && contract.auth === 'user' && verdict.kind === 'refused' && verdict.code === 401)
      return { outcome: notLetIn(verdict.words), ms: reply.ms }
    if (verdict.kind !== 'agrees') return { outcome: verdict, ms: reply.ms }
    const laws = wanted ? undefined : lawsOf(nameOf(contract))
    const broken: readonly Difference[] = laws ? await laws(verdict.data, given, input) : []
    const outcome: Outcome =
      broken.length > 0 ? { kind: 'differs', differences: broken, data: verdict.data } : verdict
    return { outcome, ms: reply.ms }
  }

  private given(account: Account | undefined): Given {
    return {
      account,
      others: this.accounts.filter((other) => other !== account),
      data: async (call, input) => {
        const contract = CONTRACTS.get(call)
        if (!contract) throw new Error(`no such call: ${call}`)
        const { outcome } = input
          ? await this.make(contract, account, input)
          : await this.ask(contract, account)
        return outcome.kind === 'agrees' || outcome.kind === 'differs' ? outcome.data : undefined
      },
      code: this.options.code ?? (async () => undefined),
      wish: newRequestId,
      payPassword: this.options.payPassword,
    }
  }
}

/** A recipe reads what other calls answered: where that is not what was agreed it may find nothing. */
async function tried(recipe: Recipe, given: Given): Promise<Input | string | undefined> {
  try {
    return await recipe(given)
  } catch (error) {
    if (error instanceof TypeError)
      return 'nothing to ask about: an earlier answer is not as agreed'
    throw error
  }
}

const NOTHING_KNOWN = 'nothing to ask about: no earlier answer had one'
const unasked = (words: string): Asked => ({ outcome: { kind: 'unasked', words }, ms: 0 })

/** By the contract alone, about what does not exist. */
function blankFor(contract: AnyContract, given: Given): Input {
  const names = [...contract.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, NOTHING])
  return {
    params: Object.fromEntries(names) as Record<string, string>,
    query: leastOf(contract.query, given) as Input['query'],
    body: contract.multipart ? { file: new Blob(['hops']) } : leastOf(contract.body, given),
  }
}

const notLetIn = (words: string): Outcome => ({
  kind: 'differs',
  differences: [{ at: 'with a token', expected: 'any code but 401', came: `401: ${words}` }],
})

const isEmpty = (outcome: Outcome) => outcome.kind === 'agrees' && outcome.note !== undefined

/** Of several accounts: an empty list says more than a refusal, and being refused for a reason more than not being allowed. */
function worth({ outcome }: Result): number {
  if (outcome.kind === 'agrees') return 3
  if (outcome.kind === 'refused') return outcome.code === 403 ? 1 : 2
  return 0
}

const better = (before: Result | undefined, now: Result): Result =>
  before && worth(before) >= worth(now) ? before : now

/** What is wrong with an input by its own contract: a server would be right to refuse it. */
function problemOf({ query, body, multipart }: AnyContract, input: Input): string | undefined {
  for (const [schema, value] of [
    [query, input.query],
    [multipart ? undefined : body, input.body],
  ] as const) {
    const result = schema && v.safeParse(schema as v.GenericSchema, value ?? {})
    if (result && !result.success) {
      const [issue] = result.issues
      return `${v.getDotPath(issue) ?? ''} ${issue.message}`.trim()
    }
  }
  return undefined
}
