import { act, fireEvent, screen } from '@testing-library/react'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { NetworkError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { overviewOf } from '../../testing/overview'
import { accountList } from '.'

const CALL = 'asset/account/userAccountList'
const overview = overviewOf({ balance: 286_450 })
const wallet = {
  accounts: [
    { id: '1', kind: 'balance', name: 'Balance', amount: 286_450, frozen: 4_120 },
    { id: '2', kind: 'points', currency: 'points', name: 'Credit', amount: 1_205, frozen: 0 },
  ],
  overview,
  asOf: 1_790_000_000,
}

beforeAll(() => initI18n('en'))

const tap = (element: HTMLElement) => act(async () => void fireEvent.click(element))

test('shows what each account holds, and what of it is frozen', async () => {
  await renderWidget(accountList, { user: testUser, api: { [CALL]: wallet } })
  const [first, second] = screen.getAllByRole('button')
  expect(first).toHaveTextContent('BalanceAvailable ¥2,823.30Frozen ¥41.20¥2,864.50')
  expect(second).toHaveTextContent('Credit1205 points')
  expect(second).not.toHaveTextContent('Frozen')
  expect(screen.getByText(/^As of .*2026/)).toBeInTheDocument()
})

test('opens the bills of the account that is tapped', async () => {
  const { navigator } = await renderWidget(accountList, { user: testUser, api: { [CALL]: wallet } })
  await tap(screen.getByText('Credit'))
  expect(navigator.open.mock.calls).toEqual([['/views/auto/bill?key=bill&account=2']])
})

test('hides all amounts, the frozen ones too, where the eye is closed', async () => {
  const { services, container } = await renderWidget(accountList, {
    user: testUser,
    api: { [CALL]: wallet },
  })
  act(() => services.settings.toggleAmounts())
  expect(container).not.toHaveTextContent('¥')
  expect(screen.getAllByRole('img', { name: 'Hidden' })).toHaveLength(2)
})

test('says that there is no account yet', async () => {
  await renderWidget(accountList, {
    user: testUser,
    api: { [CALL]: { ...wallet, accounts: [] } },
  })
  expect(screen.getByText('No accounts yet')).toBeInTheDocument()
})

test('says that the accounts could not be had, and asks again', async () => {
  let works = false
  await renderWidget(accountList, {
    user: testUser,
    api: {
      [CALL]: () => {
        if (!works) throw new NetworkError(CALL)
        return wallet
      },
    },
  })
  works = true
  await tap(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByText('Credit')).toBeInTheDocument()
})

test('asks an anonymous visitor to log in and the server for nothing', async () => {
  const { calls } = await renderWidget(accountList)
  expect(screen.getByText('Please log in first')).toBeInTheDocument()
  expect(calls).toEqual([])
})
