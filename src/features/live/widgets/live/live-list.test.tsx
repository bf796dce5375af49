import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { ApiError, NetworkError } from '../../../../errors'
import type { HttpRequest } from '../../../../http/endpoint'
import { initI18n } from '../../../../i18n'
import { exampleRoom, liveList } from '.'

beforeAll(() => initI18n('en'))

const PAGE = 'live/page'
const { products: _, ...one } = exampleRoom('1', 1, 'Twelve taps')
const pageOf = (result: unknown[], pageIndex = 1, totalCount = result.length) => ({
  result,
  pageIndex,
  pageSize: 15,
  totalCount,
})
const tap = (element: HTMLElement) => act(async () => void fireEvent.click(element))
const tab = (name: string) => screen.getByRole('tab', { name })
const bodies = (calls: readonly HttpRequest[]) =>
  calls.filter(({ path }) => path === 'live/page').map(({ body }) => body)

test('a stream says how it stands, whose it is and how many watch, and opens its room', async () => {
  const soon = { ...one, id: '2', status: 0, title: 'Into the cellar' }
  const { navigator } = await renderWidget(liveList, { api: { [PAGE]: pageOf([one, soon]) } })
  const card = screen.getByRole('link', { name: 'Twelve taps, Live, by Zhou Yan, 1.2k watching' })
  expect(card).toHaveTextContent('Live')
  expect(screen.getByRole('link', { name: /Into the cellar, Soon/ })).toHaveTextContent('Soon')
  await tap(card)
  expect(navigator.open).toHaveBeenCalledWith('/views/index?url=/live/show&id=1')
})

test('asks for fifteen, and for the next fifteen at the end', async () => {
  const { calls } = await renderWidget(liveList, {
    api: {
      [PAGE]: ({ body }: HttpRequest) => {
        const { pageIndex } = body as { pageIndex: number }
        return pageOf(
          [{ ...one, id: String(pageIndex), title: `Page ${pageIndex}` }],
          pageIndex,
          16,
        )
      },
    },
  })
  await tap(screen.getByRole('button', { name: 'Load more' }))
  expect(screen.getByText('Page 2')).toBeInTheDocument()
  expect(screen.getByText('Page 1')).toBeInTheDocument()
  expect(bodies(calls)).toEqual([
    { pageIndex: 1, pageSize: 15 },
    { pageIndex: 2, pageSize: 15 },
  ])
})

test('those on air, and those of followed authors', async () => {
  const { calls } = await renderWidget(liveList, {
    user: testUser,
    api: { [PAGE]: pageOf([]) },
  })
  expect(screen.getByText('No streams yet')).toBeInTheDocument()
  expect(screen.getByText('New streams will be shown here.')).toBeInTheDocument()
  await tap(tab('On air'))
  expect(screen.getByText('Nobody is on air')).toBeInTheDocument()
  expect(screen.getByText(/^Follow a brewer and you will find the next stream/)).toBeInTheDocument()
  await tap(tab('Following'))
  expect(screen.getByText('Nobody followed yet')).toBeInTheDocument()
  expect(bodies(calls).slice(1)).toEqual([
    { pageIndex: 1, pageSize: 15, status: 1 },
    { pageIndex: 1, pageSize: 15, followed: true },
  ])
})

test('followed authors stand above their streams, and who is on air leads into the room', async () => {
  const person = (id: string, nickName: string, liveId: string) => ({
    id,
    nickName,
    avatar: '',
    liveId,
  })
  const { navigator } = await renderWidget(liveList, {
    user: testUser,
    api: {
      [PAGE]: pageOf([one]),
      'live/liveFollow/page': pageOf([person('3', 'Zhou Yan', '8'), person('4', 'Annika', '')]),
    },
  })
  expect(screen.queryByRole('group', { name: 'Authors you follow' })).not.toBeInTheDocument()
  await tap(tab('Following'))
  expect(screen.getByText('Annika').parentElement).toHaveTextContent('Not on air')
  expect(screen.queryByRole('link', { name: /Annika/ })).not.toBeInTheDocument()
  await tap(screen.getByRole('link', { name: 'Watch Zhou Yan, on air' }))
  expect(navigator.open).toHaveBeenCalledWith('/views/index?url=/live/show&id=8')
})

test('a visitor is asked to log in where their own streams would be, and nothing is asked for', async () => {
  const { calls, navigator } = await renderWidget(liveList, { api: { [PAGE]: pageOf([one]) } })
  await tap(tab('Following'))
  await tap(screen.getByRole('button', { name: 'Log in' }))
  expect(navigator.open).toHaveBeenCalledWith('/user/login')
  expect(calls).toHaveLength(1)
})

test.each([
  ['a failure', new ApiError(PAGE, 500, 'The kettle boils over'), 'The kettle boils over'],
  ['no network', new NetworkError(PAGE), 'You are offline'],
])('%s is said, and the list can be tried again', async (_name, error, text) => {
  let answer: unknown = error
  await renderWidget(liveList, {
    api: {
      [PAGE]: () => {
        if (answer instanceof Error) throw answer
        return answer
      },
    },
  })
  await waitFor(() => expect(screen.getByText(text)).toBeInTheDocument())
  answer = pageOf([one])
  await tap(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByText('Twelve taps')).toBeInTheDocument()
})

test('whoever comes back from a room sees how the streams stand now', async () => {
  let status = 1
  const { host } = await renderWidget(liveList, {
    api: { [PAGE]: () => pageOf([{ ...one, status }]) },
  })
  status = 2
  await act(async () => {
    host.usePageHide.mock.lastCall?.[0]()
    host.usePageShow.mock.lastCall?.[0]()
  })
  expect(screen.getByRole('link')).toHaveTextContent('Ended')
})

test.each([
  [0, 'Soon'],
  [1, 'Live'],
  [2, 'Ended'],
  [3, 'Removed'],
])('state %i reads "%s" (point 11)', async (status, words) => {
  await renderWidget(liveList, { api: { [PAGE]: pageOf([{ ...one, status }]) } })
  expect(screen.getByRole('link')).toHaveTextContent(words)
})
