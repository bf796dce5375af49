import { screen, within } from '@testing-library/react'
import { compile } from '../../../../engine/read/compile'
import { press, sent, tap, type } from '../../../../engine/testing/hands'
import { ApiError, NetworkError } from '../../../../errors'
import type { HttpRequest } from '../../../../http/endpoint'
import { initI18n } from '../../../../i18n'
import { reveal } from '../../../../platform/errands'
import { all } from '../../../../registry/all'
import { stamped } from '../../rules/document'
import ready from './ready.json'
import { heading, openEditor, pageServer, rows, URL, wait } from './testing/open-editor'

beforeAll(() => initI18n('en'))
beforeEach(() => jest.useFakeTimers())
// jsdom has no view to scroll.
beforeEach(() => Object.assign(Element.prototype, { scrollIntoView() {} }))
afterEach(() => jest.useRealTimers())

const page = (...widgets: object[]) => ({
  name: { en: 'x', 'zh-Hans': '某页' },
  url: URL,
  widgets,
})
const three = page(heading('a', 'First'), heading('b', 'Second'), heading('c', 'Third'))
const titles = () => rows().map((row) => row?.split(' · ')[1])

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

  test('with nothing selected the whole page alone is offered; who is refused finds their name again', async () => {
    const { api, saved } = shelf()
    const call = 'paas/viewEngine/templates/save'
    let isFull = true
    const save = (request: HttpRequest) => {
      if (!isFull) return api[call](request)
      isFull = false
      throw new ApiError(call, 409, 'The shelf is full')
    }
    await openEditor({ ...api, [call]: save })
    await press('Ready parts')
    await shelves('Save')
    const kinds = within(screen.getByRole('radiogroup', { name: 'What is saved' }))
    expect(kinds.getAllByRole('radio').map(({ textContent }) => textContent)).toEqual([
      'The whole page',
    ])
    expect(kinds.getByRole('radio', { checked: true })).toHaveTextContent('The whole page')
    await type('Name of the template', 'Front')
    await tap(screen.getByRole('button', { name: 'Save as a template' }))
    expect(screen.getByText('The shelf is full')).toBeInTheDocument()
    expect(screen.getByLabelText('Name of the template')).toHaveValue('Front')
    await tap(screen.getByRole('button', { name: 'Save as a template' }))
    expect(saved).toMatchObject([{ template: { kind: 'page', name: 'Front' }, definition: three }])
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

  test('the focus goes on to the next that can be deleted, and at last to the way to save one', async () => {
    const { api, saved } = shelf()
    for (const name of ['One', 'Two', 'Three'])
      saved.push({ template: kept(name, 'page'), definition: three })
    const { host } = await openEditor(api)
    host.reveal.mockImplementation(reveal)
    await press('Ready parts')
    await shelves('Saved')
    const bin = (name: string) => screen.findByRole('button', { name: `Delete “${name}”` })
    await tap(await bin('Two'))
    expect(await bin('Three')).toHaveFocus()
    await tap(await bin('Three'))
    expect(await bin('One')).toHaveFocus()
    await tap(await bin('One'))
    const keep = screen.getByRole('button', { name: 'Save as a template' })
    expect(keep).toHaveFocus()
    await tap(keep)
    expect(screen.getByLabelText('Name of the template')).toHaveFocus()
    // Who chooses the shelf stays on its name.
    await shelves('Saved')
    await shelves('Save')
    expect(screen.getByLabelText('Name of the template')).not.toHaveFocus()
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
    await tap(screen.getByText('Whole catalogue'))
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
