import { act, fireEvent, screen, within } from '@testing-library/react'
import type { FakeHost } from '../../../../engine/testing/fake-host'
import { button, offers, press, sent, tap } from '../../../../engine/testing/hands'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { ApiError } from '../../../../errors'
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
  // 20:30 of 30 November in London, 4:30 of 1 December in Beijing.
  team: 0,
  inviter: '',
  createdAt: Date.UTC(2026, 10, 30, 20, 30) / 1000,
  ...more,
})
const pageOf = (...result: unknown[]) => ({
  result,
  pageIndex: 1,
  pageSize: 15,
  totalCount: result.length,
})
const open = (api: object = {}, config = {}) =>
  renderWidget(teamTree, {
    user: testUser,
    config,
    api: {
      [COUNT]: { first: 2, second: 1, total: 3 },
      [FIRST]: pageOf(member('1', 'Wen', { team: 1 })),
      [SECOND]: pageOf(member('2', 'Tang', { level: 2, inviter: 'Wen' })),
      ...api,
    },
  })
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const figures = () => screen.getByRole('group', { name: 'Your team' })

test('while it loads the shape of a team is there', async () => {
  await open({ [FIRST]: () => new Promise(() => {}) })
  expect(screen.getByLabelText('Loading')).toBeInTheDocument()
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument()
})

test('counts that cannot be had are dashes, and nobody is held up', async () => {
  await open({ [COUNT]: new ApiError(COUNT, 500, '') })
  expect(figures()).toHaveTextContent('–Invited by you–By your friends–In all')
  expect(screen.getByText('Wen')).toBeInTheDocument()
})

// Two levels (point 14).
test('of one level alone the second is neither counted nor asked for', async () => {
  const { calls } = await open({}, { levels: 1 })
  expect(figures()).toHaveTextContent(/^2Invited by you$/)
  expect(screen.queryByText('Has invited nobody yet')).not.toBeInTheDocument()
  expect(sent(calls, SECOND)).toEqual([])
})

test('a member tells when they joined, by the server’s clock, and what they have spent', async () => {
  await open()
  const row = within(screen.getByRole('listitem'))
  expect(row.getByText('Joined 1 Dec 2026')).toBeInTheDocument()
  expect(row.getByText('Spent')).toBeInTheDocument()
  expect(screen.getByRole('listitem')).toHaveTextContent('¥123.45')
})

test('what fell into each of the last weeks stands below what was spent, where a server says so', async () => {
  await open({
    [FIRST]: pageOf(
      member('1', 'Wen', { weeks: [0, 0, 4_000, 0, 1_000, 2_345] }),
      member('2', 'Marco', { weeks: [0, 0] }),
      member('3', 'Su'),
    ),
  })
  const [wen, marco, su] = screen.getAllByRole('listitem').map((row) => within(row))
  expect(wen?.getByRole('img', { name: '¥73.45 in the last 6 weeks' })).toBeInTheDocument()
  expect(marco?.queryByRole('img', { name: /weeks/ })).not.toBeInTheDocument()
  expect(su?.queryByRole('img', { name: /weeks/ })).not.toBeInTheDocument()
})

test('what is not known of a member is left out', async () => {
  await open({ [FIRST]: pageOf(member('1', 'Wen', { grade: '', mobile: '' })) })
  expect(screen.queryByText('Cellar')).not.toBeInTheDocument()
  expect(screen.queryByText('136****0004')).not.toBeInTheDocument()
  expect(screen.queryByText(/^Through/)).not.toBeInTheDocument()
})

test('below a friend it is not said again through whom', async () => {
  await open()
  await press('Who Wen invited: 1')
  const brought = screen.getByRole('list', { name: 'Invited by Wen' })
  expect(brought).toHaveTextContent('Tang')
  expect(within(brought).queryByText('Through Wen')).not.toBeInTheDocument()
  expect(within(brought).queryByText('Has invited nobody yet')).not.toBeInTheDocument()
})

test('the way to invite is there from the beginning', async () => {
  const { navigator } = await open()
  await press('Invite friends')
  expect(navigator.open.mock.calls).toEqual([['/tookeen/invitation']])
})

test.each([
  ['First level', FIRST, 'Nobody here yet'],
  ['Second level', SECOND, 'Your friends have invited nobody yet'],
])('an empty “%s” says so, and how to fill it', async (level, path, text) => {
  await open({ [path]: pageOf() })
  await tap(screen.getByRole('tab', { name: level }))
  expect(screen.getByText(text)).toBeInTheDocument()
  expect(screen.getByText('Friends who join with your code appear here.')).toBeInTheDocument()
})

test('a name is asked for 300 ms after the last letter; an emptied field shows everybody at once', async () => {
  const { calls } = await open()
  const type = (value: string) =>
    act(
      async () =>
        void fireEvent.change(screen.getByRole('textbox', { name: 'Search a name' }), {
          target: { value },
        }),
    )
  await type('we')
  await wait(299)
  expect(sent(calls, FIRST)).toHaveLength(1)
  await wait(1)
  expect(sent(calls, FIRST)[1]).toEqual({ pageIndex: 1, pageSize: 15, keyword: 'we' })
  await press('Clear')
  expect(screen.getByRole('textbox', { name: 'Search a name' })).toHaveValue('')
  expect(offers('Clear')).toBe(false)
})

test('nobody of a name says what may help', async () => {
  await open({
    [FIRST]: ({ query }: { query: object }) =>
      'keyword' in query ? pageOf() : pageOf(member('1', 'Wen')),
  })
  await act(
    async () =>
      void fireEvent.change(screen.getByRole('textbox', { name: 'Search a name' }), {
        target: { value: ' zzz ' },
      }),
  )
  await wait(400)
  expect(screen.getByText('Try another name, or fewer letters.')).toBeInTheDocument()
  expect(button('Show everybody')).toBeInTheDocument()
})

test('the members that are shown are exported; a name is no formula', async () => {
  const { services } = await open({ [FIRST]: pageOf(member('1', '=Wen', { team: 1 })) })
  await press('Export CSV')
  expect((services.host as FakeHost).keepTable.mock.calls).toEqual([
    [
      'Name,Mobile,Grade,Joined,Invited by,Has invited,Spent (¥)\r\n' +
        "'=Wen,136****0004,Cellar,2026-12-01,,1,123.45\r\n",
      'First_level',
    ],
  ])
})

test('of nobody nothing is exported', async () => {
  await open({ [FIRST]: pageOf() })
  expect(screen.queryByRole('button', { name: 'Export CSV' })).not.toBeInTheDocument()
})
