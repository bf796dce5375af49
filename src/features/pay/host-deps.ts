import { HostError, UnsupportedError } from '../../errors'
import { leaveByForm, leaveFor } from '../../platform/leave'
import { requestLoginCode } from '../../platform/login'
import { openPaySheet } from '../../platform/pay'
import type { RequestLoginCode } from '../../shared/host'
import { CLIENT_TYPES, type ClientType, newRequestId } from '../../shared/transport'
import type { Persistence } from '../../stores/persistence'
import type { SessionStore } from '../../stores/session-store'
import { getOpenInfo } from '../login'
import {
  getMiniPayParams,
  getPublicPayParams,
  listPayMethods,
  type Payment,
  requestPay,
} from './contract'
import type { PayDeps, SheetCall, Tab } from './dispatch'

interface OpenIdDeps {
  readonly requestLoginCode: RequestLoginCode
  readonly persistence: Pick<Persistence, 'read' | 'write'>
}

/**
 * Who pays, by the host's own identity: what this device already knows, else a fresh login code turned
 * into an openId (client spec §4, point 17).
 *
 * @throws UnsupportedError('pay') where the host has no such identity; HostError when it gives no code.
 */
export async function readOpenId({ requestLoginCode, persistence }: OpenIdDeps): Promise<string> {
  const known = persistence.read('wechat_openId')
  if (known) return known
  const code = await requestLoginCode().catch((error: unknown) => {
    throw error instanceof UnsupportedError ? new UnsupportedError('pay') : error
  })
  const { openId, sessionKey } = await getOpenInfo({ query: { code } })
  if (!openId) throw new HostError('error.login.noCode')
  try {
    persistence.write('wechat_openId', openId)
    persistence.write('wechat_sessionKey', sessionKey)
  } catch {
    // A full storage: it is asked for again next time.
  }
  return openId
}

export interface HostDepsOptions {
  readonly session: Pick<SessionStore, 'userId'>
  readonly persistence: Persistence
  /** As the device reports it. */
  readonly clientType: string
}

/** Hosts that run the app once at a time. */
const ALONE: readonly ClientType[] = ['WeChatLite', 'Alipay', 'AppPlus']

/** This run of the app, by its storage. Ids of two tabs differ; nothing secret hangs on them. */
const runs = new WeakMap<Persistence, Pick<Tab, 'owner' | 'running'>>()

function runOf(persistence: Persistence): Pick<Tab, 'owner' | 'running'> {
  const run = runs.get(persistence) ?? { owner: newRequestId(), running: new Set<string>() }
  runs.set(persistence, run)
  return run
}

/** The pause of payment flows. */
export const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))

const sheetCalls: {
  readonly [C in SheetCall]: typeof getMiniPayParams | typeof getPublicPayParams
} = { mini: getMiniPayParams, public: getPublicPayParams }

/** What payments need, over the real server and host. */
export function createPayDeps({ session, persistence, clientType }: HostDepsOptions): PayDeps {
  const client = toClientType(clientType)
  const tab: Tab = { ...runOf(persistence), several: !ALONE.includes(client) }
  return {
    tab,
    persistence,
    clientType: client,
    userId: session.userId,
    now: () => Date.now(),
    sleep,
    every(milliseconds, call) {
      const timer = setInterval(call, milliseconds)
      return () => clearInterval(timer)
    },
    requestPay: (order) =>
      requestPay({ body: { ...order, clientType: client, userId: session.userId } }),
    fetchStatus: async (payId) => (await fetchPayment(payId, clientType)).status,
    fetchSheetParams: (call, payId, openId) => sheetCalls[call]({ body: { payId, openId } }),
    openPaySheet,
    leaveFor,
    leaveByForm,
    openId: async (ask) =>
      ask
        ? readOpenId({ requestLoginCode, persistence })
        : (persistence.read('wechat_openId') ?? ''),
  }
}

/** A payment with its state and the methods this client can use. @throws AppError of the call. */
export async function fetchPayment(payId: string, clientType: string): Promise<Payment> {
  const client = toClientType(clientType)
  const payment = await listPayMethods({ body: { payId, clientType: client } }, { quiet: true })
  return process.env.TARO_ENV === 'h5' && client === 'AppPlus'
    ? (await import('./native-sheets')).withSheets(payment)
    : payment
}

/** The client type of that name; a name nobody knows pays as a browser does. */
export const toClientType = (name: string): ClientType =>
  CLIENT_TYPES.find((known) => known === name) ?? 'WapH5'
