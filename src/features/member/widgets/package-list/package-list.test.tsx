import { act, fireEvent, screen, within } from '@testing-library/react'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { ApiError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { packageDetail, packageList, packagePurchase } from '.'

beforeAll(() => initI18n('en'))

const LIST = 'basic/autoConfig/getList'
const OPENED = 'packageOrder/list'
const BUY = 'paas/autoBuy/buy'

const part = (productId: string, name: string, count: number) => ({
  productId,
  name,
  image: '',
  price: 2_000,
  count,
})
const DOZEN = {
  id: '2',
  name: 'Dozen',
  intro: 'Stock the fridge.',
  price: 18_800,
  worth: 21_300,
  grade: 'Regular',
  items: [
    part('2001', 'Haze', 3),
    part('2002', 'Terrace', 3),
    part('2003', 'Room', 3),
    part('', 'Smart tap', 1),
  ],
  perks: ['Collect anywhere'],
}
const BARE = { id: '9', name: 'Bare', price: 100 }
const ALL = [DOZEN, BARE]

const tap = (element: HTMLElement) => act(async () => void fireEvent.click(element))
const button = (name: string) => screen.getByRole('button', { name })
const api = { [LIST]: ALL, [OPENED]: [] }

test('a card says what it costs, what it saves and what is in it', async () => {
  const { navigator, calls } = await renderWidget(packageList, { api })
  expect(calls[0]?.query).toEqual({ type: 'package' })
  const card = screen.getByRole('link', { name: 'Dozen, see what is in it' })
  expect(card).toHaveTextContent('188')
  expect(card).toHaveTextContent('Saves ¥25.00')
  expect(card).toHaveTextContent('With Regular membership')
  expect(card).toHaveTextContent('and 1 more')
  await tap(card)
  expect(navigator.open).toHaveBeenCalledWith('/scanPay/show?id=2')
})

test('marks what the user has opened, and asks nothing for visitors', async () => {
  const openedAt = Date.UTC(2026, 10, 20, 4) / 1000
  await renderWidget(packageList, {
    user: testUser,
    api: { ...api, [OPENED]: [{ packageId: '2', openedAt }] },
  })
  expect(screen.getByText('Opened on 20 Nov 2026')).toBeInTheDocument()
})

test('visitors are asked for nothing of theirs', async () => {
  const { calls } = await renderWidget(packageList, { api })
  expect(calls.map(({ path }) => path)).toEqual([LIST])
})

test('says so when there are none', async () => {
  await renderWidget(packageList, { api: { [LIST]: [] } })
  expect(screen.getByText('No packages yet')).toBeInTheDocument()
})

test('a failure says what the server said and can be tried again', async () => {
  const { calls } = await renderWidget(packageList, {
    api: { [LIST]: new ApiError(LIST, 500, 'Shelf is empty') },
  })
  expect(screen.getByText('Shelf is empty')).toBeInTheDocument()
  const before = calls.length
  await tap(button('Try again'))
  expect(calls.length).toBeGreaterThan(before)
})

test('the page of one lists its parts; a beer opens its page, a device none', async () => {
  const { navigator } = await renderWidget(packageDetail, { query: { id: '2' }, api })
  const contents = screen.getByRole('list', { name: 'What is in it' })
  expect(within(contents).getAllByRole('listitem')).toHaveLength(4)
  expect(screen.getByText('10 pieces')).toBeInTheDocument()
  expect(within(contents).queryByRole('link', { name: /Smart tap/ })).not.toBeInTheDocument()
  await tap(within(contents).getByRole('link', { name: 'See Haze × 3' }))
  expect(navigator.open).toHaveBeenCalledWith('/scanPay/product?id=2001')
})

test('the page of one leads to its purchase', async () => {
  const { navigator } = await renderWidget(packageDetail, { query: { id: '2' }, api })
  await tap(button('Open it'))
  expect(navigator.open).toHaveBeenCalledWith('/scanPay/purchase?packageId=2')
})

test('a package with nothing but a price is drawn too', async () => {
  await renderWidget(packageDetail, { query: { id: '9' }, api })
  expect(screen.getByRole('heading', { name: 'Bare' })).toBeInTheDocument()
  expect(screen.queryByRole('list')).not.toBeInTheDocument()
})

test.each([
  ['detail', packageDetail, { id: '77' }],
  ['purchase', packagePurchase, { packageId: '77' }],
  ['purchase without a number', packagePurchase, {}],
])('%s of what is not for sale leads to the list', async (_, widget, query) => {
  const { navigator } = await renderWidget(widget, { user: testUser, query, api })
  expect(screen.getByText('This package is not for sale')).toBeInTheDocument()
  await tap(button('All packages'))
  expect(navigator.replace).toHaveBeenCalledWith('/scanPay/index')
})

const openPurchase = (answer: unknown) =>
  renderWidget(packagePurchase, {
    user: testUser,
    query: { packageId: '2' },
    api: { ...api, [BUY]: answer },
  })

test('a purchase goes on to its payment, once for two quick taps', async () => {
  const { navigator, calls } = await openPurchase({ payId: '77', amount: 18_800 })
  expect(screen.getByRole('group', { name: 'To pay' })).toHaveTextContent('188')
  await act(async () => {
    fireEvent.click(button('Confirm and pay'))
    fireEvent.click(button('Confirm and pay'))
  })
  expect(navigator.replace).toHaveBeenCalledWith('/asset/pay/index?id=77')
  expect(calls.filter(({ path }) => path === BUY).map(({ body }) => body)).toEqual([
    { packageId: '2', amount: 18_800, requestId: expect.any(String) },
  ])
})

test('a price that changed meanwhile is shown and asked about before anything is ordered', async () => {
  let asked = 0
  const { calls, navigator } = await renderWidget(packagePurchase, {
    user: testUser,
    query: { packageId: '2' },
    api: {
      [LIST]: () => (asked++ === 0 ? ALL : [{ ...DOZEN, price: 19_900 }]),
      [BUY]: ({ body }: { body: { amount: number } }) => {
        if (body.amount !== 19_900) throw new ApiError(BUY, 409, 'The price is now ¥199.00.')
        return { payId: '77', amount: 19_900 }
      },
    },
  })
  await tap(button('Confirm and pay'))
  expect(screen.getByText(/from ¥188.00 to ¥199.00/)).toBeInTheDocument()
  expect(navigator.replace).not.toHaveBeenCalled()
  await tap(button('Accept and pay'))
  expect(calls.filter(({ path }) => path === BUY).map(({ body }) => body)).toMatchObject([
    { packageId: '2', amount: 18_800 },
    { packageId: '2', amount: 19_900 },
  ])
  expect(navigator.replace).toHaveBeenCalledWith('/asset/pay/index?id=77')
})

test('a refusal is said, and a new try is the same purchase', async () => {
  const { calls } = await openPurchase(new ApiError(BUY, 400, 'Sold out'))
  await tap(button('Confirm and pay'))
  expect(screen.getByText('Sold out')).toBeInTheDocument()
  await tap(button('Confirm and pay'))
  const ids = calls
    .filter(({ path }) => path === BUY)
    .map(({ body }) => (body as { requestId: string }).requestId)
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(1)
})

test('a visitor logs in before a purchase', async () => {
  await renderWidget(packagePurchase, { query: { packageId: '2' }, api })
  expect(screen.getByText('Please log in first')).toBeInTheDocument()
})
