import { act, fireEvent, screen, within } from '@testing-library/react'
import { type FakeApi, renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { ApiError } from '../../../../errors'
import type { HttpRequest } from '../../../../http/endpoint'
import { initI18n } from '../../../../i18n'
import { memoryStorage } from '../../../../stores/testing/memory-storage'
import { OrderStatus } from '../../contract'
import { review as exampleReview } from '../../testing/orders'
import { ownReviews, reviewForm } from '.'

beforeAll(() => initI18n('en'))

const SHOW = 'api/ordershow/show'
const SEND = 'product/productShow/evaluate'
const MORE = 'product/productShow/evaluateMore'
const SAID = 'product/productShow/evaluates'

const line = (productId: string, name: string, reviewed = false) => ({
  productId,
  skuId: `${productId}1`,
  name,
  skuName: '330 ml',
  image: '',
  price: 1000,
  count: 1,
  reviewed,
})
const orderOf = (lines: readonly object[], status: number = OrderStatus.Done) => ({
  id: '1',
  serial: 'S1',
  status,
  payId: '9',
  storeName: 'West Lake',
  lines,
  goodsAmount: 2000,
  freight: 0,
  amount: 2000,
  address: { name: '', mobile: '', region: '', detail: '' },
  note: '',
  createdAt: 1,
  paidAt: 2,
  expiresAt: 3,
})
const review = { ...exampleReview, reply: 'Come again' }
const saidOf = (result: readonly object[]) => ({
  result,
  pageIndex: 1,
  pageSize: 50,
  totalCount: result.length,
  counts: { all: 0, pictures: 0, stars: [], average: 0 },
})

const tap = (element: HTMLElement) => act(async () => void fireEvent.click(element))
const beer = (name: string) => within(screen.getByRole('group', { name }))
const rate = (name: string, stars: string) => tap(beer(name).getByRole('radio', { name: stars }))
const write = (name: string, value: string) =>
  act(
    async () =>
      void fireEvent.input(screen.getByLabelText(`Your words on ${name}`), { target: { value } }),
  )
const send = () => tap(screen.getByRole('button', { name: 'Send' }))
const sent = (calls: readonly HttpRequest[]) =>
  calls.filter(({ path }) => path === SEND).map(({ body }) => body)

const TWO = orderOf([line('5', 'Hop Field'), line('6', 'Night Comet')])
const open = (order: object = TWO, api: FakeApi = {}, storage = memoryStorage()) =>
  renderWidget(reviewForm, {
    user: testUser,
    query: { id: '1' },
    storage,
    api: { [SHOW]: order, [SAID]: saidOf([]), [SEND]: review, ...api },
  })

test('stars and words of one beer are sent, and nothing of what was left alone', async () => {
  const { calls } = await open()
  await rate('Hop Field', '5 stars')
  expect(screen.getByText('Excellent')).toBeInTheDocument()
  await write('Hop Field', ' Bright and clean ')
  await tap(screen.getByRole('checkbox', { name: /Without my name/ }))
  await send()
  expect(sent(calls)).toEqual([
    {
      productId: '5',
      orderId: '1',
      stars: 5,
      content: 'Bright and clean',
      pictures: [],
      isAnonymous: true,
    },
  ])
})

test('what is missing is said at its beer, and nothing is sent', async () => {
  const { calls } = await open()
  await send()
  expect(beer('Hop Field').getByRole('alert')).toHaveTextContent('How many stars is it worth?')
  expect(beer('Night Comet').queryByRole('alert')).not.toBeInTheDocument()
  await rate('Night Comet', '1 star')
  await send()
  expect(beer('Night Comet').getByRole('alert')).toHaveTextContent('Write a few words.')
  expect(sent(calls)).toEqual([])
})

test('after a failure in the middle the rest alone is sent, with every letter', async () => {
  let order = TWO
  let fails = true
  const { calls } = await open(TWO, {
    [SHOW]: () => order,
    [SEND]: ({ body }: HttpRequest) => {
      const { productId } = body as { productId: string }
      if (productId === '6' && fails) throw new ApiError(SEND, 500, 'The kettle boils over')
      order = orderOf([line('5', 'Hop Field', true), line('6', 'Night Comet')])
      return review
    },
  })
  await rate('Hop Field', '5 stars')
  await write('Hop Field', 'Bright')
  await rate('Night Comet', '3 stars')
  await write('Night Comet', 'Dark')
  await send()
  expect(screen.getByRole('alert')).toHaveTextContent('The kettle boils over')
  expect(screen.queryByRole('group', { name: 'Hop Field' })).not.toBeInTheDocument()
  fails = false
  await send()
  expect(sent(calls).map((body) => (body as { content: string }).content)).toEqual([
    'Bright',
    'Dark',
    'Dark',
  ])
})

test('what was begun is still there after the app was closed', async () => {
  const storage = memoryStorage()
  const first = await open(TWO, {}, storage)
  await rate('Hop Field', '2 stars')
  await write('Hop Field', 'Half a tho')
  await act(async () => {
    for (const [left] of first.host.usePageHide.mock.calls) left()
  })
  first.unmount()
  await open(TWO, {}, storage)
  expect(screen.getByLabelText('Your words on Hop Field')).toHaveValue('Half a tho')
  expect(beer('Hop Field').getByRole('radio', { name: '2 stars' })).toBeChecked()
})

test('variants of one beer are one review', async () => {
  await open(orderOf([line('5', 'Hop Field'), { ...line('5', 'Hop Field'), skuId: '59' }]))
  expect(screen.getAllByRole('group', { name: 'Hop Field' })).toHaveLength(1)
})

test('what has not arrived is not reviewed', async () => {
  const { navigator } = await open(orderOf(TWO.lines, OrderStatus.WaitingToReceive))
  expect(screen.getByText('This order cannot be reviewed')).toBeInTheDocument()
  await tap(screen.getByRole('button', { name: 'My orders' }))
  expect(navigator.open).toHaveBeenCalledWith('/views/index?url=/order/list')
})

test('a link without an order asks the server for nothing', async () => {
  const { calls } = await renderWidget(reviewForm, { user: testUser })
  expect(screen.getByText('There is no order to review')).toBeInTheDocument()
  expect(calls).toEqual([])
})

test('one’s own review is added to once', async () => {
  let mine: object = review
  const { calls } = await open(orderOf([line('5', 'Hop Field', true)]), {
    [SAID]: () => saidOf([mine]),
    [MORE]: () => {
      mine = { ...review, addition: 'Even better', addedAt: 1_700_086_400 }
      return { id: '81', addition: 'Even better', addedAt: 1_700_086_400 }
    },
  })
  expect(screen.getByText('The shop: Come again')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Send' })).not.toBeInTheDocument()
  await tap(screen.getByRole('button', { name: 'Add to your review of Hop Field' }))
  await tap(screen.getByRole('button', { name: 'Add' }))
  expect(screen.getByRole('alert')).toHaveTextContent('Write a few words.')
  await act(
    async () =>
      void fireEvent.input(screen.getByLabelText('Your words on Hop Field'), {
        target: { value: 'Even better' },
      }),
  )
  await tap(screen.getByRole('button', { name: 'Add' }))
  expect(calls.find(({ path }) => path === MORE)?.body).toEqual({
    id: '81',
    content: 'Even better',
  })
  expect(screen.getByText('Even better')).toBeInTheDocument()
  expect(screen.queryByText('Add to it')).not.toBeInTheDocument()
})

test('all one has said is listed, each with the way to its beer', async () => {
  const { calls, navigator } = await renderWidget(ownReviews, {
    user: testUser,
    api: { [SAID]: saidOf([review]) },
  })
  expect(calls[0]?.body).toMatchObject({ mine: true, pageIndex: 1 })
  expect(screen.getByRole('img', { name: '4 stars' })).toBeInTheDocument()
  await tap(screen.getByRole('link', { name: /Hop Field/ }))
  expect(navigator.open).toHaveBeenCalledWith('/views/index?url=/product/show&id=5')
})

test('who has said nothing is led to the orders', async () => {
  const { navigator } = await renderWidget(ownReviews, {
    user: testUser,
    api: { [SAID]: saidOf([]) },
  })
  await tap(screen.getByRole('button', { name: 'My orders' }))
  expect(navigator.open).toHaveBeenCalledWith('/views/index?url=/order/list&status=4')
})
