import { act, fireEvent, screen, within } from '@testing-library/react'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { ApiError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { taskList } from '.'

beforeAll(() => initI18n('en'))
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const job = (id: string, key: string, more = {}) => ({
  id,
  key,
  name: `Job ${key}`,
  intro: 'What to do',
  reward: 5,
  timesPerDay: 10,
  doneToday: 3,
  minimumMs: 200,
  ...more,
})

const EXECUTE = 'share/taskJob/execute'
const done = { executed: true, reward: 5 }
const tap = (element: HTMLElement) => act(async () => void fireEvent.click(element))
const start = (key: string) => screen.getByRole('button', { name: `Start: Job ${key}` })
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

async function open(jobs: unknown, answer: unknown = done, more = {}) {
  const test = await renderWidget(taskList, {
    user: testUser,
    api: { 'taskJob/jobs': jobs, [EXECUTE]: answer },
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

test('a view counts after five seconds, even if the server asks for less', async () => {
  const { sent, host } = await open([job('1', 'view')])
  await tap(start('view'))
  await pass(4900)
  expect(sent()).toHaveLength(0)
  await pass(200)
  expect(sent().map(({ body }) => body)).toEqual([
    expect.objectContaining({ key: 'view', entityKey: 'task', entityId: '1', intro: 'Job view' }),
  ])
  expect(host.toast).toHaveBeenCalledWith('Counted: +5 points')
})

test('no job counts before 200 ms', async () => {
  const { sent } = await open([job('1', 'like', { minimumMs: 0 })])
  await tap(start('like'))
  await pass(100)
  expect(sent()).toHaveLength(0)
  await pass(200)
  expect(sent()).toHaveLength(1)
})

test('a job is reported once, however often it is tapped', async () => {
  const { sent } = await open([job('1', 'like'), job('2', 'comment')])
  await act(async () => {
    fireEvent.click(start('like'))
    fireEvent.click(start('like'))
    fireEvent.click(start('comment'))
  })
  await pass(5000)
  expect(sent().map(({ body }) => (body as { key: string }).key)).toEqual(['like'])
})

test('time nobody sees does not count', async () => {
  const { sent, navigator, host } = await open([job('1', 'view')])
  await tap(start('view'))
  await pass(3000)
  host.isHidden.mockReturnValue(true)
  await pass(10_000)
  host.isHidden.mockReturnValue(false)
  navigator.current.mockReturnValue('/another/page')
  await pass(10_000)
  expect(sent()).toHaveLength(0)
  navigator.current.mockReturnValue('/')
  await pass(2500)
  expect(sent()).toHaveLength(1)
})

test('a page that is left gives the job up', async () => {
  const { sent, unmount } = await open([job('1', 'view')])
  await tap(start('view'))
  await pass(3000)
  unmount()
  await pass(10_000)
  expect(sent()).toHaveLength(0)
})

test.each([
  ['counted before', { executed: false, reward: 0 }, 'This one counted before'],
  ['a refusal', new ApiError(EXECUTE, 400, 'Too short'), 'Too short'],
])('%s is said, and the job can be started again', async (_, answer, text) => {
  const { host, sent } = await open([job('1', 'like')], answer)
  await tap(start('like'))
  await pass(500)
  expect(host.toast).toHaveBeenCalledWith(text)
  await tap(start('like'))
  await pass(500)
  expect(sent()).toHaveLength(2)
})

test('a job with a place of its own leads there', async () => {
  const { navigator, sent } = await open([job('1', 'like')], done, {
    config: { urls: { like: '/views/index?url=/live/index' } },
  })
  await tap(start('like'))
  await pass(5000)
  expect(navigator.open).toHaveBeenCalledWith('/views/index?url=/live/index')
  expect(sent()).toHaveLength(0)
})

test('a visitor sees the jobs and is asked to log in at the first one', async () => {
  const { navigator, sent } = await open([job('1', 'view')], done, { user: undefined })
  await tap(within(screen.getByRole('listitem')).getByRole('button'))
  await pass(6000)
  expect(navigator.open).toHaveBeenCalledWith('/user/login')
  expect(sent()).toHaveLength(0)
})

test('a day without jobs is said to be one', async () => {
  await open([])
  expect(screen.getByText('No tasks today')).toBeInTheDocument()
})
