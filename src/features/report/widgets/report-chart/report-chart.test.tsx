import { act, fireEvent, screen, within } from '@testing-library/react'
import { renderWidget } from '../../../../engine/testing/render-widget'
import { NetworkError } from '../../../../errors'
import type { HttpRequest } from '../../../../http/endpoint'
import { initI18n } from '../../../../i18n'
import { reportChart } from '.'

const CALL = 'paas/autoReport/income'
const columns = [
  { key: 'day', name: 'Day', format: 'day' },
  { key: 'devices', name: 'Devices', format: 'money' },
  { key: 'referrals', name: 'Referrals', format: 'money' },
]
/** Newest first, as reports come. */
const rows = [
  { day: '2026-11-21', devices: 2_500, referrals: 0 },
  { day: '2026-11-20', devices: 1_000, referrals: 640 },
  { day: '2026-11-19', devices: 1_500, referrals: 0 },
]
const report = { columns, rows, asOf: 1_790_000_000 }
const config = { kind: 'bar', report: 'income', title: { en: 'Income by day' } }

beforeAll(() => initI18n('en'))

const tap = (element: HTMLElement) => act(async () => void fireEvent.click(element))
const button = (name: string) => screen.getByRole('button', { name })

test('draws the report and says in words what it shows', async () => {
  const { calls, container } = await renderWidget(reportChart, { config, api: { [CALL]: report } })
  expect(calls[0]).toMatchObject({ path: CALL, body: { pageSize: 366 } })
  expect(
    screen.getByRole('img', { name: 'Income by day, Total: Devices ¥50.00, Referrals ¥6.40' }),
  ).toBeInTheDocument()
  expect(container).toHaveTextContent('19 Nov20 Nov21 Nov')
  expect(screen.getByText(/^As of .*2026/)).toBeInTheDocument()
})

test('the table has every figure of the chart, the newest first, and their sums', async () => {
  await renderWidget(reportChart, { config, api: { [CALL]: report } })
  await tap(button('Show as table'))
  // A real table in browsers; mini-programs have none, there it is a list.
  const table = within(screen.getByLabelText('Income by day'))
  const lines = [...table.queryAllByRole('row'), ...table.queryAllByRole('listitem')]
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'DayDevicesReferrals',
    '21 Nov 2026¥25.00¥0.00',
    '20 Nov 2026¥10.00¥6.40',
    '19 Nov 2026¥15.00¥0.00',
    'Total¥50.00¥6.40',
  ])
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
  await tap(button('Show as chart'))
  expect(screen.getByRole('img')).toBeInTheDocument()
})

test('a tap on a place reads its figures', async () => {
  const { container } = await renderWidget(reportChart, { config, api: { [CALL]: report } })
  const places = container.querySelectorAll<HTMLElement>('.tp-chart__hit')
  expect(places).toHaveLength(3)
  await tap(places[1] as HTMLElement)
  expect(screen.getByRole('status')).toHaveTextContent('20 Nov 2026Devices¥10.00Referrals¥6.40')
})

test('a line reads its last place: days of a balance do not add up', async () => {
  await renderWidget(reportChart, {
    config: { kind: 'line', title: 'B', y: ['devices'] },
    value: report,
  })
  expect(screen.getByRole('status')).toHaveTextContent('21 Nov 2026Devices¥25.00')
  await tap(button('Show as table'))
  expect(screen.queryByText('Total')).not.toBeInTheDocument()
})

test('another period asks with its keyword', async () => {
  const periods = [
    { key: '30', name: '30 days' },
    { key: '7', name: '7 days' },
  ]
  const { calls } = await renderWidget(reportChart, {
    config: { ...config, periods },
    api: {
      [CALL]: ({ body }: HttpRequest) =>
        (body as { keyword?: string }).keyword === '7'
          ? { ...report, rows: rows.slice(0, 1) }
          : report,
    },
  })
  await tap(screen.getByRole('radio', { name: '7 days' }))
  expect(calls.map(({ body }) => (body as { keyword?: string }).keyword)).toEqual(['30', '7'])
  expect(screen.getByRole('img', { name: /Devices ¥25.00/ })).toBeInTheDocument()
})

test('a ring shares out a hundred percent', async () => {
  const parts = {
    columns: [
      { key: 'name', name: 'Type' },
      { key: 'amount', name: 'Out', format: 'money' },
    ],
    rows: ['a', 'b', 'c'].map((name) => ({ name, amount: 1_000 })),
  }
  await renderWidget(reportChart, { config: { kind: 'pie', title: 'Parts' }, value: parts })
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'a¥10.0034%',
    'b¥10.0033%',
    'c¥10.0033%',
  ])
  expect(screen.getByRole('img', { name: 'Parts, Total ¥30.00' })).toBeInTheDocument()
})

test('named figures of a single report are drawn as well', async () => {
  const { calls } = await renderWidget(reportChart, {
    config: { kind: 'bar', single: 'shop', title: 'Shop' },
    api: {
      'paas/report/singleList': [
        { key: 'products', name: 'Beers', value: 48, format: 'number' },
        { key: 'stores', name: 'Stores', value: 8, format: 'number' },
      ],
    },
  })
  expect(calls[0]?.query).toEqual({ key: 'shop' })
  await tap(button('Show as table'))
  expect(screen.getByText('Beers')).toBeInTheDocument()
})

test('hides money where the eye is closed, in the table too', async () => {
  const { services, container } = await renderWidget(reportChart, {
    config,
    api: { [CALL]: report },
  })
  act(() => services.settings.toggleAmounts())
  expect(container).not.toHaveTextContent('¥')
  expect(screen.getByRole('img')).not.toHaveAccessibleName(/¥/)
  await tap(button('Show as table'))
  expect(container).not.toHaveTextContent('¥')
})

test('says that there are no figures', async () => {
  await renderWidget(reportChart, { config, api: { [CALL]: { columns, rows: [] } } })
  expect(screen.getByText('No figures for this period')).toBeInTheDocument()
})

test('says that the report could not be had, and asks again', async () => {
  let works = false
  await renderWidget(reportChart, {
    config,
    api: {
      [CALL]: () => {
        if (!works) throw new NetworkError(CALL)
        return report
      },
    },
  })
  works = true
  await tap(button('Try again'))
  expect(screen.getByRole('img')).toBeInTheDocument()
})
