import { act, fireEvent, screen } from '@testing-library/react'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { expectSeen } from '../../../../engine/testing/seen'
import { NetworkError } from '../../../../errors'
import type { HttpRequest } from '../../../../http/types'
import { initI18n } from '../../../../i18n'
import { DESK, page } from '../../testing/shop'
import { sellerBuyers, sellerSales } from '.'

beforeAll(() => initI18n('en'))

const tap = (element: HTMLElement) => act(async () => void fireEvent.click(element))
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const type = (name: string, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(name), { target: { value } }))
const sent = (calls: readonly { path: string; body?: unknown }[], path: string) =>
  calls.filter((call) => call.path === path).map(({ body }) => body)

const DECIDE = 'merchant/afterSale/decide'
const sale = {
  id: '31',
  orderId: '7',
  orderSerial: 'S7',
  storeId: '302',
  storeName: 'Arcade',
  position: 0,
  name: 'Hop Field',
  skuName: '330 ml',
  image: '',
  count: 1,
  kind: 2,
  state: 1,
  reason: 'Damaged',
  message: 'The bottle broke',
  pictures: ['/files/1.jpg'],
  amount: 850,
  refunded: 0,
  points: 0,
  channel: '',
  createdAt: 1,
  deadlineAt: null,
  returnParcel: null,
  exchangeParcel: null,
  steps: [{ at: 1, by: 'buyer', name: 'Lin', action: 'apply', message: '' }],
  actions: ['approve', 'refuse'],
}
const openSales = async (part: object = {}, host: object = {}, api: object = {}) => {
  const test = await renderWidget(sellerSales, {
    user: testUser,
    host,
    api: {
      ...DESK,
      'merchant/afterSale/page': page([{ ...sale, ...part }]),
      [DECIDE]: { ...sale, state: 6, actions: [] },
      ...api,
    },
  })
  await tap(screen.getByRole('link', { name: /Hop Field/ }))
  return test
}

test('tells what the buyer says, with pictures and steps', async () => {
  await openSales()
  expect(screen.getByText('Damaged — The bottle broke')).toBeInTheDocument()
  expect(screen.getByRole('img', { name: 'Picture 1' })).toBeInTheDocument()
  expect(screen.getByText('Lin · asked')).toBeInTheDocument()
  expectSeen([
    'picture /pictures/store/x.svg?w=44',
    'heading: Old Arcade',
    'button «Switch shop, now Old Arcade»: Switch',
    'tablist «After-sales»',
    'tab (selected): All',
    'tab: To decide',
    'tab: Coming back',
    'tab: To replace',
    'tab: Appealed',
    'tab: Refunded',
    'tab: Refused',
    'field «Order number», ≤ 140, Order number = ',
    'list «After-sales»',
    'listitem: link «Return and refund: Hop Field, To decide»: Return and refund | To decide | Hop Field | 330 ml × 1 · Damaged | ¥ | 8 | .50',
    'status: That is all',
    expect.stringMatching(
      /^dialog «Return and refund»: heading: Return and refund \| button «Close» \| Hop Field · 330 ml × 1 \| ¥ \| 8 \| \.50 \| S7 \| Damaged — The bottle broke \| picture \/files\/1\.jpg\?w=96 Picture 1 \| list «What happened» \| listitem: Lin · asked \| .+ \| button: Refuse \| button: Approve$/,
    ),
  ])
})

test('money goes back after a yes only', async () => {
  const no = await openSales({}, { confirm: async () => false })
  await tap(button('Approve'))
  expect(sent(no.calls, DECIDE)).toEqual([])
  no.unmount()
  const { calls, host } = await openSales()
  await tap(button('Approve'))
  expect(sent(calls, DECIDE)).toEqual([{ id: '31', action: 'approve', message: '' }])
  expect(host.toast).toHaveBeenCalledWith('Approved')
})

test('what was decided without an answer is found, what was not is told', async () => {
  const lost = (state: number) => ({
    [DECIDE]: new NetworkError(DECIDE, 'lost'),
    'merchant/afterSale/page': ({ body }: HttpRequest) =>
      page([{ ...sale, state: (body as { keyword?: string }).keyword === 'S7' ? state : 1 }]),
  })
  const done = await openSales({}, {}, lost(6))
  await tap(button('Approve'))
  expect(done.host.toast).toHaveBeenCalledWith('Approved')
  done.unmount()
  const { host } = await openSales({}, {}, lost(1))
  await tap(button('Approve'))
  expect(screen.getByText(/^No connection/)).toBeInTheDocument()
  expect(host.toast).not.toHaveBeenCalled()
})

