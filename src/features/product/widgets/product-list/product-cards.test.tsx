import { fireEvent, screen, within } from '@testing-library/react'
import { renderWidget } from '../../../../engine/testing/render-widget'
import { initI18n } from '../../../../i18n'
import { productList, six } from '.'

beforeAll(() => initI18n('en'))

const draw = (more: object, config = {}) =>
  renderWidget(productList, { value: [{ ...six[0], ...more }], config })
const card = () => screen.getByRole('link', { name: /^Monsoon Haze/ })

test('a card says what it is, what it costs, what it cost, and how many were sold', async () => {
  await draw({ marketPrice: 3600, sold: 12_400 })
  const { getByText } = within(card())
  for (const text of ['Monsoon Haze', 'Hazy IPA', '6.2% ABV', 'New', '¥36.00', '12k sold'])
    expect(getByText(text)).toBeInTheDocument()
  expect(card()).toHaveTextContent('¥28.00')
})

test.each([
  [0, undefined],
  [1, '1 sold'],
  [860, '860 sold'],
  [1_200_000, '1.2M sold'],
])('of %d sold it says %s', async (sold, text) => {
  await draw({ sold })
  expect(within(card()).queryByText(/sold$/)?.textContent).toBe(text)
})

test.each([
  [2800, undefined],
  [2801, '¥28.01'],
  [undefined, undefined],
])('of a price of before of %p the card says %p', async (marketPrice, text) => {
  await draw({ marketPrice })
  expect(within(card()).queryByText(/^¥\d/)?.textContent).toBe(text)
})

test('what has no alcohol says nothing of it', async () => {
  await draw({ abv: 0 })
  expect(within(card()).queryByText(/%/)).toBeNull()
})

test('a definition without it shows no price of before', async () => {
  await draw({ marketPrice: 3600 }, { fields: ['price'] })
  expect(within(card()).queryByText(/^¥\d/)).toBeNull()
})

test('what is sold out says so in its name, and has no button; the last piece has one', async () => {
  const { unmount } = await draw({ stock: 0 })
  expect(screen.getByRole('link', { name: 'Monsoon Haze, ¥28.00, Sold out' })).toBeInTheDocument()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  unmount()
  await draw({ stock: 1 })
  expect(screen.getByRole('link', { name: 'Monsoon Haze, ¥28.00' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Choose Monsoon Haze' })).toBeInTheDocument()
})

test('a list has the heading of its definition, and more of it only where there is more', async () => {
  const more = { do: 'go', url: '/zero/index' }
  const { unmount } = await draw({}, { title: 'New this week' })
  expect(screen.getByRole('heading', { name: 'New this week' })).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'More' })).not.toBeInTheDocument()
  unmount()
  const { navigator } = await draw({}, { title: 'New this week', on: { more } })
  fireEvent.click(screen.getByRole('link', { name: 'More' }))
  expect(navigator.open).toHaveBeenCalledTimes(1)
})

test('a row to swipe shows all it was given, and has no end to reach', async () => {
  await renderWidget(productList, { value: six, config: { layout: 'swipe', infinite: true } })
  expect(screen.getAllByRole('link')).toHaveLength(6)
  expect(screen.queryByText('That is all')).not.toBeInTheDocument()
})

test('a list of a few shows as many as its definition says', async () => {
  await renderWidget(productList, { value: six, config: { limit: 2 } })
  expect(screen.getAllByRole('link')).toHaveLength(2)
})

test.each([
  ['without a word', '', 'No beers here yet', 'New kegs come in every Thursday.'],
  ['for a word', 'tea', 'Nothing matches “tea”', 'Try a shorter word, or another category.'],
])('nothing %s says why, and what may help', async (_, keyWord, title, note) => {
  const none = { result: [], pageIndex: 1, pageSize: 15, totalCount: 0 }
  const bind = { from: 'api', call: 'product/page', query: { keyWord } }
  await renderWidget(productList, { config: { bind }, api: { 'product/page': none } })
  expect(screen.getByText(title)).toBeInTheDocument()
  expect(screen.getByText(note)).toBeInTheDocument()
})

test('while it loads it says so', async () => {
  const bind = { from: 'api', call: 'product/page', query: {} }
  await renderWidget(productList, {
    config: { bind },
    api: { 'product/page': () => new Promise(() => {}) },
  })
  expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument()
})

// Three widths for five layouts: what two lists of a page show comes once.
test.each([
  ['1big', 'w=343&r=114', 2],
  ['1small', 'w=120&r=100', 4],
  ['2col', 'w=180&r=100', 4],
  ['3col', 'w=120&r=100', 6],
  ['swipe', 'w=180&r=100', 3],
])(
  'a picture in %s is as large as its card: %s; %d cards are drawn before them',
  async (...row) => {
    const [layout, size, bones] = row
    const picture = '/files/7.0_0_100_100_50_50.png'
    const { container, unmount } = await draw({ image: picture }, { layout })
    expect(container.querySelector('img')).toHaveAttribute('src', `${picture}?${size}`)
    unmount()
    const bind = { from: 'api', call: 'product/page', query: {} }
    await renderWidget(productList, {
      config: { bind, layout },
      api: { 'product/page': () => new Promise(() => {}) },
    })
    const waiting = screen.getByRole('status', { name: 'Loading' })
    expect(waiting.querySelectorAll('.tp-product')).toHaveLength(bones)
  },
)
