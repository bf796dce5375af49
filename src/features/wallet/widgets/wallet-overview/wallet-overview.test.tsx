import { act, fireEvent, screen } from '@testing-library/react'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { NetworkError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { walletOverview } from '.'

const CALL = 'asset/account/userAccountList'
const overview = {
  balance: 123_456,
  investedEquipment: 5_000_000,
  todayEarnings: 1_250,
  cumulativeIncome: 0,
  yesterdayYield: -305,
  referralCode: 'HOP8K2',
}
const api = { [CALL]: { accounts: [], overview, asOf: 1_790_000_000 } }

beforeAll(() => initI18n('en'))

const tap = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })))

test('shows the figures and says of when they are', async () => {
  const { container } = await renderWidget(walletOverview, { user: testUser, api })
  expect(container).toHaveTextContent('Balance¥1,234.56')
  expect(container).toHaveTextContent('Invested equipment¥50,000.00')
  expect(container).toHaveTextContent('Referral codeHOP8K2')
  expect(screen.getByText(/^As of .*2026/)).toBeInTheDocument()
})

test('gives gains and losses a sign', async () => {
  const { container } = await renderWidget(walletOverview, { user: testUser, api })
  expect(container).toHaveTextContent("Today's earnings+¥12.50")
  expect(container).toHaveTextContent("Yesterday's yield−¥3.05")
})

test('shows the figures that are asked for, in that order', async () => {
  const { container } = await renderWidget(walletOverview, {
    user: testUser,
    api,
    config: { metrics: ['cumulativeIncome', 'nonsense', 'balance'] },
  })
  expect(container).toHaveTextContent('Cumulative income¥0.00Balance¥1,234.56As of')
})

test('hides amounts until the eye opens again, and remembers it on the device', async () => {
  const { container, services } = await renderWidget(walletOverview, { user: testUser, api })
  await tap('Hide amounts')
  expect(container).not.toHaveTextContent('1,234')
  expect(services.persistence.read('settings')).toMatchObject({ hideAmounts: true })
  await tap('Show amounts')
  expect(container).toHaveTextContent('¥1,234.56')
})

test('the eye opens nothing', async () => {
  const { navigator } = await renderWidget(walletOverview, { user: testUser, api })
  await tap('Hide amounts')
  expect(navigator.open).not.toHaveBeenCalled()
})

test('opens the wallet by a tap on the card', async () => {
  const { navigator } = await renderWidget(walletOverview, { user: testUser, api })
  await act(async () => void fireEvent.click(screen.getByText('My wallet')))
  expect(navigator.open).toHaveBeenCalledWith('/asset/account/rawindex')
})

test('opens the bills', async () => {
  const { navigator } = await renderWidget(walletOverview, { user: testUser, api })
  await tap('Bills')
  expect(navigator.open.mock.calls).toEqual([['/views/auto/bill?key=bill']])
})

test.each([
  ['Balance ¥1,234.56', 'balance'],
  ['Invested equipment ¥50,000.00', 'investedEquipment'],
  ["Today's earnings +¥12.50", 'todayEarnings'],
  ['Cumulative income ¥0.00', 'cumulativeIncome'],
  ["Yesterday's yield −¥3.05", 'yesterdayYield'],
])('%s opens the lines it is the sum of, and nothing else', async (name, figure) => {
  const { navigator } = await renderWidget(walletOverview, { user: testUser, api })
  await act(async () => {
    const plain = (text: string | null) => text?.replace(/\s/g, '')
    const button = screen
      .getAllByRole('button')
      .find(({ textContent }) => plain(textContent) === plain(name))
    if (!button) throw new Error(`no figure ${name}`)
    fireEvent.click(button)
  })
  expect(navigator.open.mock.calls).toEqual([[`/views/auto/bill?key=bill&figure=${figure}`]])
})

test('is no link on its own page', async () => {
  await renderWidget(walletOverview, { user: testUser, api, config: { url: '' } })
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

test('who has no referral code sees a dash, and has nothing to copy', async () => {
  const accounts = { ...api[CALL], overview: { ...overview, referralCode: '' } }
  const { container } = await renderWidget(walletOverview, {
    user: testUser,
    api: { [CALL]: accounts },
  })
  expect(container).toHaveTextContent('Referral code—')
  expect(screen.queryByRole('button', { name: /Copy/ })).toBeNull()
})

test('copies the referral code', async () => {
  const { host } = await renderWidget(walletOverview, { user: testUser, api })
  await tap('Copy referral code HOP8K2')
  expect(host.copy).toHaveBeenCalledWith('HOP8K2')
})

test('asks nothing for who is not logged in, and leads to the login and back here', async () => {
  const { container, calls, navigator, session } = await renderWidget(walletOverview, {
    api,
    url: '/pages/tabbar/user',
  })
  expect(container).toHaveTextContent('Balance—')
  expect(calls).toEqual([])
  await act(async () => void fireEvent.click(screen.getByText('Log in to see your amounts')))
  expect(navigator.open).toHaveBeenCalledWith('/user/login')
  expect(session.returnTarget).toBe('/pages/tabbar/user')
})

test('says that the figures could not be had, and asks again', async () => {
  let works = false
  const { container } = await renderWidget(walletOverview, {
    user: testUser,
    api: {
      [CALL]: () => {
        if (!works) throw new NetworkError(CALL)
        return api[CALL]
      },
    },
  })
  works = true
  await tap('Try again')
  expect(container).toHaveTextContent('¥1,234.56')
})
