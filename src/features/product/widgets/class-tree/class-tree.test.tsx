import { act, fireEvent, screen } from '@testing-library/react'
import { renderWidget } from '../../../../engine/testing/render-widget'
import { ApiError } from '../../../../errors'
import type { HttpRequest } from '../../../../http/endpoint'
import { classTree } from '.'

const tree = [
  { id: '1', name: 'Ales', icon: 'beer', children: [{ id: '11', name: 'IPA', icon: 'beer' }] },
  { id: '2', name: 'Lagers', icon: 'beer', children: [{ id: '21', name: 'Pils', icon: 'beer' }] },
]
const api = { 'relation/ProductClassRelation/tree': tree }

test('the first class is open, another one opens on a tap', async () => {
  await renderWidget(classTree, { api })
  expect(screen.getByRole('tab', { name: 'Ales' })).toHaveAttribute('aria-selected', 'true')
  fireEvent.click(screen.getByRole('tab', { name: 'Lagers' }))
  expect(screen.getByRole('link', { name: 'Pils' })).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'IPA' })).not.toBeInTheDocument()
})

test('a class leads to its products', async () => {
  const { navigator } = await renderWidget(classTree, { api })
  fireEvent.click(screen.getByRole('link', { name: 'IPA' }))
  expect(navigator.open).toHaveBeenCalledWith('/views/index?url=/product/list&classIds=11')
})

test('all of a class asks for the whole family', async () => {
  const { navigator } = await renderWidget(classTree, { api })
  fireEvent.click(screen.getByRole('link', { name: 'All of Ales' }))
  expect(navigator.open).toHaveBeenCalledWith('/views/index?url=/product/list&classIds=1%2C11')
})

test('an action of the definition gets the class that is tapped', async () => {
  const { navigator } = await renderWidget(classTree, {
    api,
    config: { on: { itemTap: { do: 'go', url: '/tool/search?keyword={name}' } } },
  })
  fireEvent.click(screen.getByRole('link', { name: 'IPA' }))
  expect(navigator.open.mock.calls).toEqual([['/tool/search?keyword=IPA']])
})

test('a class leads where the definition says', async () => {
  const { navigator } = await renderWidget(classTree, {
    api,
    config: { itemUrl: '/zero/class?id={id}' },
  })
  fireEvent.click(screen.getByRole('link', { name: 'IPA' }))
  expect(navigator.open.mock.calls).toEqual([['/zero/class?id=11']])
})

test('tiles show everything at once', async () => {
  await renderWidget(classTree, { api, config: { layout: 'tiles' } })
  expect(screen.getByRole('link', { name: 'IPA' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Pils' })).toBeInTheDocument()
})

test('no classes say so', async () => {
  await renderWidget(classTree, { api: { 'relation/ProductClassRelation/tree': [] } })
  expect(screen.getByText('No categories yet')).toBeInTheDocument()
})

describe('with products', () => {
  const PAGE = 'product/page'
  const beer = (id: string, name: string) => ({
    id,
    name,
    image: '/pictures/beer/haze.svg',
    style: 'IPA',
    abv: 6,
    price: 2800,
    sold: 9,
    stock: 4,
    tags: [],
    classId: '11',
    storeId: '301',
    skuId: `${id}0`,
  })
  const open = () =>
    renderWidget(classTree, {
      config: { products: true },
      api: {
        ...api,
        [PAGE]: ({ query }: HttpRequest) => ({
          result: query?.classIds === '1,11' ? [beer('1', 'Haze')] : [beer('2', 'Harvest')],
          pageIndex: 1,
          pageSize: 15,
          totalCount: 1,
        }),
        'product/productShow/detail': new ApiError('product/productShow/detail', 500, ''),
        'product/productShow/skus': [],
      },
    })

  test('a class shows what is in it and its parts, another one at a tap', async () => {
    const { navigator } = await open()
    expect(screen.getByRole('link', { name: /^Haze/ })).toBeInTheDocument()
    await act(async () => void fireEvent.click(screen.getByRole('tab', { name: 'Lagers' })))
    expect(screen.queryByRole('link', { name: /^Haze/ })).toBeNull()
    fireEvent.click(screen.getByRole('link', { name: /^Harvest/ }))
    expect(navigator.open).toHaveBeenCalledWith('/views/index?url=/product/show&id=2')
  })

  test('its + opens the variants in place', async () => {
    const { navigator } = await open()
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Choose Haze' })))
    expect(screen.getByRole('dialog', { name: 'Haze' })).toBeInTheDocument()
    expect(navigator.open).not.toHaveBeenCalled()
  })
})
