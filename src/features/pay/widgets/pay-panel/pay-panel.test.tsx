import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { expectSeen } from '../../../../engine/testing/seen'
import { ApiError, NetworkError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { PayStatus } from '../../contract'
import { payPanel } from '.'

beforeAll(() => initI18n('en'))
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

let lastId = 0
const payment = (status: number = PayStatus.Due) => ({
  payId: `pay-${lastId}`,
  orderId: '7',
  title: 'Order at West Lake',
  amount: 12_345,
  status,
  expiresAt: Math.floor(Date.now() / 1000) + 900,
  paidAt: status === PayStatus.Paid ? 1 : null,
  items: [{ name: 'Yuntai', image: '/pictures/beer/1', count: 2 }],
  methods: [
    { payType: 1, name: 'Card', note: 'Opens the cashier' },
    { payType: 300, name: 'Balance', note: '', balance: 20_000, needsPassword: true },
    { payType: 8, name: 'WeChat Pay', note: '' },
  ],
})

/** Two tabs that tap at once are told apart within this, ms. */
const LOCKED = 60
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))
const tap = async (element: HTMLElement) => {
  await act(async () => void fireEvent.click(element))
  await wait(LOCKED)
}
/** Off: natively in a browser, by its attribute elsewhere. */
const isOff = (element: HTMLElement) => element.matches(':disabled, [aria-disabled="true"]')
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const payNow = () => tap(button('Pay ¥123.45'))

interface Setup {
  readonly clientType?: string
  readonly id?: string
}

function open(api: Record<string, unknown> = {}, { clientType, id }: Setup = {}) {
  lastId += 1
  return renderWidget(payPanel, {
    user: testUser,
    clientType,
    query: { id: id ?? `pay-${lastId}` },
    api: {
      'asset/pay/list': () => payment(),
      'people/user/getLoginUserByToken': testUser,
      'people/userDetail/needSetPayPassword': false,
      ...api,
    },
  })
}

/** A server that takes the money at once. */
function cashier() {
  let status: number = PayStatus.Due
  return {
    'asset/pay/list': () => payment(status),
    'api/pay/pay': () => {
      status = PayStatus.Paid
      return { url: '/asset/pay/success?payId=1' }
    },
  }
}

test('says what there is to pay, for what, and how long there is time', async () => {
  const { calls } = await open()
  expect(calls[0]?.body).toEqual({ payId: `pay-${lastId}`, clientType: 'WapH5' })
  expect(screen.getByText('Order at West Lake')).toBeInTheDocument()
  expect(screen.getByText('2 items')).toBeInTheDocument()
  expect(screen.getByText('Time left 15:00')).toBeInTheDocument()
  expect(screen.getByRole('radio', { name: /Card/ })).toHaveAttribute('aria-checked', 'true')
})

test('pays, says so, and ends where the server says after a second', async () => {
  const { navigator, host, calls } = await open(cashier())
  await payNow()
  expect(calls.find(({ path }) => path === 'api/pay/pay')?.body).toEqual({
    payId: `pay-${lastId}`,
    payType: 1,
    amount: 12_345,
    openId: '',
    clientType: 'WapH5',
    userId: testUser.id,
  })
  expect(host.toast).toHaveBeenCalledWith('Payment successful')
  expect(navigator.replace).not.toHaveBeenCalled()
  await wait(1000)
  expect(navigator.replace).toHaveBeenCalledWith('/asset/pay/success?payId=1')
})

test('a user record that cannot be fetched afterwards is said, and nobody is held up', async () => {
  const { navigator, host } = await open({
    ...cashier(),
    'people/user/getLoginUserByToken': new NetworkError('people/user/getLoginUserByToken'),
  })
  await payNow()
  expect(host.toast).toHaveBeenCalledWith('The callback failed')
  await wait(1000)
  expect(navigator.replace).toHaveBeenCalledWith('/asset/pay/success?payId=1')
})

test('two taps ask the server once', async () => {
  const { calls } = await open(cashier())
  const submit = button('Pay ¥123.45')
  await act(async () => {
    fireEvent.click(submit)
    fireEvent.click(submit)
  })
  await wait(LOCKED)
  expect(calls.filter(({ path }) => path === 'api/pay/pay')).toHaveLength(1)
})

