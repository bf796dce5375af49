import { act, fireEvent, screen, within } from '@testing-library/react'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { ApiError, NetworkError } from '../../../../errors'
import type { HttpRequest } from '../../../../http/endpoint'
import { initI18n } from '../../../../i18n'
import { teamTree } from '.'

beforeAll(() => initI18n('en'))
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const FIRST = 'people/user/getRecommendUsers'
const SECOND = 'people/user/getSecondUsers'
const COUNT = 'people/user/getRecommendCount'

const member = (id: string, nickName: string, more: object = {}) => ({
  id,
  nickName,
  avatar: '',
  mobile: '136****0004',
  grade: 'Cellar',
  level: 1,
  spent: 12_345,
  team: 0,
  inviter: '',
  createdAt: Date.UTC(2026, 0, 15, 4) / 1000,
  ...more,
})
const pageOf = (result: unknown[], totalCount = result.length, pageIndex = 1) => ({
  result,
  pageIndex,
  pageSize: 15,
  totalCount,
})
const WENBO = member('1004', 'He Wenbo', { team: 2 })
const MARCO = member('1006', 'Marco Rossi')
const TANG = member('1007', 'Tang Li', { level: 2, inviter: 'He Wenbo' })

const open = (api: object = {}, more: object = {}) =>
  renderWidget(teamTree, {
    user: testUser,
    api: {
      [COUNT]: { first: 2, second: 1, total: 3 },
      [FIRST]: pageOf([WENBO, MARCO]),
      [SECOND]: pageOf([TANG]),
      ...api,
    },
    ...more,
  })

const tap = (element: HTMLElement) => act(async () => void fireEvent.click(element))
const type = (text: string) =>
  act(async () => {
    fireEvent.change(screen.getByRole('textbox', { name: 'Search a name' }), {
      target: { value: text },
    })
    await jest.advanceTimersByTimeAsync(400)
  })
const sent = (calls: readonly HttpRequest[], path: string) =>
  calls.filter((call) => call.path === path).map(({ query }) => query)

test('shows the counts of both levels and who is on the first', async () => {
  await open()
  const counts = screen.getByRole('group', { name: 'Your team' })
  expect(counts).toHaveTextContent('2Invited by you1By your friends3In all')
  const wenbo = within(screen.getByRole('list', { name: 'Members of the first level' }))
  const [first] = wenbo.getAllByRole('listitem')
  expect(first).toHaveTextContent('He WenboCellar136****0004Joined 15 Jan 2026')
  expect(first).toHaveTextContent('123.45')
})

test('a member opens whom they invited, and closes again', async () => {
  const { calls } = await open()
  const fold = screen.getByRole('button', { name: 'Who He Wenbo invited: 2' })
  expect(fold).toHaveAttribute('aria-expanded', 'false')
  expect(sent(calls, SECOND)).toEqual([])
  await tap(fold)
  expect(fold).toHaveAttribute('aria-expanded', 'true')
  const brought = screen.getByRole('list', { name: 'Invited by He Wenbo' })
  expect(brought).toHaveTextContent('Tang Li')
  expect(sent(calls, SECOND)).toEqual([{ pageIndex: 1, pageSize: 15, parentId: '1004' }])
  await tap(fold)
  expect(screen.queryByText('Tang Li')).not.toBeInTheDocument()
})

test('who has invited nobody opens nothing', async () => {
  await open()
  expect(screen.queryByRole('button', { name: /Marco/ })).not.toBeInTheDocument()
  expect(screen.getByText('Has invited nobody yet')).toBeInTheDocument()
})

test('whom a member invited grows by pages', async () => {
  await open({
    [SECOND]: ({ query }: HttpRequest) => {
      const at = Number(query?.pageIndex)
      return pageOf([member(`2${at}`, `Guest ${at}`, { level: 2 })], 16, at)
    },
  })
  await tap(screen.getByRole('button', { name: 'Who He Wenbo invited: 2' }))
  const brought = screen.getByRole('list', { name: 'Invited by He Wenbo' })
  await tap(within(brought).getByRole('button', { name: 'Load more' }))
  expect(within(brought).getAllByRole('listitem')).toHaveLength(2)
})

test('the second level says through whom', async () => {
  await open()
  await tap(screen.getByRole('tab', { name: 'Second level' }))
  const list = screen.getByRole('list', { name: 'Members of the second level' })
  expect(list).toHaveTextContent('Tang Li')
  expect(list).toHaveTextContent('Through He Wenbo')
})

test('the server is asked for a name once typing stops', async () => {
  const { calls } = await open()
  await type('wen')
  expect(sent(calls, FIRST)).toEqual([
    { pageIndex: 1, pageSize: 15 },
    { pageIndex: 1, pageSize: 15, keyword: 'wen' },
  ])
})

test('a name nobody has is said, and everybody comes back', async () => {
  await open({
    [FIRST]: ({ query }: HttpRequest) => pageOf(query?.keyword ? [] : [WENBO]),
  })
  await type('zzz')
  expect(screen.getByText('Nobody is called that')).toBeInTheDocument()
  await tap(screen.getByRole('button', { name: 'Show everybody' }))
  expect(screen.getByText('He Wenbo')).toBeInTheDocument()
})

test('an empty team leads to the invitation', async () => {
  const { navigator } = await open({ [FIRST]: pageOf([]) })
  expect(screen.getByText('Nobody here yet')).toBeInTheDocument()
  const buttons = screen.getAllByRole('button', { name: 'Invite friends' })
  await tap(buttons[buttons.length - 1] as HTMLElement)
  expect(navigator.open).toHaveBeenCalledWith('/tookeen/invitation')
})

test('of one level there are no tabs and nothing to open', async () => {
  await open({}, { config: { levels: 1 } })
  expect(screen.queryByRole('tab')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /He Wenbo/ })).not.toBeInTheDocument()
  expect(screen.getByText('He Wenbo')).toBeInTheDocument()
})

test.each([
  ['what the server said', new ApiError(FIRST, 500, 'Team on a trip'), 'Team on a trip'],
  ['that the network is gone', new NetworkError(FIRST), 'You are offline'],
])('a failure says %s, and a retry asks again', async (_, error, text) => {
  const { calls } = await open({ [FIRST]: error })
  expect(screen.getByText(text)).toBeInTheDocument()
  const before = calls.length
  await tap(screen.getByRole('button', { name: 'Try again' }))
  expect(calls.length).toBeGreaterThan(before)
})

test('whom a member invited can fail on its own', async () => {
  await open({ [SECOND]: new ApiError(SECOND, 500, 'Not now') })
  await tap(screen.getByRole('button', { name: 'Who He Wenbo invited: 2' }))
  expect(screen.getByText('Not now')).toBeInTheDocument()
  expect(screen.getByText('Marco Rossi')).toBeInTheDocument()
})

test('asks an anonymous visitor to log in and the server for nothing', async () => {
  const { calls } = await open({}, { user: undefined })
  expect(screen.getByText('Please log in first')).toBeInTheDocument()
  expect(calls).toEqual([])
})
