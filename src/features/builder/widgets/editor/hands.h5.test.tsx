import { act, fireEvent, screen, within } from '@testing-library/react'
import { press, tap } from '../../../../engine/testing/hands'
import { initI18n } from '../../../../i18n'
import { memoryStorage } from '../../../../stores/testing/memory-storage'
import { heading, openEditor, pageOf, pageServer, rows, wait } from './testing/open-editor'

beforeAll(() => initI18n('en'))
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const three = pageOf(heading('a', 'First'), heading('b', 'Second'), heading('c', 'Third'))
const titles = () => rows().map((row) => row?.split(' · ')[1])
const grip = (at: number) =>
  screen.getAllByRole('button', { name: 'Drag Heading; arrow keys move it' })[at] as HTMLElement
const key = (name: string, options: object = {}, target: Element = document.body) =>
  act(async () => void fireEvent.keyDown(target, { key: name, ...options }))

/** The rows lie 48 px below each other, as a browser has them. */
function lieDown(): void {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    const all = [...document.querySelectorAll('.tp-edit__spot')]
    return { top: 100 + 48 * all.indexOf(this), left: 12 } as DOMRect
  })
}
afterEach(() => jest.restoreAllMocks())

async function drag(element: HTMLElement, from: number, to: number): Promise<void> {
  const at = (clientY: number) => ({ clientX: 300, clientY, button: 0 })
  await act(async () => void fireEvent(element, pointer('pointerdown', at(from))))
  await act(async () => void fireEvent(element, pointer('pointermove', at(to))))
  await wait(50)
}
const pointer = (name: string, init: object) => new MouseEvent(name, { bubbles: true, ...init })

test('a part is dragged to another place, which is said; Escape leaves it where it was', async () => {
  const server = pageServer(three)
  await openEditor(server.api)
  lieDown()
  await drag(grip(0), 124, 230)
  expect(screen.getByText('Place 4')).toBeInTheDocument()
  await key('Escape')
  expect(titles()).toEqual(['First', 'Second', 'Third'])
  expect(screen.getByText('It stays where it was')).toBeInTheDocument()
  await drag(grip(0), 124, 230)
  await act(async () => void fireEvent(grip(0), pointer('pointerup', { button: 0 })))
  expect(titles()).toEqual(['Second', 'Third', 'First'])
  expect(screen.getByText('Heading, 3 of 3')).toBeInTheDocument()
  await press('Undo')
  expect(titles()).toEqual(['First', 'Second', 'Third'])
})

test('arrow keys on what it is dragged by move it', async () => {
  await openEditor(pageServer(three).api)
  await key('ArrowDown', {}, grip(0))
  expect(titles()).toEqual(['Second', 'First', 'Third'])
  expect(screen.getByText('Heading, 2 of 3')).toBeInTheDocument()
})

test('keys cut and paste, copy beside it, move, delete, undo and redo', async () => {
  await openEditor(pageServer(three).api)
  await press(/First/)
  await key('x', { ctrlKey: true })
  expect(titles()).toEqual(['Second', 'Third'])
  await press(/Third/)
  await key('v', { ctrlKey: true })
  expect(titles()).toEqual(['Second', 'Third', 'First'])
  await key('ArrowUp', { altKey: true })
  expect(titles()).toEqual(['Second', 'First', 'Third'])
  await key('d', { ctrlKey: true })
  expect(titles()).toEqual(['Second', 'First', 'First', 'Third'])
  await key('Delete')
  await key('z', { ctrlKey: true })
  await key('z', { ctrlKey: true })
  expect(titles()).toEqual(['Second', 'First', 'Third'])
  await key('z', { ctrlKey: true, shiftKey: true })
  expect(titles()).toEqual(['Second', 'First', 'First', 'Third'])
})

const click = (name: RegExp, options: object) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name }), options))
const chosen = () => rows().flatMap((row) => (row?.endsWith('chosen') ? row.split(' · ')[1] : []))

test('with Ctrl a click chooses one more, with Shift all up to it; keys are about all of them', async () => {
  await openEditor(pageServer(three).api)
  await press(/First/)
  await click(/Third/, { ctrlKey: true })
  expect(chosen()).toEqual(['First', 'Third'])
  await click(/First/, { metaKey: true })
  await click(/Second/, { shiftKey: true })
  expect(chosen()).toEqual(['Second', 'Third'])
  await key('ArrowUp', { altKey: true })
  expect(titles()).toEqual(['Second', 'Third', 'First'])
  await key('ArrowDown', { altKey: true })
  expect(titles()).toEqual(['First', 'Second', 'Third'])
  await key('x', { ctrlKey: true })
  expect(titles()).toEqual(['First'])
  await key('v', { ctrlKey: true })
  expect(titles()).toEqual(['First', 'Second', 'Third'])
  expect(chosen()).toEqual(['Second', 'Third'])
  await key('d', { ctrlKey: true })
  expect(titles()).toEqual(['First', 'Second', 'Third', 'Second', 'Third'])
  await key('Delete')
  await key('c', { ctrlKey: true })
  expect(titles()).toEqual(['First', 'Second', 'Third'])
  await key('z', { ctrlKey: true })
  await key('Escape')
  expect(chosen()).toEqual([])
  expect(screen.queryByRole('button', { name: 'Done' })).toBeNull()
  await key('Delete')
  expect(titles()).toHaveLength(5)
})