describe('methods', () => {
  test('of other clients are explained and cannot be chosen', async () => {
    await open()
    const wechat = screen.getByRole('radio', { name: /WeChat Pay/ })
    expect(wechat).toHaveTextContent('Not available in this app or browser')
    expect(isOff(wechat)).toBe(true)
  })

  test.each([
    [12_344, true],
    [12_345, false],
    [12_346, false],
  ])('of a price of 12,345 cents, a balance of %d is too low: %s', async (balance, poor) => {
    const methods = [{ payType: 300, name: 'Balance', note: '', balance, needsPassword: true }]
    await open({ 'asset/pay/list': () => ({ ...payment(), methods }) })
    expect(isOff(screen.getByRole('radio', { name: /Balance/ }))).toBe(poor)
  })

  test('a balance that is too low is said and cannot be chosen, and there is a way to top up', async () => {
    const methods = [
      { payType: 300, name: 'Balance', note: '', balance: 100, needsPassword: true },
      { payType: 1, name: 'Card', note: '' },
    ]
    const { navigator } = await open({ 'asset/pay/list': () => ({ ...payment(), methods }) })
    const row = screen.getByRole('radio', { name: /Balance/ })
    expect(row).toHaveTextContent('Balance ¥1.00, not enough')
    expect(isOff(row)).toBe(true)
    expect(screen.getByRole('radio', { name: /Card/ })).toHaveAttribute('aria-checked', 'true')
    await tap(button('Top up'))
    expect(navigator.open).toHaveBeenCalledWith('/asset/recharge')
    expectSeen([
      'To pay',
      '¥',
      '123',
      '.45',
      expect.stringMatching(/^Time left .+$/),
      'Order at West Lake',
      '2 items',
      'picture /pictures/beer/1?w=44 Yuntai',
      'radiogroup «Payment method»',
      'radio (disabled): Balance | Balance ¥1.00, not enough',
      'radio (checked): Card',
      'button: Top up',
      'button: Pay ¥123.45',
    ])
  })

  test('none at all leads to the service', async () => {
    const { navigator } = await open({ 'asset/pay/list': { ...payment(), methods: [] } })
    await tap(button('Contact our service'))
    expect(navigator.open).toHaveBeenCalledWith('/custService/service')
  })
})

describe('the pay password', () => {
  const choose = async () => {
    await tap(screen.getByRole('radio', { name: /Balance/ }))
    await payNow()
  }
  const type = async (digits: string) => {
    const field = await screen.findByLabelText('Pay password')
    await act(async () => void fireEvent.change(field, { target: { value: digits } }))
    await wait(LOCKED)
  }

  test('is asked for a balance and travels with the request', async () => {
    const { calls, navigator } = await open(cashier())
    await choose()
    expect(calls.some(({ path }) => path === 'api/pay/pay')).toBe(false)
    await type('135790')
    expect(calls.find(({ path }) => path === 'api/pay/pay')?.body).toMatchObject({
      payType: 300,
      payPassword: '135790',
    })
    await wait(300)
    expect(navigator.replace).toHaveBeenCalledWith('/asset/pay/success?payId=1')
  })

  test('that is wrong is said beside the field, and can be tried again', async () => {
    const refusal = new ApiError('api/pay/pay', 400, 'The pay password is wrong.')
    await open({ 'api/pay/pay': refusal })
    await choose()
    await type('111111')
    expect(screen.getByRole('alert')).toHaveTextContent('The pay password is wrong.')
    expect(screen.getByLabelText('Pay password')).toHaveValue('')
    expectSeen([
      'To pay',
      '¥',
      '123',
      '.45',
      expect.stringMatching(/^Time left .+$/),
      'Order at West Lake',
      '2 items',
      'picture /pictures/beer/1?w=44 Yuntai',
      'radiogroup «Payment method»',
      'radio: Card | Opens the cashier',
      'radio (checked): Balance | Balance ¥200.00',
      'radio (disabled): WeChat Pay | Not available in this app or browser',
      'button: Pay ¥123.45',
      'dialog «Pay Order at West Lake»: heading: Pay Order at West Lake | button «Close» | ¥ | 123 | .45 | alert: The pay password is wrong. | field «Pay password» password, ≤ 6 =  (invalid) | button: My password has letters | button: Forgot password?',
    ])
  })

  test('that was never set is set first', async () => {
    const { navigator, host } = await open({ 'people/userDetail/needSetPayPassword': true })
    await choose()
    expect(host.confirm).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Set pay password', ok: 'Set it', cancel: 'Cancel' }),
    )
    expect(navigator.open).toHaveBeenCalledWith('/auto/edit?url=/user/pay-password')
  })
})

