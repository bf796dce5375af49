import { createHash } from 'node:crypto'
import { login } from '../../../src/features/login/contract'
import { buy, getBuyInfo } from '../../../src/features/order/contract'
import { requestPay } from '../../../src/features/pay/contract'
import { transfer } from '../../../src/features/wallet/contract'
import type { AnyEndpoint } from '../../../src/http/endpoint'
import { HEADER } from '../../../src/http/headers'
import { DEMO_PASSWORD } from '../../profile/seed'
import { type ServerProcess, startServer } from '../../running/testing/server-process'
import { signedHeaders } from '../open-sandbox'
import type { Person } from './crowd-people'

const PROCESSES = 4
/** Of one wish; somebody whose password is looked at in too many places waits meanwhile. */
const MOST_TRIES = 2000
const PAY_PASSWORD = '135790'
/** What all of them want, and what there is too little of. */
export const SCARCE = { productId: '2001', skuId: '20011' } as const

/** What the crowd was told, by the name of each wish. */
export interface Told {
  /** Wishes that were answered with a yes, with what it said. */
  readonly done: ReadonlyMap<string, Record<string, unknown>>
  /** Wishes that were answered with a no. */
  readonly refused: ReadonlySet<string>
  /** How often nobody answered, and somebody else was asked the same. */
  readonly repeated: number
  readonly seconds: number
}

interface Plan {
  readonly url: string
  /** Brings the crowd, once the processes have filled the database. */
  readonly gather: () => Promise<readonly Person[]>
  /** Purchases with their payment, and transfers; half and half. */
  readonly operations: number
  /** How many do something at the same time. */
  readonly atOnce: number
  /** How often a process is killed in the midst of it. */
  readonly kills: number
}

interface Reply {
  readonly code: number
  readonly message: string
  readonly data: Record<string, unknown>
}

/** Several processes over one database, and a crowd that asks any of them; it asks another where one is gone. */
class Shop {
  private servers: ServerProcess[] = []
  private turn = 0
  repeated = 0

  constructor(private readonly url: string) {}

  async open(): Promise<void> {
    this.servers = await Promise.all(Array.from({ length: PROCESSES }, () => this.start()))
  }

  private start(): Promise<ServerProcess> {
    return startServer({ TAPROOM_DATABASE_URL: this.url })
  }

  /** Kills one in the midst of what it does, and starts another in its place. */
  async kill(): Promise<void> {
    const victim = this.servers.shift()
    victim?.child.kill('SIGKILL')
    await victim?.ended
    this.servers.push(await this.start())
  }

  /** Asks until somebody answers: with the same words, so that what was done is not done again. */
  async ask(endpoint: AnyEndpoint, body: unknown, token?: string): Promise<Reply> {
    for (let tries = 1; tries < MOST_TRIES; tries++) {
      const { origin } = this.servers[this.turn++ % this.servers.length] as ServerProcess
      const reply = await post(origin, endpoint, body, token).catch(() => undefined)
      if (reply && reply.code < 500 && reply.code !== 429) return reply
      this.repeated++
      await new Promise((done) => setTimeout(done, 20))
    }
    throw new Error(`nobody answers ${endpoint.contract.path}`)
  }
}

async function post(
  origin: string,
  { contract: { method, path } }: AnyEndpoint,
  content: unknown,
  token?: string,
): Promise<Reply> {
  const body = JSON.stringify(content)
  const timestamp = Math.floor(Date.now() / 1000)
  const headers = token
    ? { [HEADER.authorization]: `Bearer ${token}` }
    : signedHeaders({ method, path, body, timestamp })
  const response = await fetch(`${origin}/main/${path}`, { method, headers, body })
  return (await response.json()) as Reply
}

/** Opens the processes, lets the crowd at them, and says what it was told. The processes stay. */
export async function letIn({ url, gather, operations, atOnce, kills }: Plan): Promise<Told> {
  const shop = new Shop(url)
  await shop.open()
  const people = await gather()
  const tokens = new Map<string, string>()
  for (const { id, mobile } of people) {
    const { data } = await shop.ask(login, { key: mobile, password: DEMO_PASSWORD, type: 4 })
    tokens.set(id, String(data.token))
  }
  const done = new Map<string, Record<string, unknown>>()
  const refused = new Set<string>()

  /** Every third wish is sent twice at the same time: it is one all the same. */
  async function wish(name: string, endpoint: AnyEndpoint, body: object, by: Person) {
    const sent = { ...body, ...(endpoint !== requestPay && { requestId: name }) }
    const times = draw(name, 3) === 0 ? 2 : 1
    const token = tokens.get(by.id)
    const replies = await Promise.all(
      Array.from({ length: times }, () => shop.ask(endpoint, sent, token)),
    )
    const yes = replies.find(({ code }) => code === 200)
    if (yes) done.set(name, yes.data)
    else refused.add(name)
    return yes?.data
  }

  async function purchase(name: string, by: Person): Promise<void> {
    const products = [{ ...SCARCE, count: 1 }]
    const { code, data: price } = await shop.ask(getBuyInfo, { products }, tokens.get(by.id))
    if (code !== 200) return void refused.add(name)
    const { amount } = price
    const order = { products, way: 1, isFromCart: false, addressId: by.addressId, amount }
    const made = await wish(name, buy, order, by)
    if (!made) return
    const how = { userId: by.id, openId: '', clientType: 'WapH5', payType: 300 }
    const sum = { payId: made.payId, amount: made.amount, payPassword: PAY_PASSWORD }
    await wish(`${name}-paid`, requestPay, { ...how, ...sum }, by)
  }

  async function send(name: string, by: Person): Promise<void> {
    const to = people[draw(`${name}to`, people.length)] as Person
    const amount = 100 + draw(`${name}sum`, 900)
    const move = { accountId: by.accountId, toMobile: to.mobile, amount, payPassword: PAY_PASSWORD }
    await wish(name, transfer, move, by)
  }

  const began = Date.now()
  const killAt = Array.from({ length: kills }, (_, at) =>
    Math.floor((operations * (at + 1)) / (kills + 1)),
  )
  const killed: Promise<void>[] = []
  let next = 0
  const worker = async () => {
    for (let at = next++; at < operations; at = next++) {
      if (killAt.includes(at)) killed.push(shop.kill())
      const by = people[draw(`by${at}`, people.length)] as Person
      await (at % 2 === 0 ? purchase(`buy-${at}`, by) : send(`send-${at}`, by))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  await Promise.all(killed)
  return { done, refused, repeated: shop.repeated, seconds: (Date.now() - began) / 1000 }
}

/** A figure below `below` that is the same whenever the words are. */
const draw = (words: string, below: number): number =>
  createHash('sha256').update(words).digest().readUInt32BE(0) % below
