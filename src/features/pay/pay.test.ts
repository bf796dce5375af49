import { ApiError, NetworkError, UnsupportedError } from '../../errors'
import { PayStatus } from './contract'
import { pay, resultUrl } from './pay'
import { CARD, HOME, lost, order, RESULT, world } from './testing/world'

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

  test('one that was paid meanwhile is known as paid, and not asked for again', async () => {
    const { deps, requests, state } = world({ answer: { url: CARD } })
    await pay(order(1), deps)
    expect(state()).toBe('invoked')
    expect(await pay(order(1), deps)).toMatchObject({ kind: 'paid' })
    expect(state()).toBe('settled')
    expect(requests).toHaveLength(1)
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

  test('a gateway that may take the money at once is asked about after a lost answer', async () => {
    const { deps, state } = world({ answer: lost })
    expect(await pay(order(1), deps)).toMatchObject({ kind: 'paid' })
    expect(state()).toBe('settled')
  })

  test('one that the browser would have left for was not reached: nothing was paid there', async () => {
    const { deps, state } = world({ answer: lost })
    await expect(pay(order(3), deps)).rejects.toBe(lost)
    expect(state()).toBe('failed')
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
