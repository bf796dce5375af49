import { act, fireEvent, screen } from '@testing-library/react'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { PayStatus } from '../../contract'
import { payPanel } from '.'

const GATE = { url: 'https://gate.example/pay' }
const payment = {
  payId: 'pay-1',
  orderId: '7',
  title: 'Order at West Lake',
  amount: 12_345,
  status: PayStatus.Due,
  expiresAt: 4_000_000_000,
  paidAt: null,
  items: [],
  methods: [
    { payType: 1, name: 'Card', note: 'Opens the cashier' },
    { payType: 300, name: 'Balance', note: '', balance: 20_000, needsPassword: true },
  ],
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

async function tap(name: string): Promise<void> {
  await act(async () => void fireEvent.click(screen.getByRole('button', { name })))
  await act(() => jest.advanceTimersByTimeAsync(60))
}

// A mini-program has no browser to leave in.
test('a method that turns out not to work is set aside, with a link for another client', async () => {
  const { host } = await renderWidget(payPanel, {
    user: testUser,
    clientType: 'WeChatLite',
    query: { id: 'pay-1' },
    api: {
      'asset/pay/list': payment,
      'people/userDetail/needSetPayPassword': false,
      'api/pay/pay': GATE,
    },
  })
  await tap('Pay ¥123.45')
  expect(screen.getByText(/Card does not work here/)).toBeInTheDocument()
  await tap('Copy link')
  expect(host.copy).toHaveBeenCalledWith(GATE.url)
  expect(screen.getByRole('radio', { name: /Balance/ })).toHaveAttribute('aria-checked', 'true')
})
