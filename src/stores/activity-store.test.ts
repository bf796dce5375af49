import { ActivityStore } from './activity-store'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('a newer version of the app', () => {
  function found() {
    const activity = new ActivityStore()
    const start = jest.fn()
    activity.versionFound(start)
    return { activity, start }
  }

  test('is offered when it is there, and starts when it is asked to', () => {
    expect(new ActivityStore().update).toBeUndefined()
    const { activity, start } = found()
    expect(start).not.toHaveBeenCalled()
    activity.update?.()
    expect(start).toHaveBeenCalledTimes(1)
  })

  test('is offered to nobody who is in the middle of something, on any page', () => {
    const { activity } = found()
    const typed = activity.hold()
    const paid = activity.hold()
    expect(activity.update).toBeUndefined()
    typed()
    expect(activity.update).toBeUndefined()
    paid()
    expect(activity.update).toBeDefined()
  })

  test('is not offered while the user waits for the server, and ends no call', () => {
    const { activity, start } = found()
    activity.count(1)
    activity.update?.()
    expect(start).not.toHaveBeenCalled()
    jest.advanceTimersByTime(600)
    expect(activity.update).toBeUndefined()
    activity.count(-1)
    expect(start).toHaveBeenCalledTimes(1)
  })
})

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
