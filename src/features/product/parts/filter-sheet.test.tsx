import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import * as v from 'valibot'
import { defineWidget } from '../../../engine/contract'
import { button, isOff, press, sent, tap, type } from '../../../engine/testing/hands'
import { renderWidget } from '../../../engine/testing/render-widget'
import { FilterSheet } from './filter-sheet'
import { EVERYTHING, type Narrowing } from './shelf-bar'

const PAGE = 'product/page'
const facet = (value: string) => ({ value, name: `Name ${value}`, count: 1 })
const several = (count: number) => Array.from({ length: count }, (_, at) => facet(`s${at}`))
const FACETS = {
  styles: several(2),
  tags: [facet('new')],
  stores: [facet('301'), facet('302')],
  classes: [],
  minPrice: 900,
  maxPrice: 8800,
}

let chosen: Narrowing

/** The sheet of a list that came with a word, narrowed to `begun`. */
function open(facets: Partial<typeof FACETS> = {}, begun: Partial<Narrowing> = {}) {
  const value = { ...FACETS, ...facets }
  const asked = { status: 'ready', value, error: undefined, reload: async () => {} } as const
  function Shelf() {
    const [draft, setDraft] = useState<Narrowing>({ ...EVERYTHING, ...begun })
    chosen = draft
    return (
      <FilterSheet
        open
        facets={asked}
        asked={{ keyWord: 'hop' }}
        draft={draft}
        onDraft={setDraft}
        onApply={() => {}}
        onClose={() => {}}
      />
    )
  }
  const widget = defineWidget(
    {
      type: 'filters',
      version: 1,
      tier: 'commerce',
      value: v.any(),
      config: v.object({}),
      height: 44,
      examples: {},
    },
    () => <Shelf />,
  )
  const found = { result: [], pageIndex: 1, pageSize: 1, totalCount: 7 }
  return renderWidget(widget, { value: {}, api: { [PAGE]: found } })
}
const group = (name: string) => within(screen.getByRole('group', { name }))
const radio = (name: RegExp) => screen.getByRole('radio', { name })

test.each([
  [10, 10],
  [11, 9],
])('of %i styles %i are shown at once: one more is no reason for another tap', async (all, few) => {
  await open({ styles: several(all) })
  expect(group('Styles').getAllByRole('checkbox')).toHaveLength(few)
  expect(group('Styles').queryByRole('button', { name: `All ${all}` }) !== null).toBe(few < all)
})

test('what is chosen is in sight in a short group too', async () => {
  await open({ styles: several(14) }, { styles: ['s12'] })
  expect(group('Styles').getAllByRole('checkbox')).toHaveLength(10)
  expect(group('Styles').getByRole('checkbox', { name: /s12/ })).toBeChecked()
})

test('a choice that all have is none, unless it was made', async () => {
  const { unmount } = await open()
  expect(screen.queryByRole('group', { name: 'Good to know' })).toBeNull()
  unmount()
  await open({}, { tags: ['new'] })
  await tap(group('Good to know').getByRole('checkbox', { name: /new/ }))
  expect(chosen.tags).toEqual([])
})

test('of taprooms there is one at most, and a second tap takes it back', async () => {
  await open()
  await tap(radio(/301/))
  await tap(radio(/302/))
  expect(chosen.storeId).toBe('302')
  expect([radio(/301/), radio(/302/)].map((each) => each.getAttribute('aria-checked'))).toEqual([
    'false',
    'true',
  ])
  await tap(radio(/302/))
  expect(chosen.storeId).toBe('')
})

test('the prices there are stand in the fields until others are typed', async () => {
  await open()
  expect(screen.getByLabelText('Lowest price')).toHaveAttribute('placeholder', '¥9.00')
  expect(screen.getByLabelText('Highest price')).toHaveAttribute('placeholder', '¥88.00')
  expect(screen.getByLabelText('Highest price')).toHaveAttribute('maxlength', '9')
  await type('Lowest price', '12')
  await type('Highest price', '30.5')
  expect([chosen.from, chosen.to]).toEqual(['12', '30.5'])
})

test('it counts what it would show of the list it is of', async () => {
  const { calls } = await open({}, { inStock: true })
  expect(sent(calls, PAGE)).toEqual([expect.objectContaining({ keyWord: 'hop', inStock: true })])
  expect(isOff(button('Show 7 beers'))).toBe(false)
})

test('nothing is counted for prices the wrong way round, until all is cleared', async () => {
  const { calls } = await open({}, { from: '30', to: '20' })
  expect(sent(calls, PAGE)).toEqual([])
  expect(isOff(button('Show them'))).toBe(true)
  await press('Clear')
  expect(chosen).toEqual(EVERYTHING)
  expect(isOff(button('Show 7 beers'))).toBe(false)
})
