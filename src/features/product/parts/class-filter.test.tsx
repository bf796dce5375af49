import { act, fireEvent, screen } from '@testing-library/react'
import * as v from 'valibot'
import { defineWidget } from '../../../engine/contract'
import { renderWidget } from '../../../engine/testing/render-widget'
import { ClassFilter } from './class-filter'

const icon = ''
const TREE = [
  { id: '1', name: 'Ales', icon, children: [{ id: '11', name: 'IPA', icon }] },
  { id: '2', name: 'Lagers', icon, children: [] },
]
const onChange = jest.fn()
beforeEach(() => onChange.mockReset())

/** The filter of a list that came with `from` and is narrowed to `value`. */
function draw(from: string | undefined, value: string, tree: unknown = TREE) {
  const widget = defineWidget(
    {
      type: 'classes',
      version: 1,
      tier: 'commerce',
      value: v.any(),
      config: v.object({}),
      height: 44,
      examples: {},
    },
    () => <ClassFilter id='x' from={from} value={value} onChange={onChange} />,
  )
  return renderWidget(widget, { value: {}, api: { 'relation/ProductClassRelation/tree': tree } })
}
const tabs = () =>
  screen.queryAllByRole('tab').map((tab) => [tab.textContent, tab.getAttribute('aria-selected')])

test('a list is narrowed to a class and all below it', async () => {
  await draw(undefined, '')
  expect(tabs()).toEqual([
    ['All', 'true'],
    ['Ales', 'false'],
    ['Lagers', 'false'],
  ])
  await act(async () => void fireEvent.click(screen.getByRole('tab', { name: 'Ales' })))
  expect(onChange).toHaveBeenCalledWith('1,11')
})

test('the class it is narrowed to is marked, and all where it is none of those', async () => {
  const { unmount } = await draw(undefined, '2')
  expect(tabs().map(([, isOn]) => isOn)).toEqual(['false', 'false', 'true'])
  unmount()
  await draw(undefined, '99')
  expect(tabs().map(([, isOn]) => isOn)).toEqual(['true', 'false', 'false'])
})

test('a shop with nothing to narrow by has no filter, one with two choices has', async () => {
  const { unmount } = await draw(undefined, '', [])
  expect(screen.queryByRole('tablist')).toBeNull()
  unmount()
  await draw(undefined, '', [TREE[1]])
  expect(tabs().map(([name]) => name)).toEqual(['All', 'Lagers'])
})
