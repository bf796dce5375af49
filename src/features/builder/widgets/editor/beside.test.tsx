import { screen, within } from '@testing-library/react'
import { offers, press, sent, tap, type } from '../../../../engine/testing/hands'
import type { FakeApi } from '../../../../engine/testing/render-widget'
import { NetworkError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import {
  about,
  heading,
  openEditor,
  pageServer,
  rows,
  SAVE,
  URL,
  wait,
} from './testing/open-editor'

beforeAll(() => initI18n('en'))
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const PRESENCE = 'paas/viewEngine/presence'
const LIST = 'paas/viewEngine/previewLink/list'
const REVOKE = 'paas/viewEngine/previewLink/revoke'
const sheet = () => within(screen.getByRole('dialog', { name: 'Publish' }))

/** Somebody else has saved. */
function overtake({ state }: ReturnType<typeof pageServer>, widgets: readonly object[]) {
  state.definition = { ...about, widgets }
  state.revision += 5
}
const [first, group, last] = about.widgets

test('what another has changed elsewhere is joined with ours, told, saved, and can be taken back', async () => {
  const server = pageServer()
  const { calls } = await openEditor(server.api)
  await press(/First/)
  await press('Edit')
  await type('Title · English', 'Mine')
  overtake(server, [first as object, heading('n', 'New'), { ...last, value: { title: 'Theirs' } }])
  await wait(2000)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText(/What Lin has changed meanwhile is in it now/)).toBeInTheDocument()
  await wait(2000)
  expect(screen.getByText('Saved')).toBeInTheDocument()
  expect(sent(calls, SAVE)).toHaveLength(2)
  expect(server.state.definition).toMatchObject({
    play: about.play,
    widgets: [
      { value: { title: { en: 'Mine' } } },
      { config: { id: 'n' } },
      { value: { title: 'Theirs' } },
    ],
  })
  await press('OK')
  expect(screen.queryByText(/What Lin has changed/)).toBeNull()
  await press('Undo')
  await tap(screen.getByRole('tab', { name: 'Parts' }))
  expect(rows()).toEqual([
    'Heading, 1 of 3 · Mine · selected',
    'Group, 2 of 3',
    'Heading, 1 of 1 · Inner',
    'Heading, 3 of 3 · Last',
  ])
})

test('where both have changed the same it is named, and everything else of both stays', async () => {
  const server = pageServer()
  await openEditor(server.api)
  await press(/First/)
  await press('Edit')
  await type('Title · English', 'Mine')
  const title = { en: 'Theirs', 'zh-Hans': 'First（中）' }
  overtake(server, [
    { ...first, value: { title } },
    { ...last, value: { title: 'Theirs too' } },
  ])
  await wait(2000)
  expect(screen.getByRole('alert')).toHaveTextContent('Lin has changed this page meanwhile.')
  expect(screen.getByText(/Both of you have changed: Heading Mine\./)).toBeInTheDocument()
  await press('Keep mine')
  await wait(2000)
  expect(server.state.definition).toMatchObject({
    widgets: [{ value: { title: { en: 'Mine' } } }, { value: { title: 'Theirs too' } }],
  })
})

test('a publication stops when somebody else’s changes have come into it', async () => {
  const server = pageServer()
  const { calls } = await openEditor(server.api)
  await press(/Last/)
  await press('Copy')
  overtake(server, [first as object, group as object])
  await press('Publish')
  await tap(sheet().getByRole('button', { name: 'Publish' }))
  expect(sheet().getByText(/Nothing was published/)).toBeInTheDocument()
  expect(sent(calls, 'paas/viewEngine/publish')).toEqual([])
})

test('who else edits the page is named as long as they do', async () => {
  let here: unknown = [
    { name: 'Lin', isMe: false, seenAt: 0 },
    { name: 'Lin', isMe: false, seenAt: 0 },
    { name: 'Ann', isMe: true, seenAt: 0 },
  ]
  const api: FakeApi = { ...pageServer().api, [PRESENCE]: () => here }
  const { calls } = await openEditor(api)
  const note = 'Also editing this page: Lin, you, in another window'
  expect(screen.getByText(note)).toBeInTheDocument()
  here = []
  await wait(15_000)
  expect(screen.queryByText(note)).toBeNull()
  const [one, two] = sent(calls, PRESENCE) as { url: string; tab: string }[]
  expect(one).toEqual({ url: URL, tab: expect.any(String) })
  expect(two).toEqual(one)
})