test('a refusal is shown in the words of the server, and the page stays', async () => {
  const { host } = await open({
    'api/pay/pay': new ApiError('api/pay/pay', 500, 'Out of order'),
  })
  await payNow()
  expect(host.toast).toHaveBeenCalledWith('Out of order')
  expect(button('Pay ¥123.45')).toBeInTheDocument()
})

describe('a payment nobody can confirm', () => {
  async function lost() {
    let reachable = true
    let status: number = PayStatus.Due
    const view = await open({
      'asset/pay/list': () => {
        if (reachable) return payment(status)
        throw new NetworkError('asset/pay/list')
      },
      'api/pay/pay': () => {
        reachable = false
        throw new NetworkError('api/pay/pay')
      },
    })
    await payNow()
    await wait(10_000)
    const answer = (next: number) => {
      reachable = true
      status = next
    }
    return { ...view, answer }
  }

  test('is not offered again, and has a code for the service', async () => {
    const { host } = await lost()
    expect(screen.getByText('Confirming your payment')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /Pay ¥/ })).not.toBeInTheDocument()
    await tap(button('Copy the support code'))
    expect(host.copy).toHaveBeenCalledWith(expect.stringMatching(/^TP-pay-\d+-\w\w1$/))
    expectSeen([
      'status: heading: Confirming your payment | No answer: the network may be gone. We find out how it ended as soon as it is back. Please do not pay a second time. | ¥ | 123 | .45 | Order at West Lake',
      'button: Check again',
      'button: My orders',
      'Support code',
      'TP-pay-15-VE1',
      'Name it to our service, and they find this payment.',
      'button «Copy the support code»',
    ])
  })

  test('is asked about by itself until the server knows', async () => {
    const { answer } = await lost()
    answer(PayStatus.Paid)
    await wait(80_000)
    expect(screen.getByText('This order is paid')).toBeInTheDocument()
  })

  test('that the server has no money for asks the user', async () => {
    const { answer } = await lost()
    answer(PayStatus.Due)
    await wait(80_000)
    expect(screen.getByText('Have you finished paying?')).toBeInTheDocument()
    expectSeen([
      'status: heading: Have you finished paying? | You left for the payment page a moment ago. | ¥ | 123 | .45 | Order at West Lake',
      'button: I have paid',
      'button: Pay again',
      'button: I did not pay',
      'Support code',
      'TP-pay-17-UN1',
      'Name it to our service, and they find this payment.',
      'button «Copy the support code»',
    ])
  })
})

