import { payTypes } from '../../../taproom.config'
import type { HttpRequest } from '../../http/endpoint'
import { setHttpClient } from '../../http/endpoint'
import { nativeApp } from '../../platform/native-shell/testing/native-app'
import { PayType } from '../../shared/pay'
import { CLIENT_TYPES } from '../../shared/transport'
import { createPersistence } from '../../stores/persistence'
import { memoryStorage } from '../../stores/testing/memory-storage'
import { wayOf } from './dispatch'
import { createPayDeps, fetchPayment, sleep, toClientType } from './host-deps'
import { SHEETS } from './native-sheets'

const newPersistence = () =>
  createPersistence({
    raw: memoryStorage(),
    randomBytes: (length) => new Uint8Array(length).fill(7),
  })

function answered(data: unknown) {
  const calls: HttpRequest[] = []
  setHttpClient({
    send: async (request) => {
      calls.push(request)
      return data
    },
  })
  return calls
}
const depsOf = (clientType: string, persistence = newPersistence()) =>
  createPayDeps({ session: { userId: '1001' }, persistence, clientType })

test.each([
  ['WeChatLite', 'WeChatLite', false],
  ['Alipay', 'Alipay', false],
  ['AppPlus', 'AppPlus', false],
  ['WapH5', 'WapH5', true],
  ['WeChat', 'WeChat', true],
  ['a fridge', 'WapH5', true],
])('%s pays as %s; more than one at a time: %s', (name, client, several) => {
  const deps = depsOf(name)
  expect(toClientType(name)).toBe(client)
  expect(deps.clientType).toBe(client)
  expect(deps.userId).toBe('1001')
  expect(deps.tab.several).toBe(several)
})

test('one run of the app is one owner, another storage is another', () => {
  const persistence = newPersistence()
  const [first, again, other] = [
    depsOf('WapH5', persistence),
    depsOf('WapH5', persistence),
    depsOf('WapH5'),
  ]
  expect(first.tab.owner).toBe(again.tab.owner)
  expect(first.tab.running).toBe(again.tab.running)
  expect(other.tab.owner).not.toBe(first.tab.owner)
  expect(first.tab.owner).not.toBe('')
})

test('a payment is asked for in the user’s name, and of this client', async () => {
  const calls = answered({})
  await depsOf('Alipay').requestPay({ payId: 'p1', payType: 1, amount: 500, openId: 'o' })
  expect(calls).toHaveLength(1)
  expect(calls[0]).toMatchObject({
    body: {
      payId: 'p1',
      payType: 1,
      amount: 500,
      openId: 'o',
      clientType: 'Alipay',
      userId: '1001',
    },
  })
})

test('the parameters of a sheet are asked for, each at its own call', async () => {
  const calls = answered({ timeStamp: '1' })
  const deps = depsOf('WeChat')
  await Promise.allSettled([
    deps.fetchSheetParams('mini', 'p1', 'o'),
    deps.fetchSheetParams('public', 'p1', 'o'),
  ])
  expect(calls.map(({ body }) => body)).toEqual([
    { payId: 'p1', openId: 'o' },
    { payId: 'p1', openId: 'o' },
  ])
  expect(new Set(calls.map(({ path }) => path)).size).toBe(2)
})

test('a payment is fetched with the methods of this client', async () => {
  const calls = answered({})
  await fetchPayment('p1', 'a fridge').catch(() => {})
  expect(calls[0]).toMatchObject({ quiet: true, body: { payId: 'p1', clientType: 'WapH5' } })
})

describe('inside the native app', () => {
  const { env } = process
  const due = {
    ...{ payId: 'p1', orderId: 'o1', title: 'Beer', amount: 500, status: 1 },
    ...{ expiresAt: 1_800_000_000, paidAt: null },
    methods: [4, 8, 300, 77].map((payType) => ({ payType, name: 'n', note: '' })),
  }
  beforeEach(() => {
    process.env = { ...env, TARO_ENV: 'h5' }
  })
  afterEach(() => {
    process.env = env
    Reflect.deleteProperty(window, 'TaproomShell')
  })
  const offered = async () =>
    (await fetchPayment('p1', 'AppPlus')).methods.map(({ payType }) => payType)

  test.each([
    [
      ['alipay', 'wechat'],
      [4, 8, 300, 77],
    ],
    [['alipay'], [4, 300, 77]],
    [['wechat'], [8, 300, 77]],
    [[], [300, 77]],
  ])('with the sheets %j the methods are %j', async (sheets, left) => {
    answered(due)
    Object.assign(window, { TaproomShell: nativeApp({ sheets }).bridge })
    expect(await offered()).toEqual(left)
  })

  test('that is gone, no sheet is offered', async () => {
    answered(due)
    expect(await offered()).toEqual([300, 77])
  })
})

test('the sheets of the native app are those that its ways of paying open', () => {
  const opened = Object.values(PayType).flatMap((payType) => {
    const way = wayOf(payType, 'AppPlus')
    return way?.kind === 'sheet' ? [[String(payType), way.host]] : []
  })
  expect(SHEETS).toEqual(Object.fromEntries(opened))
})

test('who is not asked for an identity pays with the one that is known, or none', async () => {
  const persistence = newPersistence()
  const deps = depsOf('WeChat', persistence)
  expect(await deps.openId(false)).toBe('')
  persistence.write('wechat_openId', 'o1')
  expect(await deps.openId(false)).toBe('o1')
  expect(await deps.openId(true)).toBe('o1')
})

describe('time', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  test('sleeps as long as it is told', async () => {
    const awake = jest.fn()
    void sleep(300).then(awake)
    await jest.advanceTimersByTimeAsync(299)
    expect(awake).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1)
    expect(awake).toHaveBeenCalled()
  })

  test('calls again and again until it is stopped', () => {
    const call = jest.fn()
    const stop = depsOf('WapH5').every(100, call)
    jest.advanceTimersByTime(300)
    stop()
    jest.advanceTimersByTime(300)
    expect(call).toHaveBeenCalledTimes(3)
  })
})

test.each(CLIENT_TYPES)('each pay type that %s offers can be paid by', (client) => {
  expect(payTypes[client].filter((type) => wayOf(type, client) === undefined)).toEqual([])
})

test('a pay type that the adopter does not offer is not paid by', () => {
  expect(wayOf(12, 'WapH5')).toBeUndefined()
})
