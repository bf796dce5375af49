import { act, screen, within } from '@testing-library/react'
import { button, isOff, offers, press, sent, tap, type } from '../../../../engine/testing/hands'
import type { FakeApi } from '../../../../engine/testing/render-widget'
import { ApiError, NetworkError } from '../../../../errors'
import type { HttpRequest } from '../../../../http/endpoint'
import { initI18n } from '../../../../i18n'
import { memoryStorage } from '../../../../stores/testing/memory-storage'
import { about, heading, openEditor, pageServer, rows, SAVE, wait } from './testing/open-editor'

beforeAll(() => initI18n('en'))
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const SALE = '/spring/sale'
const FAIR = '/spring/fair'
const RENAME = 'paas/viewEngine/rename'
const LINKS = 'paas/viewEngine/linksTo'
const links = [
  { kind: 'page', id: '/spring/news', name: 'News', stays: false },
  { kind: 'page', id: '/spring/soon', name: 'Soon', stays: true },
  { kind: 'draft', id: '/company/about', name: 'About', stays: false },
  { kind: 'menu', id: '601', name: 'Sale', stays: false },
]
const page = (url: string, ...widgets: object[]) => ({ ...about, url, widgets })
const three = page(SALE, heading('a', 'First'), heading('b', 'Second'), heading('c', 'Third'))

/** A server of a page that takes another address. */
function movingServer() {
  const server = pageServer(three)
  const draft = server.api['paas/viewEngine/draft'] as () => object
  const state = { url: SALE }
  /** Gives the page the address, as whoever asks for it does. */
  function move(to: string): void {
    state.url = to
    server.state.definition = { ...(server.state.definition as object), url: to }
    server.state.revision += 1
  }
  const save = server.api[SAVE] as (request: HttpRequest) => object
  const latest = () => ({ ...draft(), url: state.url })
  const api = {
    ...server.api,
    'paas/viewEngine/draft': latest,
    [SAVE]: (request: HttpRequest) => {
      const answer = save(request) as { readonly outcome: string }
      return answer.outcome === 'conflict' ? { ...answer, draft: latest() } : answer
    },
    [LINKS]: links,
    [RENAME]: ({ body }: HttpRequest) => {
      const { to, revision } = body as { readonly to: string; readonly revision: number }
      if (revision !== server.state.revision) return { outcome: 'conflict', draft: latest() }
      move(to)
      return { outcome: 'renamed', url: to, revision: server.state.revision }
    },
  }
  return { server, api, move }
}

const settings = () => tap(screen.getByRole('tab', { name: 'Edit' }))
async function openForm(): Promise<void> {
  await settings()
  await press('Change the address')
  await wait(0)
}
const sheet = () => within(screen.getByRole('dialog', { name: 'Change the address' }))
const change = () => sheet().getByRole('button', { name: 'Change the address' })

test('a page gets another address; what leads to it is listed before, and changed with it', async () => {
  const { api } = movingServer()
  const { calls, host, navigator } = await openEditor(api, { url: SALE })
  await openForm()
  expect(isOff(change())).toBe(true)
  for (const text of [
    'News',
    '/spring/news',
    '/spring/soon · on air it stays as it is: something waits for its time',
    '/company/about · in its draft alone',
    'In a menu of the shop',
  ])
    expect(sheet().getByText(text)).toBeInTheDocument()
  expect(sent(calls, LINKS)).toEqual([{ url: SALE }])
  await type('New address', ` ${FAIR} `)
  await tap(change())
  expect(sent(calls, RENAME)).toEqual([
    { url: SALE, to: FAIR, revision: 0, relink: true, requestId: expect.any(String) },
  ])
  expect(host.toast).toHaveBeenCalledWith('The page is at /spring/fair now')
  expect(navigator.replace).toHaveBeenCalledWith('/diy/index?url=%2Fspring%2Ffair')
})

test('what leads there can be left alone', async () => {
  const { api } = movingServer()
  const { calls } = await openEditor(api, { url: SALE })
  await openForm()
  await type('New address', FAIR)
  await tap(sheet().getByRole('switch', { name: 'Change what leads here too' }))
  await tap(change())
  expect(sent(calls, RENAME)).toEqual([expect.objectContaining({ relink: false })])
})

