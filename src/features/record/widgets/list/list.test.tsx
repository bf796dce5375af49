import { screen } from '@testing-library/react'
import { ApiError, NetworkError } from '../../../../errors'
import type { HttpRequest } from '../../../../http/endpoint'
import { initI18n } from '../../../../i18n'
import {
  beers,
  bodyOf,
  button,
  PAGE,
  pageOf,
  render,
  rows,
  sorts,
  tap,
  type,
} from './testing/open-list'

beforeAll(() => initI18n('en'))

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

test('is headed by its title, and says which order it is in', async () => {
  await render({ title: { en: 'On tap' }, sorts })
  expect(screen.getByRole('heading', { name: 'On tap' })).toBeInTheDocument()
  expect(screen.getByRole('radio', { name: 'Newest' })).toBeChecked()
  await tap(screen.getByRole('radio', { name: 'Price' }))
  expect(screen.getByRole('radio', { name: 'Newest' })).not.toBeChecked()
  expect(screen.getByRole('radio', { name: 'Price' })).toBeChecked()
})

test('a name that is not in the template is said as it came', async () => {
  await render({ item: { title: 'name', tags: [{ path: 'style', names: {} }] } })
  expect(rows()).toEqual(['Plum Rainsour', 'Cellar Doorstout'])
})