describe('a server that does not answer', () => {
  const AWAY = /^No answer: the network may be gone/
  interface Cut {
    /** The server has taken the money. */
    readonly took?: boolean
    /** The request is neither answered nor given up. */
    readonly hangs?: boolean
    readonly payType?: number
  }
  /** A page whose network goes as the payment is sent, and says when it is back. */
  async function cut({ took = false, hangs = false, payType = 300 }: Cut = {}) {
    const server = { isDown: false, status: PayStatus.Due as number }
    const networks = new Set<() => void>()
    lastId += 1
    const methods = [{ payType, name: 'Balance', note: '', needsPassword: payType === 300 }]
    const view = await renderWidget(payPanel, {
      user: testUser,
      query: { id: `pay-${lastId}` },
      host: {
        onNetwork: (callback) => {
          networks.add(callback)
          return () => void networks.delete(callback)
        },
      },
      api: {
        'people/user/getLoginUserByToken': testUser,
        'people/userDetail/needSetPayPassword': false,
        'asset/pay/list': () => {
          if (server.isDown) throw new NetworkError('asset/pay/list')
          return { ...payment(server.status), methods }
        },
        'api/pay/pay': () => {
          if (took) server.status = PayStatus.Paid
          server.isDown = true
          if (hangs) return new Promise(() => {})
          throw new NetworkError('api/pay/pay')
        },
      },
    })
    await payNow()
    if (payType === 300) {
      const field = await screen.findByLabelText('Pay password')
      await act(async () => void fireEvent.change(field, { target: { value: '135790' } }))
    }
    const asked = (path: string) => view.calls.filter((call) => call.path === path).length
    async function back() {
      server.isDown = false
      await act(async () => {
        for (const callback of [...networks]) callback()
      })
    }
    return { ...view, networks, back, asked }
  }

  test('is said while it is still tried, and what may be paid is not offered again', async () => {
    const { asked } = await cut()
    await wait(500)
    expect(screen.getByText(AWAY)).toBeInTheDocument()
    expect(screen.getByText('Confirming your payment')).toBeInTheDocument()
    expect(document.querySelector('.tp-outcome .tp-spinner')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /Pay ¥/ })).not.toBeInTheDocument()
    expect(screen.queryByLabelText('Pay password')).not.toBeInTheDocument()
    expect(asked('api/pay/pay')).toBe(1)
  })

  test('with the network it goes on at once, to where the payment ends, without paying again', async () => {
    const { navigator, back, asked } = await cut({ took: true })
    await wait(6000)
    await back()
    await wait(300)
    expect(navigator.replace).toHaveBeenCalledWith(`/asset/pay/success?payId=pay-${lastId}`)
    expect(asked('api/pay/pay')).toBe(1)
  })

  test.each([
    ['took', true, 'This order is paid'],
    ['never got', false, 'Have you finished paying?'],
  ])(
    'long after nobody asked any more, the network says what the server %s',
    async (_, took, end) => {
      const { back, asked, networks } = await cut({ took })
      for (let minutes = 0; minutes < 4; minutes++) await wait(60_000)
      expect(screen.getByText(AWAY)).toBeInTheDocument()
      const before = asked('asset/pay/list')
      await wait(100_000)
      expect(asked('asset/pay/list')).toBe(before)
      await back()
      await wait(10_000)
      expect(screen.getByText(end)).toBeInTheDocument()
      expect(networks.size).toBe(0)
      expect(asked('api/pay/pay')).toBe(1)
    },
  )

  test('with the network a request that still hangs is asked about beside it', async () => {
    const { back, asked } = await cut({ took: true, hangs: true })
    await wait(2000)
    expect(screen.getByText(AWAY)).toBeInTheDocument()
    await back()
    await wait(10)
    expect(screen.getByText('This order is paid')).toBeInTheDocument()
    expect(asked('api/pay/pay')).toBe(1)
  })

  test('nothing is asked about where no money can have moved: it can be paid again', async () => {
    const { host, back } = await cut({ payType: 3 })
    await wait(10)
    expect(host.toast).toHaveBeenCalledTimes(1)
    expect(button(/^Pay ¥123.45/)).toBeInTheDocument()
    await back()
    await wait(20_000)
    expect(button(/^Pay ¥123.45/)).toBeInTheDocument()
    await act(async () => void fireEvent.click(button(/^Pay ¥123.45/)))
    expect(screen.queryByText(AWAY)).not.toBeInTheDocument()
  })

  test('tapping does not wait for the next time it is asked', async () => {
    const { navigator, asked } = await cut()
    await wait(4000)
    const before = asked('asset/pay/list')
    await tap(button('Check again'))
    expect(asked('asset/pay/list')).toBeGreaterThan(before)
    expect(navigator.replace).not.toHaveBeenCalled()
  })

  test('that hangs is told from one that is slow, and its answer still counts', async () => {
    let answer: (value: object) => void = () => {}
    const { navigator } = await open({
      ...cashier(),
      'api/pay/pay': () => new Promise((resolve) => (answer = resolve)),
    })
    await payNow()
    await wait(1400)
    expect(screen.queryByText(AWAY)).not.toBeInTheDocument()
    expect(button(/^Pay ¥123.45/)).toBeInTheDocument()
    await wait(200)
    expect(screen.getByText(AWAY)).toBeInTheDocument()
    answer({ url: '/asset/pay/offline' })
    await wait(10)
    expect(screen.queryByText(AWAY)).not.toBeInTheDocument()
    expect(navigator.open).toHaveBeenCalledWith('/asset/pay/offline')
  })

  test('a password that is refused late is asked for anew', async () => {
    let refuse: (error: Error) => void = () => {}
    await open({
      'api/pay/pay': () => new Promise((_, reject) => (refuse = reject)),
    })
    await tap(screen.getByRole('radio', { name: /Balance/ }))
    await payNow()
    const field = await screen.findByLabelText('Pay password')
    await act(async () => void fireEvent.change(field, { target: { value: '111111' } }))
    await wait(3000)
    expect(screen.getByText(AWAY)).toBeInTheDocument()
    refuse(new ApiError('api/pay/pay', 400, 'The pay password is wrong.'))
    await wait(0)
    expect(screen.getByRole('alert')).toHaveTextContent('The pay password is wrong.')
  })
})

