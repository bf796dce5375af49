import { act, fireEvent, screen, within } from '@testing-library/react'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { ApiError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { IN_HAND } from '../../queries'
import { job } from '../../testing/job'
import { taskList } from '.'

beforeAll(() => initI18n('en'))

const EXECUTE = 'share/taskJob/execute'
const done = { executed: true, reward: 5 }
const tap = (element: HTMLElement) => act(async () => void fireEvent.click(element))
const start = (key: string) => screen.getByRole('button', { name: `Start: Job ${key}` })

async function open(jobs: unknown, answer: unknown = done, more = {}) {
  const test = await renderWidget(taskList, {
    user: testUser,
    api: {
      'taskJob/jobs': jobs,
      'share/taskJob/enableAllAnalysisBehavior': ['view', 'like', 'checkin'],
      [EXECUTE]: answer,
    },
    config: {
      urls: { like: '/views/index?url=/live/index', advertisement: '/films?id={id}' },
    },
    ...more,
  })
  const sent = () => test.calls.filter(({ path }) => path === EXECUTE)
  return { ...test, sent }
}

test('says how far each job is today, and what they have brought', async () => {
  await open([job('1', 'view'), job('2', 'like', { doneToday: 10 })])
  const [first, second] = screen.getAllByRole('listitem')
  expect(first).toHaveTextContent('3 of 10 today')
  expect(second).toHaveTextContent('Done for today')
  expect(screen.getByRole('group', { name: 'Earned here today' })).toHaveTextContent('65 points')
  expect(screen.queryByRole('button', { name: 'Start: Job like' })).not.toBeInTheDocument()
})

test('a job that is done by saying so is told once, however often it is tapped', async () => {
  const { sent, host, calls } = await open([job('5', 'checkin', { doneToday: 0 })])
  await act(async () => {
    fireEvent.click(start('checkin'))
    fireEvent.click(start('checkin'))
  })
  expect(sent().map(({ body }) => body)).toEqual([
    { key: 'checkin', entityKey: 'task', entityId: '5', value: 1, intro: 'checkin' },
  ])
  expect(host.toast).toHaveBeenCalledWith('Counted: +5 points')
  expect(calls.filter(({ path }) => path === 'taskJob/jobs')).toHaveLength(2)
})

test.each([
  ['counted before', { executed: false, reward: 0 }, 'This one counted before'],
  ['a refusal', new ApiError(EXECUTE, 400, 'Not today'), 'Not today'],
])('%s is said, and the job can be started again', async (_, answer, text) => {
  const { host, sent } = await open([job('5', 'checkin')], answer)
  await tap(start('checkin'))
  expect(host.toast).toHaveBeenCalledWith(text)
  await tap(start('checkin'))
  expect(sent()).toHaveLength(2)
})

test('what the server does not want to hear is not told', async () => {
  const { sent, host } = await open([job('7', 'sing')])
  await tap(start('sing'))
  expect(sent()).toHaveLength(0)
  expect(host.toast).not.toHaveBeenCalled()
})

test.each([
  ['like', '2', '/views/index?url=/live/index'],
  ['advertisement', '4', '/films?id=4'],
])('a %s is done in its place, with the job in hand', async (key, id, url) => {
  const { navigator, sent, services } = await open([job(id, key)])
  await tap(start(key))
  expect(navigator.open).toHaveBeenCalledWith(url)
  expect(services.kept.get(IN_HAND)).toMatchObject({ id, key })
  expect(sent()).toHaveLength(0)
})

test('the words of a job lead to its page', async () => {
  const { navigator } = await open([job('4', 'advertisement')])
  await tap(screen.getByRole('link'))
  expect(navigator.open).toHaveBeenCalledWith('/views/index?url=/task/show&id=4')
})

test('a visitor sees the jobs and is asked to log in at the first one', async () => {
  const { navigator, sent, services } = await open([job('5', 'checkin')], done, {
    user: undefined,
  })
  await tap(within(screen.getByRole('listitem')).getByRole('button'))
  expect(navigator.open).toHaveBeenCalledWith('/user/login')
  expect(services.kept.get(IN_HAND)).toBeUndefined()
  expect(sent()).toHaveLength(0)
})

test('a day without jobs is said to be one', async () => {
  await open([])
  expect(screen.getByText('No tasks today')).toBeInTheDocument()
})
