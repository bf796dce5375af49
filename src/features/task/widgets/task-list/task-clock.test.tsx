import { act, screen } from '@testing-library/react'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { ApiError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { IN_HAND } from '../../queries'
import { job } from '../../testing/job'
import { taskClock } from '.'

beforeAll(() => initI18n('en'))
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const EXECUTE = 'share/taskJob/execute'
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

async function draw(inHand: unknown, answer: unknown = { executed: true, reward: 5 }, more = {}) {
  const test = await renderWidget(taskClock, {
    user: testUser,
    query: { id: '2001' },
    api: {
      'share/taskJob/enableAllAnalysisBehavior': ['view'],
      [EXECUTE]: answer,
    },
    ...more,
  })
  await act(async () => test.services.kept.set(IN_HAND, inHand as never))
  const sent = () => test.calls.filter(({ path }) => path === EXECUTE)
  return { ...test, sent }
}

test('a look counts after five seconds, even if the server asks for less', async () => {
  const { sent, host, services } = await draw(job('1', 'view'))
  expect(screen.getByRole('status')).toHaveTextContent('Keep this page open: 5 s')
  await pass(4900)
  expect(screen.getByRole('status')).toHaveTextContent('Keep this page open: 1 s')
  expect(sent()).toHaveLength(0)
  await pass(200)
  expect(sent().map(({ body }) => body)).toEqual([
    { key: 'view', entityKey: 'product', entityId: '2001', value: 1, intro: 'view' },
  ])
  // Nobody has tapped, so that nothing waits for the answer.
  expect(sent()[0]).toMatchObject({ background: true })
  expect(host.toast).toHaveBeenCalledWith('Counted: +5 points')
  expect(services.kept.get(IN_HAND)).toBeUndefined()
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})

test('it takes what the server asks, when that is longer', async () => {
  const { sent } = await draw(job('1', 'view', { minimumMs: 8000 }))
  await pass(7900)
  expect(sent()).toHaveLength(0)
  await pass(200)
  expect(sent()).toHaveLength(1)
})

test('time nobody sees does not count', async () => {
  const { sent, host } = await draw(job('1', 'view'))
  await pass(3000)
  host.isHidden.mockReturnValue(true)
  await pass(10_000)
  host.isHidden.mockReturnValue(false)
  await pass(1500)
  expect(sent()).toHaveLength(0)
  await pass(1000)
  expect(sent()).toHaveLength(1)
})

test('a page that is left gives the job up', async () => {
  const { sent, unmount } = await draw(job('1', 'view'))
  await pass(3000)
  unmount()
  await pass(10_000)
  expect(sent()).toHaveLength(0)
})

test('a server that saw the page opened later is asked again, and no more than three times', async () => {
  const refusal = new ApiError(EXECUTE, 400, 'That was too short to count.')
  const { sent, host, services } = await draw(job('1', 'view'), refusal)
  await pass(5100)
  expect(sent()).toHaveLength(1)
  expect(host.toast).not.toHaveBeenCalled()
  for (let at = 0; at < 6; at++) await pass(1100)
  expect(sent()).toHaveLength(4)
  expect(host.toast).toHaveBeenCalledWith('That was too short to count.')
  expect(services.kept.get(IN_HAND)).toBeUndefined()
})

test.each([
  ['nothing is in hand', undefined, {}],
  ['another job is', job('2', 'like'), {}],
  ['nobody is logged in', job('1', 'view'), { user: undefined }],
  ['the page is of no product', job('1', 'view'), { query: {} }],
])('nothing is drawn or told when %s', async (_, inHand, more) => {
  const { sent } = await draw(inHand, undefined, more)
  await pass(10_000)
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
  expect(sent()).toHaveLength(0)
})
