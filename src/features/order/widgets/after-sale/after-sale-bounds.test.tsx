import { screen } from '@testing-library/react'
import {
  button,
  gone,
  isOff,
  offers,
  press,
  sent,
  tap,
  type,
} from '../../../../engine/testing/hands'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { ApiError, NetworkError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { sale } from '../../testing/orders'
import { afterSaleDetail, afterSaleForm } from '.'

beforeAll(() => initI18n('en'))

const OFFER = 'order/afterSale/offer'
const APPLY = 'order/afterSale/apply'
const SEND_BACK = 'order/afterSale/sendBack'
const APPEAL = 'order/afterSale/appeal'
const CANCEL = 'order/afterSale/cancel'
/** Three pieces were paid with 10.00: a share is fixed by its pieces (decision 0028). */
const offer = {
  kinds: [2, 3],
  most: 3,
  amounts: [333, 667, 1000],
  reasons: ['Damaged', 'Missing'],
}
const form = (api: object = {}) =>
  renderWidget(afterSaleForm, {
    user: testUser,
    query: { id: '1', position: '12' },
    api: { [OFFER]: offer, [APPLY]: sale, ...api },
  })
const because = (reason: string) => tap(screen.getByRole('radio', { name: reason }))
const detail = (actions: readonly string[], api: object = {}, yes = true) =>
  renderWidget(afterSaleDetail, {
    user: testUser,
    query: { id: '31' },
    host: { confirm: jest.fn(async () => yes) },
    api: {
      'order/afterSale/show': { ...sale, actions },
      [SEND_BACK]: sale,
      [APPEAL]: sale,
      [CANCEL]: sale,
      ...api,
    },
  })

test('the offer of the line is asked for; the first kind, all pieces and all that was paid are proposed', async () => {
  const { calls, navigator } = await form()
  expect(sent(calls, OFFER)).toEqual([{ orderId: '1', position: '12' }])
  expect(screen.getByRole('radio', { name: /^Return and refund/ })).toBeChecked()
  expect(screen.getByLabelText('Amount')).toHaveValue('10.00')
  expect(isOff(button('More'))).toBe(true)
  await because('Missing')
  await type('Tell us more', ' It broke ')
  await press('Send')
  expect(sent(calls, APPLY)).toEqual([
    {
      orderId: '1',
      position: 12,
      count: 3,
      kind: 2,
      reason: 'Missing',
      amount: 1000,
      message: 'It broke',
      pictures: [],
      requestId: expect.any(String),
    },
  ])
  expect(navigator.replace).toHaveBeenCalledWith('/views/index?url=/after-sale/show&id=31')
})

test('fewer pieces are worth their share, and never less than one', async () => {
  await form()
  await press('Fewer')
  expect(screen.getByLabelText('Amount')).toHaveValue('6.67')
  await press('Fewer')
  expect(screen.getByLabelText('Amount')).toHaveValue('3.33')
  expect(screen.getByText('At most ¥3.33')).toBeInTheDocument()
  expect(isOff(button('Fewer'))).toBe(true)
  await press('More')
  expect(screen.getByLabelText('Amount')).toHaveValue('6.67')
})

// Two of three pieces: 6.67 at most, in whole cents, and more than nothing.
const ABOVE_NOTHING = 'Enter an amount above 0, with two decimals at most.'
test.each([
  ['6.68', 'At most ¥6.67'],
  ['0', ABOVE_NOTHING],
  ['0.00', ABOVE_NOTHING],
  ['0.005', ABOVE_NOTHING],
  ['6.665', ABOVE_NOTHING],
  ['', ABOVE_NOTHING],
  ['all', ABOVE_NOTHING],
])('“%s” for two pieces is not sent: %s', async (typed, problem) => {
  const { calls } = await form()
  await press('Fewer')
  await because('Damaged')
  await type('Amount', typed)
  await press('Send')
  expect(screen.getByRole('alert')).toHaveTextContent(problem)
  expect(sent(calls, APPLY)).toEqual([])
})

test.each([
  ['6.67', 667],
  ['0.01', 1],
])('“%s” for two pieces is the last that is sent', async (typed, amount) => {
  const { calls } = await form()
  await press('Fewer')
  await because('Damaged')
  await type('Amount', typed)
  await press('Send')
  expect(sent(calls, APPLY)).toMatchObject([{ count: 2, amount }])
})

test('an exchange is for pieces, not for money, whatever was typed before', async () => {
  const { calls } = await form()
  await type('Amount', '99')
  await tap(screen.getByRole('radio', { name: /^Exchange/ }))
  expect(screen.queryByLabelText('Amount')).toBeNull()
  await because('Damaged')
  await press('Send')
  expect(sent(calls, APPLY)).toMatchObject([{ kind: 3, count: 3, amount: 0 }])
})

test('a refusal is read, what was typed stays, and nothing opens', async () => {
  const { navigator } = await form({ [APPLY]: new ApiError(APPLY, 400, 'The time is over') })
  await because('Damaged')
  await type('Tell us more', 'It broke')
  await press('Send')
  expect(screen.getByText('The time is over')).toBeInTheDocument()
  expect(screen.getByLabelText('Tell us more')).toHaveValue('It broke')
  expect(navigator.replace).not.toHaveBeenCalled()
})

test('what was asked without an answer is asked by the same name', async () => {
  const { calls } = await form({ [APPLY]: new NetworkError(APPLY, 'lost') })
  await because('Damaged')
  await press('Send')
  await press('Send')
  const [first, second] = sent(calls, APPLY) as { requestId: string }[]
  expect(second?.requestId).toBe(first?.requestId)
})

test.each([
  [{ id: '1' }, 0],
  [{ position: '0' }, 0],
  [{ id: '1', position: '100' }, 0],
  [{ id: '1', position: '-1' }, 0],
  [{ id: '1', position: '99' }, 1],
])('the address %j asks for %i offers', async (query, asked) => {
  const { calls, navigator } = await renderWidget(afterSaleForm, {
    user: testUser,
    query: query as Record<string, string>,
    api: { [OFFER]: { kinds: [], most: 0, amounts: [], reasons: [] } },
  })
  expect(sent(calls, OFFER)).toHaveLength(asked)
  expect(screen.getByText('Nothing to ask for')).toBeInTheDocument()
  expect(offers('Send')).toBe(false)
  await press('My orders')
  expect(navigator.open).toHaveBeenCalledWith('/views/index?url=/order/list')
})

// Six to thirty letters, digits and hyphens.
test.each([
  ['SF123', false],
  ['SF1234', true],
  ['SF 12345', false],
  [' SF-12345 ', true],
])('goods that go back under the number “%s” are sent: %s', async (number, isSent) => {
  const { calls } = await detail(['sendBack'])
  await press('Enter the parcel')
  await type('Carrier', ' SF ')
  await type('Parcel number', number)
  await press('Send')
  expect(sent(calls, SEND_BACK)).toEqual(
    isSent ? [{ id: '31', carrier: 'SF', number: number.trim() }] : [],
  )
  // What was taken closes the panel; what was not stays to be mended.
  if (isSent) await gone('Enter the parcel')
  else expect(screen.getByRole('dialog', { name: 'Enter the parcel' })).toBeInTheDocument()
})

test('goods do not go back without a carrier', async () => {
  const { calls } = await detail(['sendBack'])
  await press('Enter the parcel')
  await type('Carrier', '  ')
  await type('Parcel number', 'SF1234567')
  await press('Send')
  expect(screen.getByText('Enter the carrier.')).toBeInTheDocument()
  expect(sent(calls, SEND_BACK)).toEqual([])
})

test('an appeal that was taken closes its panel', async () => {
  await detail(['appeal'])
  await press('Appeal')
  await type('What is wrong with the refusal?', 'It was broken')
  await press('Send')
  await gone('Appeal')
})

test('an appeal has words, and what the server has against it is read where it was written', async () => {
  const refusal = new ApiError(APPEAL, 400, 'Once is enough')
  const { calls } = await detail(['appeal'], { [APPEAL]: refusal })
  await press('Appeal')
  await type('What is wrong with the refusal?', ' ')
  await press('Send')
  expect(sent(calls, APPEAL)).toEqual([])
  await type('What is wrong with the refusal?', ' It was broken ')
  await press('Send')
  expect(sent(calls, APPEAL)).toEqual([{ id: '31', message: 'It was broken' }])
  expect(screen.getByText('Once is enough')).toBeInTheDocument()
  expect(screen.getByLabelText('What is wrong with the refusal?')).toHaveValue(' It was broken ')
})

test.each([
  [true, 1],
  [false, 0],
])('taking it back is asked first: after %s it is sent %i times', async (yes, times) => {
  const { calls, host } = await detail(['cancel'], {}, yes)
  await press('Take back')
  expect(host.confirm).toHaveBeenCalledWith(expect.objectContaining({ title: 'Take it back?' }))
  expect(sent(calls, CANCEL)).toHaveLength(times)
  // What stands is asked for again, once something was done.
  expect(sent(calls, 'order/afterSale/show')).toHaveLength(1 + times)
})

test('what could not be taken back says why', async () => {
  await detail(['cancel'], { [CANCEL]: new ApiError(CANCEL, 400, 'It is decided') })
  await press('Take back')
  expect(screen.getByText('It is decided')).toBeInTheDocument()
})
