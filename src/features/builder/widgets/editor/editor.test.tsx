import { act, fireEvent, screen, within } from '@testing-library/react'
import { button, isOff, offers, press, sent, tap, type } from '../../../../engine/testing/hands'
import { ApiError, NetworkError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { memoryStorage } from '../../../../stores/testing/memory-storage'
import {
  about,
  openEditor,
  PUBLISH,
  pageServer,
  rows,
  SAVE,
  URL,
  wait,
} from './testing/open-editor'

beforeAll(() => initI18n('en'))
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const IDLE = 2000
const PAUSE = 300
const select = (name: RegExp) => press(name)
const pane = (name: string) => tap(screen.getByRole('tab', { name }))
const standing = (text: string) => expect(screen.getByText(text)).toBeInTheDocument()

test('the outline names every widget, where it stands and its title, those inside others too', async () => {
  await openEditor(pageServer().api)
  expect(rows()).toEqual([
    'Heading, 1 of 3 · First',
    'Group, 2 of 3',
    'Heading, 1 of 1 · Inner',
    'Heading, 3 of 3 · Last',
  ])
})

test('a text that is typed is saved after a pause, and what nobody knows of the page stays', async () => {
  const server = pageServer()
  const { calls } = await openEditor(server.api)
  await select(/First/)
  await press('Edit')
  await type('Title · English', 'New')
  await type('Title · English', 'Newest')
  expect(sent(calls, SAVE)).toHaveLength(0)
  standing('Not saved yet')
  await wait(IDLE)
  standing('Saved')
  expect(sent(calls, SAVE)).toHaveLength(1)
  const [first, ...others] = about.widgets
  const title = { en: 'Newest', 'zh-Hans': 'First（中）' }
  expect(server.state.definition).toEqual({
    ...about,
    widgets: [{ ...first, value: { title } }, ...others],
  })
  await press('Undo')
  expect(screen.getByLabelText('Title · English')).toHaveValue('First')
  await press('Redo')
  expect(screen.getByLabelText('Title · English')).toHaveValue('Newest')
})

test('the outline names what is typed after a pause, and what is taken back at once', async () => {
  const device = { clientType: 'WapH5', width: 1280, height: 812 }
  await openEditor(pageServer().api, { host: { device } })
  await select(/^Heading, 1 of 3/)
  await type('Title · English', 'New')
  expect(rows()[0]).toContain('First')
  await wait(PAUSE)
  expect(rows()[0]).toContain('New')
  await press('Undo')
  expect(rows()[0]).toContain('First')
})

test('a widget goes up and down, is copied and deleted, and it is said where it stands', async () => {
  await openEditor(pageServer().api)
  await select(/Last/)
  await press('Up')
  expect(screen.getByText('Heading, 2 of 3')).toBeInTheDocument()
  expect(isOff(button('Down'))).toBe(false)
  await press('Copy')
  expect(screen.getByText('Heading, 3 of 4')).toBeInTheDocument()
  await press('Delete')
  expect(screen.getByText('Group, 3 of 3')).toBeInTheDocument()
  await press('Delete')
  expect(rows()).toEqual(['Heading, 1 of 2 · First', 'Heading, 2 of 2 · Last · selected'])
  await press('Undo')
  await press('Undo')
  expect(rows()).toHaveLength(5)
})

test('a widget moves to a gap that is pointed at, into another widget as well', async () => {
  const server = pageServer()
  await openEditor(server.api)
  await select(/Last/)
  await press('Move')
  expect(screen.getByText('Where to?')).toBeInTheDocument()
  await tap(screen.getAllByRole('button', { name: 'Here, content' })[0] as HTMLElement)
  expect(offers('Here, content')).toBe(false)
  expect(rows()).toEqual([
    'Heading, 1 of 2 · First',
    'Group, 2 of 2',
    'Heading, 1 of 2 · Last · selected',
    'Heading, 2 of 2 · Inner',
  ])
})

test('what this page can draw is added below the selected widget', async () => {
  await openEditor(pageServer().api)
  await select(/First/)
  await press('Add below')
  const sheet = within(screen.getByRole('dialog', { name: 'Add a part' }))
  // A page of the shop shows no form of the account.
  expect(sheet.queryByText('loginForm')).toBeNull()
  await act(async () => void fireEvent.click(sheet.getByText('noticeBar')))
  expect(rows()[1]).toBe('Notice, 2 of 4 · A notice · selected')
})

test('what is published is counted, goes out with its note, and the draft stands on it', async () => {
  const server = pageServer()
  const { calls, host } = await openEditor(server.api)
  await select(/Last/)
  await press('Delete')
  await press('Publish')
  const sheet = within(screen.getByRole('dialog', { name: 'Publish' }))
  expect(sheet.getByText('0 added, 1 removed, 0 changed')).toBeInTheDocument()
  await type('Note', 'Shorter')
  await tap(sheet.getByRole('button', { name: 'Publish' }))
  expect(host.toast).toHaveBeenCalledWith('The page is live')
  expect(sent(calls, PUBLISH)).toEqual([
    { url: URL, revision: 1, note: 'Shorter', requestId: expect.any(String) },
  ])
  expect(server.state.live).toMatchObject({
    widgets: [{ config: { id: 'a' } }, { config: { id: 'g' } }],
  })
  await press('Undo')
  await wait(IDLE)
  standing('Saved')
})

test('a widget that this page cannot draw stops it, and the way leads there', async () => {
  const broken = { ...about, widgets: [{ config: { type: 'newer', id: 'n' } }] }
  await openEditor(pageServer(broken).api)
  await press('Publish')
  const sheet = within(screen.getByRole('dialog', { name: 'Publish' }))
  expect(sheet.getByText('1 problem stops it')).toBeInTheDocument()
  expect(isOff(sheet.getByRole('button', { name: 'Publish' }))).toBe(true)
  await act(async () => void fireEvent.click(sheet.getByText('newer · This page cannot draw it')))
  expect(screen.getByText('newer, 1 of 1')).toBeInTheDocument()
})

test.each([
  ['Take theirs', 'Theirs'],
  ['Keep mine', 'Mine'],
])('somebody who was faster is told; “%s” leaves one of the two', async (choice, left) => {
  const server = pageServer()
  await openEditor(server.api)
  await select(/First/)
  await press('Edit')
  await type('Title · English', 'Mine')
  server.state.definition = {
    ...about,
    widgets: [{ ...about.widgets[0], value: { title: 'Theirs' } }, ...about.widgets.slice(1)],
  }
  server.state.revision = 7
  await wait(IDLE)
  expect(screen.getByRole('alert')).toHaveTextContent('Lin has changed this page meanwhile.')
  await press(choice)
  await wait(IDLE * 2)
  standing('Saved')
  expect(JSON.stringify(server.state.definition)).toContain(left)
  await pane('Parts')
  await press('Undo')
  expect(rows().join()).toContain(choice === 'Take theirs' ? 'Mine' : 'First')
})

test('without a network it stays on the device, is told, and goes out when there is one', async () => {
  const server = pageServer()
  const storage = memoryStorage()
  const down = new NetworkError(SAVE, 'gone')
  const first = await openEditor({ ...server.api, [SAVE]: down }, { storage })
  await select(/Last/)
  await press('Delete')
  await wait(IDLE)
  standing('On this device')
  first.unmount()
  // After a restart: what was done is there, and can be undone.
  await openEditor(server.api, { storage })
  await wait(IDLE)
  standing('Saved')
  expect(rows()).toHaveLength(3)
  await press('Undo')
  expect(rows()).toHaveLength(4)
})

test('what the server refuses is told, and tried again with the next change', async () => {
  const server = pageServer()
  let refused: unknown = new ApiError(SAVE, 400, 'The page is too large.')
  const save = server.api[SAVE] as (request: unknown) => unknown
  const api = {
    ...server.api,
    [SAVE]: (request: unknown) => {
      if (refused) throw refused
      return save(request)
    },
  }
  await openEditor(api)
  await select(/First/)
  await press('Copy')
  await wait(IDLE)
  expect(screen.getByText('The page is too large.')).toBeInTheDocument()
  refused = undefined
  await press('Delete')
  await wait(IDLE)
  standing('Saved')
})

test('nobody but an administrator is let in', async () => {
  const { calls } = await openEditor({ ...pageServer().api, 'employee/isAdmin': false })
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull()
  expect(sent(calls, 'paas/viewEngine/draft')).toHaveLength(0)
})

test('the list finds a page, tells how it stands, and makes a new one', async () => {
  const page = {
    url: URL,
    name: 'About us',
    liveVersion: 2,
    isChanged: true,
    waiting: 1,
    updatedAt: 0,
    updatedBy: '',
  }
  const found = { result: [page], pageIndex: 1, pageSize: 15, totalCount: 1 }
  const api = { 'employee/isAdmin': true, 'paas/viewEngine/pages': found }
  const { navigator } = await openEditor(api, { url: '' })
  const row = within(screen.getByRole('listitem'))
  for (const state of ['Draft', 'Scheduled', 'Live'])
    expect(row.getByText(state)).toBeInTheDocument()
  await act(async () => void fireEvent.click(row.getByText('About us')))
  expect(navigator.open).toHaveBeenLastCalledWith('/diy/index?url=%2Fcompany%2Fabout')
  await type('Name or address of a page', '/spring/sale')
  await wait(400)
  await press('New page /spring/sale')
  expect(navigator.open).toHaveBeenLastCalledWith('/diy/index?url=%2Fspring%2Fsale')
})
