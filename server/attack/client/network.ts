import { AppError } from '../../../src/errors'
import type { AnyContract } from '../../../src/http/endpoint'
import type { Sandbox } from '../../app'
import { auditBooks } from '../../testing/audit-books'
import { rowsWritten } from '../../testing/faults'
import { type Bench, bodyOf, type Deal } from '../deals'
import { prepare, stateOf } from '../money'
import { everyId } from '../pool'
import { pickFrom, randomOf } from '../random'
import { type CallInput, drive, type Line, type Wire, wholeInput } from './drive'

/** As `fetch` says that there is no network. */
const lost = () => new TypeError('Failed to fetch')
/** Nobody waits that long here, ms. */
const SHORT = 20

interface Trip {
  /** How often the server was reached. */
  sent: number
  /** Whether the first answer came back to the client. */
  readonly wires: Wire[]
  /** What was sent, answered or not. */
  readonly going: Promise<unknown>[]
}

type Weather = (trip: Trip) => Line

const counted =
  (trip: Trip, line: Line): Line =>
  (request, send) =>
    line(request, async (sent) => {
      trip.sent += 1
      const going = send(sent)
      trip.going.push(going)
      const wire = await going
      trip.wires.push(wire)
      return wire
    })

/** What a tunnel, a lift and a proxy do to a call. */
const WEATHERS: Readonly<Record<string, Weather>> = {
  'cut before the server': (trip) =>
    counted(trip, async () => {
      throw lost()
    }),
  'cut after the server has done it': (trip) =>
    counted(trip, async (request, send) => {
      await send(request)
      throw lost()
    }),
  'answered when nobody waits any more': (trip) =>
    counted(trip, async (request, send) => {
      await send(request)
      return new Promise(() => {})
    }),
  doubled: (trip) =>
    counted(trip, async (request, send) => {
      const [first] = await Promise.all([send(request), send(request)])
      return first
    }),
  'doubled much later': (trip) =>
    counted(trip, async (request, send) => {
      const first = await send(request)
      await send(request)
      return first
    }),
}

/** One call in one weather. */
async function travel(
  sandbox: Sandbox,
  { contract, input, weather }: { contract: AnyContract; input: CallInput; weather: string },
): Promise<readonly string[]> {
  const trip: Trip = { sent: 0, wires: [], going: [] }
  const line = WEATHERS[weather]?.(trip)
  if (!line) return [`no such weather: ${weather}`]
  const client = await drive({ sandbox, as: '1001', line, timeoutMs: SHORT })
  const before = await rowsWritten(sandbox.services.db)
  const wrong = await client.call(contract, input).then(
    () => '',
    (error: unknown) => (error instanceof AppError ? '' : `rejected with ${String(error)}`),
  )
  // What nobody waits for is still done, and would be taken for what the next case did.
  await Promise.allSettled(trip.going)
  const changed = (await rowsWritten(sandbox.services.db)) !== before
  // A proxy sends twice what the client sent once.
  const most = weather.startsWith('doubled') ? 2 : 1
  const problems: readonly (readonly [boolean, string])[] = [
    [wrong !== '', wrong],
    [!isRead(contract) && trip.sent > most, `a write was sent ${trip.sent} times`],
    [weather.startsWith('cut before') && trip.sent > 0, 'it was sent'],
    [weather.startsWith('cut before') && changed, 'what was never sent changed something'],
    [
      weather.startsWith('doubled') && isSigned(contract) && trip.wires.filter(isTaken).length > 1,
      'one signature was good for two calls',
    ],
  ]
  const books = changed ? await auditBooks(sandbox.services.db) : []
  return [...problems.filter(([isOne]) => isOne).map(([, problem]) => problem), ...books]
}

/** Called without a session, so that its signature says who it is. */
const isSigned = ({ auth = 'none', host = 'main' }: AnyContract) =>
  auth === 'none' && host !== 'chat'
const isTaken = ({ status }: Wire) => status < 400

/** What came of a call, without what differs from moment to moment. */
const outcomeOf = (asked: Promise<unknown>) =>
  asked
    .then(
      (data) => JSON.stringify(data) ?? '',
      (error: unknown) =>
        error instanceof AppError ? `${error.name} ${error.message}` : `threw ${String(error)}`,
    )
    .then((text) => text.replace(/eyJ[\w.-]+/g, 'token').replace(/\d+/g, '0'))