test('a click with Shift selects no text, which would be copied in place of the parts', async () => {
  await openEditor(pageServer(three).api)
  await press(/First/)
  window.getSelection()?.selectAllChildren(document.body)
  await click(/Third/, { shiftKey: true })
  expect(window.getSelection()?.rangeCount).toBe(0)
})

test('a part that is chosen takes the others along when it is dragged, another one does not', async () => {
  await openEditor(pageServer(three).api)
  await click(/First/, { ctrlKey: true })
  await click(/Second/, { ctrlKey: true })
  lieDown()
  await drag(grip(0), 124, 260)
  await act(async () => void fireEvent(grip(0), pointer('pointerup', { button: 0 })))
  expect(titles()).toEqual(['Third', 'First', 'Second'])
  await drag(grip(0), 124, 260)
  await act(async () => void fireEvent(grip(0), pointer('pointerup', { button: 0 })))
  expect(titles()).toEqual(['First', 'Second', 'Third'])
  await key('ArrowUp', {}, grip(2))
  expect(titles()).toEqual(['First', 'Third', 'Second'])
  expect(chosen()).toEqual(['First', 'Second'])
})

test('a slash adds behind what is selected', async () => {
  await openEditor(pageServer(three).api)
  await press(/First/)
  await key('/')
  const palette = within(screen.getByRole('dialog', { name: 'Add a part' }))
  await tap(palette.getByText('Line'))
  expect(rows()[1]).toMatch(/^Line, 2 of 4/)
})

test('what was copied goes to another page, after a restart too, and is checked there', async () => {
  const storage = memoryStorage()
  const list = { config: { type: 'productList', id: 'p' } }
  const first = await openEditor(pageServer(pageOf(list)).api, { storage })
  await press(/^Products/)
  await press('To the clipboard')
  expect(first.host.toast).toHaveBeenCalledWith('On the clipboard, for other pages too: Products')
  first.unmount()
  const home = { ...pageOf(heading('a', 'First')), url: '/pages/tabbar/index' }
  await openEditor(pageServer(home).api, { storage, url: '/pages/tabbar/index' })
  await press('Paste Products')
  expect(screen.getByRole('button', { name: /^Products, 2 of 2/ })).toBeInTheDocument()
})

test('a page that is full takes nothing more', async () => {
  const many = Array.from({ length: 80 }, (_, at) => heading(`h${at}`, `Title ${at}`))
  const { host } = await openEditor(pageServer(pageOf(...many)).api)
  await press(/Title 79/)
  await press('To the clipboard')
  await press('Paste Heading')
  expect(rows()).toHaveLength(80)
  expect(host.toast).toHaveBeenLastCalledWith('There is no room: a page has 80 parts at most')
})

test('all texts stand in one list, what is not translated is marked and filled in there', async () => {
  const half = { value: { title: { en: 'Half' } }, config: { type: 'title', id: 'b' } }
  const one = { value: { title: 'Plain' }, config: { type: 'title', id: 'c' } }
  const server = pageServer(pageOf(heading('a', 'First'), half, one))
  await openEditor(server.api)
  await press('All texts')
  const table = within(await screen.findByRole('dialog', { name: 'All texts' }))
  expect(table.getByText('4 texts, 1 not translated')).toBeInTheDocument()
  expect(table.getAllByText('Missing')).toHaveLength(1)
  expect(table.getAllByText('One text for both')).toHaveLength(1)
  await tap(table.getByRole('switch', { name: 'Only what is not translated' }))
  await act(async () => {
    fireEvent.change(table.getByLabelText('中文 1'), { target: { value: '一半' } })
  })
  expect(table.getByText('4 texts, 0 not translated')).toBeInTheDocument()
  expect(table.getByLabelText('中文 1')).toHaveValue('一半')
  await wait(2000)
  const { widgets } = server.state.definition as { readonly widgets: readonly object[] }
  expect(widgets[1]).toEqual({
    value: { title: { en: 'Half', 'zh-Hans': '一半' } },
    config: { type: 'title', id: 'b' },
  })
})
