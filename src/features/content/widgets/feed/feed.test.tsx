import { act, fireEvent, screen, within } from '@testing-library/react'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { ApiError, NetworkError } from '../../../../errors'
import type { HttpRequest } from '../../../../http/types'
import { initI18n } from '../../../../i18n'
import { feed } from '.'

beforeAll(() => initI18n('en'))

const now = () => Math.floor(Date.now() / 1000)
const DAY = 86_400

const kept = (entityId: string, name: string, createdAt = now()) => ({
  type: 'product',
  entityId,
  name,
  image: '/pictures/1.svg',
  url: `/views/index?url=/product/show&id=${entityId}`,
  price: 2800,
  createdAt,
})

const pageOf = (result: unknown[], pageIndex = 1, totalCount = result.length) => ({
  result,
  pageIndex,
  pageSize: 15,
  totalCount,
})

const tap = (element: HTMLElement) => act(async () => void fireEvent.click(element))
const button = (name: string | RegExp) => screen.getByRole('button', { name })

const FAVORITES = 'tool/favorite/page'
const CANCEL = 'favorite/product/cancel'

function favorites(answer: unknown, more: Record<string, unknown> = {}) {
  return renderWidget(feed, {
    user: testUser,
    config: { feed: 'favorite' },
    api: { [FAVORITES]: answer, [CANCEL]: false, ...more },
  })
}

const two = pageOf([kept('1', 'Hop Field'), kept('2', 'Plum Rain', now() - DAY)])
const cancelled = (calls: readonly HttpRequest[]) =>
  calls.filter(({ path }) => path.startsWith('favorite/')).map(({ path, query }) => [path, query])

test('things stand under their days, and open where they belong', async () => {
  const { navigator } = await favorites(two)
  expect(
    within(screen.getByRole('group', { name: 'Today' })).getByText('Hop Field'),
  ).toBeInTheDocument()
  const before = within(screen.getByRole('group', { name: 'Yesterday' }))
  await tap(before.getByRole('link', { name: /Plum Rain/ }))
  expect(navigator.open).toHaveBeenCalledWith('/views/index?url=/product/show&id=2')
})

test('asks for one kind at a time, as the call demands', async () => {
  const { calls } = await favorites(two)
  await tap(screen.getByRole('tab', { name: 'Taprooms' }))
  expect(calls.map(({ body }) => body)).toEqual([
    { pageIndex: 1, pageSize: 15, type: 'product' },
    { pageIndex: 1, pageSize: 15, type: 'store' },
  ])
})