describe('back from a page that went on with it', () => {
  const away = (api: Record<string, unknown> = {}) =>
    open({ 'api/pay/pay': { url: '/asset/pay/offline' }, ...api })

  test('asks whether the payment was made, and can start over', async () => {
    const { calls } = await away()
    await payNow()
    expect(screen.getByText('Have you finished paying?')).toBeInTheDocument()
    await tap(button('Pay again'))
    await payNow()
    expect(calls.filter(({ path }) => path === 'api/pay/pay')).toHaveLength(2)
  })

  test('checking finds out that it was paid', async () => {
    let status: number = PayStatus.Due
    await away({ 'asset/pay/list': () => payment(status) })
    await payNow()
    status = PayStatus.Paid
    await tap(button('I have paid'))
    await wait(0)
    expect(screen.getByText('This order is paid')).toBeInTheDocument()
  })

  test('whoever does not want to pay now is left alone', async () => {
    const { host } = await away()
    await payNow()
    await tap(button('I did not pay'))
    expect(host.toast).toHaveBeenCalledWith('You can pay later, from your orders')
    expect(button('Pay ¥123.45')).toBeInTheDocument()
  })
})

test('a payment that is paid leads to its order', async () => {
  const { navigator } = await open({ 'asset/pay/list': payment(PayStatus.Paid) })
  await tap(button('View order'))
  expect(navigator.replace).toHaveBeenCalledWith('/views/index?url=/order/show&id=7')
})

test('an expired payment cannot be made and leads on', async () => {
  const { navigator } = await open({ 'asset/pay/list': payment(PayStatus.Expired) })
  expect(screen.getByText('This payment is closed')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /Pay/ })).not.toBeInTheDocument()
  await tap(button('Home'))
  expect(navigator.home).toHaveBeenCalled()
  expectSeen([
    'status: heading: This payment is closed | Cancelled, or the order has expired The time to pay is over, or the payment was cancelled. Nothing was charged for it any more. | ¥ | 123 | .45 | Order at West Lake',
    'button: My orders',
    'button: Home',
    'Support code',
    expect.stringMatching(/^TP-pay-\d+-SV0$/),
    'Name it to our service, and they find this payment.',
    'button «Copy the support code»',
  ])
})

test('one whose time runs out while it is looked at closes by itself', async () => {
  let status: number = PayStatus.Due
  await open({ 'asset/pay/list': () => payment(status) })
  status = PayStatus.Expired
  await wait(901_000)
  await waitFor(() => expect(screen.getByText('This payment is closed')).toBeInTheDocument())
})

test('an address without a payment leads to the orders', async () => {
  const { navigator } = await renderWidget(payPanel, { user: testUser })
  await tap(button('My orders'))
  expect(navigator.replace).toHaveBeenCalledWith('/views/index?url=/order/list')
})
