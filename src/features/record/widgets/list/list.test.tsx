import { act, fireEvent, screen, waitForElementToBeRemoved, within } from '@testing-library/react'
import { renderWidget, testUser, type WidgetSetup } from '../../../../engine/testing/render-widget'
import { expectSeen } from '../../../../engine/testing/seen'
import { ApiError, NetworkError } from '../../../../errors'
import type { HttpRequest } from '../../../../http/types'
import { initI18n } from '../../../../i18n'
import { list } from '.'

const PAGE = 'common/beer/page'
const LIGHT_PAGE = 'Api/LightApp/GetPagedList'
const LIGHT_ALL = 'Api/LightApp/GetList'

const beers = [
  { id: '1', name: 'Plum Rain', style: 'sour', price: 1_800, made: 1_790_000_000 },
  { id: '2', name: 'Cellar Door', style: 'stout', price: 123_456, made: 1_790_000_000 },
]
const pageOf = (result: unknown[], pageIndex = 1, totalCount = result.length) => ({
  result,
  pageIndex,
  pageSize: 15,
  totalCount,
})
const item = {
  title: 'name',
  sub: { path: 'made', format: 'date', before: 'Made ' },
  tags: [{ path: 'style', names: { sour: { en: 'Sour ale' } } }],
  right: { path: 'price', format: 'money' },
}
const sorts = [
  { name: 'Newest', field: 'made', type: 'Desc' },
  { name: 'Price', field: 'price', type: 'Asc' },
]
const entity = { bind: { from: 'list', type: 'beer' }, item }
const notes = [
  { _id: 'n1', tableName: 'note', DataJson: JSON.stringify({ name: 'Plum', score: 7 }) },
  { _id: 'n2', tableName: 'note', DataJson: JSON.stringify({ name: 'Bock', score: 9 }) },
]
const light = { bind: { from: 'light', table: 'note' } }

beforeAll(() => initI18n('en'))

const tap = (element: HTMLElement) => act(async () => void fireEvent.click(element))
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const type = (label: string, text: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value: text } })
const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent)

const render = (config: Record<string, unknown> = {}, setup: WidgetSetup = {}) =>
  renderWidget(list, {
    ...setup,
    config: { ...entity, ...config },
    api: { [PAGE]: pageOf(beers), ...setup.api },
  })
const renderLight = (config: Record<string, unknown> = {}, setup: WidgetSetup = {}) =>
  renderWidget(list, {
    user: testUser,
    ...setup,
    config: { ...light, ...config },
    api: { [LIGHT_PAGE]: pageOf(notes), [LIGHT_ALL]: notes, ...setup.api },
  })
const bodyOf = (calls: readonly HttpRequest[], path: string) =>
  calls.filter((call) => call.path === path).at(-1)?.body

test('fills the template: names for values, dates and money as people write them', async () => {
  await render()
  expect(rows()).toEqual([
    expect.stringMatching(/^Plum RainMade \d+ \w+ 2026Sour ale¥18\.00$/),
    expect.stringMatching(/^Cellar DoorMade .*stout¥1,234\.56$/),
  ])
})

test('asks for fifteen a page, with the filter of its source and the first order', async () => {
  const queries = [{ field: 'style', operator: 'equal', value: { $: 'route', path: 'style' } }]
  const bind = { from: 'list', type: 'beer', query: { queries } }
  const { calls } = await render({ bind, sorts }, { query: { style: 'sour' } })
  expect(bodyOf(calls, PAGE)).toMatchObject({
    condition: { conditions: [{ field: 'style', operator: 'equal', value: 'sour' }] },
    sorts: [{ field: 'made', type: 'Desc' }],
    pageIndex: 1,
    pageSize: 15,
  })
  expectSeen([
    'radiogroup «Order»',
    'radio (checked): Newest',
    'radio: Price',
    expect.stringMatching(/^listitem: Plum Rain \| Made .+ \| Sour ale \| ¥18\.00$/),
    expect.stringMatching(/^listitem: Cellar Door \| Made .+ \| stout \| ¥1,234\.56$/),
    'status: That is all',
  ])
})

test('grows page by page to its end', async () => {
  await render(
    {},
    {
      api: {
        [PAGE]: ({ body }: HttpRequest) => {
          const { pageIndex } = body as { pageIndex: number }
          return pageOf([{ id: String(pageIndex), name: `Beer ${pageIndex}` }], pageIndex, 16)
        },
      },
    },
  )
  await tap(button('Show more'))
  expect(rows()).toEqual(['Beer 1', 'Beer 2'])
  expect(screen.getByText('That is all')).toBeInTheDocument()
})

test('a page that does not come is asked for again, and nothing shown is lost', async () => {
  let works = false
  await render(
    {},
    {
      api: {
        [PAGE]: ({ body }: HttpRequest) => {
          const { pageIndex } = body as { pageIndex: number }
          if (pageIndex === 2 && !works) throw new NetworkError(PAGE)
          return pageOf([{ id: String(pageIndex), name: `Beer ${pageIndex}` }], pageIndex, 16)
        },
      },
    },
  )
  await tap(button('Show more'))
  expect(rows()).toEqual(['Beer 1'])
  works = true
  await tap(button('Try again'))
  expect(rows()).toEqual(['Beer 1', 'Beer 2'])
})

