import { act, fireEvent, screen, within } from '@testing-library/react'
import { runInAction } from 'mobx'
import { button, gone, isOff, press, sent, tap, type } from '../../../../engine/testing/hands'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { ApiError, NetworkError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { DESK, page, shopOrder } from '../../testing/shop'
import { sellerOrders } from '.'

beforeAll(() => initI18n('en'))

const PAGE = 'merchant/order/page'
const SHIP = 'merchant/order/ship'

async function openSheet(answer: unknown = shopOrder, order: object = shopOrder) {
  const test = await renderWidget(sellerOrders, {
    user: testUser,
    api: { ...DESK, [PAGE]: page([order], { counts: { 2: 5 } }), [SHIP]: answer },
  })
  await press('Ship order S7')
  return test
}
const pieces = (name: string) => within(screen.getByRole('group', { name: `Pieces of ${name}` }))
const fewer = (name: string) => tap(pieces(name).getByRole('button', { name: 'Fewer' }))
const fill = async () => {
  await press('EMS')
  await type('Parcel number', 'EM123456')
}

test('a parcel takes what is left unless fewer are chosen, and goes once', async () => {
  const { calls, host } = await openSheet()
  // Three were bought and one has gone; the number of each line is its place in the order.
  expect(screen.getAllByText('330 ml · 2 left')).toHaveLength(2)
  expect(pieces('Oat').getByRole('status')).toHaveTextContent('2')
  expect(isOff(pieces('Oat').getByRole('button', { name: 'More' }))).toBe(true)
  await fewer('Oat')
  await fewer('Oat')
  expect(isOff(pieces('Oat').getByRole('button', { name: 'Fewer' }))).toBe(true)
  await press('SF Express')
  await type('Parcel number', 'SF1234567')
  const lists = sent(calls, PAGE).length
  await press('Send the parcel')
  expect(sent(calls, SHIP)).toEqual([
    {
      id: '7',
      carrier: 'SF Express',
      number: 'SF1234567',
      lines: [{ position: 0, count: 2 }],
      requestId: expect.any(String),
    },
  ])
  expect(host.toast).toHaveBeenCalledWith('The parcel is on its way')
  await gone('Ship')
  // The order is another one now: the list is asked for again.
  expect(sent(calls, PAGE).length).toBeGreaterThan(lists)
})

test('what has gone, went back or is asked back stays out of the parcel', async () => {
  const [hop, oat] = shopOrder.lines
  // Of five, one has gone, one went back and one is asked back; of the others nothing is left.
  const lines = [
    { ...hop, count: 5, shipped: 1, refunded: 1, claimed: 1 },
    { ...oat, shipped: 1, refunded: 1 },
  ]
  const { calls } = await openSheet(shopOrder, { ...shopOrder, lines })
  expect(screen.queryByRole('group', { name: 'Pieces of Oat' })).toBeNull()
  await fill()
  await press('Send the parcel')
  expect(sent(calls, SHIP)).toMatchObject([{ lines: [{ position: 0, count: 2 }] }])
})

test('a parcel of one piece of two goes with one, and the second can be put back', async () => {
  const { calls } = await openSheet()
  await fewer('Hop Field')
  await fewer('Hop Field')
  await tap(pieces('Hop Field').getByRole('button', { name: 'More' }))
  await fill()
  await press('Send the parcel')
  expect(sent(calls, SHIP)).toMatchObject([
    {
      lines: [
        { position: 0, count: 1 },
        { position: 1, count: 2 },
      ],
    },
  ])
})

test('an empty parcel and one without a number are not sent', async () => {
  const { calls } = await openSheet()
  await type('Parcel number', '12')
  for (const name of ['Hop Field', 'Oat']) {
    await fewer(name)
    await fewer(name)
  }
  await press('Send the parcel')
  expect(screen.getByText('Put at least one piece into the parcel.')).toBeInTheDocument()
  expect(screen.getByText('Six to thirty letters and digits.')).toBeInTheDocument()
  expect(screen.getByText('Enter the carrier.')).toBeInTheDocument()
  expect(sent(calls, SHIP)).toEqual([])
})

// The contract takes six to thirty letters, digits and hyphens.
test.each([
  ['A1234', false],
  ['A12345', true],
  ['A'.repeat(30), true],
  ['SF-1234567', true],
  ['SF 1234567', false],
  ['单号1234567', false],
  ['  SF1234567  ', true],
])('the number “%s” of a parcel is taken: %s', async (number, isTaken) => {
  const { calls } = await openSheet()
  await press('EMS')
  await type('Parcel number', number)
  await press('Send the parcel')
  expect(sent(calls, SHIP)).toEqual(
    isTaken ? [expect.objectContaining({ number: number.trim() })] : [],
  )
  expect(screen.queryAllByText('Six to thirty letters and digits.')).toHaveLength(isTaken ? 0 : 1)
})

test('any carrier can be typed, not only the usual ones', async () => {
  const { calls } = await openSheet()
  await type('Carrier', '  ')
  await type('Parcel number', 'YT123456')
  await press('Send the parcel')
  expect(screen.getByText('Enter the carrier.')).toBeInTheDocument()
  await type('Carrier', ' YTO ')
  await press('Send the parcel')
  expect(sent(calls, SHIP)).toMatchObject([{ carrier: 'YTO' }])
})

test('a scanned number is in the field, without the blanks around it', async () => {
  const { page: shown } = await openSheet()
  await act(async () => runInAction(() => shown.state.set('merchant-scanned', ' ZT0001234 ')))
  expect(screen.getByLabelText('Parcel number')).toHaveValue('ZT0001234')
})

test('a parcel that is on its way to the server is not sent a second time', async () => {
  const { calls } = await openSheet(() => new Promise(() => {}))
  await fill()
  const send = button('Send the parcel')
  await tap(send)
  await act(async () => void fireEvent.click(send))
  expect(sent(calls, SHIP)).toHaveLength(1)
})

test('what was typed stays when the server refuses', async () => {
  const { host } = await openSheet(new ApiError(SHIP, 400, 'Not that many are left'))
  await fill()
  await press('Send the parcel')
  expect(screen.getByText('Not that many are left')).toBeInTheDocument()
  expect(screen.getByLabelText('Parcel number')).toHaveValue('EM123456')
  expect(host.toast).not.toHaveBeenCalled()
})

// Decision 0033: a wish has a name until somebody answers.
test('a parcel whose answer was lost goes by the same name, and a refused one by another', async () => {
  const answers = [new NetworkError(SHIP), new ApiError(SHIP, 409, 'Another body')]
  const { calls } = await openSheet(() => Promise.reject(answers.shift()))
  await fill()
  for (let time = 0; time < 3; time += 1) await press('Send the parcel')
  const [first, second, third] = sent(calls, SHIP).map(
    (body) => (body as { requestId: string }).requestId,
  )
  expect(second).toBe(first)
  expect(third).not.toBe(second)
})

test('the next parcel of the same order has a name and a number of its own', async () => {
  const { calls } = await openSheet()
  await fill()
  await press('Send the parcel')
  await press('Ship order S7')
  expect(screen.getByLabelText('Parcel number')).toHaveValue('')
  expect(screen.getByLabelText('Carrier')).toHaveValue('EMS')
  await type('Parcel number', 'EM654321')
  await press('Send the parcel')
  const [first, second] = sent(calls, SHIP) as { requestId: string; number: string }[]
  expect(second?.number).toBe('EM654321')
  expect(second?.requestId).not.toBe(first?.requestId)
})
