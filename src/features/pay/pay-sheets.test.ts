import {
  ContractError,
  PaymentUnknownError,
  UnsupportedError,
  UserCancelledError,
} from '../../errors'
import { PayStatus } from './contract'
import { PAY_BACKOFF, unfinishedPayments } from './ledger'
import { pay } from './pay'
import { HOME, lost, order, RESULT, type World, wechatParams, world } from './testing/world'

const WECHAT = { host: 'wechat', ...wechatParams }
const TRADE = { host: 'alipay', tradeNo: '2026112122001' }
const trade = { message: '2026112122001' }
/** What the server signs for the native app (Alipay's `alipay.trade.app.pay`). */
const SIGNED =
  'app_id=2021&biz_content=%7B%22total_amount%22%3A%221.00%22%7D&sign=a%2Bb%2F*.w%3D%3D'

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
    [
      'AppPlus',
      4,
      { message: SIGNED },
      'shell',
      { host: 'alipay', tradeNo: SIGNED },
      '',
      1000,
      HOME,
    ],
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

  test('a host that cannot say who pays is unsupported, and nobody is reminded of that', async () => {
    const { deps, requests } = world({ clientType: 'WeChatLite' })
    const openId = async () => {
      throw new UnsupportedError('pay')
    }
    expect(await pay(order(12), { ...deps, openId })).toEqual({ kind: 'unsupported' })
    expect(requests).toEqual([])
    expect(unfinishedPayments(deps)).toEqual([])
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
