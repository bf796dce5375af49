import { screen, within } from '@testing-library/react'
import { button, isOff, press, sent, tap, type } from '../../../../engine/testing/hands'
import { NetworkError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import {
  heading,
  openEditor,
  pageOf,
  pageServer,
  rest,
  rows,
  SAVE,
  sheet,
  URL,
  wait,
} from './testing/open-editor'

beforeAll(() => initI18n('en'))
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const page = (...widgets: object[]) => pageOf(heading('a', 'First'), ...widgets)

test('without what the server knows, what cannot be drawn is found all the same', async () => {
  const server = pageServer(page({ config: { type: 'newer', id: 'n' } }))
  const call = 'paas/viewEngine/catalogue'
  await openEditor({ ...server.api, [call]: new NetworkError(call, 'gone') })
  await rest()
  expect(rows()).toHaveLength(2)
  await press('Publish')
  await tap(sheet().getByText('newer · This page cannot draw it'))
  expect(screen.getByText('newer, 2 of 2')).toBeInTheDocument()
})

test('the page itself is told its name, who may see it and how it is shared', async () => {
  const server = pageServer(page())
  const { calls } = await openEditor(server.api)
  await tap(screen.getByRole('tab', { name: 'Edit' }))
  const settings = within(screen.getByRole('region', { name: 'The page' }))
  await type('Name of the page · English', 'Shop')
  await type('Title in the header · English', 'Beer')
  await tap(settings.getByRole('switch', { name: 'Only after a login' }))
  await tap(settings.getByRole('switch', { name: 'Can be shared' }))
  await wait(2000)
  expect(server.state.definition).toMatchObject({
    name: { en: 'Shop', 'zh-Hans': '某页' },
    security: { isLogin: true },
    data: { $meta: { schema: 1, nav: { title: { en: 'Beer' }, share: true } } },
  })
  expect(sent(calls, SAVE).length).toBeGreaterThan(0)
  for (let step = 0; step < 4; step += 1) await press('Undo')
  await wait(2000)
  expect(server.state.definition).toEqual(page())
})

test('a page that cannot be read is mended as text', async () => {
  const server = pageServer()
  server.state.definition = '{"name": "x", "widgets": ['
  await openEditor(server.api)
  expect(screen.getByText('This page cannot be read')).toBeInTheDocument()
  expect(isOff(button('Take it'))).toBe(true)
  await type('The page as JSON', JSON.stringify({ name: 'x', widgets: [heading('a', 'Mended')] }))
  await press('Take it')
  expect(rows()).toEqual(['Heading, 1 of 1 · Mended'])
  await wait(2000)
  expect(server.state.definition).toMatchObject({ url: URL, widgets: [{ config: { id: 'a' } }] })
})

test('a page is taken off the air after a question', async () => {
  const server = pageServer()
  const list = { result: [], pageIndex: 1, pageSize: 50, totalCount: 0 }
  const { calls, host } = await openEditor({
    ...server.api,
    'paas/viewEngine/versions': list,
    'paas/viewEngine/releases': list,
    'paas/viewEngine/unpublish': { outcome: 'live', releaseId: '7', version: -1 },
  })
  await press('Publish')
  await tap(sheet().getByRole('radio', { name: 'Versions' }))
  await tap(sheet().getByRole('button', { name: 'Take it off the air' }))
  expect(host.confirm).toHaveBeenCalledWith(
    expect.objectContaining({ title: 'Take the page off the air?', tone: 'danger' }),
  )
  expect(sent(calls, 'paas/viewEngine/unpublish')).toMatchObject([{ url: URL }])
  expect(host.toast).toHaveBeenCalledWith('The page is off the air')
})

test('what somebody else has saved when it was taken off stays, with what is changed then', async () => {
  const server = pageServer(page(heading('b', 'Second')))
  const list = { result: [], pageIndex: 1, pageSize: 50, totalCount: 0 }
  await openEditor({
    ...server.api,
    'paas/viewEngine/versions': list,
    'paas/viewEngine/releases': list,
    'paas/viewEngine/unpublish': () => {
      server.state.definition = page(heading('b', 'Second'), heading('c', 'Theirs'))
      server.state.revision += 2
      return { outcome: 'live', releaseId: '7', version: -1 }
    },
  })
  await press('Publish')
  await tap(sheet().getByRole('radio', { name: 'Versions' }))
  await tap(sheet().getByRole('button', { name: 'Take it off the air' }))
  await tap(sheet().getByRole('button', { name: 'Close' }))
  await press(/First/)
  await press('Delete')
  await wait(4000)
  const { widgets } = server.state.definition as ReturnType<typeof page>
  expect(widgets).toEqual([heading('b', 'Second'), heading('c', 'Theirs')])
})