test('what was changed is saved first, and can be undone at the new address', async () => {
  const { api, server } = movingServer()
  const storage = memoryStorage()
  const first = await openEditor(api, { url: SALE, storage })
  await press(/Second/)
  await press('Delete')
  await press(/Third/)
  await openForm()
  await type('New address', FAIR)
  await tap(change())
  expect(sent(first.calls, SAVE)).toHaveLength(1)
  expect(first.navigator.replace).toHaveBeenCalled()
  first.unmount()
  await openEditor(api, { url: FAIR, storage })
  expect(rows()).toHaveLength(2)
  await press('Undo')
  expect(rows()).toHaveLength(3)
  await wait(2000)
  expect(server.state.definition).toMatchObject({ url: FAIR })
  expect((server.state.definition as typeof three).widgets).toHaveLength(3)
})

test('who edits it under the old address hears of the new one, and goes on there', async () => {
  const { api, server, move } = movingServer()
  const { calls } = await openEditor(api, { url: SALE })
  await press(/First/)
  await press('Delete')
  move(FAIR)
  await wait(2000)
  expect(screen.queryByRole('alert')).toBeNull()
  await wait(2000)
  expect(screen.getByText('Saved')).toBeInTheDocument()
  expect(sent(calls, SAVE)).toEqual([
    expect.objectContaining({ url: SALE }),
    expect.objectContaining({ url: FAIR, definition: expect.objectContaining({ url: FAIR }) }),
  ])
  // Also what was begun before.
  await press('Undo')
  await press('Undo')
  await wait(2000)
  expect(screen.getByText('Saved')).toBeInTheDocument()
  expect(server.state.definition).toEqual({ ...three, url: FAIR })
})

test('what the server refuses is told, and nothing is changed', async () => {
  const { api } = movingServer()
  const taken = new ApiError(RENAME, 409, 'Another page has this address.')
  const { navigator } = await openEditor({ ...api, [RENAME]: taken }, { url: SALE })
  await openForm()
  await type('New address', FAIR)
  await tap(change())
  expect(sheet().getByText('Another page has this address.')).toBeInTheDocument()
  expect(navigator.replace).not.toHaveBeenCalled()
  expect(sheet().getByLabelText('New address')).toHaveValue(FAIR)
})

test('after a lost answer it goes again as the same wish', async () => {
  const { api } = movingServer()
  let isDown = true
  const rename = api[RENAME]
  const { calls, navigator } = await openEditor(
    {
      ...api,
      [RENAME]: (request: HttpRequest) => {
        if (isDown) throw new NetworkError(RENAME, 'gone')
        return rename(request)
      },
    },
    { url: SALE },
  )
  await openForm()
  await type('New address', FAIR)
  await tap(change())
  isDown = false
  await tap(change())
  const [one, two] = sent(calls, RENAME)
  expect(one).toEqual(two)
  expect(navigator.replace).toHaveBeenCalled()
})

test('a page that somebody else has changed meanwhile is joined', async () => {
  const { api, server } = movingServer()
  const { navigator } = await openEditor(api, { url: SALE })
  server.state.definition = { ...three, widgets: [...three.widgets, heading('d', 'Theirs')] }
  server.state.revision += 5
  await openForm()
  await type('New address', FAIR)
  await tap(change())
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText(/What Lin has changed meanwhile is in it now/)).toBeInTheDocument()
  expect(navigator.replace).not.toHaveBeenCalled()
  await tap(screen.getByRole('tab', { name: 'Parts' }))
  expect(rows()).toHaveLength(4)
})

/** Gives the page another address on this device. */
async function rename(api: FakeApi, storage: ReturnType<typeof memoryStorage>) {
  const opened = await openEditor(api, { url: SALE, storage })
  await openForm()
  await type('New address', FAIR)
  await tap(change())
  return opened
}

