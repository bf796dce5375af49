import { act, fireEvent, screen } from '@testing-library/react'
import { renderWidget, testUser } from '../../../engine/testing/render-widget'
import { PayStatus } from '../contract'
import { payPanel } from '../widgets/pay-panel'

let lastId = 0
/** The id of the payment that was opened last. */
export const idNow = () => `pay-${lastId}`
/** Another payment: what is known of one outlives its page. */
export const next = () => {
  lastId += 1
}

/** A payment of ¥123.45 for an order, as the server sends it. */
export const payment = (status: number = PayStatus.Due) => ({
  payId: idNow(),
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
export const LOCKED = 60
export const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))
export const tap = async (element: HTMLElement) => {
  await act(async () => void fireEvent.click(element))
  await wait(LOCKED)
}
export const button = (name: string | RegExp) => screen.getByRole('button', { name })
export const payNow = () => tap(button('Pay ¥123.45'))

interface Setup {
  readonly clientType?: string
  readonly id?: string
}

export function open(api: Record<string, unknown> = {}, { clientType, id }: Setup = {}) {
  next()
  return renderWidget(payPanel, {
    user: testUser,
    clientType,
    query: { id: id ?? idNow() },
    api: {
      'asset/pay/list': () => payment(),
      'people/user/getLoginUserByToken': testUser,
      'people/userDetail/needSetPayPassword': false,
      ...api,
    },
  })
}

/** A server that takes the money at once. */
export function cashier() {
  let status: number = PayStatus.Due
  return {
    'asset/pay/list': () => payment(status),
    'api/pay/pay': () => {
      status = PayStatus.Paid
      return { url: '/asset/pay/success?payId=1' }
    },
  }
}