interface Asked {
  readonly contract: AnyContract
  readonly input: CallInput
}

/** Two reads at once, whose answers come back the other way round: each gets its own. */
async function cross(sandbox: Sandbox, one: Asked, other: Asked): Promise<readonly string[]> {
  const straight = await drive({ sandbox, as: '1001', line: (request, send) => send(request) })
  const wanted = [
    await outcomeOf(straight.call(one.contract, one.input)),
    await outcomeOf(straight.call(other.contract, other.input)),
  ]
  let isFirst = true
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const client = await drive({
    sandbox,
    as: '1001',
    async line(request, send) {
      const waits = isFirst
      isFirst = false
      const wire = await send(request)
      if (waits) await held
      return wire
    },
  })
  const first = outcomeOf(client.call(one.contract, one.input))
  const second = outcomeOf(client.call(other.contract, other.input))
  await second
  letGo()
  const got = [await first, await second]
  return got.flatMap((outcome, at) =>
    outcome === wanted[at] ? [] : [`crossed, it got ${outcome.slice(0, 100)}`],
  )
}

/** The answer is lost after the deal is done, and the person tries again: it is done once. */
async function lostAndAgain(bench: Bench, deal: Deal, contract: AnyContract) {
  const { sandbox } = bench
  const body = await bodyOf(bench, deal, 'lost')
  const input: CallInput = { params: {}, body }
  const lossy = await drive({
    sandbox,
    as: deal.as,
    async line(request, send) {
      await send(request)
      throw lost()
    },
  })
  const whole = await stateOf(sandbox)
  await lossy.call(contract, input).catch(() => {})
  const done = await stateOf(sandbox)
  const again = await drive({ sandbox, as: deal.as, line: (request, send) => send(request) })
  const outcome = await outcomeOf(again.call(contract, input))
  const after = await stateOf(sandbox)
  return [
    ...(String(done.rows) === String(after.rows) && done.CNY === after.CNY
      ? []
      : ['tried again it was done again']),
    ...(String(whole.rows) === String(done.rows) && deal.counts !== false
      ? ['what was lost was never done']
      : []),
    ...(outcome.startsWith('threw') ? [outcome] : []),
    ...(await auditBooks(sandbox.services.db)),
  ]
}

const isRead = ({ read, method }: AnyContract) => read === true || method === 'GET'

/**
 * Every call in every weather, reads with crossed answers, and deals whose answer is lost and that are tried
 * again: each settles with what is its own or with an error of ours, and is done once.
 *
 * @param cases weathers of each call.
 */
export async function attackNetwork(
  bench: Bench,
  deals: readonly Deal[],
  cases: number,
): Promise<void> {
  const { range, sandbox, seed, handlers } = bench
  for (const deal of deals) {
    const contract = handlers.find(({ contract: { path } }) => path === deal.path)?.contract
    if (!contract || !deal.body) continue
    await prepare(bench)
    const name = `${seed} network ${deal.path} lost and again`
    await range.attempt({ name, call: `POST ${deal.path}: lost and tried again` }, () =>
      lostAndAgain(bench, deal, contract),
    )
  }
  const pool = await everyId(sandbox)
  const contracts = handlers.map(({ contract }) => contract).filter(({ multipart }) => !multipart)
  // A code may be asked for once a minute: it is never answered twice alike.
  const repeatable = contracts.filter((each) => isRead(each) && each.path !== 'basic/sms/code')
  const reads = repeatable.map((contract) => ({
    contract,
    input: wholeInput(contract, pool, seed),
  }))
  for (const [at, one] of reads.entries()) {
    const other = reads[(at + 1) % reads.length] ?? one
    const call = `${one.contract.method} ${one.contract.path}: crossed with ${other.contract.path}`
    const name = `${seed} network ${call}`
    if (!randomOf(name).chance(cases * 20)) continue
    await range.attempt({ name, call }, () => cross(sandbox, one, other))
  }
  for (const contract of contracts) {
    const input = wholeInput(contract, pool, seed)
    const call = `${contract.method} ${contract.path}`
    for (const weather of pickFrom(Object.keys(WEATHERS), cases, `${seed} ${call}`)) {
      const name = `${seed} network ${call} ${weather}`
      await range.attempt({ name, call: `${call}: ${weather}` }, () =>
        travel(sandbox, { contract, input, weather }),
      )
    }
  }
}
