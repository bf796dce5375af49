import { act, fireEvent, screen, within } from '@testing-library/react'
import { compile } from '../../../../engine/read/compile'
import { press, sent, tap, type } from '../../../../engine/testing/hands'
import { NetworkError } from '../../../../errors'
import type { HttpRequest } from '../../../../http/endpoint'
import { initI18n } from '../../../../i18n'
import { all } from '../../../../registry/all'
import { memoryStorage } from '../../../../stores/testing/memory-storage'
import { stamped } from '../../rules/document'
import ready from './ready.json'
import { heading, openEditor, pageServer, rows, URL, wait } from './testing/open-editor'

beforeAll(() => initI18n('en'))
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const page = (...widgets: object[]) => ({
  name: { en: 'x', 'zh-Hans': '某页' },
  url: URL,
  widgets,
})
const three = page(heading('a', 'First'), heading('b', 'Second'), heading('c', 'Third'))
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

test('what was copied goes to another page, after a restart too, and is checked there', async () => {
  const storage = memoryStorage()
  const list = { config: { type: 'productList', id: 'p' } }
  const first = await openEditor(pageServer(page(list)).api, { storage })
  await press(/^Products/)
  await press('To the clipboard')
  expect(first.host.toast).toHaveBeenCalledWith('Products is on the clipboard, for other pages too')
  first.unmount()
  const home = { ...page(heading('a', 'First')), url: '/pages/tabbar/index' }
  await openEditor(pageServer(home).api, { storage, url: '/pages/tabbar/index' })
  await press('Paste Products')
  expect(screen.getByRole('button', { name: /^Products, 2 of 2/ })).toBeInTheDocument()
})

test('a page that is full takes nothing more', async () => {
  const many = Array.from({ length: 80 }, (_, at) => heading(`h${at}`, `Title ${at}`))
  const { host } = await openEditor(pageServer(page(...many)).api)
  await press(/Title 79/)
  await press('To the clipboard')
  await press('Paste Heading')
  expect(rows()).toHaveLength(80)
  expect(host.toast).toHaveBeenLastCalledWith('There is no room: a page has 80 parts at most')
})

