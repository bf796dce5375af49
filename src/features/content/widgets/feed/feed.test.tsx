import { act, fireEvent, screen, within } from '@testing-library/react'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { ApiError, NetworkError } from '../../../../errors'
import type { HttpRequest } from '../../../../http/endpoint'
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
