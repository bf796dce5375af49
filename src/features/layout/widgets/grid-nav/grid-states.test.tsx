import { screen } from '@testing-library/react'
import { tap } from '../../../../engine/testing/hands'
import { renderWidget } from '../../../../engine/testing/render-widget'
import { initI18n } from '../../../../i18n'
import { gridNav } from '.'

beforeAll(() => initI18n('en'))

const entry = (more: object = {}) => ({ id: 1, name: 'Beers', ...more })
const heightOf = (config: object) =>
  (gridNav.definition.height as (config: object) => number)(config)

test('an entry needs no more than a name: it is switched on, and leads nowhere', async () => {
  const { navigator } = await renderWidget(gridNav, { value: [entry()] })
  await tap(screen.getByRole('link', { name: 'Beers' }))
  expect(navigator.open).not.toHaveBeenCalled()
  expect(screen.queryByRole('heading')).toBeNull()
})

test('a word that is empty in this language, and a count of none, mark nothing', async () => {
  await renderWidget(gridNav, {
    value: [entry({ badge: { 'zh-Hans': '' } }), entry({ id: 2, name: 'Shops', badge: 0 })],
  })
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Beers',
    'Shops',
  ])
})

test('a count that fits is said as it is', async () => {
  await renderWidget(gridNav, { value: [entry({ badge: 3 })] })
  expect(screen.getByText('3')).toBeInTheDocument()
})

// Two rows of five unless told otherwise: 24 px around rows of 88.
test.each([
  [{ columns: 5, rows: 2, max: 10 }, 200],
  [{ columns: 5, rows: 2, max: 5 }, 112],
  [{ columns: 3, rows: 4, max: 10 }, 376],
  [{ columns: 3, rows: 1, max: 10 }, 112],
  [{ columns: 5, rows: 2, max: 6 }, 200],
])('room is kept for %j: %i px', (config, height) => {
  expect(heightOf(config)).toBe(height)
})

test.each([
  [{ columns: 4 }, '.tp-grid-nav__grid--4'],
  [{ swipe: true, rows: 1 }, '.tp-grid-nav__strip--1'],
])('%j is drawn so', async (config, place) => {
  const { container } = await renderWidget(gridNav, { value: [entry()], config })
  expect(container.querySelector(place)).not.toBeNull()
})
