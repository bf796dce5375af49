import { act, fireEvent, screen } from '@testing-library/react'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { ApiError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { memoryStorage } from '../../../../stores/testing/memory-storage'
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

describe('what was begun and not sent', () => {
  const BACK = 'What you had not submitted is back'
  const visit = (
    storage: ReturnType<typeof memoryStorage>,
    position = '0',
    given: object = offer,
  ) =>
    renderWidget(afterSaleForm, {
      user: testUser,
      query: { id: '1', position },
      storage,
      api: { 'order/afterSale/offer': given, [APPLY]: sale },
    })
  /** Two of the things that can be typed, and the page is left at once. */
  async function begin(storage: ReturnType<typeof memoryStorage>) {
    const page = await visit(storage)
    await tap(screen.getByRole('radio', { name: /Missing/ }))
    await tap(screen.getByRole('radio', { name: /Return/ }))
    await tap(screen.getByRole('button', { name: 'Fewer' }))
    await type('Tell us more', 'One of two was broken')
    page.unmount()
  }
  const message = () => screen.getByLabelText('Tell us more')
  const chosen = () =>
    screen.getAllByRole('radio', { checked: true }).map((each) => each.textContent)

  test('is back at the next visit, as it was, and is sent so', async () => {
    const storage = memoryStorage()
    await begin(storage)
    const { calls } = await visit(storage)
    expect(screen.getByText(BACK)).toBeInTheDocument()
    expect(message()).toHaveValue('One of two was broken')
    await tap(screen.getByRole('button', { name: 'Send' }))
    expect(calls.find(({ path }) => path === APPLY)?.body).toMatchObject({
      kind: 2,
      count: 1,
      reason: 'Missing',
      amount: 850,
      message: 'One of two was broken',
    })
  })

  test('is another line’s business no more', async () => {
    const storage = memoryStorage()
    await begin(storage)
    await visit(storage, '1')
    expect(screen.queryByText(BACK)).not.toBeInTheDocument()
    expect(message()).toHaveValue('')
  })

  test('can be thrown away', async () => {
    const storage = memoryStorage()
    await begin(storage)
    await visit(storage)
    await tap(screen.getByRole('button', { name: 'Discard' }))
    expect(message()).toHaveValue('')
    expect(chosen()).toHaveLength(1)
    expect(screen.queryByText(BACK)).not.toBeInTheDocument()
  })

  test('is no draft any more once it was sent', async () => {
    const storage = memoryStorage()
    await begin(storage)
    const page = await visit(storage)
    await tap(screen.getByRole('button', { name: 'Send' }))
    page.unmount()
    await visit(storage)
    expect(screen.queryByText(BACK)).not.toBeInTheDocument()
    expect(message()).toHaveValue('')
  })

  test('is kept when the server refuses it', async () => {
    const storage = memoryStorage()
    await begin(storage)
    const page = await renderWidget(afterSaleForm, {
      user: testUser,
      query: { id: '1', position: '0' },
      storage,
      api: { 'order/afterSale/offer': offer, [APPLY]: new ApiError(APPLY, 400, 'Too late') },
    })
    await tap(screen.getByRole('button', { name: 'Send' }))
    expect(screen.getByText('Too late')).toBeInTheDocument()
    page.unmount()
    await visit(storage)
    expect(message()).toHaveValue('One of two was broken')
  })

  test('comes back without what is no longer offered', async () => {
    const storage = memoryStorage()
    await begin(storage)
    const less = { kinds: [1], most: 1, amounts: [850], reasons: ['Damaged'] }
    await visit(storage, '0', less)
    expect(message()).toHaveValue('One of two was broken')
    expect(chosen()).toHaveLength(1)
    expect(chosen()[0]).toMatch(/^Refund/)
  })
})
