import { screen, within } from '@testing-library/react'
import { offers, testWaiting } from '../../../../engine/testing/hands'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { initI18n } from '../../../../i18n'
import { job } from '../../testing/job'
import { taskList } from '.'

beforeAll(() => initI18n('en'))

const EXECUTE = 'share/taskJob/execute'
const draw = (jobs: unknown[], more = {}) =>
  renderWidget(taskList, {
    user: testUser,
    api: { 'taskJob/jobs': jobs, [EXECUTE]: { executed: true, reward: 5 } },
    ...more,
  })

testWaiting({
  tasks: {
    widget: taskList,
    path: 'taskJob/jobs',
    answer: [job('1', 'view')],
    shows: 'Job view',
    returns: true,
  },
})

test('a day without jobs says when there will be some', async () => {
  await draw([])
  expect(screen.getByText('No tasks today')).toBeInTheDocument()
  expect(screen.getByText('New ones appear here.')).toBeInTheDocument()
})

// 'Points are points, not yuan.'
test('what a job brings, and what all have brought, are points and no money', async () => {
  const { container } = await draw([
    job('1', 'view', { reward: 5, doneToday: 3 }),
    job('2', 'like', { reward: 1, doneToday: 2 }),
  ])
  const [view, like] = screen.getAllByRole('listitem')
  expect(within(view as HTMLElement).getByText('+5 points')).toBeInTheDocument()
  expect(within(like as HTMLElement).getByText('+1 point')).toBeInTheDocument()
  expect(screen.getByRole('group', { name: 'Earned here today' })).toHaveTextContent('17 points')
  expect(container).not.toHaveTextContent('¥')
})

test.each([
  ['one below its limit can be done', 9, true],
  ['at its limit it is done for today', 10, false],
])('a job: %s', async (_, doneToday, open) => {
  await draw([job('1', 'view', { doneToday })])
  expect(offers('Start: Job view')).toBe(open)
  expect(screen.queryByText('Done for today') === null).toBe(open)
  expect(screen.getByText(`${doneToday} of 10 today`)).toBeInTheDocument()
})

test('what to do is said where there is something to say', async () => {
  await draw([job('1', 'view'), job('2', 'like', { intro: '' })])
  expect(screen.getAllByText('What to do')).toHaveLength(1)
})

test('a visitor is not told what somebody has earned, and every button leads to the login', async () => {
  await draw([job('1', 'view')], { user: undefined })
  expect(screen.queryByRole('group', { name: 'Earned here today' })).not.toBeInTheDocument()
  expect(screen.getByText('Log in')).toBeInTheDocument()
})
