import { PayStatus } from '../../api/pay/list-pay-methods'
import {
  ApiError,
  ContractError,
  NetworkError,
  PaymentUnknownError,
  UnsupportedError,
  UserCancelledError,
} from '../../errors'
import type { PaySheetParams } from '../../platform/pay/types'
import type { Persistence } from '../../stores/persistence'
import { forgetPendingPayment, isPendingPayment, pay } from './pay'
import type { PayAnswer, PayDeps, PayState } from './types'
import { PAY_BACKOFF } from './wait-until-paid'

const wechatParams = {
  timeStamp: '1800000000',
  nonceStr: 'n',
  payPackage: 'prepay_id=1',
  signType: 'RSA',
  paySign: 's',
}

interface World {
  answer?: PayAnswer | Error
  /** What the server says, question by question; the last one stays. */
  statuses?: readonly (PayState | Error)[]
  sheet?: () => Promise<void>
  leave?: () => void
}

function world({ answer = {}, statuses = [PayStatus.Paid], sheet, leave }: World = {}) {
  const requests: unknown[] = []
  const sheets: PaySheetParams[] = []
  const left: string[] = []
  const slept: number[] = []
  const stored = new Map<string, unknown>()
  const happened: string[] = []
  let asked = 0
  const persistence = {
    read: (key: string) => stored.get(key),
    write: (key: string, value: unknown) => {
      stored.set(key, value)
      happened.push(`wrote ${key}`)
    },
    remove: (key: string) => void stored.delete(key),
  } as unknown as Persistence
  const deps: PayDeps = {
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
    openPaySheet: async (params) => {
      sheets.push(params)
      await sheet?.()
    },
    leaveFor: (url) => {
      leave?.()
      left.push(url)
    },
    openId: async () => 'openid-1',
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
    pending: () => stored.get('pendingPayment'),
  }
}

const order = (payType: number) => ({ payId: '900', payType, amount: 12_345 })

test.each([1, 300, 3])('type %i leaves for the gateway and stays pending', async (payType) => {
  const { deps, left, requests, pending } = world({ answer: { url: 'https://gate.example/p?x=1' } })
  expect(await pay(order(payType), deps)).toEqual({ kind: 'left' })
  expect(left).toEqual(['https://gate.example/p?x=1'])
  expect(requests).toEqual([{ payId: '900', payType, amount: 12_345, openId: '' }])
  expect(pending()).toMatchObject({ payId: '900' })
})

test.each([1, 300])('type %i paid at once ends at the page the server names', async (payType) => {
  const { deps, left, pending } = world({ answer: { url: '/asset/pay/success?payId=900' } })
  expect(await pay(order(payType), deps)).toEqual({
    kind: 'paid',
    url: '/asset/pay/success?payId=900',
    delay: 1000,
  })
  expect(left).toEqual([])
  expect(pending()).toBeUndefined()
})

test('a page of the app that goes on with the payment is opened', async () => {
  const { deps } = world({
    answer: { url: '/asset/pay/offline' },
    statuses: [PayStatus.Due],
  })
  expect(await pay(order(1), deps)).toEqual({ kind: 'open', url: '/asset/pay/offline' })
})

test('where there is no browser to leave in, a redirect is unsupported', async () => {
  const { deps, pending } = world({
    answer: { url: 'https://gate.example' },
    leave: () => {
      throw new UnsupportedError('pay')
    },
  })
  await expect(pay(order(3), deps)).rejects.toBeInstanceOf(UnsupportedError)
  expect(pending()).toBeUndefined()
})

test('type 12 opens the WeChat sheet for the payer and believes the server', async () => {
  const { deps, sheets, requests, slept } = world({
    answer: { message: wechatParams },
    statuses: [PayStatus.Due, PayStatus.Due, PayStatus.Paid],
  })
  expect(await pay(order(12), deps)).toEqual({ kind: 'paid', url: undefined, delay: 300 })
  expect(sheets).toEqual([{ host: 'wechat', ...wechatParams }])
  expect(requests).toEqual([expect.objectContaining({ openId: 'openid-1', amount: 12_345 })])
  expect(slept).toEqual([300, 600])
})

test('type 12 opens the Alipay sheet when the server sends a trade number', async () => {
  const { deps, sheets } = world({ answer: { message: { tradeNO: '2026112122001' } } })
  expect(await pay(order(12), deps)).toMatchObject({ kind: 'paid', delay: 300 })
  expect(sheets).toEqual([{ host: 'alipay', tradeNo: '2026112122001' }])
})

test('type 4 opens the Alipay sheet', async () => {
  const { deps, sheets, requests } = world({ answer: { message: '2026112122001' } })
  expect(await pay(order(4), deps)).toMatchObject({ kind: 'paid', delay: 1000 })
  expect(sheets).toEqual([{ host: 'alipay', tradeNo: '2026112122001' }])
  expect(requests).toEqual([expect.objectContaining({ openId: 'openid-1' })])
})

test('type 7 reads parameters that come as JSON text, a number as the time', async () => {
  const message = JSON.stringify({ ...wechatParams, timeStamp: 1_800_000_000 })
  const { deps, sheets } = world({ answer: { message } })
  expect(await pay(order(7), deps)).toMatchObject({ kind: 'paid', delay: 300 })
  expect(sheets).toEqual([{ host: 'wechat', ...wechatParams }])
})

