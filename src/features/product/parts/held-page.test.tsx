import { screen } from '@testing-library/react'
import { type ReactElement, useState } from 'react'
import * as v from 'valibot'
import { createRegistry, defineWidget } from '../../../engine/contract'
import { press } from '../../../engine/testing/hands'
import { openPage, page } from '../../../engine/testing/open-page'
import { testUser } from '../../../engine/testing/render-widget'
import { initI18n } from '../../../i18n'
import { product, skus } from '../testing/product-room'
import { QuickAdd, VariantSheet } from './buy-sheet'
import { FilterSheet } from './filter-sheet'
import { EVERYTHING } from './shelf-bar'

beforeAll(() => initI18n('en'))

interface Shown {
  readonly open: boolean
  readonly onClose: () => void
}
const facets = { styles: [], tags: [], stores: [], classes: [], minPrice: 900, maxPrice: 8800 }
const asked = { status: 'ready', value: facets, error: undefined, reload: async () => {} } as const
const api = {
  'product/page': { result: [], pageIndex: 1, pageSize: 1, totalCount: 7 },
  'product/productShow/detail': product,
  'product/productShow/skus': skus,
}

/** A page that says which definition it is drawn from, with a sheet over it. */
function pageWith(draw: (shown: Shown) => ReactElement) {
  const over = defineWidget(
    {
      type: 'over',
      version: 1,
      tier: 'commerce',
      value: v.object({ text: v.string() }),
      config: v.object({}),
      height: 44,
      examples: {},
    },
    function Over({ value }) {
      const [open, setOpen] = useState(true)
      return (
        <>
          {value.text}
          {draw({ open, onClose: () => setOpen(false) })}
        </>
      )
    },
  )
  const told = (text: string) =>
    page(text, { widgets: [{ value: { text }, config: { type: 'over' } }] })
  return { told, registry: createRegistry(over) }
}

test.each<[string, (shown: Shown) => ReactElement]>([
  [
    'narrows a list',
    (shown) => (
      <FilterSheet
        {...shown}
        facets={asked}
        asked={{}}
        draft={EVERYTHING}
        onDraft={() => {}}
        onApply={() => {}}
      />
    ),
  ],
  ['buys something', (shown) => <QuickAdd {...shown} product={product} />],
  [
    'chooses another variant',
    (shown) => (
      <VariantSheet {...shown} product={product} skuId='11' count={1} onChoose={async () => true} />
    ),
  ],
])('a newer definition of the page waits for who %s', async (_, draw) => {
  const { told, registry } = pageWith(draw)
  const { reload } = await openPage({ server: told('Before'), registry, api, user: testUser })
  await reload(told('After'))
  expect(screen.getByText('Before')).toBeInTheDocument()
  await press('Close')
  expect(screen.getByText('After')).toBeInTheDocument()
})
