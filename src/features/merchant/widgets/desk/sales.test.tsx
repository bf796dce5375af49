import { screen } from '@testing-library/react'
import { gone, offers, press, sent, tap, type } from '../../../../engine/testing/hands'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { ApiError, NetworkError } from '../../../../errors'
import type { HttpRequest } from '../../../../http/endpoint'
import { initI18n } from '../../../../i18n'
import { DESK, page, sale } from '../../testing/shop'
import { sellerSales } from '.'

beforeAll(() => initI18n('en'))

const PAGE = 'merchant/afterSale/page'
const DECIDE = 'merchant/afterSale/decide'
const list = (rows: readonly object[], query: Record<string, string> = {}) =>
  renderWidget(sellerSales, { user: testUser, query, api: { ...DESK, [PAGE]: page(rows) } })
const open = async (part: object = {}, host: object = {}, api: object = {}) => {
  const test = await renderWidget(sellerSales, {
    user: testUser,
    host,
    api: {
      ...DESK,
      [PAGE]: page([{ ...sale, ...part }]),
      [DECIDE]: { ...sale, state: 6, actions: [] },
      ...api,
    },
  })
  await tap(screen.getByRole('link', { name: /Hop Field/ }))
  return test
}

// The numbers are the states of an after-sale; what the shop has to do comes first.
test.each([
  ['To decide', 1],
  ['Coming back', 4],
  ['To replace', 5],
  ['Appealed', 10],
  ['Refunded', 6],
  ['Refused', 3],
])('the tab “%s” asks for state %i', async (name, status) => {
  const { calls } = await list([])
  expect(sent(calls, PAGE)).toEqual([{ pageIndex: 1, pageSize: 15, merchantId: '402' }])
  await tap(screen.getByRole('tab', { name }))
  expect(sent(calls, PAGE).at(-1)).toMatchObject({ status })
  expect(screen.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
  expect(screen.getByText('No after-sales here')).toBeInTheDocument()
})

test('the address chooses the tab', async () => {
  const { calls } = await list([], { status: '10' })
  expect(sent(calls, PAGE)).toMatchObject([{ status: 10 }])
  expect(screen.getByRole('tab', { name: 'Appealed' })).toHaveAttribute('aria-selected', 'true')
})

test('a row tells what is wanted, of what and why; an exchange has no amount', async () => {
  await list([sale, { ...sale, id: '32', kind: 3, state: 7, amount: 0 }])
  const [back, exchange] = screen.getAllByRole('listitem') as [HTMLElement, HTMLElement]
  expect(back).toHaveTextContent('Return and refundTo decide')
  expect(back).toHaveTextContent('330 ml × 1 · Damaged')
  expect(back).toHaveTextContent('¥8.50')
  expect(exchange).toHaveTextContent('ExchangeExchanged')
  expect(exchange).not.toHaveTextContent('¥')
})

test('tells what the buyer says, with pictures, parcel, deadline, and who did what', async () => {
  await open({
    returnParcel: { carrier: 'EMS', number: 'EM7654321' },
    deadlineAt: 1_900_000_000,
    steps: [
      { at: 1, by: 'buyer', name: 'Lin', action: 'apply', message: 'Please' },
      { at: 2, by: 'seller', name: 'Shop', action: 'unheard-of', message: '' },
    ],
  })
  expect(screen.getByText('Hop Field · 330 ml × 1')).toBeInTheDocument()
  expect(screen.getByText('S7')).toBeInTheDocument()
  expect(screen.getByText('Damaged — The bottle broke')).toBeInTheDocument()
  expect(screen.getByRole('img', { name: 'Picture 1' })).toBeInTheDocument()
  expect(screen.getByText('Return parcel: EMS EM7654321')).toBeInTheDocument()
  expect(screen.getByText(/^Until .*2030/)).toBeInTheDocument()
  // The latest first; a step this client has no words for keeps the server's.
  const steps = screen.getByRole('list', { name: 'What happened' })
  expect(steps).toHaveTextContent(/Shop · unheard-of.*Lin · askedPlease/)
})

test('what nobody said has no line', async () => {
  await open({ message: '', pictures: [], amount: 0 })
  expect(screen.getByText('Damaged')).toBeInTheDocument()
  expect(screen.queryByRole('img', { name: /Picture/ })).toBeNull()
  expect(screen.queryByText(/Return parcel|Until/)).toBeNull()
})

// What may be done is an answer, not a rule of the client (decision 0028).
test.each([
  [
    ['approve', 'refuse'],
    ['Refuse', 'Approve'],
  ],
  [
    ['receive', 'refuse'],
    ['Refuse', 'It has arrived'],
  ],
  [['resend'], ['Send a new one']],
  [[], []],
])('with the actions %j the buttons are %j', async (actions, names) => {
  await open({ actions })
  const all = ['Refuse', 'Approve', 'It has arrived', 'Send a new one']
  expect(all.filter((name) => offers(name))).toEqual(names)
})

test.each([
  ['Approve', 'approve', 'Approved', 'Approve this after-sale?'],
  ['It has arrived', 'receive', 'Received', 'Have the goods arrived?'],
] as const)('money goes back after a yes only: “%s”', async (name, action, said, title) => {
  const no = await open({ actions: [action] }, { confirm: async () => false })
  await press(name)
  expect(no.host.confirm).toHaveBeenCalledWith(
    expect.objectContaining({ title, text: 'It is about ¥8.50. This cannot be taken back.' }),
  )
  expect(sent(no.calls, DECIDE)).toEqual([])
  no.unmount()
  const { calls, host } = await open({ actions: [action] })
  await press(name)
  expect(sent(calls, DECIDE)).toEqual([{ id: '31', action, message: '' }])
  expect(host.toast).toHaveBeenCalledWith(said)
  await gone('Return and refund')
})

test('a refusal says why, and is not asked about', async () => {
  const { calls, host } = await open()
  await press('Refuse')
  expect(sent(calls, DECIDE)).toEqual([])
  expect(offers('Approve')).toBe(false)
  await type('Why do you refuse?', '   ')
  await press('Refuse')
  expect(screen.getByText('Say why you refuse.')).toBeInTheDocument()
  expect(sent(calls, DECIDE)).toEqual([])
  await type('Why do you refuse?', ' It was whole ')
  await press('Refuse')
  expect(sent(calls, DECIDE)).toEqual([{ id: '31', action: 'refuse', message: 'It was whole' }])
  expect(host.confirm).not.toHaveBeenCalled()
  expect(host.toast).toHaveBeenCalledWith('Refused, the buyer was told')
})

test('who closes the panel while refusing finds all that can be done again', async () => {
  await open()
  await press('Refuse')
  await press('Close')
  await gone('Return and refund')
  await tap(screen.getByRole('link', { name: /Hop Field/ }))
  expect(offers('Approve')).toBe(true)
  expect(screen.queryByLabelText('Why do you refuse?')).toBeNull()
})

test('another one goes out in a parcel with a carrier and a number', async () => {
  const { calls, host } = await open({ kind: 3, state: 5, actions: ['resend'] })
  await press('Send a new one')
  await press('Send a new one')
  expect(screen.getByText('Enter the carrier.')).toBeInTheDocument()
  expect(screen.getByText('Six to thirty letters and digits.')).toBeInTheDocument()
  await press('ZTO Express')
  await type('Parcel number', 'ZT001')
  await press('Send a new one')
  expect(sent(calls, DECIDE)).toEqual([])
  await type('Parcel number', ' ZT0012 ')
  await press('Send a new one')
  expect(sent(calls, DECIDE)).toEqual([
    {
      id: '31',
      action: 'resend',
      message: '',
      parcel: { carrier: 'ZTO Express', number: 'ZT0012' },
    },
  ])
  expect(host.toast).toHaveBeenCalledWith('The new one is on its way')
})

// Decision 0038: a decision of the shop that turns out to be made is said to be made.
test('what was decided without an answer is found, what was not is told', async () => {
  const lost = (state: number) => ({
    [DECIDE]: new NetworkError(DECIDE, 'lost'),
    [PAGE]: ({ body }: HttpRequest) =>
      page([{ ...sale, state: (body as { keyword?: string }).keyword === 'S7' ? state : 1 }]),
  })
  const done = await open({}, {}, lost(6))
  await press('Approve')
  expect(done.host.toast).toHaveBeenCalledWith('Approved')
  done.unmount()
  const { host } = await open({}, {}, lost(1))
  await press('Approve')
  expect(screen.getByText(/^No connection/)).toBeInTheDocument()
  expect(host.toast).not.toHaveBeenCalled()
})

test('what the server does not take stays open, with its reason', async () => {
  const { host } = await open({}, {}, { [DECIDE]: new ApiError(DECIDE, 400, 'Decided already') })
  await press('Approve')
  expect(screen.getByText('Decided already')).toBeInTheDocument()
  expect(screen.getByRole('dialog', { name: 'Return and refund' })).toBeInTheDocument()
  expect(host.toast).not.toHaveBeenCalled()
})

test('a decision makes the list old', async () => {
  const { calls } = await open()
  const before = sent(calls, PAGE).length
  await press('Approve')
  expect(sent(calls, PAGE).length).toBe(before + 1)
})

test('an exchange is agreed to without a sum, which nobody pays', async () => {
  const { host } = await open({ kind: 3, amount: 0, actions: ['approve'] })
  await press('Approve')
  expect(host.confirm).toHaveBeenCalledWith(
    expect.objectContaining({ text: 'No money goes back. This cannot be taken back.' }),
  )
  expect(screen.queryByText(/¥0/)).toBeNull()
})
