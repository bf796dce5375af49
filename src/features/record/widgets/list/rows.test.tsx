import { render, screen } from '@testing-library/react'
import { ServicesContext } from '../../../../engine/services'
import { createTestServices } from '../../../../engine/testing/render-widget'
import { initI18n } from '../../../../i18n'
import { SLICE_ROWS } from '../../../../ui/slice/slice'
import { Rows } from './record-row'

beforeAll(() => initI18n('en'))

const SLICE = Math.min(15, SLICE_ROWS)

/** A browser that has not looked yet: nothing has come near the screen. */
class Blind {
  observe() {}
  unobserve() {}
}
const before = globalThis.IntersectionObserver
afterEach(() => {
  globalThis.IntersectionObserver = before
})

test('of ten thousand rows it draws the first and the latest, and keeps room for the others', () => {
  globalThis.IntersectionObserver = Blind as never
  const items = Array.from({ length: 10_000 }, (_, at) => ({ id: `r${at}`, name: `Row ${at}` }))
  render(
    <ServicesContext.Provider value={createTestServices().services}>
      <Rows items={items} pageSize={15} template={{ title: { path: 'name' }, tags: [] }} />
    </ServicesContext.Provider>,
  )
  const rows = screen.getAllByRole('listitem')
  expect(rows.length).toBeGreaterThanOrEqual(SLICE)
  expect(rows.length).toBeLessThanOrEqual(30)
  expect(rows[0]).toHaveTextContent('Row 0')
  expect(rows.at(-1)).toHaveTextContent('Row 9999')
  const kept = [...screen.getByRole('list').children].filter(
    ({ childElementCount }) => !childElementCount,
  )
  expect(kept.length).toBeGreaterThan(600)
  for (const slice of kept) expect(slice).toHaveStyle({ height: `${SLICE * 80}px` })
})
