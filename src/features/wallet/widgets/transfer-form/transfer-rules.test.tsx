import { screen, within } from '@testing-library/react'
import { testUser } from '../../../../engine/testing/render-widget'
import { ApiError, NetworkError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import {
  alerts,
  enter,
  fields,
  fill,
  MOBILE,
  open,
  PRICE,
  sent,
  settle,
  tap,
  toPassword,
  type,
  WALLET,
  wallet,
} from '../../testing/transfer-desk'

beforeAll(() => initI18n('en'))
beforeEach(() => void jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('while the accounts load nothing can be sent', async () => {
  await open({ [WALLET]: () => new Promise(() => {}) })
  expect(screen.getAllByLabelText('Loading').length).toBeGreaterThan(0)
  expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument()
})

test('accounts that did not come are asked for again', async () => {
  let isGone = true
  await open({
    [WALLET]: () => {
      if (isGone) throw new NetworkError(WALLET)
      return wallet
    },
  })
  isGone = false
  await tap('Try again')
  expect(screen.getByText('Available ¥400.00')).toBeInTheDocument()
})

test('the form says what a transfer is, and when the fee is shown', async () => {
  await open()
  expect(screen.getByText('The fee is shown when there is an amount')).toBeInTheDocument()
  expect(
    screen.getByText('A transfer arrives at once and cannot be taken back.'),
  ).toBeInTheDocument()
  expect(screen.getByText('The receiver must have an account here')).toBeInTheDocument()
})

// 500.00 less 100.00 that is frozen, fee included: 398.00 + 1.99 fits, 398.01 + 2.00 is ¥400.01.
test.each([
  ['398', true],
  ['398.01', false],
])('of ¥400.00 that are free, %s with its fee can be sent: %s', async (amount, can) => {
  await open()
  await fill(amount)
  await tap('Next')
  expect(screen.queryByRole('dialog', { name: 'Check and confirm' }) !== null).toBe(can)
  expect(alerts()).toEqual(can ? [] : ['More than the available ¥400.00, fee included'])
})

test.each([
  ['0', 'At least ¥0.01'],
  ['1.234', 'Enter an amount such as 128.50'],
])('an amount of %s is refused: %s', async (amount, text) => {
  const { calls } = await open()
  await fill(amount)
  await tap('Next')
  expect(alerts()).toEqual([text])
  expect(calls.filter(({ path }) => path === PRICE)).toEqual([])
})

test.each(['12912345678', '1991234567', testUser.mobile])(
  'the number %s is not somebody else’s',
  async (mobile) => {
    await open()
    type(fields.mobile, mobile)
    type(fields.amount, '100')
    await settle()
    await tap('Next')
    expect(alerts()).toHaveLength(1)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  },
)

test('the price is asked once the fields have rested, and not before', async () => {
  const { calls } = await open()
  type(fields.amount, '100')
  type(fields.mobile, MOBILE)
  expect(calls.filter(({ path }) => path === PRICE)).toEqual([])
  await settle()
  expect(calls.filter(({ path }) => path === PRICE)).toHaveLength(1)
})

test('a price that cannot be had stops the transfer, in the server’s words', async () => {
  await open({ [PRICE]: new ApiError(PRICE, 500, 'No rates today.') })
  await fill()
  await tap('Next')
  expect(alerts()).toEqual(['No rates today.'])
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('what is confirmed can be closed again, and nothing has been sent', async () => {
  const { calls } = await open()
  await fill()
  await tap('Next')
  const sheet = within(screen.getByRole('dialog', { name: 'Check and confirm' }))
  expect(sheet.getByText('Left afterwards')).toBeInTheDocument()
  await tap('Close')
  expect(sent(calls)).toEqual([])
  expect(screen.getByLabelText(fields.amount)).toHaveValue('100')
})

test('another transfer begins with an empty form, and is another one', async () => {
  const { calls } = await open()
  await toPassword()
  await enter()
  await tap('Another transfer')
  expect(screen.getByLabelText(fields.amount)).toHaveValue('')
  await toPassword()
  await enter()
  const [first, second] = sent(calls)
  expect(second?.requestId).not.toBe(first?.requestId)
})

describe('from an account of points', () => {
  const credit = { id: 'p', kind: 'points', currency: 'points', name: 'Credit', frozen: 0 }
  const points = { [WALLET]: { ...wallet, accounts: [{ ...credit, amount: 1_300 }] } }

  test('points are whole, and every number says what it is', async () => {
    const { calls } = await open(points)
    expect(screen.getByText('Available 1300 points')).toBeInTheDocument()
    await fill('1200')
    expect(screen.getByText('Fee 6 points, 1206 points in all')).toBeInTheDocument()
    await tap('Next')
    expect(screen.getByRole('dialog')).toHaveTextContent('Amount1200 pointsFee6 points')
    expect(screen.getByRole('dialog')).toHaveTextContent('Left afterwards94 points')
    await tap('Confirm and pay')
    expect(document.body).not.toHaveTextContent('¥')
    await enter()
    expect(sent(calls)[0]).toMatchObject({ accountId: 'p', amount: 1_200 })
    expect(document.body).toHaveTextContent('Transfer sent')
    expect(document.body).not.toHaveTextContent('¥')
  })

  test.each([
    ['1.5', 'Enter a whole number of points'],
    ['0', 'Enter a whole number of points'],
    ['1300', 'More than the available 1300 points, fee included'],
  ])('%s is refused: %s', async (amount, why) => {
    const { calls } = await open(points)
    await fill(amount)
    await tap('Next')
    expect(alerts()).toContain(why)
    expect(sent(calls)).toEqual([])
  })
})
