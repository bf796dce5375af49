import { act, fireEvent, screen } from '@testing-library/react'
import {
  renderWidget,
  testUser,
  type WidgetSetup,
} from '../../../../../engine/testing/render-widget'
import type { HttpRequest } from '../../../../../http/endpoint'
import { list } from '..'

export const PAGE = 'common/beer/page'
export const LIGHT_PAGE = 'Api/LightApp/GetPagedList'
const LIGHT_ALL = 'Api/LightApp/GetList'

export const beers = [
  { id: '1', name: 'Plum Rain', style: 'sour', price: 1_800, made: 1_790_000_000 },
  { id: '2', name: 'Cellar Door', style: 'stout', price: 123_456, made: 1_790_000_000 },
]
export const pageOf = (result: unknown[], pageIndex = 1, totalCount = result.length) => ({
  result,
  pageIndex,
  pageSize: 15,
  totalCount,
})
export const item = {
  title: 'name',
  sub: { path: 'made', format: 'date', before: 'Made ' },
  tags: [{ path: 'style', names: { sour: { en: 'Sour ale' } } }],
  right: { path: 'price', format: 'money' },
}
export const sorts = [
  { name: 'Newest', field: 'made', type: 'Desc' },
  { name: 'Price', field: 'price', type: 'Asc' },
]
export const entity = { bind: { from: 'list', type: 'beer' }, item }
export const notes = [
  { _id: 'n1', tableName: 'note', DataJson: JSON.stringify({ name: 'Plum', score: 7 }) },
  { _id: 'n2', tableName: 'note', DataJson: JSON.stringify({ name: 'Bock', score: 9 }) },
]
export const light = { bind: { from: 'light', table: 'note' } }

export const tap = (element: HTMLElement) => act(async () => void fireEvent.click(element))
export const button = (name: string | RegExp) => screen.getByRole('button', { name })
export const type = (label: string, text: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value: text } })
export const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent)

export const render = (config: Record<string, unknown> = {}, setup: WidgetSetup = {}) =>
  renderWidget(list, {
    ...setup,
    config: { ...entity, ...config },
    api: { [PAGE]: pageOf(beers), ...setup.api },
  })
export const renderLight = (config: Record<string, unknown> = {}, setup: WidgetSetup = {}) =>
  renderWidget(list, {
    user: testUser,
    ...setup,
    config: { ...light, ...config },
    api: { [LIGHT_PAGE]: pageOf(notes), [LIGHT_ALL]: notes, ...setup.api },
  })
export const bodyOf = (calls: readonly HttpRequest[], path: string) =>
  calls.filter((call) => call.path === path).at(-1)?.body
