import { screen } from '@testing-library/react'
import { offers, press, type } from '../../../../engine/testing/hands'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { ApiError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { DESK } from '../../testing/shop'
import { sellerCodes } from '.'

beforeAll(() => initI18n('en'))

const open = (api: object) =>
  renderWidget(sellerCodes, { user: testUser, api: { ...DESK, ...api } })

const voucher = {
  id: '1',
  code: '880000000001',
  name: 'A glass',
  image: '',
  total: 5,
  used: 0,
  state: 1,
  expiresAt: 1_900_000_000,
  payId: '1',
  packageId: '1',
  packageName: 'Evening',
  uses: [],
}
const lookUp = async (code: string) => {
  await type('Pick-up, ticket or voucher code', code)
  await press('Look up')
}

test('after two pieces the next one is one again; what it is of, and until when, is told', async () => {
  await open({
    'merchant/voucher/find': voucher,
    'merchant/voucher/redeem': { ...voucher, used: 2 },
  })
  await lookUp('880000000001')
  expect(screen.getByText('Evening')).toBeInTheDocument()
  expect(screen.getByText(/^5 of 5 left · until .*2030$/)).toBeInTheDocument()
  await press('More')
  await press('Redeem 2 pieces')
  expect(offers('Redeem 1 piece')).toBe(true)
})

const ticket = {
  id: '9',
  code: '2604000001',
  state: 1,
  eventId: '1',
  title: 'Sours and cheese',
  image: '',
  startsAt: 1_900_000_000,
  endsAt: 1_900_007_200,
  count: 1,
  points: 0,
  createdAt: 1,
  place: { storeId: '1', name: 'A', address: '', phone: '', latitude: 0, longitude: 0 },
  cancelUntil: 1,
  canCancel: false,
  usedAt: null,
  cancelledAt: null,
}
test.each([
  [1, 'Open', true],
  [2, 'Used', false],
  [3, 'Over', false],
  [4, 'Cancelled', false],
])('a ticket in state %i is “%s”; its guests are let in: %s', async (state, text, can) => {
  await open({ 'merchant/ticket/find': { ...ticket, state } })
  await lookUp('2604000001')
  expect(screen.getByText(text)).toBeInTheDocument()
  expect(screen.getByText(/2030.* · 1 guest$/)).toBeInTheDocument()
  expect(offers('Let them in')).toBe(can)
})

test('guests who cannot be let in stay outside, and it is said why', async () => {
  await open({
    'merchant/ticket/find': ticket,
    'merchant/ticket/redeem': new ApiError('x', 400, 'Not today'),
  })
  await lookUp('2604000001')
  await press('Let them in')
  expect(screen.getByText('Not today')).toBeInTheDocument()
  expect(offers('Let them in')).toBe(true)
})