test('another order asks anew', async () => {
  const { calls } = await render({ sorts })
  await tap(screen.getByRole('radio', { name: 'Price' }))
  expect(bodyOf(calls, PAGE)).toMatchObject({
    sorts: [{ field: 'price', type: 'Asc' }],
    pageIndex: 1,
  })
})

test('searches on the server, and says what was not found', async () => {
  const { calls } = await render(
    { search: true },
    {
      api: {
        [PAGE]: ({ body }: HttpRequest) =>
          pageOf((body as { keyword?: string }).keyword ? [] : beers),
      },
    },
  )
  type('Search', ' mead ')
  expect(await screen.findByText('Nothing matches “mead”')).toBeInTheDocument()
  expect(bodyOf(calls, PAGE)).toMatchObject({ keyword: 'mead' })
  await tap(screen.getAllByRole('button', { name: 'Clear search' }).at(-1) as HTMLElement)
  expect(rows()).toHaveLength(2)
})

test('a tap opens the record', async () => {
  const { navigator } = await render({ itemUrl: '/views/index?url=/product/show&id={id}' })
  await tap(screen.getAllByRole('link')[1] as HTMLElement)
  expect(navigator.open.mock.calls).toEqual([['/views/index?url=/product/show&id=2']])
})

test('without an address there is nothing to tap, without actions nothing to do', async () => {
  await render()
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.queryByRole('button', { name: /^More for/ })).toBeNull()
})

test('deletes a record of an entity once that was confirmed, and fetches the rest', async () => {
  let left = beers
  const { calls, host } = await render(
    { actions: ['delete'] },
    {
      user: testUser,
      api: {
        [PAGE]: () => pageOf(left),
        'beer/1': () => {
          left = beers.slice(1)
          return null
        },
      },
    },
  )
  host.confirm.mockResolvedValueOnce(false)
  await tap(button('More for Plum Rain'))
  await tap(button('Delete'))
  expect(host.confirm).toHaveBeenCalledWith(expect.objectContaining({ text: 'Plum Rain' }))
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(false)
  await tap(button('More for Plum Rain'))
  await tap(button('Delete'))
  expect(host.toast).toHaveBeenCalledWith('Deleted')
  expect(rows()).toHaveLength(1)
})

test('a record that cannot be deleted stays, and why is said', async () => {
  const { host } = await render(
    { actions: ['delete'] },
    { user: testUser, api: { 'beer/1': new ApiError('beer/1', 403, 'Not yours') } },
  )
  await tap(button('More for Plum Rain'))
  await tap(button('Delete'))
  expect(host.toast).toHaveBeenCalledWith('Plum Rain could not be deleted: Not yours')
  expect(rows()).toHaveLength(2)
})

test('a row goes at once, and comes back where it was when the server refuses', async () => {
  let refuse: (error: Error) => void = () => {}
  const answer = new Promise((_, reject) => {
    refuse = reject
  })
  const { host } = await render(
    { actions: ['delete'] },
    { user: testUser, api: { 'beer/1': () => answer } },
  )
  const before = rows()
  await tap(within(screen.getAllByRole('listitem')[0] as HTMLElement).getByText('Delete'))
  expect(rows()).toEqual(before.slice(1))
  await act(async () => refuse(new ApiError('beer/1', 403, 'Not yours')))
  expect(rows()).toEqual(before)
  expect(host.toast).toHaveBeenCalledWith('Plum Rain could not be deleted: Not yours')
})

test('a definition may name the page that edits', async () => {
  const { navigator } = await render(
    { actions: ['edit'], editUrl: '/auto/edit?url=beer&id={id}' },
    { user: testUser },
  )
  await tap(within(screen.getAllByRole('listitem')[1] as HTMLElement).getByText('Edit'))
  expect(navigator.open.mock.calls).toEqual([['/auto/edit?url=beer&id=2']])
})

test('a long press opens the menu of a row', async () => {
  await render({ actions: ['edit', 'delete'] }, { user: testUser })
  const [row] = screen.getAllByRole('listitem') as [HTMLElement]
  const target = within(row).getAllByRole('button')[0] as HTMLElement
  const at = { clientX: 0, clientY: 0 }
  // What browsers tell, and what the hosts do.
  fireEvent.pointerDown(target, at)
  fireEvent.touchStart(target, { touches: [at] })
  expect(await screen.findByRole('dialog', { name: 'Plum Rain' })).toBeInTheDocument()
  expect(button('Edit')).toBeInTheDocument()
  expectSeen([
    expect.stringMatching(
      /^listitem: button: Plum Rain \| Made .+ \| Sour ale \| ¥18\.00 \| button «More for Plum Rain»$/,
    ),
    expect.stringMatching(
      /^listitem: button: Cellar Door \| Made .+ \| stout \| ¥1,234\.56 \| button «More for Cellar Door»$/,
    ),
    'status: That is all',
    'dialog «Plum Rain»: heading: Plum Rain | button «Close» | button: Edit | button: Delete',
  ])
})

