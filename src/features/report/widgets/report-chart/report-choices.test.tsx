import { act, fireEvent, screen, within } from '@testing-library/react'
import type { FakeHost } from '../../../../engine/testing/fake-host'
import { renderWidget } from '../../../../engine/testing/render-widget'
import type { HttpRequest } from '../../../../http/endpoint'
import { initI18n } from '../../../../i18n'
import { reportChart } from '.'

const CALL = 'paas/autoReport/income'
const columns = [
  { key: 'day', name: 'Day', format: 'day' },
  { key: 'sum', name: 'Sum', format: 'money' },
  { key: 'guests', name: 'Guests', format: 'number' },
]
const rows = [
  { day: '2026-11-20', sum: 1_000, guests: 3 },
  { day: '2026-11-21', sum: 2_500, guests: 4 },
]
const report = { columns, rows }
const parts = {
  columns: [
    { key: 'name', name: 'Kind' },
    { key: 'sum', name: 'Sum', format: 'money' },
  ],
  rows: [
    { name: 'Beer', sum: 3_000 },
    { name: 'Returned', sum: -1_000 },
    { name: 'Food', sum: 1_000 },
  ],
}

beforeAll(() => initI18n('en'))

const tap = (element: HTMLElement) => act(async () => void fireEvent.click(element))
const button = (name: string) => screen.getByRole('button', { name })

/** The lines of the table: a real one in browsers, a list in mini-programs. */
function lines(title: string): (string | null)[] {
  const table = within(screen.getByLabelText(title))
  const all = [...table.queryAllByRole('row'), ...table.queryAllByRole('listitem')]
  return all.map(({ textContent }) => textContent)
}

const percent = { key: 'share', name: 'Share', format: 'percent' }

test('percentages are not added up: they have an average of those that are known', async () => {
  await renderWidget(reportChart, {
    config: { kind: 'bar', title: 'Shares' },
    value: {
      columns: [columns[0], percent],
      rows: [
        { day: '2026-11-20', share: 40 },
        { day: '2026-11-21', share: null },
        { day: '2026-11-22', share: 20 },
      ],
    },
  })
  expect(screen.getByRole('img', { name: 'Shares, Average: Share 30%' })).toBeInTheDocument()
  await tap(button('Show as table'))
  expect(lines('Shares').at(-1)).toBe('Average30%')
})

test('beside amounts the last line says which is which', async () => {
  await renderWidget(reportChart, {
    config: { kind: 'bar', title: 'Both' },
    value: {
      columns: [columns[0], columns[1], percent],
      rows: [
        { day: '2026-11-20', sum: 1_000, share: 40 },
        { day: '2026-11-21', sum: 2_000, share: 20 },
      ],
    },
  })
  await tap(button('Show as table'))
  expect(lines('Both').at(-1)).toBe('Total, average of percentages¥30.0030%')
})

test('a ring of percentages has their average in its middle', async () => {
  await renderWidget(reportChart, {
    config: { kind: 'pie', title: 'Shares' },
    value: {
      columns: [parts.columns[0], percent],
      rows: [
        { name: 'Beer', share: 10 },
        { name: 'Food', share: 40 },
      ],
    },
  })
  expect(screen.getByRole('img', { name: 'Shares, Average 25%' })).toBeInTheDocument()
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(/^Beer10%$/)
})

test('what is shown is exported with its period in the name, the newest first, as numbers', async () => {
  const { services } = await renderWidget(reportChart, {
    config: { kind: 'bar', title: 'Income', periods: [{ key: '7', name: '7 days' }] },
    value: { ...report, asOf: 1_795_000_000 },
  })
  const host = services.host as FakeHost
  await tap(button('Export “Income” as CSV'))
  expect(host.keepTable.mock.calls).toEqual([
    ['Day,Sum (¥),Guests\r\n21 Nov 2026,25,4\r\n20 Nov 2026,10,3\r\n', 'Income_7_days_2026-11-18'],
  ])
  act(() => services.settings.toggleAmounts())
  await tap(button('Export “Income” as CSV'))
  expect(host.keepTable.mock.calls[1]?.[0]).toContain('21 Nov 2026,••••,4')
})

