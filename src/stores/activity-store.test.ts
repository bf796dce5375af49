import { ActivityStore } from './activity-store'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('a call of half a second shows nothing', () => {
  const activity = new ActivityStore()
  activity.count(1)
  jest.advanceTimersByTime(500)
  activity.count(-1)
  jest.advanceTimersByTime(5000)
  expect(activity.busy).toBe(false)
})

test('after 600 ms of waiting the spinner shows, and goes when the last call is back', () => {
  const activity = new ActivityStore()
  activity.count(1)
  activity.count(1)
  jest.advanceTimersByTime(599)
  expect(activity.busy).toBe(false)
  jest.advanceTimersByTime(1)
  expect(activity.busy).toBe(true)
  activity.count(-1)
  jest.advanceTimersByTime(1000)
  expect(activity.busy).toBe(true)
  activity.count(-1)
  jest.advanceTimersByTime(300)
  expect(activity.busy).toBe(false)
})

test('a spinner does not flash: the next call within its last moments keeps it', () => {
  const activity = new ActivityStore()
  activity.count(1)
  jest.advanceTimersByTime(600)
  activity.count(-1)
  jest.advanceTimersByTime(299)
  expect(activity.busy).toBe(true)
  activity.count(1)
  jest.advanceTimersByTime(5000)
  expect(activity.busy).toBe(true)
})