const inputs = [
  { field: 'name', name: 'Name', required: true },
  { field: 'score', name: 'Score', kind: 'number' },
]

test('edits a light record and keeps what its form does not show', async () => {
  const kept = { ...notes[0], DataJson: JSON.stringify({ name: 'Plum', score: 7, hop: 'Saaz' }) }
  const { calls, host } = await renderLight(
    { actions: ['edit'], inputs },
    {
      api: { [LIGHT_PAGE]: pageOf([kept]), 'Api/LightApp/Update': kept },
    },
  )
  await tap(button('More for Plum'))
  await tap(button('Edit'))
  type('Score', '8')
  await tap(button('Save'))
  const sent = bodyOf(calls, 'Api/LightApp/Update') as { id: string; DataJson: string }
  expect(sent.id).toBe('n1')
  expect(JSON.parse(sent.DataJson)).toEqual({ name: 'Plum', score: 8, hop: 'Saaz' })
  expect(host.toast).toHaveBeenCalledWith('Saved')
  expect(screen.queryByRole('textbox', { name: 'Score' })).toBeNull()
})

test('adds a record, but not without what is required', async () => {
  const { calls } = await renderLight(
    { add: true, inputs },
    { api: { 'Api/LightApp/add': notes[0] } },
  )
  await tap(button('Add'))
  await tap(button('Save'))
  expect(screen.getByRole('alert')).toHaveTextContent('Enter: Name')
  expect(bodyOf(calls, 'Api/LightApp/add')).toBeUndefined()
  type('Name', 'Helles')
  await tap(button('Save'))
  expect(bodyOf(calls, 'Api/LightApp/add')).toMatchObject({
    tableName: 'note',
    DataJson: JSON.stringify({ name: 'Helles', score: null }),
  })
})

test('what could not be saved stays in the form', async () => {
  await renderLight(
    { add: true, inputs },
    { api: { 'Api/LightApp/add': new ApiError('x', 500, 'The cellar is flooded') } },
  )
  await tap(button('Add'))
  type('Name', 'Helles')
  await tap(button('Save'))
  expect(screen.getByText('The cellar is flooded')).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Helles')
  expectSeen([
    'heading',
    'button: Add',
    'listitem: Plum',
    'listitem: Bock',
    'status: That is all',
    'dialog «Add»: heading: Add | button «Close» | Name | * | field «Name», ≤ 140 = Helles | Score | field «Score», ≤ 140 =  | status: The cellar is flooded | status: Draft saved | button: Save',
  ])
})

test('a light table comes in pages while nobody sorts it', async () => {
  const { calls } = await renderLight({
    sorts: [{ name: 'Newest' }, { name: 'Score', field: 'score', type: 'Desc' }],
  })
  expect(rows()).toEqual(['Plum', 'Bock'])
  expect(calls.map(({ path, query }) => [path, query])).toEqual([
    [LIGHT_PAGE, { tableName: 'note', pageIndex: 1, pageSize: 15 }],
  ])
  await tap(screen.getByRole('radio', { name: 'Score' }))
  expect(rows()).toEqual(['Bock', 'Plum'])
})

test('a light table is searched and sorted whole', async () => {
  await renderLight({
    search: true,
    sorts: [
      { name: 'Score', field: 'score', type: 'Desc' },
      { name: 'Name', field: 'name', type: 'Asc' },
    ],
  })
  expect(rows()).toEqual(['Bock', 'Plum'])
  type('Search', 'PLU')
  await waitForElementToBeRemoved(() => screen.queryByText('Bock'))
  expect(rows()).toEqual(['Plum'])
  expectSeen([
    'field «Search», ≤ 140, Search = PLU',
    'button «Clear search»',
    'radiogroup «Order»',
    'radio (checked): Score',
    'radio: Name',
    'listitem: Plum',
    'status: That is all',
  ])
})

test('whose records they are is asked first', async () => {
  const { navigator, calls } = await renderLight({}, { user: undefined })
  await tap(button('Log in'))
  expect(navigator.open.mock.calls).toEqual([['/user/login']])
  expect(calls).toEqual([])
  expectSeen(['Not logged in', 'Please log in first', 'button: Log in'])
})

test('says that there is nothing, in the words of the definition', async () => {
  await render({ empty: { title: 'No beer today' } }, { api: { [PAGE]: pageOf([]) } })
  expect(screen.getByText('No beer today')).toBeInTheDocument()
})

test('without a network it says so and tries again', async () => {
  let works = false
  await render(
    {},
    {
      api: {
        [PAGE]: () => {
          if (!works) throw new NetworkError(PAGE)
          return pageOf(beers)
        },
      },
    },
  )
  expect(screen.getByText('You are offline')).toBeInTheDocument()
  works = true
  await tap(button('Try again'))
  expect(rows()).toHaveLength(2)
})

test('a failure of the server is said in its words', async () => {
  await render({}, { api: { [PAGE]: new ApiError(PAGE, 500, 'The cellar is flooded') } })
  expect(screen.getByText('The cellar is flooded')).toBeInTheDocument()
})
