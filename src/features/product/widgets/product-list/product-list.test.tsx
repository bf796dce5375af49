import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { renderWidget } from '../../../../engine/testing/render-widget'
import { ApiError } from '../../../../errors'
import type { HttpRequest } from '../../../../http/endpoint'
import { productList, six } from '.'

const path = 'product/page'
const bind = { from: 'api', call: path, query: {} }

/** A server with `total` products named by their number. */
const shop = (total: number) => (request: HttpRequest) => {
  const { pageIndex = 1, pageSize = 15 } = request.query as { pageIndex: number; pageSize: number }
  const first = (pageIndex - 1) * pageSize
  const result = Array.from(
    { length: Math.max(0, Math.min(pageSize, total - first)) },
    (_, at) => ({
      ...six[0],
      id: String(first + at + 1),
      name: `Beer ${first + at + 1}`,
    }),
  )
  return { result, pageIndex, pageSize, totalCount: total }
}
const cards = () => screen.queryAllByRole('link')
/** Mini-programs draw a long list in parts. */
const expectCards = (count: number) => waitFor(() => expect(cards()).toHaveLength(count))
const tap = (element: HTMLElement) => act(async () => void fireEvent.click(element))

test('it asks for fifteen, and for the next fifteen at its end', async () => {
  const { calls } = await renderWidget(productList, {
    config: { bind, infinite: true },
    api: { [path]: shop(20) },
  })
  await expectCards(15)
  await tap(screen.getByRole('button', { name: 'Show more' }))
  await expectCards(20)
  expect(screen.getByText('That is all')).toBeInTheDocument()
  expect(calls.map(({ query }) => query?.pageIndex)).toEqual([1, 2])
})

test('a page that fails leaves what is there and can be tried again', async () => {
  let broken = true
  const serve = shop(20)
  await renderWidget(productList, {
    config: { bind, infinite: true },
    api: {
      [path]: (request: HttpRequest) => {
        if (request.query?.pageIndex === 2 && broken) throw new ApiError(path, 500, '')
        return serve(request)
      },
    },
  })
  await tap(screen.getByRole('button', { name: 'Show more' }))
  await expectCards(15)
  broken = false
  await tap(screen.getByRole('button', { name: 'Try again' }))
  await expectCards(20)
})

test('it fills its query from the page', async () => {
  const { calls } = await renderWidget(productList, {
    config: {
      bind: {
        ...bind,
        query: {
          classIds: { $: 'route', path: 'classIds' },
          keyWord: { $: 'route', path: 'keyWord' },
          unknown: 1,
        },
      },
    },
    query: { classIds: '11', keyWord: '' },
    api: { [path]: shop(3) },
  })
  expect(calls[0]?.query).toEqual({ classIds: '11', pageIndex: 1, pageSize: 15 })
})

test('a card opens the product', async () => {
  const { navigator } = await renderWidget(productList, { value: six })
  fireEvent.click(screen.getByRole('link', { name: /Monsoon Haze/ }))
  expect(navigator.open).toHaveBeenCalledWith('/views/index?url=/product/show&id=1')
})

test('the add button opens the product once', async () => {
  const { navigator } = await renderWidget(productList, { value: six })
  fireEvent.click(screen.getByRole('button', { name: 'Choose Monsoon Haze' }))
  expect(navigator.open).toHaveBeenCalledTimes(1)
  expect(navigator.open).toHaveBeenCalledWith('/views/index?url=/product/show&id=1')
})

test('what is sold out says so and cannot be added', async () => {
  await renderWidget(productList, { value: six })
  expect(screen.getByRole('link', { name: /Copper Lane Amber.*Sold out/ })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /Copper Lane Amber/ })).not.toBeInTheDocument()
})

test('only the fields asked for are shown', async () => {
  await renderWidget(productList, { value: six, config: { fields: ['style'] } })
  expect(screen.getByText('Hazy IPA')).toBeInTheDocument()
  expect(screen.queryByText('6.2% ABV')).not.toBeInTheDocument()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('a category narrows the list', async () => {
  const { calls } = await renderWidget(productList, {
    config: { bind, filterBar: true },
    api: {
      [path]: shop(3),
      'relation/ProductClassRelation/tree': [
        {
          id: '1',
          name: 'Ales',
          icon: 'beer',
          children: [{ id: '11', name: 'IPA', icon: 'beer' }],
        },
        { id: '2', name: 'Lagers', icon: 'beer', children: [] },
      ],
    },
  })
  await tap(screen.getByRole('tab', { name: 'Ales' }))
  expect(calls[calls.length - 1]?.query).toMatchObject({ classIds: '1,11', pageIndex: 1 })
})

test('a search without a match names the word', async () => {
  await renderWidget(productList, {
    config: { bind: { ...bind, query: { keyWord: 'tea' } } },
    api: { [path]: shop(0) },
  })
  expect(screen.getByText('Nothing matches “tea”')).toBeInTheDocument()
})

test('a failed first page can be tried again', async () => {
  let broken = true
  await renderWidget(productList, {
    config: { bind },
    api: {
      [path]: (request: HttpRequest) => {
        if (broken) throw new ApiError(path, 500, '')
        return shop(3)(request)
      },
    },
  })
  broken = false
  await tap(screen.getByRole('button', { name: 'Try again' }))
  expect(cards()).toHaveLength(3)
})
