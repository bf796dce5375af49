import * as v from 'valibot'
import {
  ApiError,
  ContractError,
  isRefusal,
  UnsupportedError,
  UserCancelledError,
} from '../../errors'
import { HOME } from '../../routing/table'
import { formatUrl, safeTarget } from '../../routing/url'
import type { PaySheetParams } from '../../shared/host'
import {
  lockPayment,
  type PayAnswer,
  type PayChoice,
  type PayDeps,
  type PayOutcome,
  type PayWay,
  type RedirectWay,
  type SheetWay,
  wayOf,
} from './dispatch'
import {
  advancePayment,
  askStatus,
  beginPayment,
  isUnfinished,
  type PayEnd,
  type PayEvent,
  readPayment,
  verifyPayment,
} from './ledger'

/** The hosts sign `timeStamp` as a string; some gateways send the number. */
const text = v.pipe(v.union([v.string(), v.number()]), v.transform(String))

const wechat = v.pipe(
  v.object({
    timeStamp: text,
    nonceStr: v.string(),
    payPackage: v.string(),
    signType: v.string(),
    paySign: v.string(),
  }),
  v.transform((params): PaySheetParams => ({ host: 'wechat', ...params })),
)

/** The number of a trade, or the signed order that Alipay's SDK takes in the native app. */
const tradeNo = v.pipe(v.string(), v.regex(/^[\w%&=.+*-]{6,4000}$/))

const alipay = v.pipe(
  v.union([
    tradeNo,
    v.pipe(
      v.object({ tradeNo }),
      v.transform((message) => message.tradeNo),
    ),
    v.pipe(
      v.object({ tradeNO: tradeNo }),
      v.transform((message) => message.tradeNO),
    ),
  ]),
  v.transform((no): PaySheetParams => ({ host: 'alipay', tradeNo: no })),
)

const shapes = { wechat, alipay } as const

/**
 * Reads what the server sent as what the sheet of `host` needs; a JSON text is read first.
 *
 * @throws ContractError when it does not fit.
 */
function sheetParams(message: unknown, host: PaySheetParams['host']): PaySheetParams {
  const plain = typeof message === 'string' ? fromJson(message) : message
  const result = v.safeParse(shapes[host], plain)
  if (result.success) return result.output
  throw new ContractError('api/pay/pay', [`message is nothing for ${host}`])
}

function fromJson(message: string): unknown {
  if (!message.startsWith('{')) return message
  try {
    return JSON.parse(message)
  } catch {
    return message
  }
}

/** The page that shows what the server knows about a payment. */
export const resultUrl = (payId: string): string => formatUrl('/asset/pay/success', { payId })

/**
 * Makes a payment: asks the server for it, then does what type and client say (`WAYS`), and believes only
 * the server about the end. Each step is noted on the device before it is taken, and one payment is made
 * by one tap of one tab at a time.
 *
 * @throws UserCancelledError when the user closed the sheet or the order has expired (a warning is
 *   enough); ApiError, NetworkError when the server refused or was not reached.
 */
export async function pay(choice: PayChoice, deps: PayDeps): Promise<PayOutcome> {
  const way = wayOf(choice.payType, deps.clientType)
  if (!way) return { kind: 'unsupported' }
  const unlock = await lockPayment(choice.payId, deps)
  if (!unlock) return { kind: 'running' }
  try {
    return (await takeUp(choice, way, deps)) ?? (await start(choice, way, deps))
  } finally {
    unlock()
  }
}

/** A payment begun before: the server says how it stands before anything is started anew. */
async function takeUp(
  { payId, again }: PayChoice,
  way: PayWay,
  deps: PayDeps,
): Promise<PayOutcome | undefined> {
  const known = readPayment(payId, deps)
  if (known?.state === 'settled') return paid(payId, way)
  if (!isUnfinished(known?.state)) return undefined
  const end = await askStatus(payId, deps)
  if (end === 'due') return again ? undefined : { kind: 'started' }
  if (end === 'unknown') return { kind: 'confirming' }
  advancePayment(payId, end, deps)
  return ended(end, { payId, way })
}

function start(choice: PayChoice, way: PayWay, deps: PayDeps): Promise<PayOutcome> {
  beginPayment(choice, deps)
  return way.kind === 'sheet' ? paySheet(choice, way, deps) : redirect(choice, way, deps)
}

/**
 * Types 1, 300 and 3. The server may have taken the money at once (balance, asset group): then the
 * address is one of ours and the payment already settled. Else it is a gateway's.
 */
