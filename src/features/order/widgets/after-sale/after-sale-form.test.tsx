import { act, fireEvent, screen } from '@testing-library/react'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { initI18n } from '../../../../i18n'
import { sale } from '../../testing/orders'
import { afterSaleForm } from '.'

beforeAll(() => initI18n('en'))

const offer = { kinds: [1, 2, 3], most: 2, amounts: [850, 1700], reasons: ['Damaged', 'Missing'] }
const APPLY = 'order/afterSale/apply'
const tap = (element: HTMLElement) => act(async () => void fireEvent.click(element))
const type = (name: string, value: string) =>
  act(async () => void fireEvent.input(screen.getByLabelText(name), { target: { value } }))

const open = (query: object = { id: '1', position: '0' }, given: object = offer) =>
  renderWidget(afterSaleForm, {
    user: testUser,
    query: { ...query },
    api: { 'order/afterSale/offer': given, [APPLY]: sale },
  })

test('asks for all that was paid unless less is wanted, and opens what was asked', async () => {
  const { calls, navigator } = await open()
  await tap(screen.getByRole('radio', { name: /Damaged/ }))
  await tap(screen.getByRole('button', { name: 'Fewer' }))
  expect(screen.getByText('At most ¥8.50')).toBeInTheDocument()
  await tap(screen.getByRole('button', { name: 'Send' }))
  const [body] = calls.filter(({ path }) => path === APPLY).map((call) => call.body)
  expect(body).toMatchObject({
    orderId: '1',
    position: 0,
    count: 1,
    kind: 1,
    reason: 'Damaged',
    amount: 850,
    pictures: [],
  })
  expect(navigator.replace).toHaveBeenCalledWith('/views/index?url=/after-sale/show&id=31')
})

test('without a reason, or above what was paid, nothing is sent', async () => {
  const { calls } = await open()
  await type('Amount', '17.01')
  await tap(screen.getByRole('button', { name: 'Send' }))
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'At most ¥17.00',
    'Choose a reason.',
  ])
  await tap(screen.getByRole('radio', { name: /Missing/ }))
  await tap(screen.getByRole('button', { name: 'Send' }))
  expect(calls.filter(({ path }) => path === APPLY)).toEqual([])
  await type('Amount', '17')
  await tap(screen.getByRole('button', { name: 'Send' }))
  expect(calls.filter(({ path }) => path === APPLY)).toHaveLength(1)
})

test('an exchange asks for no money', async () => {
  const { calls } = await open()
  await tap(screen.getByRole('radio', { name: /Exchange/ }))
  expect(screen.queryByLabelText('Amount')).not.toBeInTheDocument()
  await tap(screen.getByRole('radio', { name: /Damaged/ }))
  await tap(screen.getByRole('button', { name: 'Send' }))
  expect(calls.find(({ path }) => path === APPLY)?.body).toMatchObject({ kind: 3, amount: 0 })
})

test.each([
  ['no line', { id: '1' }, offer],
  ['nothing left', { id: '1', position: '0' }, { ...offer, most: 0, amounts: [], kinds: [] }],
])('%s: says so, with a way on', async (_name, query, given) => {
  await open(query, given)
  expect(screen.getByText('Nothing to ask for')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'My orders' })).toBeInTheDocument()
})
