import { act } from '@testing-library/react'
import { press } from '../../../../engine/testing/hands'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { initI18n } from '../../../../i18n'
import { taskList } from '.'

beforeAll(() => initI18n('en'))
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const job = (more: object = {}) => ({
  id: '1',
  key: 'view',
  name: 'Job view',
  intro: '',
  reward: 5,
  timesPerDay: 10,
  doneToday: 3,
  minimumMs: 200,
  ...more,
})
const open = (more: object = {}) =>
  renderWidget(taskList, {
    user: testUser,
    api: { 'taskJob/jobs': [job(more)], 'share/taskJob/execute': () => new Promise(() => {}) },
  })
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

test.each([
  [{ doneToday: 0 }, '0%'],
  [{ doneToday: 3 }, '30%'],
  [{ doneToday: 1, timesPerDay: 3 }, '33%'],
  [{ doneToday: 10 }, '100%'],
  [{ doneToday: 12 }, '100%'],
  [{ doneToday: 0, timesPerDay: 0 }, '0%'],
])('of a job %j the bar is filled %s', async (more, width) => {
  const { container } = await open(more)
  expect(container.querySelector('.tp-tasks__bar')).toHaveStyle({ width })
})

test('while it runs the bar fills with the time that has passed, and stays full', async () => {
  const { container } = await open()
  const bar = () => container.querySelector('.tp-tasks__bar')
  await press('Start: Job view')
  expect(bar()).toHaveStyle({ width: '0%' })
  await pass(2500)
  expect(bar()).toHaveStyle({ width: '50%' })
  await pass(2500)
  expect(bar()).toHaveStyle({ width: '100%' })
})
