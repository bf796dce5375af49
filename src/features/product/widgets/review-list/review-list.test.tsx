import { act, fireEvent, screen, within } from '@testing-library/react'
import { renderWidget } from '../../../../engine/testing/render-widget'
import { ApiError, EndpointNotFoundError, NetworkError } from '../../../../errors'
import type { HttpRequest } from '../../../../http/endpoint'
import { initI18n } from '../../../../i18n'
import { reviewList } from '.'

beforeAll(() => initI18n('en'))

const PATH = 'product/productShow/evaluates'
const review = (id: string, more = {}) => ({
  id,
  productId: '1',
  stars: 5,
  content: `Words ${id}`,
  pictures: [],
  skuName: '330 ml',
  nickName: `L***${id}`,
  avatar: '/pictures/avatar/0.svg',
  createdAt: 1_700_000_000,
  addition: '',
  addedAt: null,
  reply: '',
  isMine: false,
  ...more,
})
const counts = { all: 3, pictures: 1, stars: [0, 1, 0, 0, 2], average: 4 }
const answer = (result: unknown[], totalCount = result.length) => ({
  result,
  pageIndex: 1,
  pageSize: 15,
  totalCount,
  counts,
})

/** Browsers have another word for it than mini-programs. */
const nameOf = (picture: HTMLElement) =>
  picture.getAttribute('aria-label') ?? picture.getAttribute('alt')
const tap = (element: HTMLElement) => act(async () => void fireEvent.click(element))
const show = (given: unknown, config = {}) =>
  renderWidget(reviewList, { query: { id: '1' }, config, api: { [PATH]: given } })
const asked = (calls: readonly HttpRequest[]) => calls.map(({ body }) => body)

test('shows who says what of which variant, what they added and what the shop says', async () => {
  const said = {
    stars: 4,
    reply: 'Come by!',
    addition: 'Rounder now.',
    addedAt: 1_700_600_000,
    isMine: true,
  }
  await show(answer([review('a', said)]))
  const row = within(screen.getByRole('listitem'))
  for (const text of ['Words a', 'L***a', '330 ml', 'You', 'Rounder now.', 'Come by!'])
    expect(row.getByText(text)).toBeInTheDocument()
  expect(row.getByRole('img', { name: '4 of 5 stars' })).toBeInTheDocument()
})

test('is narrowed to what there is, and says how many', async () => {
  const { calls } = await show(({ body }: HttpRequest) =>
    answer((body as { stars?: number }).stars === 2 ? [review('two')] : [review('a'), review('b')]),
  )
  expect(screen.getByText('4.0')).toBeInTheDocument()
  const choices = within(screen.getByRole('radiogroup', { name: 'Which reviews' }))
  expect(choices.getAllByRole('radio').map(({ textContent }) => textContent)).toEqual([
    'All3',
    'With pictures1',
    '5 stars2',
    '2 stars1',
  ])
  await tap(choices.getByRole('radio', { name: /^2 stars/ }))
  expect(screen.getByText('Words two')).toBeInTheDocument()
  expect(screen.queryByText('Words a')).not.toBeInTheDocument()
  await tap(choices.getByRole('radio', { name: /With pictures/ }))
  expect(asked(calls)).toContainEqual({ productId: '1', pageIndex: 1, pageSize: 15, stars: 2 })
  expect(asked(calls)).toContainEqual({
    productId: '1',
    pageIndex: 1,
    pageSize: 15,
    hasPictures: true,
  })
})

test('pictures are seen large, beginning with the one that was tapped', async () => {
  await show(answer([review('a', { pictures: ['/files/1.png', '/files/2.png'] })]))
  await tap(screen.getByRole('button', { name: 'Enlarge picture 2 by L***a' }))
  const large = within(screen.getByRole('dialog', { name: 'L***a' }))
  expect(large.getAllByRole('img').map(nameOf)).toEqual([
    'Picture 2 by L***a',
    'Picture 1 by L***a',
  ])
})

test('of no product nobody has said anything, and nothing is waited for', async () => {
  const { calls } = await renderWidget(reviewList, { config: {}, api: {} })
  expect(screen.getByText('No reviews yet')).toBeInTheDocument()
  expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull()
  expect(calls).toEqual([])
})

test('a product without a review says so', async () => {
  await show({ ...answer([]), counts: { ...counts, all: 0 } })
  expect(screen.getByText('No reviews yet')).toBeInTheDocument()
  expect(screen.queryByRole('radiogroup')).not.toBeInTheDocument()
})

test.each([
  ['what the server said', new ApiError(PATH, 500, 'Kettle on fire'), 'Kettle on fire'],
  ['that the network is gone', new NetworkError(PATH), 'You are offline'],
])('a failure shows %s, and a retry asks again', async (_, error, text) => {
  const { calls } = await show(error)
  expect(screen.getByText(text)).toBeInTheDocument()
  const before = calls.length
  await tap(screen.getByRole('button', { name: 'Try again' }))
  expect(calls.length).toBeGreaterThan(before)
})

describe('in short', () => {
  test('the newest two, and the way to all', async () => {
    const { navigator } = await show(answer([review('a'), review('b')], 3), { short: true })
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
    await tap(screen.getByRole('link', { name: 'See all 3' }))
    expect(navigator.open).toHaveBeenCalledWith('/views/index?url=/product/reviews&id=1')
  })

  test.each([
    ['there are none', answer([])],
    ['the server has none', new EndpointNotFoundError(PATH, 404, '')],
  ])('is not there when %s', async (_, given) => {
    const { container } = await show(given, { short: true })
    expect(container.textContent).toBe('')
  })
})
