import { act, fireEvent, screen } from '@testing-library/react'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { initI18n } from '../../../../i18n'
import { statCards } from '.'

const items = [
  {
    key: 'a',
    name: { en: 'Income' },
    value: 128_460,
    format: 'money',
    delta: 8_320,
    url: '/bills?a=1',
  },
  { key: 'b', name: 'Spent', value: 45_000, format: 'money', delta: -12_000 },
  { key: 'c', name: 'Devices', value: 12, format: 'number', delta: 0 },
  { key: 'd', name: 'Rate', value: 12.3, format: 'percent', delta: 250, deltaFormat: 'money' },
  { key: 'e', name: 'Unknown', value: null, format: 'money' },
]
const value = { items, asOf: 1_790_000_000 }

beforeAll(() => initI18n('en'))

test('writes each figure in its format, and how it changed with a sign', async () => {
  const { container } = await renderWidget(statCards, { value, config: { title: 'Month' } })
  for (const text of [
    'Income¥1,284.60+¥83.20',
    'Spent¥450.00−¥120.00',
    'Devices120',
    'Rate12.3%+¥2.50',
    'Unknown—',
  ])
    expect(container).toHaveTextContent(text)
  expect(screen.getByText(/^As of .*2026/)).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Month' })).toBeInTheDocument()
})

test('a figure with lines opens them; others are no buttons', async () => {
  const { navigator } = await renderWidget(statCards, { value })
  await act(async () => void fireEvent.click(screen.getByRole('button')))
  expect(navigator.open.mock.calls).toEqual([['/bills?a=1']])
})

test('reads a report: a row is a card', async () => {
  const rows = [
    {
      key: 'x',
      name: 'From the report',
      value: 500,
      format: 'money',
      delta: -100,
      note: 'vs last month',
      url: '/x',
    },
  ]
  const { container } = await renderWidget(statCards, {
    user: testUser,
    config: { bind: { from: 'report', type: 'walletStats' } },
    api: { 'paas/autoReport/walletStats': { columns: [], rows, asOf: 1_790_000_000 } },
  })
  expect(container).toHaveTextContent('From the report¥5.00−¥1.00vs last month')
})

test('hides money, and only money, where the eye is closed', async () => {
  const { services, container } = await renderWidget(statCards, {
    value: { items: items.slice(0, 3) },
  })
  act(() => services.settings.toggleAmounts())
  expect(container).not.toHaveTextContent('¥')
  expect(container).toHaveTextContent('Devices12')
})

test('without figures it takes no room', async () => {
  const { container } = await renderWidget(statCards, { value: { items: [] } })
  expect(container).toHaveTextContent('')
})
