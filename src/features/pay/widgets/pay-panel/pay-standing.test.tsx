import { screen } from '@testing-library/react'
import { offers, press, sent } from '../../../../engine/testing/hands'
import { isOff } from '../../../../engine/testing/is-off'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { ApiError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { PayStatus } from '../../contract'
import { button, open, payment, payNow, tap, wait } from '../../testing/counter'
import { payPanel } from '.'

beforeAll(() => initI18n('en'))
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const LIST = 'asset/pay/list'
const shown = (more: object) => open({ [LIST]: () => ({ ...payment(), ...more }) })

test('while it loads nothing can be paid', async () => {
  await open({ [LIST]: () => new Promise(() => {}) })
  expect(screen.getAllByLabelText('Loading').length).toBeGreaterThan(0)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('what could not be asked is said, and asked again by a tap', async () => {
  let isBroken = true
  const { calls } = await open({
    [LIST]: () => {
      if (isBroken) throw new ApiError(LIST, 500, 'Till is shut')
      return payment()
    },
  })
  expect(screen.getByText('Till is shut')).toBeInTheDocument()
  expect(offers(/^Pay/)).toBe(false)
  isBroken = false
  await press('Try again')
  expect(offers('Pay ¥123.45')).toBe(true)
  expect(sent(calls, 'api/pay/pay')).toEqual([])
})

test('an address without a payment says so, and asks nothing', async () => {
  const { calls } = await renderWidget(payPanel, { user: testUser })
  expect(screen.getByText('Nothing to pay')).toBeInTheDocument()
  expect(screen.getByText('The link does not say which payment is meant.')).toBeInTheDocument()
  expect(sent(calls, LIST)).toEqual([])
})

test('one piece is one item, and a purchase without pieces counts none', async () => {
  const { unmount } = await shown({ items: [{ name: 'Yuntai', image: '', count: 1 }] })
  expect(screen.getByText('1 item')).toBeInTheDocument()
  unmount()
  await shown({ items: [] })
  expect(screen.queryByText(/items?$/)).not.toBeInTheDocument()
})

test('the time left is counted down to the second', async () => {
  await open()
  expect(screen.getByText('Time left 15:00')).toBeInTheDocument()
  await wait(61_000)
  expect(screen.getByText('Time left 13:59')).toBeInTheDocument()
})

test('one that is paid says so, and offers no second payment', async () => {
  const { navigator } = await open({ [LIST]: payment(PayStatus.Paid) })
  expect(screen.getByRole('heading', { name: 'This order is paid' })).toBeInTheDocument()
  expect(offers(/^Pay/)).toBe(false)
  expect(screen.queryByText('Support code')).not.toBeInTheDocument()
  await tap(button('Home'))
  expect(navigator.home).toHaveBeenCalledTimes(1)
})

test('a top-up belongs to no order: paid, it leads to the list', async () => {
  const { navigator } = await open({ [LIST]: { ...payment(PayStatus.Paid), orderId: '' } })
  await tap(button('View order'))
  expect(navigator.replace.mock.calls).toEqual([['/views/index?url=/order/list']])
})

test.each([
  ['cancelled', PayStatus.Cancelled],
  ['expired', PayStatus.Expired],
])('one that was %s says that nothing was charged, and whom to ask', async (_, status) => {
  const { navigator } = await open({ [LIST]: payment(status) })
  expect(screen.getByText('This payment is closed')).toBeInTheDocument()
  expect(screen.getByText(/Cancelled, or the order has expired/)).toBeInTheDocument()
  expect(screen.getByText('Support code')).toBeInTheDocument()
  await tap(button('My orders'))
  expect(navigator.replace.mock.calls).toEqual([['/views/index?url=/order/list']])
})

test('the first method that can be used is chosen; another by a tap, which the server is told', async () => {
  const methods = [
    { payType: 8, name: 'WeChat Pay', note: '' },
    { payType: 1, name: 'Card', note: 'Opens the cashier' },
    { payType: 3, name: 'Bank', note: '' },
  ]
  const { calls } = await shown({ methods })
  const chosen = () =>
    screen
      .getAllByRole('radio')
      .filter((each) => each.getAttribute('aria-checked') === 'true')
      .map(({ textContent }) => textContent)
  expect(chosen()).toEqual(['CardOpens the cashier'])
  await tap(screen.getByRole('radio', { name: /Bank/ }))
  expect(chosen()).toEqual(['Bank'])
  await payNow()
  expect(sent(calls, 'api/pay/pay')).toEqual([expect.objectContaining({ payType: 3 })])
})

test('with nothing that can be used there is no button to pay, but a way to ask', async () => {
  await shown({ methods: [{ payType: 8, name: 'WeChat Pay', note: '' }] })
  expect(screen.getByText('There is no way to pay here')).toBeInTheDocument()
  expect(
    screen.getByText('Please open the order on another device or contact our service.'),
  ).toBeInTheDocument()
  expect(offers(/^Pay/)).toBe(false)
  expect(isOff(screen.getByRole('radio', { name: /WeChat Pay/ }))).toBe(true)
  expect(offers('Top up')).toBe(false)
})

test('a balance that is enough offers no top-up', async () => {
  await open()
  expect(screen.getByRole('radio', { name: /Balance/ })).toHaveTextContent('Balance ¥200.00')
  expect(offers('Top up')).toBe(false)
})

test('whoever does not set a password pays nothing and stays', async () => {
  const { calls, host, navigator } = await open({ 'people/userDetail/needSetPayPassword': true })
  host.confirm.mockResolvedValueOnce(false)
  await tap(screen.getByRole('radio', { name: /Balance/ }))
  await payNow()
  expect(navigator.open).not.toHaveBeenCalled()
  expect(sent(calls, 'api/pay/pay')).toEqual([])
})

test('whether a password is needed may not be known: that is said, and nothing is paid', async () => {
  const path = 'people/userDetail/needSetPayPassword'
  const { calls, host } = await open({ [path]: new ApiError(path, 500, 'Ask later') })
  await tap(screen.getByRole('radio', { name: /Balance/ }))
  await payNow()
  expect(host.toast.mock.calls).toEqual([['Ask later']])
  expect(sent(calls, 'api/pay/pay')).toEqual([])
  expect(screen.queryByLabelText('Pay password')).not.toBeInTheDocument()
})

test('who forgot the password is led to where it is set, and nothing is paid', async () => {
  const { calls, navigator } = await open()
  await tap(screen.getByRole('radio', { name: /Balance/ }))
  await payNow()
  await tap(await screen.findByText('Forgot password?'))
  expect(navigator.open.mock.calls).toEqual([['/auto/edit?url=/user/pay-password']])
  expect(sent(calls, 'api/pay/pay')).toEqual([])
})
