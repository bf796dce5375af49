import { screen, within } from '@testing-library/react'
import { press, sent, tap, testWaiting } from '../../../../engine/testing/hands'
import { renderWidget } from '../../../../engine/testing/render-widget'
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
  avatar: '',
  createdAt: 1_700_000_000,
  addition: '',
  addedAt: null,
  reply: '',
  isMine: false,
  ...more,
})
const answer = (result: object[], counts: object = {}) => ({
  result,
  pageIndex: 1,
  pageSize: 15,
  totalCount: result.length,
  counts: {
    all: result.length,
    pictures: 0,
    stars: [0, 0, 0, 0, result.length],
    average: 5,
    ...counts,
  },
})
const show = (given: unknown, config = {}) =>
  renderWidget(reviewList, { query: { id: '1' }, config, api: { [PATH]: given } })
const radios = () => screen.queryAllByRole('radio').map(({ textContent }) => textContent)

testWaiting({
  reviews: {
    widget: reviewList,
    setup: { query: { id: '1' } },
    path: PATH,
    answer: answer([review('a')]),
    shows: 'Words a',
  },
})

test('without a review it says who can be the first, and has nothing to narrow', async () => {
  await show(answer([]))
  expect(screen.getByText('No reviews yet')).toBeInTheDocument()
  expect(screen.getByText('Who has received it can be the first.')).toBeInTheDocument()
  expect(radios()).toEqual([])
})

test('a kind nobody has is not offered, and one star is one star', async () => {
  await show(answer([review('a')], { stars: [1, 0, 0, 0, 0], average: 1 }))
  expect(radios()).toEqual(['All1', '1 star1'])
  expect(screen.getByText('1 review')).toBeInTheDocument()
  expect(screen.getByText('1.0')).toBeInTheDocument()
})

test('a kind that nobody has meanwhile says so, and leads back to all', async () => {
  const given = ({ body }: { body: { stars?: number } }) =>
    body.stars === 5 ? answer([]) : answer([review('a')])
  const { calls } = await show(given)
  await tap(screen.getByRole('radio', { name: /^5 stars/ }))
  expect(screen.getByText('None like this')).toBeInTheDocument()
  expect(screen.getByText('Look at all of them.')).toBeInTheDocument()
  await press('All')
  expect(screen.getByText('Words a')).toBeInTheDocument()
  expect(sent(calls, PATH)).toContainEqual({ productId: '1', stars: 5, pageIndex: 1, pageSize: 15 })
})

test('what was not said is not drawn', async () => {
  await show(answer([review('a', { skuName: '' })]))
  const row = within(screen.getByRole('listitem'))
  for (const text of ['You', '330 ml', 'The shop says', /^Added/])
    expect(row.queryByText(text)).not.toBeInTheDocument()
  expect(row.queryByRole('button')).not.toBeInTheDocument()
})

test('an addition is dated by itself', async () => {
  const now = Math.floor(Date.now() / 1000)
  await show(answer([review('a', { addition: 'Rounder.', addedAt: now - 2 * 86_400 - 60 })]))
  expect(screen.getByText('Added 2 d ago')).toBeInTheDocument()
})

test('in short there are two at most, of a server’s many', async () => {
  await show(answer([review('a'), review('b'), review('c')], { all: 40 }), { short: true })
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'See all 40' })).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Reviews' })).toBeInTheDocument()
})

test('reviews that a definition brings have all the stars, and are not asked for', async () => {
  const { calls } = await renderWidget(reviewList, {
    query: { id: '1' },
    config: { short: true },
    value: [review('a', { stars: 3 })],
  })
  const stars = screen.getAllByRole('img', { name: /star/i })
  expect(stars.map((each) => each.getAttribute('aria-label'))).toEqual([
    '5 of 5 stars',
    '3 of 5 stars',
  ])
  expect(calls).toEqual([])
})

test('a picture opens large and alone, and closes again', async () => {
  await show(answer([review('a', { pictures: ['/files/1.png'] })]))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await press('Enlarge picture 1 by L***a')
  expect(screen.getByRole('dialog', { name: 'L***a' })).toBeInTheDocument()
})
