import { act, fireEvent, screen } from '@testing-library/react'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { ApiError, NetworkError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { job } from '../../testing/job'
import { taskShow } from '.'

beforeAll(() => initI18n('en'))
afterEach(() => jest.useRealTimers())

const WATCH = 'advertisementRecord/watch'
const film = {
  id: '980005',
  title: 'The perfect pour',
  image: '/pictures/banner/tap-wall.svg',
  src: '/films/pour.mp4',
  ms: 12_000,
}
const FILM_JOB = job('4', 'advertisement', { film })

async function draw(task: unknown, answer: unknown = { executed: true, reward: 20 }, more = {}) {
  const test = await renderWidget(taskShow, {
    user: testUser,
    query: { id: '4' },
    api: { 'taskJob/show/4': task, [WATCH]: answer },
    config: { urls: { view: '/views/index?url=/product/list' } },
    ...more,
  })
  const sent = () => test.calls.filter(({ path }) => path === WATCH).map(({ body }) => body)
  const player = () => screen.getByLabelText('Film: The perfect pour')
  const does = (what: 'playing' | 'ended') => act(async () => void fireEvent[what](player()))
  return { ...test, sent, does }
}

test('says what is to be done, how long it takes, what for and how far it is', async () => {
  await draw(job('4', 'view', { minimumMs: 5000 }))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Job view')
  expect(screen.getByText('+5 points')).toBeInTheDocument()
  expect(screen.getByText('3 of 10 today')).toBeInTheDocument()
  expect(screen.getByText(/^Takes 5 seconds at least/)).toBeInTheDocument()
})

test('its button leads to where it is done', async () => {
  const { navigator } = await draw(job('4', 'view'))
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: /^Start/ })))
  expect(navigator.open).toHaveBeenCalledWith('/views/index?url=/product/list')
})

test('a film is told of when it begins and when its time has passed since, and pays', async () => {
  jest.useFakeTimers()
  const { sent, does, host, calls } = await draw(FILM_JOB)
  await does('playing')
  await does('playing')
  await act(() => jest.advanceTimersByTimeAsync(film.ms - 1))
  await does('ended')
  expect(sent()).toEqual([{ advertisementId: '980005', ms: 0 }])
  await act(() => jest.advanceTimersByTimeAsync(1))
  expect(sent()).toEqual([
    { advertisementId: '980005', ms: 0 },
    { advertisementId: '980005', ms: 12_000 },
  ])
  expect(host.toast).toHaveBeenCalledWith('Counted: +20 points')
  expect(calls.filter(({ path }) => path === 'taskJob/show/4')).toHaveLength(2)
})

test('a beginning that was lost is told again with the next play', async () => {
  const { sent, does, host } = await draw(FILM_JOB, new NetworkError(WATCH))
  await does('playing')
  expect(host.toast).toHaveBeenCalledTimes(1)
  await does('playing')
  expect(sent()).toHaveLength(2)
})

test('what the server refuses is said', async () => {
  jest.useFakeTimers()
  const { does, host } = await draw(
    FILM_JOB,
    new ApiError(WATCH, 400, 'That was too short to count.'),
  )
  await does('ended')
  await act(() => jest.advanceTimersByTimeAsync(0))
  expect(host.toast).toHaveBeenCalledWith('That was too short to count.')
})

test.each([
  ['all films were watched', job('4', 'advertisement')],
  ['the day’s limit is reached', job('4', 'view', { doneToday: 10 })],
])('nothing can be begun when %s', async (_, task) => {
  await draw(task)
  expect(screen.queryByLabelText(/^Film/)).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: `Start: ${task.name}` })).toBeDisabled()
})

test('a visitor is asked to log in and sees no film', async () => {
  const { navigator } = await draw(FILM_JOB, undefined, { user: undefined })
  expect(screen.queryByLabelText(/^Film/)).not.toBeInTheDocument()
  await act(async () => void fireEvent.click(screen.getByRole('button')))
  expect(navigator.open).toHaveBeenCalledWith('/user/login')
})

test('a task there is not leads back to the others', async () => {
  await draw(new ApiError('taskJob/show/4', 404, 'gone'))
  expect(screen.getByText('This task is gone')).toBeInTheDocument()
})
