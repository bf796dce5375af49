import { act, screen } from '@testing-library/react'
import { renderWidget } from '../../../../engine/testing/render-widget'
import { initI18n } from '../../../../i18n'
import { countdown } from '.'

const NOW = 1_790_000_000

beforeAll(() => initI18n('en'))
beforeEach(() => {
  jest.useFakeTimers({ now: NOW * 1000, doNotFake: ['queueMicrotask', 'nextTick'] })
})
afterEach(() => {
  jest.useRealTimers()
})

test('counts to the moment and then says that it came', async () => {
  const value = { until: NOW + 65, text: 'Hops arrive in', ended: { en: 'The hops are here' } }
  await renderWidget(countdown, { value })
  expect(screen.getByText('Hops arrive in')).toBeInTheDocument()
  expect(screen.getByRole('timer')).toHaveTextContent('01:05')
  act(() => void jest.advanceTimersByTime(5_000))
  expect(screen.getByRole('timer')).toHaveTextContent('01:00')
  act(() => void jest.advanceTimersByTime(61_000))
  expect(screen.getByRole('status')).toHaveTextContent('The hops are here')
  expect(screen.queryByRole('timer')).toBeNull()
})

test('counts days apart', async () => {
  await renderWidget(countdown, { value: { until: NOW + 2 * 86_400 + 3_661 } })
  expect(screen.getByRole('timer')).toHaveTextContent('2 d 1:01:01')
})

test('a moment that has passed is over at once', async () => {
  await renderWidget(countdown, { value: { until: NOW - 1 } })
  expect(screen.getByRole('status')).toHaveTextContent('It is over')
})
