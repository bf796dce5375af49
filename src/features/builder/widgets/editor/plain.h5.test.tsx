import { screen, within } from '@testing-library/react'
import { isOff, press, sent, tap, type } from '../../../../engine/testing/hands'
import type { FakeApi } from '../../../../engine/testing/render-widget'
import { EndpointNotFoundError } from '../../../../errors'
import type { HttpRequest } from '../../../../http/endpoint'
import { initI18n } from '../../../../i18n'
import { memoryStorage } from '../../../../stores/testing/memory-storage'
import {
  about,
  heading,
  openEditor,
  pageOf,
  rest,
  rows,
  sheet,
  URL,
  wait,
} from './testing/open-editor'

// A server that has the calls of the specification and none of the editor's.

beforeAll(() => initI18n('en'))
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const FORM = 'paas/form/save'
const OWN = [
  'pages',
  'draft',
  'save',
  'publish',
  'versions',
  'version',
  'releases',
  'presence',
  'catalogue',
  'audit',
  'previewLink/list',
  'templates/list',
  'assets/list',
]

function plainServer(live: unknown = about) {
  const state = { live }
  const lacking = OWN.map((name) => {
    const path = `paas/viewEngine/${name}`
    return [path, new EndpointNotFoundError(path, 404, 'no such call')] as const
  })
  const api: FakeApi = {
    ...Object.fromEntries(lacking),
    'employee/isAdmin': true,
    'paas/viewEngine/getByUrl': () => state.live,
    'paas/viewEngine/all': () => [state.live],
    'paas/formEngine/mobileAll': [],
    [FORM]: ({ body }: HttpRequest) => {
      state.live = (body as { readonly data: unknown }).data
      return { id: '1', key: 'viewDefinition', data: {} }
    },
  }
  return { state, api }
}

test('pages are those on air; a new one can be made', async () => {
  await openEditor(plainServer().api, { url: '' })
  expect(within(screen.getByRole('listitem')).getByText('About us')).toBeInTheDocument()
  await type('Name or address of a page', '/spring/sale')
  await wait(400)
  expect(screen.getByRole('button', { name: 'New page /spring/sale' })).toBeInTheDocument()
})

test('what is changed lies on the device, says so, outlives a restart, and is published as a whole', async () => {
  const server = plainServer()
  const storage = memoryStorage()
  const first = await openEditor(server.api, { storage })
  expect(screen.getByText(/This server keeps no drafts/)).toBeInTheDocument()
  await press(/Last/)
  await press('Delete')
  await wait(2000)
  expect(screen.getByText('On this device')).toBeInTheDocument()
  expect(screen.queryByText(/cannot be reached/)).toBeNull()
  expect(sent(first.calls, 'paas/viewEngine/save')).toEqual([])
  first.unmount()

  const { calls, host } = await openEditor(server.api, { storage })
  expect(rows()).toHaveLength(3)
  await press('Undo')
  await press('Redo')
  await press('Publish')
  expect(sheet().queryByRole('radio', { name: 'Versions' })).toBeNull()
  expect(sheet().queryByLabelText('Note')).toBeNull()
  expect(sheet().getByText('0 added, 1 removed, 0 changed')).toBeInTheDocument()
  await tap(sheet().getByRole('button', { name: 'Publish' }))
  expect(host.toast).toHaveBeenLastCalledWith('The page is live')
  expect(sent(calls, FORM)).toEqual([
    {
      key: 'viewDefinition',
      id: '',
      data: expect.objectContaining({ url: URL, play: about.play }),
    },
  ])
  expect((server.state.live as typeof about).widgets).toHaveLength(2)
  expect(screen.getByText('Saved')).toBeInTheDocument()
  await press('Undo')
  expect(rows()).toHaveLength(4)
})

test.each([
  ['Take theirs', 'Theirs', false],
  ['Keep mine', 'First', true],
])('whoever published meanwhile is not overwritten unasked: “%s”', async (choice, left, isSent) => {
  const server = plainServer()
  const { calls } = await openEditor(server.api)
  await press(/Last/)
  await press('Delete')
  server.state.live = { ...about, widgets: [heading('x', 'Theirs')] }
  await press('Publish')
  await tap(sheet().getByRole('button', { name: 'Publish' }))
  expect(sent(calls, FORM)).toEqual([])
  await press(choice)
  expect(rows().join()).toContain(left)
  if (!isSent) return
  await press('Publish')
  await tap(sheet().getByRole('button', { name: 'Publish' }))
  expect(sent(calls, FORM)).toHaveLength(1)
})

test('errors stop a publication: no reason is asked for, since nobody could read it there', async () => {
  const link = {
    value: [{ id: '1', title: { en: 'Home', 'zh-Hans': '首页' }, url: '/no/where' }],
    config: { type: 'menuList', id: 'm' },
  }
  const { calls } = await openEditor(plainServer(pageOf(link)).api)
  await rest()
  const button = () => sheet().getByRole('button', { name: 'Publish' })
  await press('Publish')
  expect(sheet().getByText('1 problem stops it')).toBeInTheDocument()
  expect(sheet().queryByRole('textbox')).toBeNull()
  expect(isOff(button())).toBe(true)
  await tap(button())
  expect(sent(calls, FORM)).toEqual([])
  await tap(sheet().getByText(/The link leads nowhere/))
  await type('Link', '/pages/tabbar/index')
  await rest()
  await press('Publish')
  await tap(button())
  expect(sent(calls, FORM)).toHaveLength(1)
})

test('what ships with the editor is there, and what needs the server’s shelf is not offered', async () => {
  await openEditor(plainServer().api)
  await press('Ready parts')
  expect(screen.queryByRole('radio', { name: 'Saved' })).toBeNull()
  await tap(screen.getByText('Story: heading, picture and text'))
  expect(rows()).toHaveLength(7)
})
