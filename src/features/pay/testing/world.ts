import { NetworkError } from '../../../errors'
import type { PayChannel, PaySheetParams } from '../../../shared/host'
import type { PayRecord } from '../../../shared/pay'
import type { ClientType } from '../../../shared/transport'
import type { Persistence } from '../../../stores/persistence'
import { PayStatus } from '../contract'
import type { PayAnswer, PayDeps, ServerStatus } from '../dispatch'
import { readPayment } from '../ledger'

export const wechatParams = {
  timeStamp: '1800000000',
  nonceStr: 'n',
  payPackage: 'prepay_id=1',
  signType: 'RSA',
  paySign: 's',
}

export interface World {
  clientType?: ClientType
  answer?: PayAnswer | Error
  /** What the server says, question by question; the last one stays. */
  statuses?: readonly (ServerStatus | Error)[]
  sheet?: () => Promise<void>
  leave?: () => void
}

export function world({
  clientType = 'WapH5',
  answer = {},
  statuses = [PayStatus.Paid],
  sheet,
  leave,
}: World = {}) {
  const requests: unknown[] = []
  const sheets: [PayChannel, PaySheetParams][] = []
  const left: string[] = []
  const slept: number[] = []
  const stored = new Map<string, unknown>()
  const happened: string[] = []
  let asked = 0
  const persistence = {
    read: (key: string) => stored.get(key),
    write: (key: string, value: unknown) => {
      stored.set(key, value)
      if (key.startsWith('pay_')) happened.push((value as PayRecord).state)
    },
    remove: (key: string) => void stored.delete(key),
    names: (prefix: string) =>
      [...stored.keys()]
        .filter((key) => key.startsWith(prefix))
        .map((key) => key.slice(prefix.length)),
  } as unknown as Persistence
  const leaving = (what: string) => {
    leave?.()
    happened.push('left')
    left.push(what)
  }
  const deps: PayDeps = {
    tab: { owner: 'tab-1', running: new Set(), several: false },
    clientType,
    userId: '1001',
    now: () => 1_800_000_000_000,
    every: () => () => {},
    requestPay: async (order) => {
      happened.push('asked to pay')
      requests.push(order)
      if (answer instanceof Error) throw answer
      return answer
    },
    fetchStatus: async () => {
      const status = statuses[Math.min(asked, statuses.length - 1)]
      asked += 1
      if (status === undefined || status instanceof Error) throw status
      return status
    },
    fetchSheetParams: async (call, payId, openId) => {
      requests.push([call, payId, openId])
      return wechatParams
    },
    openPaySheet: async (channel, params) => {
      happened.push('sheet')
      sheets.push([channel, params])
      await sheet?.()
    },
    leaveFor: leaving,
    leaveByForm: leaving,
    openId: async (ask) => (ask ? 'openid-1' : ''),
    sleep: async (milliseconds) => void slept.push(milliseconds),
    persistence,
  }
  return {
    deps,
    requests,
    sheets,
    left,
    slept,
    happened,
    stored,
    record: () => readPayment('900', deps),
    state: () => readPayment('900', deps)?.state,
  }
}

export const order = (payType: number) => ({ payId: '900', payType, amount: 12_345 })
export const CARD = 'https://gate.example/p?x=1'
export const RESULT = '/asset/pay/success?payId=900'
export const HOME = '/pages/tabbar/index'
export const lost = new NetworkError('api/pay/pay')
