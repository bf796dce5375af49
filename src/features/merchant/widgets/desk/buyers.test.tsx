import { act, screen, within } from '@testing-library/react'
import { gone, press, sent, tap, type } from '../../../../engine/testing/hands'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { ApiError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { DESK, page, review } from '../../testing/shop'
import { sellerBuyers } from '.'

beforeAll(() => initI18n('en'))

const REVIEWS = 'merchant/review/page'
const REPLY = 'merchant/review/reply'
const CUSTOMERS = 'merchant/customer/page'
const reviews = (rows: readonly object[], api: object = {}) =>
  renderWidget(sellerBuyers, {
    user: testUser,
    api: { ...DESK, [REVIEWS]: page(rows), [REPLY]: { id: '5', reply: 'Thanks' }, ...api },
  })
const customers = (rows: readonly object[]) =>
  renderWidget(sellerBuyers, {
    user: testUser,
    config: { show: 'customers' },
    api: { ...DESK, [CUSTOMERS]: page(rows) },
  })

test('reviews without an answer come first, all of them on the other tab', async () => {
  const { calls } = await reviews([review])
  expect(sent(calls, REVIEWS)).toMatchObject([{ merchantId: '402', status: 0 }])
  await tap(screen.getByRole('tab', { name: 'All' }))
  expect(sent(calls, REVIEWS).at(-1)).toEqual({ pageIndex: 1, pageSize: 15, merchantId: '402' })
})

test('a review is told with its stars, product, words, what was added, and pictures', async () => {
  const pictures = ['/files/1.jpg', '/files/2.jpg']
  await reviews([
    { ...review, pictures, addition: 'Still fine', addedAt: 2, reply: 'Cheers' },
    { ...review, id: '6', stars: 1, skuName: '' },
  ])
  const [full, bare] = screen.getAllByRole('listitem') as [HTMLElement, HTMLElement]
  expect(within(full).getByRole('img', { name: '4 stars' })).toHaveTextContent('★★★★☆')
  expect(within(full).getByText('Hop Field · 330 ml')).toBeInTheDocument()
  expect(within(full).getByText('Added later: Still fine')).toBeInTheDocument()
  expect(within(full).getByText('Your answer: Cheers')).toBeInTheDocument()
  expect(within(full).getByRole('img', { name: 'Picture 2' })).toBeInTheDocument()
  expect(within(full).getByText('Change the answer')).toBeInTheDocument()
  expect(within(bare).getByRole('img', { name: '1 star' })).toHaveTextContent('★☆☆☆☆')
  expect(within(bare).getByText('Hop Field')).toBeInTheDocument()
  expect(bare).not.toHaveTextContent(/Added later|Your answer/)
  expect(within(bare).queryByRole('img', { name: /Picture/ })).toBeNull()
  expect(within(bare).getByText('Answer')).toBeInTheDocument()
})

test('an answer has words, goes once without the blanks around it, and makes the list old', async () => {
  const { calls, host } = await reviews([review])
  await press('Answer L***a')
  await type('What do you say?', '  ')
  await press('Publish')
  expect(screen.getByText('Write an answer.')).toBeInTheDocument()
  expect(sent(calls, REPLY)).toEqual([])
  await type('What do you say?', ' Thanks ')
  const before = sent(calls, REVIEWS).length
  await press('Publish')
  expect(sent(calls, REPLY)).toEqual([{ id: '5', reply: 'Thanks', was: '' }])
  expect(host.toast).toHaveBeenCalledWith('Your answer stands under the review')
  expect(sent(calls, REVIEWS).length).toBe(before + 1)
  await gone('Answer')
})

test('an answer that stands is changed from what it is', async () => {
  const { calls } = await reviews([{ ...review, reply: 'Thanks' }])
  await press('Answer L***a')
  expect(screen.getByLabelText('What do you say?')).toHaveValue('Thanks')
  await type('What do you say?', 'Thank you')
  await press('Publish')
  expect(sent(calls, REPLY)).toEqual([{ id: '5', reply: 'Thank you', was: 'Thanks' }])
})

test('a refused answer stays, with the reason', async () => {
  const { host } = await reviews([review], { [REPLY]: new ApiError(REPLY, 400, 'Too rude') })
  await press('Answer L***a')
  await type('What do you say?', 'No!')
  await press('Publish')
  expect(screen.getByText('Too rude')).toBeInTheDocument()
  expect(screen.getByLabelText('What do you say?')).toHaveValue('No!')
  expect(host.toast).not.toHaveBeenCalled()
})

test('who answers reads first what a colleague has said meanwhile', async () => {
  const { calls } = await reviews([review], {
    [REVIEWS]: ({ body }: { body?: { id?: string } }) =>
      page([body?.id === '5' ? { ...review, reply: 'Thanks' } : review]),
  })
  await press('Answer L***a')
  expect(screen.getByLabelText('What do you say?')).toHaveValue('Thanks')
  expect(sent(calls, REVIEWS).at(-1)).toMatchObject({ merchantId: '402', id: '5' })
})

test('who was too late reads so, keeps the words, and replaces the other answer by a second try', async () => {
  let there = ''
  const { calls } = await reviews([review], {
    [REVIEWS]: () => page([{ ...review, reply: there }]),
    [REPLY]: () => {
      if (there !== '') return { id: '5', reply: 'Cheers' }
      there = 'Thanks'
      throw new ApiError(REPLY, 409, 'Answered meanwhile: “Thanks”.')
    },
  })
  await press('Answer L***a')
  await type('What do you say?', 'Cheers')
  await press('Publish')
  expect(screen.getByText('Answered meanwhile: “Thanks”.')).toBeInTheDocument()
  expect(screen.getByLabelText('What do you say?')).toHaveValue('Cheers')
  await press('Publish')
  expect(sent(calls, REPLY).at(-1)).toEqual({ id: '5', reply: 'Cheers', was: 'Thanks' })
})

test('nothing to answer is good news', async () => {
  await reviews([])
  expect(screen.getByText('Every review is answered')).toBeInTheDocument()
})

test('a customer is told with orders, the last of them, and the sum', async () => {
  const now = Math.floor(Date.now() / 1000)
  await customers([
    { userId: '1', nickName: 'Lin', avatar: '', orders: 2, amount: 5005, lastAt: now - 7200 },
    { userId: '2', nickName: 'Mei', avatar: '', orders: 1, amount: 900, lastAt: now - 7200 },
  ])
  const [lin, mei] = screen.getAllByRole('listitem') as [HTMLElement, HTMLElement]
  expect(lin).toHaveTextContent(/^Lin2 orders · last 2 h ago¥50\.05$/)
  expect(mei).toHaveTextContent(/^Mei1 order · last 2 h ago¥9\.00$/)
})

describe('the search of a list', () => {
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => void jest.useRealTimers())
  const wait = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)))

  test('asks once nobody has typed for 300 ms, and for all at once when it is emptied', async () => {
    const { calls } = await customers([])
    expect(sent(calls, CUSTOMERS)).toEqual([{ pageIndex: 1, pageSize: 15, merchantId: '402' }])
    expect(screen.getByText('No customers yet')).toBeInTheDocument()
    await type('Name', ' Me')
    await wait(299)
    await type('Name', ' Mei ')
    await wait(299)
    expect(sent(calls, CUSTOMERS)).toHaveLength(1)
    await wait(1)
    expect(sent(calls, CUSTOMERS).at(-1)).toMatchObject({ keyword: 'Mei', pageIndex: 1 })
    expect(sent(calls, CUSTOMERS)).toHaveLength(2)
    expect(screen.getByText('Nothing found for “Mei”')).toBeInTheDocument()
    await press('Clear')
    expect(screen.getByText('No customers yet')).toBeInTheDocument()
  })
})
