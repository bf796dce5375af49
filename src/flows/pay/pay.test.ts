import { PayStatus } from '../../api/pay/list-pay-methods'
import {
  ApiError,
  ContractError,
  NetworkError,
  PaymentUnknownError,
  UnsupportedError,
  UserCancelledError,
} from '../../errors'
import type { PayChannel, PaySheetParams } from '../../platform/pay/types'
import type { ClientType } from '../../shared/client-type'
import type { PayRecord } from '../../shared/pay-record'
import type { Persistence } from '../../stores/persistence'
import { allPayments, readPayment, supportCode } from './ledger'
import { pay, resultUrl } from './pay'
import { giveUpPayment, resumePayments, unfinishedPayments } from './resume'
import type { PayAnswer, PayDeps, ServerStatus } from './types'
import { PAY_BACKOFF } from './verify'

const wechatParams = {
  timeStamp: '1800000000',
  nonceStr: 'n',
  payPackage: 'prepay_id=1',
  signType: 'RSA',
  paySign: 's',
}

interface World {
  clientType?: ClientType
  answer?: PayAnswer | Error
  /** What the server says, question by question; the last one stays. */
  statuses?: readonly (ServerStatus | Error)[]
  sheet?: () => Promise<void>
  leave?: () => void
}

function world({
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

const order = (payType: number) => ({ payId: '900', payType, amount: 12_345 })
const CARD = 'https://gate.example/p?x=1'
const RESULT = '/asset/pay/success?payId=900'
const HOME = '/pages/tabbar/index'
const lost = new NetworkError('api/pay/pay')

describe('redirects', () => {
  test.each([1, 300, 3])('type %i leaves for the gateway', async (payType) => {
    const { deps, left, requests, state } = world({ answer: { url: CARD } })
    expect(await pay(order(payType), deps)).toEqual({ kind: 'left' })
    expect(left).toEqual([CARD])
    expect(requests).toEqual([{ payId: '900', payType, amount: 12_345, openId: '' }])
    expect(state()).toBe('invoked')
  })

  test('the answer to type 3 may be a form, which is sent instead', async () => {
    const message = '<form action="https://gate.example"></form>'
    const { deps, left } = world({ answer: { url: CARD, message } })
    expect(await pay(order(3), deps)).toEqual({ kind: 'left' })
    expect(left).toEqual([message])
  })

  test('a form in an answer to another type is not sent', async () => {
    const { deps, left } = world({ answer: { url: CARD, message: '<form></form>' } })
    await pay(order(1), deps)
    expect(left).toEqual([CARD])
  })

  test.each([
    [1, 1000],
    [300, 300],
  ])('type %i paid at once ends at the page the server names', async (payType, delay) => {
    const { deps, left, state } = world({ answer: { url: RESULT } })
    expect(await pay(order(payType), deps)).toEqual({ kind: 'paid', url: RESULT, delay })
    expect(left).toEqual([])
    expect(state()).toBe('settled')
  })

  test('where the server names no page: a balance ends at its result, a gateway at home', async () => {
    expect(await pay(order(300), world().deps)).toMatchObject({ url: RESULT })
    expect(await pay(order(1), world().deps)).toMatchObject({ url: HOME })
  })

  test('the pay password goes along and is not kept', async () => {
    const { deps, requests, stored } = world({ answer: { url: RESULT } })
    await pay({ ...order(300), payPassword: '135790' }, deps)
    expect(requests).toEqual([expect.objectContaining({ payPassword: '135790' })])
    expect(JSON.stringify([...stored])).not.toContain('135790')
  })

  test('a page of the app that goes on with the payment is opened', async () => {
    const { deps } = world({ answer: { url: '/asset/pay/offline' }, statuses: [PayStatus.Due] })
    expect(await pay(order(1), deps)).toEqual({ kind: 'open', url: '/asset/pay/offline' })
  })

  test('a mini-program cannot leave, and hands on the link', async () => {
    const { deps, state } = world({
      clientType: 'WeChatLite',
      answer: { url: CARD },
      leave: () => {
        throw new UnsupportedError('pay')
      },
    })
    expect(await pay(order(1), deps)).toEqual({ kind: 'unsupported', link: CARD })
    expect(state()).toBe('failed')
  })

  test('a balance payment whose answer was lost is confirmed, not repeated', async () => {
    const unknown = world({ answer: lost, statuses: [new NetworkError('asset/pay/list')] })
    expect(await pay(order(300), unknown.deps)).toEqual({ kind: 'confirming' })
    expect(unknown.state()).toBe('unknown')
    expect(await pay(order(300), world({ answer: lost }).deps)).toMatchObject({ kind: 'paid' })
    // The request may still be on its way: a payment that is due now can be paid in a second.
    const due = world({ answer: lost, statuses: [PayStatus.Due] })
    expect(await pay(order(300), due.deps)).toEqual({ kind: 'confirming' })
  })

  test.each([502, 503, 504])('%i may have been a yes as well', async (code) => {
    const { deps } = world({ answer: new ApiError('api/pay/pay', code, '') })
    expect(await pay(order(300), deps)).toMatchObject({ kind: 'paid' })
  })

  test('a refusal of the server is passed on', async () => {
    const refusal = new ApiError('api/pay/pay', 500, '余额不足')
    const { deps, state } = world({ answer: refusal, statuses: [PayStatus.Due] })
    await expect(pay(order(300), deps)).rejects.toBe(refusal)
    expect(state()).toBe('failed')
  })

  test('a refusal because it is paid already is a success', async () => {
    const { deps, state } = world({ answer: new ApiError('api/pay/pay', 400, '订单已支付') })
    expect(await pay(order(300), deps)).toMatchObject({ kind: 'paid', url: RESULT })
    expect(state()).toBe('settled')
  })

  test('a refusal because it has expired is passed on, and nothing is asked again', async () => {
    const refusal = new ApiError('api/pay/pay', 400, '订单已过期')
    const { deps, record } = world({ answer: refusal, statuses: [PayStatus.Expired] })
    await expect(pay(order(1), deps)).rejects.toBe(refusal)
    expect(record()).toMatchObject({ state: 'cancelled', closed: true })
  })
})

const WECHAT = { host: 'wechat', ...wechatParams }
const TRADE = { host: 'alipay', tradeNo: '2026112122001' }
const trade = { message: '2026112122001' }

describe('sheets', () => {
  test.each([
    ['WeChatLite', 12, { message: wechatParams }, 'mini', WECHAT, 'openid-1', 300, RESULT],
    [
      'Alipay',
      12,
      { message: { tradeNO: '2026112122001' } },
      'mini',
      TRADE,
      'openid-1',
      300,
      RESULT,
    ],
    ['Alipay', 4, trade, 'mini', TRADE, 'openid-1', 1000, HOME],
    ['AlipayH5', 4, trade, 'alipayBridge', TRADE, '', 1000, HOME],
    ['AppPlus', 4, trade, 'shell', TRADE, '', 1000, HOME],
    ['WeChat', 7, { message: wechatParams }, 'wechatBridge', WECHAT, '', 300, RESULT],
    ['AppPlus', 8, { message: wechatParams }, 'shell', WECHAT, '', 1000, HOME],
  ] as const)('%s pays by type %i', async (...row) => {
    const [clientType, payType, answer, channel, params, openId, delay, url] = row
    const { deps, sheets, requests, state } = world({ clientType, answer })
    expect(await pay(order(payType), deps)).toEqual({ kind: 'paid', url, delay })
    expect(sheets).toEqual([[channel, params]])
    expect(requests).toEqual([expect.objectContaining({ openId, amount: 12_345 })])
    expect(state()).toBe('settled')
  })

  test.each([
    ['WeChatLite', 12, ['mini', '900', 'openid-1']],
    ['WeChat', 7, ['public', '900', '']],
  ] as const)('%s asks for the parameters of type %i when the answer has none', async (...row) => {
    const [clientType, payType, call] = row
    const { deps, sheets, requests } = world({ clientType })
    await pay(order(payType), deps)
    expect(requests[1]).toEqual(call)
    expect(sheets).toHaveLength(1)
  })

  test('reads parameters that come as JSON text, a number as the time', async () => {
    const message = JSON.stringify({ ...wechatParams, timeStamp: 1_800_000_000 })
    const { deps, sheets } = world({ clientType: 'WeChat', answer: { message } })
    await pay(order(7), deps)
    expect(sheets).toEqual([['wechatBridge', WECHAT]])
  })

  test.each([
    ['WapH5', 4],
    ['WapH5', 7],
    ['WapH5', 8],
    ['WapH5', 12],
    ['WeChat', 4],
    ['WeChatLite', 3],
    ['Alipay', 7],
    ['AppPlus', 77],
  ] as const)(
    '%s cannot pay by type %i, and the server is not asked',
    async (clientType, payType) => {
      const { deps, requests, record } = world({ clientType })
      expect(await pay(order(payType), deps)).toEqual({ kind: 'unsupported' })
      expect(requests).toEqual([])
      expect(record()).toBeUndefined()
    },
  )

  test('a host without its sheet is unsupported, not an error', async () => {
    const { deps, state } = world({
      clientType: 'AppPlus',
      answer: trade,
      sheet: () => Promise.reject(new UnsupportedError('pay')),
    })
    expect(await pay(order(4), deps)).toEqual({ kind: 'unsupported' })
    expect(state()).toBe('failed')
  })

  test('parameters of another host are a broken contract', async () => {
    const { deps, sheets } = world({ clientType: 'Alipay', answer: { message: wechatParams } })
    await expect(pay(order(4), deps)).rejects.toBeInstanceOf(ContractError)
    expect(sheets).toEqual([])
  })

  test('a lost answer opened no sheet: it is an error like any other', async () => {
    const { deps, state } = world({ clientType: 'WeChat', answer: lost })
    await expect(pay(order(7), deps)).rejects.toBe(lost)
    expect(state()).toBe('failed')
  })

  const inWechat = (more: World) =>
    world({ clientType: 'WeChatLite', answer: { message: wechatParams }, ...more })
  const closed = () => Promise.reject(new UserCancelledError('closed'))

  test('a closed sheet is a cancellation', async () => {
    const { deps, state } = inWechat({ statuses: [PayStatus.Due], sheet: closed })
    await expect(pay(order(12), deps)).rejects.toBeInstanceOf(UserCancelledError)
    expect(state()).toBe('cancelled')
    expect(unfinishedPayments(deps)).toEqual([])
  })

  test('a sheet closed after the money moved is a success', async () => {
    expect(await pay(order(12), inWechat({ sheet: closed }).deps)).toMatchObject({ kind: 'paid' })
  })

  test('a sheet closed while the server is out of reach is being confirmed', async () => {
    const { deps, state } = inWechat({ statuses: [lost], sheet: closed })
    expect(await pay(order(12), deps)).toEqual({ kind: 'confirming' })
    expect(state()).toBe('unknown')
  })

  test.each([
    ['an unknown code', new PaymentUnknownError('8000')],
    ['an error nobody planned', new TypeError('undefined is not a function')],
  ])('%s is being confirmed', async (_, error) => {
    const sheet = () => Promise.reject(error)
    const { deps, slept, state } = inWechat({ statuses: [PayStatus.Due], sheet })
    expect(await pay(order(12), deps)).toEqual({ kind: 'confirming' })
    expect(slept).toEqual(PAY_BACKOFF)
    expect(slept.reduce((sum, pause) => sum + pause)).toBeLessThanOrEqual(10_000)
    expect(state()).toBe('unknown')
  })

  test('a success of the sheet that the server does not confirm is no success', async () => {
    const { deps } = inWechat({ statuses: [PayStatus.Due] })
    expect(await pay(order(12), deps)).toEqual({ kind: 'confirming' })
  })

  test('a lost network while confirming is asked through', async () => {
    const { deps } = inWechat({ statuses: [lost, PayStatus.Paid] })
    expect(await pay(order(12), deps)).toMatchObject({ kind: 'paid' })
  })

  test('an order that expired meanwhile is a warning', async () => {
    const { deps, record } = inWechat({ statuses: [PayStatus.Due, PayStatus.Expired] })
    await expect(pay(order(12), deps)).rejects.toBeInstanceOf(UserCancelledError)
    expect(record()).toMatchObject({ state: 'cancelled', closed: true })
  })

  test('each step is on the device before it is taken', async () => {
    const { deps, happened } = inWechat({})
    await pay(order(12), deps)
    expect(happened).toEqual([
      'requested',
      'asked to pay',
      'prepaid',
      'invoked',
      'sheet',
      'verifying',
      'settled',
    ])
  })

  test('a payment being made is not started again, another one is', async () => {
    let close = () => {}
    const { deps, requests } = inWechat({
      sheet: () =>
        new Promise((resolve) => {
          close = resolve
        }),
    })
    const first = pay(order(12), deps)
    expect(await pay(order(12), deps)).toEqual({ kind: 'running' })
    expect(await pay({ ...order(300), payId: '901' }, world().deps)).toMatchObject({ kind: 'paid' })
    close()
    await first
    expect(requests).toHaveLength(1)
  })

  test('an address outside the app is never where a payment ends', async () => {
    const answer = { message: wechatParams, url: '//evil.example' }
    expect(await pay(order(12), inWechat({ answer }).deps)).toMatchObject({ url: RESULT })
  })
})

describe('a payment begun before', () => {
  async function begun(statuses: World['statuses']) {
    const before = world({ answer: { url: CARD }, statuses })
    await pay(order(3), before.deps)
    return before
  }

  test('is asked about and not started again', async () => {
    const { deps, requests } = await begun([PayStatus.Due])
    expect(await pay(order(1), deps)).toEqual({ kind: 'started' })
    expect(requests).toHaveLength(1)
  })

  test('is started again when the user says so and the server has no money', async () => {
    const { deps, requests, record } = await begun([PayStatus.Due])
    expect(await pay({ ...order(1), again: true }, deps)).toEqual({ kind: 'left' })
    expect(requests).toHaveLength(2)
    expect(record()).toMatchObject({ tries: 2 })
  })

  test('is never started again while the server cannot be asked', async () => {
    const { deps, requests } = await begun([lost])
    expect(await pay({ ...order(1), again: true }, deps)).toEqual({ kind: 'confirming' })
    expect(requests).toHaveLength(1)
  })

  test('and paid meanwhile is a success', async () => {
    const { deps, requests } = await begun([PayStatus.Paid])
    expect(await pay({ ...order(1), again: true }, deps)).toMatchObject({ kind: 'paid' })
    expect(await pay(order(1), deps)).toMatchObject({ kind: 'paid' })
    expect(requests).toHaveLength(1)
  })

  test('is asked about at the next start of the app', async () => {
    const { deps, slept, state } = await begun([PayStatus.Due, PayStatus.Paid])
    expect(unfinishedPayments(deps)).toHaveLength(1)
    expect(await resumePayments(deps)).toMatchObject([{ payId: '900', state: 'settled' }])
    expect(slept).toEqual([2000])
    expect(unfinishedPayments(deps)).toEqual([])
    expect(state()).toBe('settled')
  })

  test('that stays without an answer stays unfinished', async () => {
    const { deps } = await begun([lost])
    expect(await resumePayments(deps)).toEqual([])
    expect(unfinishedPayments(deps)).toMatchObject([{ payId: '900', state: 'unknown' }])
  })

  test('and given up reminds nobody, yet is seen when it turns out to be paid', async () => {
    const { deps } = await begun([PayStatus.Due, PayStatus.Paid])
    giveUpPayment('900', deps)
    expect(unfinishedPayments(deps)).toEqual([])
    expect(await resumePayments(deps)).toEqual([])
    expect(unfinishedPayments(deps)).toEqual([])
    expect(await resumePayments(deps)).toMatchObject([{ state: 'settled' }])
  })

  test('by somebody else on this device is nobody’s business', async () => {
    const { deps } = await begun([PayStatus.Due])
    expect(unfinishedPayments({ ...deps, userId: '1002' })).toEqual([])
  })

  test('long ago is forgotten: an ended one after a day, any after a week', async () => {
    const day = 24 * 60 * 60 * 1000
    const { deps } = await begun([PayStatus.Due])
    const atOnce = { requestPay: async () => ({}), fetchStatus: async () => PayStatus.Paid }
    await pay({ ...order(300), payId: '901' }, { ...deps, ...atOnce })
    const later = (days: number) => ({ ...deps, now: () => deps.now() + days * day + 1 })
    expect(allPayments(later(0))).toHaveLength(2)
    expect(allPayments(later(1)).map(({ payId }) => payId)).toEqual(['900'])
    expect(allPayments(later(7))).toEqual([])
  })

  test('has a code that names it, how far it came, and the try', async () => {
    const { record } = await begun([PayStatus.Due])
    expect(supportCode('900', record())).toBe('TP-900-IN1')
    expect(supportCode('900', undefined)).toBe('TP-900-SV0')
  })
})

test('a full storage keeps nobody from paying, and the payment is known until the app closes', async () => {
  const { deps } = world({ answer: { url: CARD }, statuses: [PayStatus.Due] })
  const write = () => {
    throw new Error('full')
  }
  const full = { ...deps, persistence: { ...deps.persistence, write } }
  expect(await pay(order(1), full)).toEqual({ kind: 'left' })
  expect(await pay(order(1), full)).toEqual({ kind: 'started' })
})

test('the page of a payment’s result names it', () => {
  expect(resultUrl('900')).toBe(RESULT)
})
