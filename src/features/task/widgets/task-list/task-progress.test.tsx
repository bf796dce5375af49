import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { initI18n } from '../../../../i18n'
import { taskList } from '.'

beforeAll(() => initI18n('en'))

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
