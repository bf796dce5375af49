import { act, screen } from '@testing-library/react'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { ApiError, NetworkError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { chatList, service } from '.'

beforeAll(() => initI18n('en'))
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const PAGE = 'notice/im/page'
const row = (id: string, more: object = {}) => ({
  id,
  name: `Guest ${id}`,
  avatar: '',
  status: 1,
  unread: 0,
  kind: 'text',
  content: `words ${id}`,
  updatedAt: Math.floor(Date.now() / 1000) - 7200,
  stars: 0,
  ...more,
})
const pageOf = (result: readonly unknown[]) => ({
  result,
  pageIndex: 1,
  pageSize: 15,
  totalCount: result.length,
})
const open = (rows: readonly object[] | Error, config: object = {}) =>
  renderWidget(chatList, {
    user: testUser,
    config: config as Record<string, unknown>,
    api: { [PAGE]: rows instanceof Error ? rows : pageOf(rows) },
  })
const pass = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)))

test.each([
  ['Waiting', 'waiting', 'Everybody has an answer. New messages appear by themselves.'],
  ['In progress', 'mine', 'Whom you have answered stands here.'],
  ['Closed', 'closed', 'What you have closed stands here.'],
])('an empty box “%s” is asked for as %s and says what would be there', async (name, box, note) => {
  const { calls } = await open([])
  await act(async () => screen.getByRole('tab', { name }).click())
  expect(calls.at(-1)?.body).toEqual({ pageIndex: 1, pageSize: 15, box })
  expect(screen.getByText('Nobody here')).toBeInTheDocument()
  expect(screen.getByText(note)).toBeInTheDocument()
  expect(screen.getByRole('tab', { name, selected: true })).toBeInTheDocument()
})

test.each([
  ['text', 'words 1'],
  ['note', 'words 1'],
  ['image', '[Picture]'],
  ['product', 'Product'],
  ['order', 'Order'],
  ['afterSale', 'After-sale'],
])('of a last message that is a %s the row says “%s”', async (kind, text) => {
  await open([row('1', { kind })])
  expect(screen.getByRole('link')).toHaveTextContent(`Guest 1${text}2 h ago`)
})

test.each([
  [0, undefined],
  [1, '1 unread message'],
  [120, '120 unread messages'],
])('with %i that were not read the row says %s', async (unread, text) => {
  await open([row('1', { unread })])
  const [mark] = screen.queryAllByRole('img', { name: /unread/ })
  expect(mark?.getAttribute('aria-label') ?? undefined).toBe(text)
})

test('who has written meanwhile is found within ten seconds', async () => {
  const { calls } = await open([])
  expect(calls).toHaveLength(1)
  await pass(9999)
  const before = calls.length
  await pass(1)
  expect(calls).toHaveLength(before + 1)
})

test('only who may not is told so; another failure can be tried again', async () => {
  const first = await open(new ApiError(PAGE, 403, 'For those who answer.'))
  expect(screen.getByText('No access')).toBeInTheDocument()
  expect(screen.queryByRole('tab')).toBeNull()
  first.unmount()
  const second = await open(new ApiError(PAGE, 500, 'Not now'))
  expect(screen.getByText('Not now')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument()
  second.unmount()
  await open(new NetworkError(PAGE))
  expect(screen.getByText('You are offline')).toBeInTheDocument()
})

test('one’s own are five at most, and lead where the definition says', async () => {
  const { calls, navigator } = await open([row('1')], { show: 'own', urls: { talk: '/t?id={id}' } })
  expect(calls.map(({ body }) => body)).toEqual([{ pageIndex: 1, pageSize: 5, box: 'own' }])
  expect(screen.getByRole('heading', { name: 'Conversations' })).toBeInTheDocument()
  await act(async () => screen.getByRole('link').click())
  expect(navigator.open).toHaveBeenCalledWith('/t?id=1')
})

test('one number comes first, then the named lines, then what is copied', async () => {
  await renderWidget(service, {
    value: {
      phone: '020-1',
      phones: [{ name: 'Devices', phone: '020-2' }],
      handles: [{ name: 'Mail', text: 'a@b.example' }],
    },
  })
  expect(screen.getAllByRole('button').map((each) => each.getAttribute('aria-label'))).toEqual([
    'Call Phone 020-1',
    'Call Devices 020-2',
    'Copy Mail a@b.example',
  ])
  expect(screen.getByRole('heading', { name: 'We are here for you' })).toBeInTheDocument()
  expect(screen.queryByText(/^Hours/)).toBeNull()
})

test('a definition may head it otherwise; a question closes again', async () => {
  await renderWidget(service, {
    value: {
      title: 'Ask us',
      hours: 'Daily',
      questions: [{ question: 'How cold?', answer: 'Four.' }],
    },
  })
  expect(screen.getByRole('heading', { name: 'Ask us' })).toBeInTheDocument()
  expect(screen.getByText('Hours · Daily')).toBeInTheDocument()
  const question = screen.getByRole('button', { name: 'How cold?' })
  expect(question).toHaveAttribute('aria-expanded', 'false')
  await act(async () => question.click())
  expect(question).toHaveAttribute('aria-expanded', 'true')
  await act(async () => question.click())
  expect(screen.queryByText('Four.')).toBeNull()
})
