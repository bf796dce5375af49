import { act, fireEvent, screen, within } from '@testing-library/react'
import { renderWidget, testUser } from '../../../engine/testing/render-widget'
import { productDetail } from '../widgets/product-detail'

export const sku = (id: string, values: string[], price: number, stock: number) => ({
  id,
  productId: '1',
  name: values.join(' '),
  values,
  price,
  stock,
  image: '',
})

export const skus = [
  sku('11', ['330 ml', 'Single'], 2800, 8),
  sku('12', ['330 ml', '6 pack'], 15_800, 0),
  sku('14', ['500 ml', 'Single'], 3800, 3),
]

export const product = {
  id: '1',
  name: 'Hop Field',
  image: '/pictures/beer/1.svg',
  style: 'IPA',
  abv: 6.8,
  price: 2800,
  sold: 12,
  stock: 11,
  tags: ['New'],
  classId: '1',
  storeId: '1',
  skuId: '11',
  images: [],
  intro: 'Pine and grapefruit.',
  attributes: [{ name: 'IBU', value: '62' }],
  options: [
    { name: 'Size', values: ['330 ml', '500 ml'] },
    { name: 'Pack', values: ['Single', '6 pack'] },
  ],
  store: { id: '7', name: 'West Lake' },
  description: '<p>Dry-hopped <script>alert(1)</script>twice</p>',
}

let lastId = 0
/** The id of the product that was opened last. */
export const idNow = () => `p${lastId}`

/** Opens a product of its own for each test: the choice outlives the page, as for a user. */
export function openWith(
  api: Record<string, unknown>,
  loggedIn = true,
  query: Record<string, string> = {},
  config: Record<string, unknown> = {},
) {
  lastId += 1
  const id = idNow()
  return renderWidget(productDetail, {
    url: '/views/index',
    query: { url: '/product/show', id, ...query },
    user: loggedIn ? testUser : undefined,
    config,
    api: {
      'product/productShow/detail': { ...product, id },
      'product/productShow/skus': skus,
      'product/productShow/addCart': 2,
      ...api,
    },
  })
}

export const tap = (element: HTMLElement) => act(async () => void fireEvent.click(element))
export const sheet = () => within(screen.getByRole('dialog', { name: 'Hop Field' }))
export const openSheet = () => tap(screen.getByRole('button', { name: 'Buy now' }))