async function redirect(choice: PayChoice, way: RedirectWay, deps: PayDeps): Promise<PayOutcome> {
  const { payId } = choice
  const step = (event: PayEvent) => advancePayment(payId, event, deps)
  let answer: PayAnswer
  try {
    answer = await ask(choice, await deps.openId(false), deps)
  } catch (error) {
    if (way.atOnce && !isRefusal(error)) return settle(payId, way, deps)
    return refused(error, { payId, way }, deps)
  }
  step('answer')
  const { url = '', message } = answer
  const target = safeTarget(url)
  const form = way.form && isForm(message) ? message : undefined
  if (form !== undefined || (url !== '' && target === undefined)) {
    step('invoke')
    return leave(form, url, { payId, deps })
  }
  const end = await askStatus(payId, deps)
  if (end === 'paid') {
    step('paid')
    return paid(payId, way, target)
  }
  if (target === undefined) return settle(payId, way, deps)
  step('invoke')
  return { kind: 'open', url: target }
}

const isForm = (message: unknown): message is string =>
  typeof message === 'string' && /<form[\s>]/i.test(message)

/**
 * Main refuses what is paid or closed already, for one because a browser sent a lost request twice: such
 * a refusal is a reason to look, not an error (pitfalls P14).
 */
async function refused(error: unknown, { payId, way }: Ended, deps: PayDeps): Promise<PayOutcome> {
  const end = error instanceof ApiError ? await askStatus(payId, deps) : 'due'
  if (end === 'paid' || end === 'closed') advancePayment(payId, end, deps)
  else advancePayment(payId, 'refuse', deps)
  if (end === 'paid') return paid(payId, way)
  throw error
}

interface Leaving {
  readonly payId: string
  readonly deps: PayDeps
}

function leave(form: string | undefined, url: string, { payId, deps }: Leaving): PayOutcome {
  try {
    if (form !== undefined) deps.leaveByForm(form)
    else deps.leaveFor(url)
    return { kind: 'left' }
  } catch (error) {
    advancePayment(payId, 'refuse', deps)
    if (!(error instanceof UnsupportedError)) throw error
    return { kind: 'unsupported', ...(url === '' ? {} : { link: url }) }
  }
}

/** Types 4, 7, 8 and 12: the host's own sheet. What it says is advisory, the server's word settles. */
async function paySheet(choice: PayChoice, way: SheetWay, deps: PayDeps): Promise<PayOutcome> {
  const { payId } = choice
  const step = (event: PayEvent) => advancePayment(payId, event, deps)
  let url: string | undefined
  let params: ReturnType<typeof sheetParams>
  try {
    const openId = await deps.openId(way.asksOpenId)
    const answer = await ask(choice, openId, deps)
    step('answer')
    url = answer.url
    const given =
      answer.message ?? (way.params && (await deps.fetchSheetParams(way.params, payId, openId)))
    params = sheetParams(given, way.host)
  } catch (error) {
    // No sheet was opened, so nothing was paid by this try, whatever got lost.
    if (!(error instanceof UnsupportedError)) return refused(error, { payId, way }, deps)
    step('refuse')
    return { kind: 'unsupported' }
  }
  step('invoke')
  try {
    await deps.openPaySheet(way.channel, params)
  } catch (error) {
    if (error instanceof UnsupportedError) {
      step('refuse')
      return { kind: 'unsupported' }
    }
    if (error instanceof UserCancelledError) return closedSheet(payId, way, { deps, error, url })
    // Anything else, planned or not, happened with a sheet that may have been open: the server can tell.
  }
  return settle(payId, way, deps, url)
}

interface ClosedSheet {
  readonly deps: PayDeps
  readonly error: UserCancelledError
  readonly url: string | undefined
}

/** Closing the sheet a moment after paying is reported as a cancellation by some hosts. */
async function closedSheet(
  payId: string,
  way: PayWay,
  { deps, error, url }: ClosedSheet,
): Promise<PayOutcome> {
  advancePayment(payId, 'verify', deps)
  const end = await askStatus(payId, deps)
  if (end === 'unknown') {
    advancePayment(payId, 'lose', deps)
    return { kind: 'confirming' }
  }
  advancePayment(payId, end === 'due' ? 'cancel' : end, deps)
  if (end === 'paid') return paid(payId, way, url)
  throw error
}

async function settle(
  payId: string,
  way: PayWay,
  deps: PayDeps,
  url?: string,
): Promise<PayOutcome> {
  const end = await verifyPayment(payId, deps)
  return ended(end, { payId, way, url })
}

interface Ended {
  readonly payId: string
  readonly way: PayWay
  readonly url?: string
}

function ended(end: PayEnd, { payId, way, url }: Ended): PayOutcome {
  if (end === 'paid') return paid(payId, way, url)
  if (end === 'closed') throw new UserCancelledError('closed by the server')
  return { kind: 'confirming' }
}

/** Where a payment ends: the page the server named if it is one of ours, else what its type says. */
function paid(payId: string, way: PayWay, url?: string): PayOutcome {
  const fallback = way.end === 'home' ? HOME : resultUrl(payId)
  return { kind: 'paid', url: safeTarget(url) ?? fallback, delay: way.delay }
}

function ask({ payId, payType, amount, payPassword }: PayChoice, openId: string, deps: PayDeps) {
  return deps.requestPay({ payId, payType, amount, openId, payPassword })
}
