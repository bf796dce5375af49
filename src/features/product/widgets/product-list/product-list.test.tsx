import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { renderWidget } from '../../../../engine/testing/render-widget'
import { expectSeen } from '../../../../engine/testing/seen'
import { ApiError } from '../../../../errors'
import type { HttpRequest } from '../../../../http/types'
import { productList } from '.'
import { six } from './examples'

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
  expectSeen([
    'link «Beer 1, ¥28.00»: picture /pictures/beer/tulip.can.6.monsoon-haze.svg?w=180 | New | Beer 1 | Hazy IPA | 6.2% ABV | ¥ | 28 | .00 | ¥36.00 | 12k sold | button «Choose Beer 1»',
    'link «Beer 2, ¥28.00»: picture /pictures/beer/tulip.can.6.monsoon-haze.svg?w=180 | New | Beer 2 | Hazy IPA | 6.2% ABV | ¥ | 28 | .00 | ¥36.00 | 12k sold | button «Choose Beer 2»',
    'link «Beer 3, ¥28.00»: picture /pictures/beer/tulip.can.6.monsoon-haze.svg?w=180 | New | Beer 3 | Hazy IPA | 6.2% ABV | ¥ | 28 | .00 | ¥36.00 | 12k sold | button «Choose Beer 3»',
    'link «Beer 4, ¥28.00»: picture /pictures/beer/tulip.can.6.monsoon-haze.svg?w=180 | New | Beer 4 | Hazy IPA | 6.2% ABV | ¥ | 28 | .00 | ¥36.00 | 12k sold | button «Choose Beer 4»',
    'link «Beer 5, ¥28.00»: picture /pictures/beer/tulip.can.6.monsoon-haze.svg?w=180 | New | Beer 5 | Hazy IPA | 6.2% ABV | ¥ | 28 | .00 | ¥36.00 | 12k sold | button «Choose Beer 5»',
    'link «Beer 6, ¥28.00»: picture /pictures/beer/tulip.can.6.monsoon-haze.svg?w=180 | New | Beer 6 | Hazy IPA | 6.2% ABV | ¥ | 28 | .00 | ¥36.00 | 12k sold | button «Choose Beer 6»',
    'link «Beer 7, ¥28.00»: picture /pictures/beer/tulip.can.6.monsoon-haze.svg?w=180 | New | Beer 7 | Hazy IPA | 6.2% ABV | ¥ | 28 | .00 | ¥36.00 | 12k sold | button «Choose Beer 7»',
    'link «Beer 8, ¥28.00»: picture /pictures/beer/tulip.can.6.monsoon-haze.svg?w=180 | New | Beer 8 | Hazy IPA | 6.2% ABV | ¥ | 28 | .00 | ¥36.00 | 12k sold | button «Choose Beer 8»',
    'link «Beer 9, ¥28.00»: picture /pictures/beer/tulip.can.6.monsoon-haze.svg?w=180 | New | Beer 9 | Hazy IPA | 6.2% ABV | ¥ | 28 | .00 | ¥36.00 | 12k sold | button «Choose Beer 9»',
    'link «Beer 10, ¥28.00»: picture /pictures/beer/tulip.can.6.monsoon-haze.svg?w=180 | New | Beer 10 | Hazy IPA | 6.2% ABV | ¥ | 28 | .00 | ¥36.00 | 12k sold | button «Choose Beer 10»',
    'link «Beer 11, ¥28.00»: picture /pictures/beer/tulip.can.6.monsoon-haze.svg?w=180 | New | Beer 11 | Hazy IPA | 6.2% ABV | ¥ | 28 | .00 | ¥36.00 | 12k sold | button «Choose Beer 11»',
    'link «Beer 12, ¥28.00»: picture /pictures/beer/tulip.can.6.monsoon-haze.svg?w=180 | New | Beer 12 | Hazy IPA | 6.2% ABV | ¥ | 28 | .00 | ¥36.00 | 12k sold | button «Choose Beer 12»',
    'link «Beer 13, ¥28.00»: picture /pictures/beer/tulip.can.6.monsoon-haze.svg?w=180 | New | Beer 13 | Hazy IPA | 6.2% ABV | ¥ | 28 | .00 | ¥36.00 | 12k sold | button «Choose Beer 13»',
    'link «Beer 14, ¥28.00»: picture /pictures/beer/tulip.can.6.monsoon-haze.svg?w=180 | New | Beer 14 | Hazy IPA | 6.2% ABV | ¥ | 28 | .00 | ¥36.00 | 12k sold | button «Choose Beer 14»',
    'link «Beer 15, ¥28.00»: picture /pictures/beer/tulip.can.6.monsoon-haze.svg?w=180 | New | Beer 15 | Hazy IPA | 6.2% ABV | ¥ | 28 | .00 | ¥36.00 | 12k sold | button «Choose Beer 15»',
    'link «Beer 16, ¥28.00»: picture /pictures/beer/tulip.can.6.monsoon-haze.svg?w=180 | New | Beer 16 | Hazy IPA | 6.2% ABV | ¥ | 28 | .00 | ¥36.00 | 12k sold | button «Choose Beer 16»',
    'link «Beer 17, ¥28.00»: picture /pictures/beer/tulip.can.6.monsoon-haze.svg?w=180 | New | Beer 17 | Hazy IPA | 6.2% ABV | ¥ | 28 | .00 | ¥36.00 | 12k sold | button «Choose Beer 17»',
    'link «Beer 18, ¥28.00»: picture /pictures/beer/tulip.can.6.monsoon-haze.svg?w=180 | New | Beer 18 | Hazy IPA | 6.2% ABV | ¥ | 28 | .00 | ¥36.00 | 12k sold | button «Choose Beer 18»',
    'link «Beer 19, ¥28.00»: picture /pictures/beer/tulip.can.6.monsoon-haze.svg?w=180 | New | Beer 19 | Hazy IPA | 6.2% ABV | ¥ | 28 | .00 | ¥36.00 | 12k sold | button «Choose Beer 19»',
    'link «Beer 20, ¥28.00»: picture /pictures/beer/tulip.can.6.monsoon-haze.svg?w=180 | New | Beer 20 | Hazy IPA | 6.2% ABV | ¥ | 28 | .00 | ¥36.00 | 12k sold | button «Choose Beer 20»',
    'status: That is all',
  ])
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
  expectSeen([
    'tablist «Categories»',
    'tab: All',
    'tab (selected): Ales',
    'tab: Lagers',
    'link «Beer 1, ¥28.00»: picture /pictures/beer/tulip.can.6.monsoon-haze.svg?w=180 | New | Beer 1 | Hazy IPA | 6.2% ABV | ¥ | 28 | .00 | ¥36.00 | 12k sold | button «Choose Beer 1»',
    'link «Beer 2, ¥28.00»: picture /pictures/beer/tulip.can.6.monsoon-haze.svg?w=180 | New | Beer 2 | Hazy IPA | 6.2% ABV | ¥ | 28 | .00 | ¥36.00 | 12k sold | button «Choose Beer 2»',
    'link «Beer 3, ¥28.00»: picture /pictures/beer/tulip.can.6.monsoon-haze.svg?w=180 | New | Beer 3 | Hazy IPA | 6.2% ABV | ¥ | 28 | .00 | ¥36.00 | 12k sold | button «Choose Beer 3»',
  ])
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
