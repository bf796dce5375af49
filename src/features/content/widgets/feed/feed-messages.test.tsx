import { act, fireEvent, screen } from '@testing-library/react'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { ApiError, NetworkError } from '../../../../errors'
import type { HttpRequest } from '../../../../http/endpoint'
import { initI18n } from '../../../../i18n'
import { feed } from '.'

beforeAll(() => initI18n('en'))

const now = () => Math.floor(Date.now() / 1000)
const pageOf = (result: unknown[]) => ({
  result,
  pageIndex: 1,
  pageSize: 15,
  totalCount: result.length,
})

const tap = (element: HTMLElement) => act(async () => void fireEvent.click(element))
const button = (name: string | RegExp) => screen.getByRole('button', { name })

const PAGE = 'notice/message/page'
const COUNT = 'notice/message/count'
const NONE = { order: 0, wallet: 0, team: 0, live: 0, system: 0 }
const unread = (kinds: Partial<typeof NONE>) => ({
  total: Object.values(kinds).reduce((sum, count) => sum + count, 0),
  kinds: { ...NONE, ...kinds },
})
const message = (id: string, changes: object = {}) => ({
  id,
  kind: 'system',
  text: `Message ${id}`,
  url: '/zero/class',
  level: 'info',
  isRead: true,
  createdAt: now(),
  ...changes,
})
const messages = (api: Record<string, unknown>, host = {}) =>
  renderWidget(feed, {
    url: '/tool/message',
    user: testUser,
    config: { feed: 'message' },
    api: { [PAGE]: pageOf([message('1')]), [COUNT]: unread({}), ...api },
    host,
  })
const asked = (calls: readonly HttpRequest[], path: string) =>
  calls.filter((call) => call.path === path).map(({ body }) => body)

test('a message that is read and leads nowhere, or to this very page, is no link', async () => {
  await messages({
    [PAGE]: pageOf([
      message('1'),
      message('2', { url: '' }),
      message('3', { url: '/tool/message' }),
    ]),
  })
  expect(screen.getByText('Message 2')).toBeInTheDocument()
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Message 1'),
  ])
  expect(screen.queryByRole('button', { name: 'Read all' })).not.toBeInTheDocument()
})

test('messages are counted by kind, and asked for by it', async () => {
  const { calls } = await messages({ [COUNT]: unread({ order: 2, team: 1 }) })
  expect(screen.getByText('3 unread')).toBeInTheDocument()
  expect(screen.getByRole('tab', { name: /^Orders/ })).toHaveTextContent('Orders2')
  expect(screen.getByRole('tab', { name: /^Wallet/ })).toHaveTextContent(/^Wallet$/)
  await tap(screen.getByRole('tab', { name: /^Orders/ }))
  expect(screen.getByText('2 unread')).toBeInTheDocument()
  expect(asked(calls, PAGE)).toEqual([
    { pageIndex: 1, pageSize: 15, kind: undefined },
    { pageIndex: 1, pageSize: 15, kind: 'order' },
  ])
})

test('what is unread among messages is no matter of footprints', async () => {
  const { services } = await renderWidget(feed, {
    user: testUser,
    config: { feed: 'footprint' },
    api: { 'tool/footprint/page': pageOf([]) },
  })
  // Another page has counted them.
  await act(async () => {
    services.queries.setQueriesData(
      { predicate: ({ queryKey }) => queryKey.includes('unread') },
      unread({ live: 1, order: 2 }),
    )
  })
  expect(screen.getByRole('tab', { name: /^Streams/ })).toHaveTextContent(/^Streams$/)
  expect(screen.queryByText(/unread/)).not.toBeInTheDocument()
})

test.each([
  ['one that leads somewhere', 'link', '/zero/class', ['/zero/class']],
  ['one that leads nowhere', 'button', '', []],
] as const)('%s is read with a tap, once', async (_, role, url, opened) => {
  let isRead = false
  const { calls, navigator } = await messages({
    [PAGE]: () => pageOf([message('7', { url, isRead })]),
    [COUNT]: () => unread({ system: isRead ? 0 : 1 }),
    'notice/message/read': () => {
      isRead = true
      return unread({})
    },
  })
  expect(screen.getByText('New')).toBeInTheDocument()
  await tap(screen.getByRole(role, { name: /Message 7/ }))
  expect(asked(calls, 'notice/message/read')).toEqual([{ id: '7' }])
  expect(navigator.open.mock.calls.map(([target]) => target)).toEqual(opened)
  expect(screen.queryByText('New')).not.toBeInTheDocument()
  expect(screen.queryByText('1 unread')).not.toBeInTheDocument()
})

test('a message opens what it is about, also when it cannot be marked as read', async () => {
  const { navigator, host } = await messages({
    [PAGE]: pageOf([message('7', { isRead: false })]),
    'notice/message/read': new NetworkError('notice/message/read'),
  })
  await tap(screen.getByRole('link', { name: /Message 7/ }))
  expect(navigator.open).toHaveBeenCalledWith('/zero/class')
  expect(host.toast).not.toHaveBeenCalled()
})

test('all of what is shown is read at once, and a failure says why', async () => {
  let fails = true
  const { calls, host } = await messages({
    [COUNT]: () => unread({ order: 2, team: fails ? 1 : 0 }),
    'notice/message/readAll': () => {
      if (fails) throw new ApiError('notice/message/readAll', 500, 'Kettle on fire')
      return unread({})
    },
  })
  await tap(button('Read all'))
  expect(host.toast).toHaveBeenLastCalledWith('Kettle on fire')
  fails = false
  await tap(screen.getByRole('tab', { name: /^Orders/ }))
  await tap(button('Read all'))
  expect(host.toast).toHaveBeenLastCalledWith('All read')
  expect(asked(calls, 'notice/message/readAll')).toEqual([{ kind: undefined }, { kind: 'order' }])
})