test('without a server for it nobody is named', async () => {
  const api = { ...pageServer().api, [PRESENCE]: new NetworkError(PRESENCE) }
  await openEditor(api)
  expect(screen.queryByText(/Also editing this page/)).toBeNull()
})

test('a link is made with its code, listed, copied and ended', async () => {
  const links = [{ id: 'old', by: 'Lin', createdAt: 1_764_000_000, expiresAt: 1_764_086_400 }]
  const made = { id: 'new', by: 'Me', createdAt: 1_764_003_600, expiresAt: 1_764_090_000 }
  const api: FakeApi = {
    ...pageServer().api,
    [LIST]: () => [...links],
    'paas/viewEngine/previewLink': () => {
      links.unshift(made)
      return { id: 'new', token: '~secret', expiresAt: made.expiresAt }
    },
    [REVOKE]: () => links.splice(0, 1).length,
  }
  const { calls, host } = await openEditor(api)
  await press('Publish')
  await tap(sheet().getByRole('radio', { name: 'Links' }))
  expect(sheet().getAllByText(/Good until/)).toHaveLength(1)
  await press('Make a link')
  expect(sheet().getAllByText(/Good until/)).toHaveLength(2)
  expect(sheet().getByText(/\/views\/index\?x=~secret$/)).toBeInTheDocument()
  expect(await sheet().findByRole('img', { name: 'Code of the link' })).toBeInTheDocument()
  await press('Copy the link')
  expect(host.copy).toHaveBeenCalledWith(expect.stringMatching(/x=~secret$/))
  await tap(sheet().getAllByRole('button', { name: /^End the link/ })[0] as HTMLElement)
  expect(sent(calls, REVOKE)).toEqual([{ url: URL, id: 'new' }])
  expect(sheet().queryByText(/~secret/)).toBeNull()
  expect(sheet().getAllByText(/Good until/)).toHaveLength(1)
  expect(offers('End all links')).toBe(false)
})

test('a link that is made right after a change is one to what was changed', async () => {
  const server = pageServer()
  const linked: unknown[] = []
  const { calls } = await openEditor({
    ...server.api,
    [LIST]: () => [],
    'paas/viewEngine/previewLink': () => {
      linked.push(server.state.definition)
      return { id: 'new', token: '~secret', expiresAt: 1_764_090_000 }
    },
  })
  await press(/First/)
  await press('Edit')
  await type('Title · English', 'Mine')
  await press('Publish')
  await tap(sheet().getByRole('radio', { name: 'Links' }))
  expect(sent(calls, SAVE)).toHaveLength(0)
  await press('Make a link')
  expect(linked).toMatchObject([{ widgets: [{ value: { title: { en: 'Mine' } } }, {}, {}] }])
})

test('who did what is listed; one who saved again and again is there once', async () => {
  const line = { by: 'Lin', at: 1_764_000_000, fromVersion: 1, toVersion: 1, changes: null }
  const result = [
    { ...line, id: '5', action: 'apply', toVersion: -1 },
    {
      ...line,
      id: '4',
      action: 'publish',
      toVersion: 2,
      changes: { added: 1, removed: 0, changed: 2 },
    },
    { ...line, id: '3', action: 'save', changes: { added: 0, removed: 0, changed: 1 } },
    { ...line, id: '2', action: 'save' },
    { ...line, id: '1', action: 'save', by: 'Ann' },
    // Before the page was ever on air.
    { ...line, id: '0', action: 'save', fromVersion: -1, toVersion: -1 },
  ]
  const found = { result, pageIndex: 1, pageSize: 15, totalCount: 6 }
  await openEditor({ ...pageServer().api, 'paas/viewEngine/audit': found })
  await press('Publish')
  await tap(sheet().getByRole('radio', { name: 'History' }))
  const list = sheet()
    .getAllByRole('listitem')
    .map((each) => each.textContent)
  expect(list).toEqual([
    expect.stringMatching(/^The page went off the air.*Lin/),
    expect.stringMatching(/^Published version 2.*Lin.*1 added, 0 removed, 2 changed$/),
    expect.stringMatching(/^Changed the draft.*Lin.*0 added, 0 removed, 1 changed$/),
    expect.stringMatching(/^Changed the draft.*Ann/),
    expect.stringMatching(/^Changed the draft.*Lin/),
  ])
})