test('a refusal says why', async () => {
  const { calls } = await openSales()
  await tap(button('Refuse'))
  await tap(button('Refuse'))
  expect(screen.getByText('Say why you refuse.')).toBeInTheDocument()
  await type('Why do you refuse?', ' It was whole ')
  await tap(button('Refuse'))
  expect(sent(calls, DECIDE)).toEqual([{ id: '31', action: 'refuse', message: 'It was whole' }])
})

test('another one goes out in a parcel with a number', async () => {
  const { calls } = await openSales({ kind: 3, state: 5, actions: ['resend'] })
  await tap(button('Send a new one'))
  await tap(button('ZTO Express'))
  await tap(button('Send a new one'))
  expect(screen.getByText('Six to thirty letters and digits.')).toBeInTheDocument()
  await type('Parcel number', 'ZT0001234')
  await tap(button('Send a new one'))
  expect(sent(calls, DECIDE)).toEqual([
    {
      id: '31',
      action: 'resend',
      message: '',
      parcel: { carrier: 'ZTO Express', number: 'ZT0001234' },
    },
  ])
})

const review = {
  id: '5',
  productId: '1',
  productName: 'Hop Field',
  stars: 4,
  content: 'Fine',
  pictures: [],
  skuName: '330 ml',
  nickName: 'L***a',
  avatar: '',
  createdAt: 1,
  addition: '',
  addedAt: null,
  reply: '',
  isMine: false,
}

test('a review is answered, those without an answer first', async () => {
  const { calls } = await renderWidget(sellerBuyers, {
    user: testUser,
    api: {
      ...DESK,
      'merchant/review/page': page([review]),
      'merchant/review/reply': { id: '5', reply: 'Thanks' },
    },
  })
  expect(sent(calls, 'merchant/review/page')).toEqual([expect.objectContaining({ status: 0 })])
  expect(screen.getByRole('img', { name: '4 stars' })).toBeInTheDocument()
  await tap(button('Answer L***a'))
  await tap(button('Publish'))
  expect(screen.getByText('Write an answer.')).toBeInTheDocument()
  await type('What do you say?', 'Thanks')
  await tap(button('Publish'))
  expect(sent(calls, 'merchant/review/reply')).toEqual([{ id: '5', reply: 'Thanks' }])
  expectSeen([
    'picture /pictures/store/x.svg?w=44',
    'heading: Old Arcade',
    'button «Switch shop, now Old Arcade»: Switch',
    'tablist «Reviews»',
    'tab (selected): Without an answer',
    'tab: All',
    'list «Reviews»',
    expect.stringMatching(
      /^listitem: L\*\*\*a \| .+ \| img «4 stars»: ★★★★☆ \| Hop Field · 330 ml \| Fine \| button «Answer L\*\*\*a»: Answer$/,
    ),
    'status: That is all',
  ])
})

test('customers are searched by name', async () => {
  const { calls } = await renderWidget(sellerBuyers, {
    user: testUser,
    config: { show: 'customers' },
    api: {
      ...DESK,
      'merchant/customer/page': page([
        { userId: '1', nickName: 'Lin', avatar: '', orders: 2, amount: 5000, lastAt: 1 },
      ]),
    },
  })
  expect(screen.getByRole('listitem')).toHaveTextContent(/^Lin2 orders · last .+¥50\.00$/)
  jest.useFakeTimers()
  await type('Name', 'Mei')
  await act(async () => jest.advanceTimersByTime(300))
  jest.useRealTimers()
  expect(sent(calls, 'merchant/customer/page').at(-1)).toMatchObject({ keyword: 'Mei' })
  expectSeen([
    'picture /pictures/store/x.svg?w=44',
    'heading: Old Arcade',
    'button «Switch shop, now Old Arcade»: Switch',
    'field «Name», ≤ 140, Name = Mei',
    'button «Clear»',
    'list «Customers»',
    expect.stringMatching(/^listitem: Lin \| 2 orders · last .+ \| ¥ \| 50 \| \.00$/),
    'status: That is all',
  ])
})