test('another page at the address before is another page', async () => {
  const storage = memoryStorage()
  const { unmount } = await rename(movingServer().api, storage)
  unmount()
  const { api, server } = movingServer()
  Object.assign(server.state, { definition: page(SALE, heading('z', 'Other')), revision: 1 })
  await openEditor(api, { url: SALE, storage })
  expect(rows()).toEqual(['Heading, 1 of 1 · Other'])
})

test('without a server it opens at the address before, and goes out to its own', async () => {
  const storage = memoryStorage()
  const { api } = movingServer()
  const { unmount } = await rename(api, storage)
  unmount()
  const draft = 'paas/viewEngine/draft'
  const down = { ...api, [draft]: new NetworkError(draft, 'gone') }
  const { calls } = await openEditor(down, { url: SALE, storage })
  await press(/Second/)
  await press('Delete')
  await wait(2000)
  expect(sent(calls, SAVE)).toEqual([
    expect.objectContaining({ url: FAIR, definition: expect.objectContaining({ url: FAIR }) }),
  ])
})

describe('what is changed while the new address is on its way', () => {
  async function renameWhileDeleting() {
    const storage = memoryStorage()
    const { api, server } = movingServer()
    let answer = () => {}
    const opened = await rename(
      {
        ...api,
        [RENAME]: (request: HttpRequest) => {
          const answered = api[RENAME](request)
          return new Promise((resolve) => {
            answer = () => resolve(answered)
          })
        },
      },
      storage,
    )
    await tap(screen.getByRole('tab', { name: 'Parts' }))
    await press(/Second/)
    await press('Delete')
    await act(async () => answer())
    return { ...opened, server, storage }
  }

  test('is saved at the new one', async () => {
    const { server } = await renameWhileDeleting()
    await wait(2000)
    expect(server.state.definition).toEqual({
      ...three,
      url: FAIR,
      widgets: [three.widgets[0], three.widgets[2]],
    })
  })

  test('lies on the device as not saved', async () => {
    const { storage, unmount } = await renameWhileDeleting()
    // Whoever is killed sends nothing more.
    const left = memoryStorage()
    for (const [key, value] of storage.stored) left.set(key, value)
    unmount()
    await wait(0)
    const { api, server, move } = movingServer()
    move(FAIR)
    await openEditor(api, { url: FAIR, storage: left })
    await wait(2000)
    expect((server.state.definition as typeof three).widgets).toHaveLength(2)
  })
})

describe('after somebody else has given it another address', () => {
  test('a page that cannot be read begins anew at that one', async () => {
    const { api, server, move } = movingServer()
    move(FAIR)
    server.state.definition = '{"widgets": ['
    await openEditor(api, { url: SALE })
    await press('Begin anew')
    await wait(2000)
    expect(server.state.definition).toEqual({ name: FAIR, url: FAIR, widgets: [] })
  })

  test('a version from before is restored there', async () => {
    const { api, server, move } = movingServer()
    const list = { result: [], pageIndex: 1, pageSize: 50, totalCount: 0 }
    move(FAIR)
    server.state.live = page(SALE, heading('z', 'Before'))
    await openEditor(
      { ...api, 'paas/viewEngine/versions': list, 'paas/viewEngine/releases': list },
      { url: SALE },
    )
    await press('Publish')
    await tap(screen.getByRole('radio', { name: 'Versions' }))
    await tap(screen.getByText('Restore'))
    await wait(2000)
    expect(server.state.definition).toEqual(page(FAIR, heading('z', 'Before')))
  })
})

test('a page of the app keeps its address', async () => {
  await openEditor(pageServer().api)
  await settings()
  expect(screen.getByRole('region', { name: 'The page' })).toBeInTheDocument()
  expect(offers('Change the address')).toBe(false)
})

test('nothing leads to it: nothing is asked', async () => {
  const { api } = movingServer()
  await openEditor({ ...api, [LINKS]: [] }, { url: SALE })
  await openForm()
  expect(sheet().getByText('Nothing leads here yet.')).toBeInTheDocument()
  expect(sheet().queryByRole('switch')).toBeNull()
  expect(button('Close')).toBeInTheDocument()
})
