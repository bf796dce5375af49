import { act, screen } from '@testing-library/react'
import { tap } from '../../../../engine/testing/hands'
import { renderWidget } from '../../../../engine/testing/render-widget'
import { initI18n } from '../../../../i18n'
import { noticeBar } from '.'

beforeAll(() => initI18n('en'))
beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const draw = (value: readonly object[], config: Record<string, unknown> = {}, more: object = {}) =>
  renderWidget(noticeBar, { value, config, ...more })
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const two = [
  { id: 1, text: 'First' },
  { id: 2, text: 'Second', level: 'warning' },
]

test('each stays for four seconds unless told otherwise; one alone stays', async () => {
  const { unmount } = await draw(two)
  await pass(3999)
  expect(screen.getByText('First')).toBeInTheDocument()
  await pass(1)
  expect(screen.getByText('Second')).toBeInTheDocument()
  unmount()
  await draw([{ id: 1, text: 'First' }])
  await pass(9000)
  expect(screen.getByText('First')).toBeInTheDocument()
})

test('a warning is marked, news are not', async () => {
  const { container } = await draw(two)
  expect(container.querySelector('.tp-news--warning')).toBeNull()
  await pass(4000)
  expect(container.querySelector('.tp-news--warning')).not.toBeNull()
})

// Long ones do not run: 0.22 s a character, 8 s at least.
test.each([
  [10, '8s'],
  [50, '11s'],
])('a notice of %i characters that passes by takes %s', async (length, animationDuration) => {
  await draw([{ text: 'x'.repeat(length) }], { scroll: 'horizontal' })
  expect(screen.getByText(/^x+$/)).toHaveStyle({ animationDuration })
  expect(screen.getByText(/^x+$/)).toHaveClass('tp-news__text--pass')
})

test('one that takes turns passes nowhere', async () => {
  await draw(two)
  expect(screen.getByText('First')).toHaveClass('tp-news__text--turn')
  expect(screen.getByText('First').style.animationDuration).toBe('')
})

test('an action gets the notice in place of its address', async () => {
  const on = { itemTap: { do: 'go', url: '/tool/search' } }
  const { navigator } = await draw([{ text: 'Closing', url: '/company/about' }], { on })
  await tap(screen.getByRole('link', { name: 'Closing' }))
  expect(navigator.open.mock.calls).toEqual([['/tool/search']])
})

test('a set is closed as a whole: one notice more is another set; without names words tell them apart', async () => {
  const { kept, unmount } = await draw([{ text: 'Old' }])
  await tap(screen.getByRole('button', { name: 'Close' }))
  unmount()
  const more = await draw([{ text: 'Old' }, { text: 'New' }], {}, { kept })
  expect(screen.getByText('Old')).toBeInTheDocument()
  await tap(screen.getByRole('button', { name: 'Close' }))
  more.unmount()
  // Both sets stay closed.
  await draw([{ text: 'Old' }], {}, { kept })
  expect(screen.queryByText('Old')).toBeNull()
})
