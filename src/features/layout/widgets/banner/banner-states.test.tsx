import { act, screen } from '@testing-library/react'
import { renderWidget } from '../../../../engine/testing/render-widget'
import { initI18n } from '../../../../i18n'
import { banner } from '.'
import { ratioOf } from './schema'

beforeAll(() => initI18n('en'))
beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const slide = (more: object = {}) => ({ image: '/pictures/banner/cellar.svg', ...more })
const three = ['A', 'B', 'C'].map((title) => slide({ title }))
const draw = (value: readonly object[], config: Record<string, unknown> = {}) =>
  renderWidget(banner, { value, config })

// Width by height: two to one, three to one where it is small, or as it is said.
test.each([
  [{ size: 'normal' }, 2, 188],
  [{ size: 'small' }, 3, 125],
  [{ size: 'small', ratio: 5 }, 5, 75],
])('the room of %j is %d to one, %i px', (config, ratio, height) => {
  expect(ratioOf(config as never)).toBe(ratio)
  expect((banner.definition.height as (config: object) => number)(config)).toBe(height)
})

test('a slide with a second line alone has words too; one without any has none', async () => {
  const { container } = await draw([slide({ sub: 'From the cellar' }), slide()])
  expect(screen.getByText('From the cellar')).toBeInTheDocument()
  expect(container.querySelectorAll('.tp-banner__texts')).toHaveLength(1)
  expect(container.querySelectorAll('.tp-banner__texts--dark')).toHaveLength(1)
})

test('what a picture shows is said where no title says it', async () => {
  await draw([slide({ title: 'Slow beers', alt: 'A cellar' }), slide({ alt: 'Taps', url: '/a' })])
  expect(screen.queryByRole('img', { name: 'A cellar' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Taps' })).toBeInTheDocument()
})

test.each([
  ['dot', 3, 0],
  ['number', 3, 1],
  ['number', 1, 0],
  ['none', 3, 0],
])('with the mark “%s” %i slides are counted %i times', async (indicator, count, times) => {
  await draw(three.slice(0, count), { indicator })
  expect(screen.queryAllByText(/^\d\/\d$/)).toHaveLength(times)
})

test('the number goes on with the slides, by themselves where they may', async () => {
  const { unmount } = await draw(three, { indicator: 'number', interval: 3000 })
  expect(screen.getByText('1/3')).toBeInTheDocument()
  await act(() => jest.advanceTimersByTimeAsync(12_000))
  unmount()
  await draw(three, { indicator: 'number', interval: 3000, autoplay: false })
  await act(() => jest.advanceTimersByTimeAsync(12_000))
  expect(screen.getByText('1/3')).toBeInTheDocument()
})
