import { screen, within } from '@testing-library/react'
import { openPage, page, tap } from '../testing/open-page'
import {
  FAILED,
  KEPT,
  MISSING,
  of,
  openWithout,
  registry,
  retries,
  said,
  server,
  setUpOutage,
} from '../testing/outage'

setUpOutage()

test('what fails alone says so in its own place', async () => {
  await openWithout(['fixed', 'a banner'], ['list', 'beers'])
  expect([said(FAILED), retries(), said(MISSING)]).toEqual([1, 1, 0])
})

test('of several failures the page speaks once, and leaves no heading over nothing', async () => {
  await openWithout(['fixed', 'a banner'], ['list', 'beers'], ['list', 'shops'], ['pair', 'bars'])
  expect(screen.getByText('a banner')).toBeVisible()
  expect(screen.getByText('nothing yet')).not.toBeVisible()
  expect([said(FAILED), retries(), said(MISSING), said(KEPT)]).toEqual([0, 1, 1, 0])
})

/** The headings that can be seen. */
const headings = () =>
  screen
    .queryAllByRole('heading')
    .map(({ textContent }) => textContent)
    .filter((text) => !['Beers', FAILED].includes(text ?? ''))

test('a heading goes with what it names, and comes back with it', async () => {
  await openWithout(
    ['title', 'Shops'],
    ['fixed', 'eight shops'],
    ['title', 'This week'],
    ['title', 'New'],
    ['list', 'beers'],
    ['title', 'Bars'],
    ['pair', 'bars'],
    ['line', 'the end'],
  )
  expect(headings()).toEqual(['Shops'])
  expect([said(FAILED), retries(), said(MISSING)]).toEqual([0, 1, 1])
  server.isDown = false
  await tap('Try again')
  expect(headings()).toEqual(['Shops', 'This week', 'New', 'Bars'])
})

test('one list that fails alone keeps its heading: its place says why it is empty', async () => {
  await openWithout(['fixed', 'a banner'], ['title', 'New'], ['list', 'beers'])
  expect(headings()).toEqual(['New'])
})

test('a group of nothing but what is missing goes whole; one with something left stays', async () => {
  server.isDown = true
  const inside = (...widgets: Parameters<typeof of>) => ({ content: of(...widgets).widgets })
  const of2 = (what: string, slots: object) => ({ config: { type: 'group', what, slots } })
  const widgets = [
    { config: { type: 'fixed', what: 'a banner' } },
    of2('Empty', inside(['list', 'beers'], ['title', 'Bars'], ['list', 'bars'])),
    of2('Half', inside(['list', 'shops'], ['line', 'the map'])),
  ]
  await openPage({ registry, server: page('x', { widgets }) })
  expect(headings()).toEqual(['Half'])
  expect(screen.getByText('the map')).toBeVisible()
})

test('a heading inside of what is there in part stands over nothing less: its place says so', async () => {
  await openWithout(['fixed', 'a banner'], ['desk', 'beers'], ['list', 'shops'])
  expect(headings()).toEqual(['Till', 'Today'])
  expect(screen.getByText('open')).toBeVisible()
  expect(screen.getByText('This part is not available right now')).toBeVisible()
  expect([said(FAILED), retries(), said(MISSING)]).toEqual([0, 1, 1])
  server.isDown = false
  await tap('Try again')
  expect(screen.queryByText('This part is not available right now')).toBeNull()
  expect(screen.getByText('beers: three beers')).toBeVisible()
})

test('what stands in a sheet says so itself: nobody sees the page behind it', async () => {
  await openWithout(['fixed', 'a banner'], ['choice', 'beers'], ['list', 'shops'])
  expect(said(MISSING)).toBe(1)
  expect(within(screen.getByRole('dialog')).getByText(FAILED)).toBeInTheDocument()
  expect(said(FAILED)).toBe(1)
})

test('one tap asks for all that failed, and for nothing else', async () => {
  const { state } = await openWithout(['fixed', 'a banner'], ['list', 'beers'], ['pair', 'bars'])
  server.isDown = false
  Object.assign(server, { asked: [] })
  state.asked.length = 0
  await tap('Try again')
  expect(server.asked.sort()).toEqual(['bars', 'beers'])
  expect(state.asked).toEqual([])
  expect(screen.getByText('beers: three beers')).toBeVisible()
  expect(screen.getByText('bars: three beers')).toBeVisible()
  expect([said(FAILED), retries(), said(MISSING)]).toEqual([0, 0, 0])
})

test('a page with next to nothing left says it as a page', async () => {
  await openWithout(['line', 'tabs'], ['list', 'beers'], ['list', 'shops'])
  expect(screen.getByText('tabs')).toBeVisible()
  expect([said(FAILED), retries(), said(MISSING), said(KEPT)]).toEqual([1, 1, 0, 0])
  expect(screen.getByText(/^No connection\. Check/)).toBeVisible()
})

test('it stays while it is tried again in vain', async () => {
  await openWithout(['list', 'beers'], ['list', 'shops'])
  await tap('Try again')
  expect([said(FAILED), retries()]).toEqual([1, 1])
  expect(screen.queryByLabelText('Loading')).toBeNull()
})