test('all texts stand in one list, what is not translated is marked and filled in there', async () => {
  const half = { value: { title: { en: 'Half' } }, config: { type: 'title', id: 'b' } }
  const one = { value: { title: 'Plain' }, config: { type: 'title', id: 'c' } }
  const server = pageServer(page(heading('a', 'First'), half, one))
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

test('ready parts, and those of another page, are added at the end as one step', async () => {
  const server = pageServer(page(heading('a', 'First')))
  const pages = [{ url: '/other', name: 'Other', liveVersion: 0, isChanged: false, waiting: 0 }]
  const other = {
    url: '/other',
    definition: page(heading('a', 'Theirs'), heading('b', 'Too')),
    revision: 0,
    baseVersion: 0,
    liveVersion: 0,
    updatedAt: 0,
    updatedBy: '',
  }
  const own = server.api['paas/viewEngine/draft'] as () => unknown
  await openEditor({
    ...server.api,
    'paas/viewEngine/draft': ({ query }: HttpRequest) => (query?.url === '/other' ? other : own()),
    'paas/viewEngine/pages': {
      result: pages.map((each) => ({ ...each, updatedAt: 0, updatedBy: '' })),
      pageIndex: 1,
      pageSize: 10,
      totalCount: 1,
    },
  })
  await press('Ready parts')
  await tap(await screen.findByText('Other'))
  expect(titles()).toEqual(['First', 'Theirs', 'Too'])
  await press('Undo')
  expect(titles()).toEqual(['First'])
  await press('Ready parts')
  await tap(await screen.findByText('Story: heading, picture and text'))
  expect(rows()).toHaveLength(4)
})

describe('templates', () => {
  const LIST = 'paas/viewEngine/templates/list'
  const kept = (name: string, kind: string) => ({
    id: name,
    kind,
    name,
    count: 2,
    createdAt: 1,
    createdBy: 'Lin',
  })
  /** A server that keeps templates. */
  function shelf(definition: object | null = three) {
    const server = pageServer(definition)
    const saved: { readonly template: ReturnType<typeof kept>; readonly definition: unknown }[] = []
    const api = {
      ...server.api,
      [LIST]: () => ({
        result: saved.map(({ template }) => template),
        pageIndex: 1,
        pageSize: 15,
        totalCount: saved.length,
      }),
      'paas/viewEngine/templates/save': ({ body }: HttpRequest) => {
        const { name, kind, definition: given } = body as Record<string, string>
        const template = kept(String(name), String(kind))
        saved.unshift({ template, definition: given })
        return template
      },
      'paas/viewEngine/templates/one': ({ query }: HttpRequest) => {
        const one = saved.find(({ template }) => template.id === query?.id)
        return { ...one?.template, definition: one?.definition }
      },
      'paas/viewEngine/templates/delete': ({ body }: HttpRequest) => {
        const { id } = body as { readonly id: string }
        saved.splice(
          saved.findIndex(({ template }) => template.id === id),
          1,
        )
        return true
      },
    }
    return { server, saved, api }
  }
  const shelves = (name: string) => tap(screen.getByRole('radio', { name }))

  test('what is selected, and the page, are kept under a name; a part of it is put into a page', async () => {
    const { api, saved } = shelf()
    const { host, calls } = await openEditor(api)
    await press(/Second/)
    await press('Ready parts')
    await shelves('Save')
    await type('Name of the template', ' Heading ')
    await tap(screen.getByRole('button', { name: 'Save as a template' }))
    expect(host.toast).toHaveBeenLastCalledWith('Saved as “Heading”')
    expect(saved[0]?.definition).toEqual({ widgets: [heading('b', 'Second')] })
    expect(sent(calls, 'paas/viewEngine/templates/save')).toEqual([
      expect.objectContaining({ kind: 'section', name: 'Heading', requestId: expect.any(String) }),
    ])
    await tap(await screen.findByText('Heading', { selector: '.tp-cell__title' }))
    expect(titles()).toEqual(['First', 'Second', 'Third', 'Second'])
  })

  test('a page that has nothing on it begins as the template does', async () => {
    const { api, saved, server } = shelf(null)
    const definition = { ...three, security: { isLogin: true }, url: '/template' }
    saved.push({ template: kept('Front', 'page'), definition })
    await openEditor(api)
    await press('Ready parts')
    await shelves('Saved')
    await tap(await screen.findByText('Front'))
    expect(titles()).toEqual(['First', 'Second', 'Third'])
    await wait(2000)
    expect(server.state.definition).toMatchObject({ url: URL, security: { isLogin: true } })
  })

  test('one is deleted after a question', async () => {
    const { api, saved } = shelf()
    saved.push({ template: kept('Old', 'page'), definition: three })
    const { host } = await openEditor(api)
    await press('Ready parts')
    await shelves('Saved')
    await tap(await screen.findByRole('button', { name: 'Delete “Old”' }))
    expect(host.confirm).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Delete this template?', tone: 'danger' }),
    )
    expect(host.toast).toHaveBeenLastCalledWith('The template is deleted')
    expect(saved).toEqual([])
    expect(screen.getByText('Nothing was saved yet')).toBeInTheDocument()
  })

  test('a list that does not arrive is asked for again', async () => {
    const { api } = shelf()
    let isDown = true
    const list = api[LIST] as () => unknown
    await openEditor({
      ...api,
      [LIST]: () => {
        if (isDown) throw new NetworkError(LIST, 'gone')
        return list()
      },
    })
    await press('Ready parts')
    await shelves('Saved')
    isDown = false
    await tap(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Nothing was saved yet')).toBeInTheDocument()
  })

  test('a ready page is made of its sections', async () => {
    await openEditor(shelf(null).api)
    await press('Ready parts')
    await tap(screen.getByText('All beers'))
    expect(rows()).toHaveLength(4)
  })
})

test.each(ready.ready)('$name.0: what is ready can be read', ({ widgets }) => {
  const compiled = compile(stamped({ url: '/x', widgets }), { registry: all, platform: 'h5' })
  expect(compiled?.issues).toEqual([])
  expect(compiled?.widgets.map((widget) => widget.read().broken)).toEqual(
    widgets.map(() => undefined),
  )
})
