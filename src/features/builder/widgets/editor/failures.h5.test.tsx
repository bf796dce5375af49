import { act, fireEvent, screen, within } from '@testing-library/react'
import { type AnyWidget, defineWidget } from '../../../../engine/contract'
import { press, sent, tap, type } from '../../../../engine/testing/hands'
import { testUser } from '../../../../engine/testing/render-widget'
import { NetworkError, StorageError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { all } from '../../../../registry/all'
import { memoryStorage } from '../../../../stores/testing/memory-storage'
import { divider } from '../../../layout/widgets/blocks'
import {
  about,
  brittleHeadings,
  heading,
  openEditor,
  PUBLISH,
  pageServer,
  rows,
  SAVE,
  wait,
} from './testing/open-editor'

// What goes wrong around the editor; `__tests__/editor-failures.test.ts` lists which test holds what.

beforeAll(() => initI18n('en'))
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const sheet = () => within(screen.getByRole('dialog', { name: 'Publish' }))
const page = (...widgets: object[]) => ({ ...about, widgets })

/** What lies on the device in this moment: whoever is killed writes nothing more. */
function left(storage: ReturnType<typeof memoryStorage>) {
  const copy = memoryStorage()
  for (const [key, value] of storage.stored) copy.set(key, value)
  return copy
}

test('a tab that is killed half a second after a change has lost nothing', async () => {
  const server = pageServer()
  const storage = memoryStorage()
  const { unmount } = await openEditor(server.api, { storage })
  await press(/Last/)
  await press('Delete')
  await wait(450)
  const after = left(storage)
  unmount()
  await wait(0)
  const fresh = pageServer()
  await openEditor(fresh.api, { storage: after })
  expect(rows()).toHaveLength(3)
  await press('Undo')
  expect(rows()).toHaveLength(4)
})

test('a device that is full is told, and the server has it all the same', async () => {
  const server = pageServer()
  const storage = memoryStorage()
  await openEditor(server.api, { storage })
  const { set } = storage
  storage.set = (key, value) => {
    if (key.includes('drafts')) throw new StorageError('full', key)
    set(key, value)
  }
  await press(/Last/)
  await press('Delete')
  await wait(450)
  expect(screen.getByText(/There is no room on this device/)).toBeInTheDocument()
  await wait(2000)
  expect((server.state.definition as typeof about).widgets).toHaveLength(2)
})

test('a session that ends keeps the draft for its user, and for nobody else', async () => {
  const server = pageServer()
  const storage = memoryStorage()
  const down = { ...server.api, [SAVE]: new NetworkError(SAVE, 'gone') }
  const first = await openEditor(down, { storage })
  await press(/Last/)
  await press('Delete')
  await act(async () => void first.services.session.expire(first.services.session.epoch))
  await wait(450)
  first.unmount()
  const other = { ...testUser, id: '1002', userId: '1002' }
  const second = await openEditor(down, { storage: left(storage), user: other })
  expect(rows()).toHaveLength(4)
  second.unmount()
  await openEditor(server.api, { storage: left(storage) })
  expect(rows()).toHaveLength(3)
  await wait(2000)
  expect((server.state.definition as typeof about).widgets).toHaveLength(2)
})

test('a page that is full takes no new part and no copy, and says why', async () => {
  const many = Array.from({ length: 80 }, (_, at) => heading(`h${at}`, `Title ${at}`))
  await openEditor(pageServer(page(...many)).api)
  await press(/Title 79/)
  await press('Copy')
  expect(rows()).toHaveLength(80)
  const why = /80/
  const told = () => screen.queryAllByText(why).filter((each) => each.closest('.tp-notice'))
  expect(told()).toHaveLength(1)
  await press('Delete')
  expect(told()).toHaveLength(0)
  await press('Undo')
  await press('Add below')
  const add = within(screen.getByRole('dialog', { name: 'Add a part' }))
  await act(async () => void fireEvent.click(add.getByText('noticeBar')))
  expect(rows()).toHaveLength(80)
  expect(told()).toHaveLength(1)
})

test('a part that nobody knows is moved, copied and deleted like any other', async () => {
  const strange = { value: { kept: 1 }, config: { type: 'newer', id: 'n', later: [1] } }
  const server = pageServer(page(heading('a', 'First'), strange))
  await openEditor(server.api)
  await press(/^newer/)
  await press('Up')
  await wait(2000)
  expect((server.state.definition as typeof about).widgets[0]).toEqual(strange)
  await press('Copy')
  expect(rows()).toHaveLength(3)
  await press('Delete')
  await press(/^newer/)
  await press('Delete')
  expect(rows()).toEqual(['Heading, 1 of 1 · First · selected'])
})

test('a part that throws leaves the editor and the parts beside it alone', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  const boom = defineWidget({ ...divider.definition, type: 'boom', tier: 'base' }, (): never => {
    throw new Error('boom')
  })
  const server = pageServer(page(heading('a', 'First'), { config: { type: 'boom', id: 'x' } }))
  const registry = new Map<string, AnyWidget>([...all, ['boom', boom as unknown as AnyWidget]])
  await openEditor(server.api, { registry })
  await tap(screen.getByRole('tab', { name: 'Preview' }))
  const stage = within(screen.getByRole('region', { name: 'Preview' }))
  expect(stage.getByText('First')).toBeInTheDocument()
  await tap(stage.getByRole('link', { name: 'Select boom' }))
  await tap(screen.getByRole('tab', { name: 'Parts' }))
  await press('Delete')
  await wait(2000)
  expect((server.state.definition as typeof about).widgets).toEqual([heading('a', 'First')])
})

