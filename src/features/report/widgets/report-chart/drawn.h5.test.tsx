import { act, fireEvent, screen } from '@testing-library/react'
import { renderWidget } from '../../../../engine/testing/render-widget'
import { initI18n } from '../../../../i18n'
import { reportChart } from '.'

// What is drawn: a browser's canvas is made of paths in a field of 1000 by 400, so that they can be reckoned.

beforeAll(() => initI18n('en'))

const all = (selector: string) => [...document.querySelectorAll(selector)]
const texts = (selector: string) => all(selector).map(({ textContent }) => textContent)
const styles = (selector: string) => all(selector).map((each) => each.getAttribute('style'))
const paths = () => all('svg path').map((path) => path.getAttribute('d') ?? '')

const columns = [
  { key: 'name', name: 'Name' },
  { key: 'value', name: 'Value', format: 'number' },
]
const draw = (kind: string, values: readonly (number | null)[], format = 'number') =>
  renderWidget(reportChart, {
    config: { kind, title: 'Beers' },
    value: {
      columns: columns.map((column) => (column.format ? { ...column, format } : column)),
      rows: values.map((value, at) => ({ name: `n${at}`, value })),
    },
  })

test('a line goes through the middle of each place, as high as its share of the axis', async () => {
  await draw('line', [0, 50, 100])
  // Four steps of 25; places in the middle of thirds: 166.7, 500, 833.3.
  expect(texts('.tp-chart__tick-text')).toEqual(['100', '75', '50', '25', '0'])
  expect(paths().at(-1)).toBe('M166.7,400L500,200L833.3,0')
})

test.each([
  ['money', ['••', '••', '••', '••', '••'], '••••'],
  ['number', ['100', '75', '50', '25', '0'], '100'],
])('where amounts are hidden an axis of %s shows %j', async (format, ticks, read) => {
  const { services } = await draw('line', [0, 50, 100], format)
  act(() => services.settings.toggleAmounts())
  expect(texts('.tp-chart__tick-text')).toEqual(ticks)
  expect(screen.getByRole('status')).toHaveTextContent(`n2Value${read}`)
})

test('bars take 62 per cent of their place and stand on zero', async () => {
  await draw('bar', [50, 100])
  // Halves of 500: a bar is 310 wide and begins 95 into its half.
  expect(paths()).toEqual(['M95 200h310V400h-310ZM595 0h310V400h-310Z'])
})

test('a loss hangs below zero, and the axis holds both', async () => {
  await draw('bar', [10, -10])
  // From −10 to 10 in steps of 5: zero is half way up.
  expect(texts('.tp-chart__tick-text')).toEqual(['10', '5', '0', '−5', '−10'])
  expect(paths()).toEqual(['M95 0h310V200h-310ZM595 200h310V400h-310Z'])
})

test.each([
  [4, ['n0', 'n1', 'n2', 'n3']],
  [5, ['n0', 'n2', 'n4']],
  [30, ['n0', 'n14', 'n29']],
])('of %i places these are named', async (count, names) => {
  await draw(
    'bar',
    Array.from({ length: count }, () => 1),
  )
  expect(texts('.tp-chart__days > *')).toEqual(names)
})

test.each([
  [0, 'n0Value0', '16.7%', '0%'],
  [1, 'n1Value50', '50%', '50%'],
  [2, 'n2Value100', '83.3%', '100%'],
])('a tap on place %i reads it, and marks where it lies', async (at, read, left, bottom) => {
  await draw('line', [0, 50, 100])
  await act(async () => void fireEvent.click(all('.tp-chart__hit')[at] as Element))
  expect(screen.getByRole('status')).toHaveTextContent(read)
  expect(styles('.tp-chart__mark')).toEqual([`left: ${left};`])
  expect(styles('.tp-chart__dot')).toEqual([`left: ${left}; bottom: ${bottom};`])
})

test('a place without a value says so and has no dot', async () => {
  await draw('line', [0, null, 100])
  await act(async () => void fireEvent.click(all('.tp-chart__hit')[1] as Element))
  expect(screen.getByRole('status')).toHaveTextContent('n1Value—')
  expect(all('.tp-chart__dot')).toEqual([])
})

test('no more places to tap than fingers can mean: 31, the first and the last among them', async () => {
  await draw(
    'bar',
    Array.from({ length: 91 }, (_, at) => at),
  )
  const hits = all('.tp-chart__hit')
  expect(hits).toHaveLength(31)
  await act(async () => void fireEvent.click(hits[1] as Element))
  expect(screen.getByRole('status')).toHaveTextContent('n3Value3')
  await act(async () => void fireEvent.click(hits[30] as Element))
  expect(screen.getByRole('status')).toHaveTextContent('n90Value90')
})
