import { act, fireEvent, screen } from '@testing-library/react'
import { renderWidget, type WidgetSetup } from '../../../engine/testing/render-widget'
import type { HttpRequest } from '../../../http/endpoint'
import { searchPanel } from '../widgets/search-panel'

export const ipa = {
  id: '7',
  name: 'Orchard IPA',
  image: '/pictures/beer/orchard.svg',
  style: 'IPA',
  abv: 6.5,
  price: 2800,
  sold: 12,
  stock: 3,
  tags: [],
  classId: '1',
  storeId: '1',
  skuId: '70',
}
export const pageOf = (result: unknown[]) => ({
  result,
  pageIndex: 1,
  pageSize: 15,
  totalCount: result.length,
})

export const field = () => screen.getByLabelText('Search beers')
export const type = (value: string) => fireEvent.change(field(), { target: { value } })
export const submit = () => act(async () => void fireEvent.keyDown(field(), { key: 'Enter' }))
export const tap = (name: string) => act(async () => void fireEvent.click(screen.getByText(name)))
export const pause = () => act(() => jest.advanceTimersByTimeAsync(1000))
/** A server with the seed's first words, and one suggestion for every word. */
export const api = {
  'product/page': pageOf([ipa]),
  'product/facets': { styles: [], tags: [], stores: [], classes: [], minPrice: 0, maxPrice: 0 },
  'basic/search/hot': [{ name: 'Gose', heat: 3 }],
  'basic/search/suggest': ({ query }: HttpRequest) => [`${query?.keyword} of the house`],
}
export const open = (setup: WidgetSetup = {}) =>
  renderWidget(searchPanel, { ...setup, api: { ...api, ...setup.api } })
export const asked = (calls: readonly HttpRequest[], path: string) =>
  calls.filter((call) => call.path === path)