test('a preview that cannot be drawn leaves the editor alone, and is drawn again by a tap', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  const { state, registry } = brittleHeadings('version')
  const server = pageServer(page(heading('a', 'First')))
  const { services } = await openEditor(server.api, { registry })
  await press(/First/)
  await tap(screen.getByRole('tab', { name: 'Preview' }))
  state.isBroken = true
  await press('Copy')
  expect(screen.getByRole('alert')).toHaveTextContent('The preview could not be drawn')
  expect(services.report).toHaveBeenCalledWith(
    expect.stringContaining('preview'),
    expect.anything(),
  )
  state.isBroken = false
  await press('Draw the preview again')
  expect(screen.queryByRole('alert')).toBeNull()
  const stage = within(screen.getByRole('region', { name: 'Preview' }))
  expect(stage.getAllByText('First')).toHaveLength(2)
  await wait(2000)
  expect((server.state.definition as typeof about).widgets).toHaveLength(2)
})

test('a part that a newer app has made is read only, and stays as it is', async () => {
  const newer = { value: { title: 'Then' }, config: { type: 'title', id: 't', v: 9, later: 1 } }
  const server = pageServer(page(newer))
  await openEditor(server.api)
  await press(/Then/)
  await press('Edit')
  expect(screen.getByText(/A newer app has made this part \(version 9\)/)).toBeInTheDocument()
  expect(screen.queryByRole('textbox')).toBeNull()
  await press('Copy')
  await wait(2000)
  expect((server.state.definition as typeof about).widgets[0]).toEqual(newer)
})

test('a device whose clock is wrong publishes at the time of the shop', async () => {
  jest.setSystemTime(new Date('2031-05-05T05:05:05Z'))
  const { calls } = await openEditor(pageServer().api)
  await press(/Last/)
  await press('Delete')
  await press('Publish')
  await tap(sheet().getByRole('radio', { name: 'At a time' }))
  await type('Day and time', '2027-01-31 18:00')
  await tap(sheet().getByRole('button', { name: 'Publish' }))
  const [{ startsAt }] = sent(calls, PUBLISH) as [{ readonly startsAt: number }]
  expect(new Date(startsAt * 1000).toISOString()).toBe('2027-01-31T10:00:00.000Z')
})

test('two taps in one moment publish once', async () => {
  const { calls } = await openEditor(pageServer().api)
  await press(/Last/)
  await press('Delete')
  await press('Publish')
  const button = sheet().getByRole('button', { name: 'Publish' })
  await act(async () => {
    fireEvent.click(button)
    fireEvent.click(button)
  })
  await wait(0)
  expect(sent(calls, PUBLISH)).toHaveLength(1)
})

describe('what everybody meets is asked for once more', () => {
  const TAB = '/pages/tabbar/index'
  const publish = async () => {
    await press('Publish')
    await tap(sheet().getByRole('button', { name: 'Publish' }))
  }

  test.each([
    ['no', 0],
    ['yes', 1],
  ] as const)('a page of the tab bar: %s', async (answer, count) => {
    const home = { ...page(heading('a', 'First'), heading('b', 'Last')), url: TAB }
    const confirm = jest.fn(async () => answer === 'yes')
    const { calls } = await openEditor(pageServer(home).api, { url: TAB, host: { confirm } })
    await press(/Last/)
    await press('Delete')
    await publish()
    expect(confirm).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Everybody sees this page: it is in the tab bar' }),
    )
    expect(sent(calls, PUBLISH)).toHaveLength(count)
  })

  test('who may see the page', async () => {
    const { calls, host } = await openEditor(pageServer().api)
    await press(/Last/)
    await press('Delete')
    await publish()
    expect(host.confirm).not.toHaveBeenCalled()
    await press(/^Group, 2 of 2/)
    await tap(screen.getByRole('tab', { name: 'Edit' }))
    await tap(screen.getByRole('switch', { name: 'Only after a login' }))
    await publish()
    expect(host.confirm).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Who may see this page changes', tone: 'danger' }),
    )
    expect(sent(calls, PUBLISH)).toHaveLength(2)
  })
})