test('the table of a ring keeps the order of the ring, and what was lost is no part of it', async () => {
  const { container } = await renderWidget(reportChart, {
    config: { kind: 'pie', title: 'Parts' },
    value: parts,
  })
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Beer¥30.0075%',
    'Returned¥0.000%',
    'Food¥10.0025%',
  ])
  await tap(button('Show as table'))
  expect(lines('Parts')).toEqual([
    'KindSum',
    'Beer¥30.00',
    'Returned−¥10.00',
    'Food¥10.00',
    'Total¥30.00',
  ])
  expect(container).not.toHaveTextContent('As of')
})

test('with the eye closed a ring tells its shares alone', async () => {
  const { services } = await renderWidget(reportChart, {
    config: { kind: 'pie', title: 'Parts' },
    value: parts,
  })
  act(() => services.settings.toggleAmounts())
  expect(screen.getByRole('img', { name: 'Parts, Total ••••' })).toHaveTextContent('Total••••')
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('Beer••••75%')
})

test('with the eye closed what is no money is told', async () => {
  const { services } = await renderWidget(reportChart, {
    config: { kind: 'bar', title: 'Days' },
    value: report,
  })
  act(() => services.settings.toggleAmounts())
  expect(screen.getByRole('img', { name: 'Days, Total: Sum ••••, Guests 7' })).toBeInTheDocument()
  await tap(button('Show as table'))
  expect(lines('Days').slice(1)).toEqual(['21 Nov 2026••••4', '20 Nov 2026••••3', 'Total••••7'])
})

test('begins with the period that the definition names; a place that the next lacks is not chosen there', async () => {
  const periods = [
    { key: '30', name: '30 days' },
    { key: '7', name: { en: '7 days' } },
  ]
  const { calls, container } = await renderWidget(reportChart, {
    config: { kind: 'bar', title: 'Days', report: 'income', periods, period: '7' },
    api: {
      [CALL]: ({ body }: HttpRequest) =>
        (body as { keyword?: string }).keyword === '7'
          ? report
          : { columns, rows: rows.slice(0, 1) },
    },
  })
  expect(screen.getByRole('radio', { name: '7 days' })).toBeChecked()
  expect(calls.map(({ body }) => (body as { keyword?: string }).keyword)).toEqual(['7'])
  await tap(container.querySelectorAll<HTMLElement>('.tp-chart__hit')[1] as HTMLElement)
  expect(screen.getByRole('img')).toHaveAccessibleName('Days, 21 Nov 2026: Sum ¥25.00, Guests 4')
  await tap(screen.getByRole('radio', { name: '30 days' }))
  expect(screen.getByRole('img')).toHaveAccessibleName('Days, Total: Sum ¥10.00, Guests 3')
})

test('a single period is no choice, and the first is asked for where the named one is none', async () => {
  const periods = [{ key: '30', name: '30 days' }]
  const { calls } = await renderWidget(reportChart, {
    config: { kind: 'bar', report: 'income', periods, period: '365' },
    api: { [CALL]: report },
  })
  expect(screen.queryByRole('radio')).toBeNull()
  expect(calls.map(({ body }) => (body as { keyword?: string }).keyword)).toEqual(['30'])
})

test('asks for the report of its source, and says meanwhile that it is coming', async () => {
  const { calls } = await renderWidget(reportChart, {
    config: { kind: 'bar', title: 'Days', bind: { from: 'report', type: 'income' } },
    api: { [CALL]: () => new Promise(() => {}) },
  })
  expect(calls.map(({ path }) => path)).toEqual([CALL])
  expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument()
})