test.each([8, 77])('type %i is unsupported and asks the server for nothing', async (payType) => {
  const { deps, requests } = world()
  await expect(pay(order(payType), deps)).rejects.toBeInstanceOf(UnsupportedError)
  expect(requests).toEqual([])
})

test('parameters of another host are a broken contract', async () => {
  const { deps, sheets } = world({ answer: { message: wechatParams } })
  await expect(pay(order(4), deps)).rejects.toBeInstanceOf(ContractError)
  expect(sheets).toEqual([])
})

test('a closed sheet is a cancellation', async () => {
  const { deps, pending } = world({
    answer: { message: wechatParams },
    statuses: [PayStatus.Due],
    sheet: () => Promise.reject(new UserCancelledError('closed')),
  })
  await expect(pay(order(12), deps)).rejects.toBeInstanceOf(UserCancelledError)
  expect(pending()).toBeUndefined()
})

test('a sheet closed after the money moved is a success', async () => {
  const { deps } = world({
    answer: { message: wechatParams },
    sheet: () => Promise.reject(new UserCancelledError('closed')),
  })
  expect(await pay(order(12), deps)).toMatchObject({ kind: 'paid' })
})

test('what the sheet cannot say and the server does not know is being confirmed', async () => {
  const { deps, slept, pending } = world({
    answer: { message: wechatParams },
    statuses: [PayStatus.Due],
    sheet: () => Promise.reject(new PaymentUnknownError('8000')),
  })
  expect(await pay(order(12), deps)).toEqual({ kind: 'confirming' })
  expect(slept).toEqual(PAY_BACKOFF)
  expect(slept.reduce((sum, pause) => sum + pause)).toBeLessThanOrEqual(10_000)
  expect(pending()).toMatchObject({ payId: '900' })
})

test('a success of the sheet that the server does not confirm is no success', async () => {
  const { deps } = world({ answer: { message: wechatParams }, statuses: [PayStatus.Due] })
  expect(await pay(order(12), deps)).toEqual({ kind: 'confirming' })
})

test('a lost network while confirming is asked through', async () => {
  const { deps } = world({
    answer: { message: wechatParams },
    statuses: [new NetworkError('asset/pay/list'), PayStatus.Paid],
  })
  expect(await pay(order(12), deps)).toMatchObject({ kind: 'paid' })
})

test('a balance payment whose answer was lost is confirmed, not repeated', async () => {
  const lost = new NetworkError('api/pay/pay')
  const unknown = world({ answer: lost, statuses: [new NetworkError('asset/pay/list')] })
  expect(await pay(order(1), unknown.deps)).toEqual({ kind: 'confirming' })
  const paid = world({ answer: lost })
  expect(await pay(order(1), paid.deps)).toMatchObject({ kind: 'paid' })
  const due = world({ answer: lost, statuses: [PayStatus.Due] })
  await expect(pay(order(1), due.deps)).rejects.toBe(lost)
})

test('a refusal of the server is passed on', async () => {
  const refusal = new ApiError('api/pay/pay', 500, '余额不足')
  const { deps, pending } = world({ answer: refusal })
  await expect(pay(order(1), deps)).rejects.toBe(refusal)
  expect(pending()).toBeUndefined()
})

test('a payment being made is not started again, another one is', async () => {
  let close = () => {}
  const { deps, requests } = world({
    answer: { message: wechatParams },
    sheet: () =>
      new Promise((resolve) => {
        close = resolve
      }),
  })
  const first = pay(order(12), deps)
  expect(await pay(order(12), deps)).toEqual({ kind: 'running' })
  expect(await pay({ ...order(1), payId: '901' }, world().deps)).toMatchObject({ kind: 'paid' })
  close()
  await first
  expect(requests).toHaveLength(1)
})

test('the start is on the device before the server hears of it', async () => {
  const { deps, happened } = world()
  await pay(order(1), deps)
  expect(happened).toEqual(['wrote pendingPayment', 'asked to pay'])
})

test('a full storage keeps nobody from paying', async () => {
  const { deps } = world()
  const write = () => {
    throw new Error('full')
  }
  const full = { ...deps, persistence: { ...deps.persistence, write } }
  expect(await pay(order(1), full)).toMatchObject({ kind: 'paid' })
})

test('an address outside the app is never where a payment ends', async () => {
  const { deps } = world({ answer: { message: wechatParams, url: '//evil.example' } })
  expect(await pay(order(12), deps)).toEqual({ kind: 'paid', url: undefined, delay: 300 })
})

test('knows a payment it started, until it is forgotten', async () => {
  const { deps } = world({ answer: { url: 'https://gate.example' } })
  await pay(order(3), deps)
  expect(isPendingPayment('900', deps)).toBe(true)
  expect(isPendingPayment('901', deps)).toBe(false)
  forgetPendingPayment('901', deps)
  expect(isPendingPayment('900', deps)).toBe(true)
  forgetPendingPayment('900', deps)
  expect(isPendingPayment('900', deps)).toBe(false)
})