test('what is selected is removed once it is confirmed, and nothing else', async () => {
  let left = two
  const { calls, host } = await favorites(() => left, {
    [CANCEL]: () => {
      left = pageOf([kept('1', 'Hop Field')])
      return false
    },
  })
  await tap(button('Select'))
  await tap(screen.getByRole('checkbox', { name: 'Plum Rain' }))
  await tap(button('Remove (1)'))
  expect(cancelled(calls)).toEqual([])
  await tap(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  expect(cancelled(calls)).toEqual([[CANCEL, { entityId: '2' }]])
  expect(host.toast).toHaveBeenCalledWith('Removed')
  expect(screen.queryByText('Plum Rain')).not.toBeInTheDocument()
  expect(screen.getByText('Hop Field')).toBeInTheDocument()
})

test('all can be selected at once, and a no removes nothing', async () => {
  const { calls } = await favorites(two)
  await tap(button('Select'))
  await tap(screen.getByRole('checkbox', { name: 'Select all' }))
  await tap(button('Remove (2)'))
  await tap(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel' }))
  expect(cancelled(calls)).toEqual([])
  expect(screen.getByRole('checkbox', { name: 'Hop Field' })).toBeChecked()
})

test('a removal that fails says why and keeps the rest', async () => {
  const { host } = await favorites(two, { [CANCEL]: new ApiError(CANCEL, 500, 'Kettle on fire') })
  await tap(button('Select'))
  await tap(screen.getByRole('checkbox', { name: 'Hop Field' }))
  await tap(button('Remove (1)'))
  await tap(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  expect(host.toast).toHaveBeenCalledWith('Kettle on fire')
  expect(screen.getByText('Hop Field')).toBeInTheDocument()
})

test('grows page by page', async () => {
  await favorites(({ body }: HttpRequest) => {
    const { pageIndex } = body as { pageIndex: number }
    return pageOf([kept(String(pageIndex), `Beer ${pageIndex}`)], pageIndex, 16)
  })
  await tap(button('Load more'))
  expect(screen.getByText('Beer 1')).toBeInTheDocument()
  expect(screen.getByText('Beer 2')).toBeInTheDocument()
})

test('footprints are cleared after a confirmation', async () => {
  const { calls } = await renderWidget(feed, {
    user: testUser,
    config: { feed: 'footprint' },
    api: { 'tool/footprint/page': two, 'footprint/clear': 2 },
  })
  const sent = () => calls.filter(({ path }) => path === 'footprint/clear')
  await tap(button('Clear all'))
  expect(sent()).toHaveLength(0)
  await tap(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Clear all' }))
  expect(sent()).toHaveLength(1)
})

test('single footprints are taken out, whatever they are of', async () => {
  const { calls } = await renderWidget(feed, {
    user: testUser,
    config: { feed: 'footprint' },
    api: {
      'tool/footprint/page': pageOf([
        kept('1', 'Hop Field'),
        { ...kept('2', 'River Quay'), type: 'store' },
        kept('3', 'Plum Rain'),
      ]),
      'footprint/delete': null,
    },
  })
  await tap(button('Select'))
  await tap(screen.getByRole('checkbox', { name: 'Hop Field' }))
  await tap(screen.getByRole('checkbox', { name: 'River Quay' }))
  await tap(button('Remove (2)'))
  await tap(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  const gone = calls.filter(({ path }) => path === 'footprint/delete').map(({ query }) => query)
  expect(gone).toEqual([
    { type: 'product', entityId: '1' },
    { type: 'store', entityId: '2' },
  ])
})

test.each([
  [3100, '¥28.00Down ¥3 since'],
  [2550, '¥28.00Up ¥2.50 since'],
  [2800, '¥28.00'],
  [undefined, '¥28.00'],
])('kept at %s: says how the price has moved', async (priceThen, text) => {
  await favorites(pageOf([{ ...kept('1', 'Hop Field'), priceThen }]))
  const link = screen.getByRole('link', { name: /Hop Field/ })
  expect(link.textContent?.slice(link.textContent.indexOf('¥'))).toBe(text)
})

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

test('the words of a material are copied as they are', async () => {
  const material = { id: '1', title: 'Harvest', intro: 'From the field', image: '', url: '' }
  const { host } = await renderWidget(feed, {
    config: { feed: 'material', layout: 'card' },
    api: { 'material/page': pageOf([{ ...material, createdAt: now() }]) },
  })
  await tap(button('Copy text'))
  expect(host.copy).toHaveBeenCalledWith('Harvest\nFrom the field')
})

test('an empty feed says what fills it', async () => {
  await favorites(pageOf([]))
  expect(screen.getByText('Nothing kept here yet')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Select' })).not.toBeInTheDocument()
})

test.each([
  ['what the server said', new ApiError(FAVORITES, 500, 'Kettle on fire'), 'Kettle on fire'],
  ['that the network is gone', new NetworkError(FAVORITES), 'You are offline'],
])('a failure shows %s, and a retry asks again', async (_, error, text) => {
  const { calls } = await favorites(error)
  expect(screen.getByText(text)).toBeInTheDocument()
  const before = calls.length
  await tap(button('Try again'))
  expect(calls.length).toBeGreaterThan(before)
})

test('without a login it asks for one and the server for nothing', async () => {
  const { calls, navigator } = await renderWidget(feed, { config: { feed: 'favorite' } })
  await tap(button('Log in'))
  expect(navigator.open).toHaveBeenCalledWith('/user/login')
  expect(calls).toEqual([])
})
