import { act, fireEvent, screen } from '@testing-library/react'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { ApiError, NetworkError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { PayStatus } from '../../contract'
import {
  button,
  cashier,
  idNow,
  next,
  open,
  payment,
  payNow,
  tap,
  wait,
} from '../../testing/counter'
import { payPanel } from '.'

beforeAll(() => initI18n('en'))
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

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
  next()
  const methods = [{ payType, name: 'Balance', note: '', needsPassword: payType === 300 }]
  const view = await renderWidget(payPanel, {
    user: testUser,
    query: { id: idNow() },
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
  expect(navigator.replace).toHaveBeenCalledWith(`/asset/pay/success?payId=${idNow()}`)
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
