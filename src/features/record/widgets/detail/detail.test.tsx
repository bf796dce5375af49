import { act, fireEvent, screen } from '@testing-library/react'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { NetworkError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { detail } from '.'

const CALL = 'Api/ledger/QueryById'
const record = {
  id: '42',
  kind: 'order',
  title: 'Plum Rain',
  amount: -12_800,
  balance: 286_450,
  mobile: '13800138000',
  accountId: 'A1',
  createdAt: Date.UTC(2026, 10, 21, 4) / 1000,
  refKind: 'order',
  refId: '700001',
  note: '',
}
const config = {
  entity: 'ledger',
  head: { title: 'title', amount: 'amount' },
  rows: [
    { label: 'Type', path: 'kind', format: 'enum', options: { order: { en: 'Payment' } } },
    { label: 'Time', path: 'createdAt', format: 'bookTime' },
    { label: 'Account', path: 'accountId', format: 'relation', relation: 'account' },
    { label: 'Balance after', path: 'balance', format: 'money' },
    { label: 'Payer', path: 'mobile', format: 'mask' },
    { label: 'Note', path: 'note' },
    { label: 'Gone', path: 'nothing' },
    { label: 'Odd', path: 'refKind', format: 'sideways' },
    { label: 'Number', path: 'id', copy: true },
  ],
  links: [
    { path: 'refKind', equals: 'order', label: 'The order', url: '/order/show?id={refId}' },
    { path: 'refKind', equals: 'payment', label: 'The payment', url: '/pay?id={refId}' },
  ],
}
const api = { [CALL]: record, 'account/kv': [{ key: 'A1', value: 'Main account' }] }

beforeAll(() => initI18n('en'))

const tap = (element: HTMLElement) => act(async () => void fireEvent.click(element))
const render = (query: Record<string, string> = { id: '42' }, answers: object = api) =>
  renderWidget(detail, { user: testUser, query, config, api: answers as typeof api })

test('shows each field as its format says, and none that is empty', async () => {
  const { container, calls } = await render()
  expect(calls[0]).toMatchObject({ method: 'GET', path: CALL, query: { id: '42' } })
  expect(container).toHaveTextContent('Plum Rain−¥128.00')
  for (const text of [
    'TypePayment',
    'Time21 Nov 2026, 12:00',
    'AccountMain account',
    'Balance after¥2,864.50',
    'Payer138****8000',
    'Oddorder',
    'Number42',
  ])
    expect(container).toHaveTextContent(text)
  expect(screen.queryByText('Note')).not.toBeInTheDocument()
  expect(screen.queryByText('Gone')).not.toBeInTheDocument()
})

test('counts a record of points in points', async () => {
  const { container } = await render({ id: '42' }, { [CALL]: { ...record, currency: 'points' } })
  expect(container).toHaveTextContent('Plum Rain−12800 points')
  expect(container).toHaveTextContent('Balance after286450 points')
  expect(container).not.toHaveTextContent('¥')
})

test('copies what can be copied', async () => {
  const { host } = await render()
  await tap(screen.getByRole('button', { name: 'Copy Number' }))
  expect(host.copy).toHaveBeenCalledWith('42')
})

test('leads to what it belongs to, and to nothing else', async () => {
  const { navigator } = await render()
  expect(screen.queryByText('The payment')).not.toBeInTheDocument()
  await tap(screen.getByRole('button', { name: 'The order' }))
  expect(navigator.open.mock.calls).toEqual([['/order/show?id=700001']])
})

test('shows the id where its name cannot be had', async () => {
  const { container } = await render({ id: '42' }, { [CALL]: record })
  expect(container).toHaveTextContent('AccountA1')
})

test('hides amounts where the eye is closed', async () => {
  const { container } = await render()
  await tap(screen.getByRole('button', { name: 'Hide amounts' }))
  expect(container).not.toHaveTextContent('¥')
})

test('somebody else’s record is not here', async () => {
  await render({ id: '43' }, { [CALL]: null })
  expect(screen.getByText('This record is not here')).toBeInTheDocument()
})

test('says that it could not be had, and asks again', async () => {
  let works = false
  const { container } = await render(
    { id: '42' },
    {
      [CALL]: () => {
        if (!works) throw new NetworkError(CALL)
        return record
      },
    },
  )
  works = true
  await tap(screen.getByRole('button', { name: 'Try again' }))
  expect(container).toHaveTextContent('Plum Rain')
})

test('draws and asks nothing for an address without an id', async () => {
  const { container, calls } = await render({})
  expect(container).toHaveTextContent('')
  expect(calls).toEqual([])
})

test('says that it was copied', async () => {
  const { host } = await render()
  await tap(screen.getByRole('button', { name: 'Copy Number' }))
  expect(host.toast.mock.calls).toEqual([['Copied']])
})

test('amounts that were hidden can be shown again, and nothing else is hidden', async () => {
  const { container } = await render()
  await tap(screen.getByRole('button', { name: 'Hide amounts' }))
  expect(container).toHaveTextContent('TypePayment')
  await tap(screen.getByRole('button', { name: 'Show amounts' }))
  expect(container).toHaveTextContent('Plum Rain−¥128.00')
})
