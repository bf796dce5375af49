import { act, screen, within } from '@testing-library/react'
import { offers, press, sent, tap } from '../../../../engine/testing/hands'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { initI18n } from '../../../../i18n'
import { couponList, exampleCoupon } from '.'

beforeAll(() => initI18n('en'))

const PAGE = 'coupon/page'
const CLAIM = 'coupon/claim'
const pageOf = (...result: unknown[]) => ({
  result,
  pageIndex: 1,
  pageSize: 15,
  totalCount: result.length,
})
const one = exampleCoupon('1', 0, 'Hop week', { amount: 1550 })
const draw = (coupon: object, more = {}) =>
  renderWidget(couponList, { user: testUser, api: { [PAGE]: pageOf(coupon) }, ...more })
const card = () => screen.getByRole('listitem')

test('while they load it says so', async () => {
  await renderWidget(couponList, { api: { [PAGE]: () => new Promise(() => {}) } })
  expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument()
})

test('without coupons it says that new ones come, and offers nothing', async () => {
  await renderWidget(couponList, { api: { [PAGE]: pageOf() } })
  expect(screen.getByText('No coupons at the moment')).toBeInTheDocument()
  expect(screen.getByText('New ones will be shown here.')).toBeInTheDocument()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test.each([
  ['whole yuan have no cents', { amount: 2000, threshold: 12_800 }, '¥20off', 'From ¥128'],
  ['cents are shown', { amount: 1550, threshold: 12_850 }, '¥15.50off', 'From ¥128.50'],
  ['thousands are parted', { amount: 888_800, threshold: 1 }, '¥8,888off', 'From ¥0.01'],
  ['no least order', { amount: 2000, threshold: 0 }, '¥20off', 'Any order'],
])('%s', async (_, terms, worth, least) => {
  await draw({ ...one, ...terms })
  expect(card()).toHaveTextContent(worth)
  expect(within(card()).getByText(least)).toBeInTheDocument()
})

// Few are counted, and many are told as a share once half of them are gone.
test.each([
  [19, 300, '19 left'],
  [20, 300, '93% taken'],
  [20, 20, undefined],
  [51, 100, undefined],
  [50, 100, '50% taken'],
  [19, 20, '19 left'],
])('with %d left of %d it says %s', async (left, total, text) => {
  await draw({ ...one, left, total })
  expect(screen.queryByText(/left$|taken$/)?.textContent).toBe(text)
})

test.each([
  [1, 'yours'],
  [2, 'sold out'],
  [3, 'over'],
])('in state %d, %s, nothing is said of how many are left', async (state) => {
  await draw({ ...one, state, left: 3 })
  expect(screen.queryByText(/left$|taken$/)).not.toBeInTheDocument()
  expect(offers(/^Claim/)).toBe(false)
})

test('what it is good for is said; where it is good for all, that', async () => {
  const { unmount } = await draw({ ...one, className: 'Sour', storeId: '301' })
  expect(within(card()).getByText('Sour only')).toBeInTheDocument()
  expect(within(card()).getByText('One store only')).toBeInTheDocument()
  expect(within(card()).queryByText('All beers')).not.toBeInTheDocument()
  unmount()
  const named = await draw({ ...one, storeId: '301', storeName: 'River Quay' })
  expect(within(card()).getByText('River Quay only')).toBeInTheDocument()
  expect(within(card()).queryByText('One store only')).not.toBeInTheDocument()
  named.unmount()
  await draw(one)
  expect(within(card()).getByText('All beers')).toBeInTheDocument()
})

test('conditions that a name of their own says are not said twice', async () => {
  const field = (name: string, operator = 'equal') => ({ field: name, operator, value: '1' })
  await draw({
    ...one,
    className: 'Sour',
    conditions: { conditions: [field('classId'), field('storeId'), field('price', 'less')] },
  })
  expect(within(card()).queryByText('Chosen beers only')).not.toBeInTheDocument()
  expect(within(card()).queryByText(/^Beers from/)).not.toBeInTheDocument()
})

test('while one is claimed no other can be', async () => {
  let answer: (value: unknown) => void = () => {}
  const { calls } = await renderWidget(couponList, {
    user: testUser,
    api: {
      [PAGE]: pageOf(one, { ...one, id: '2', name: 'Oak week' }),
      [CLAIM]: () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    },
  })
  await press('Claim: Hop week, ¥15.50 off')
  await press('Claim: Oak week, ¥15.50 off')
  expect(sent(calls, CLAIM)).toEqual([{ couponId: '1' }])
  await act(async () => answer({ ...one, state: 1 }))
  expect(offers('Use: Hop week, ¥15.50 off')).toBe(true)
  await press('Claim: Oak week, ¥15.50 off')
  expect(sent(calls, CLAIM)).toEqual([{ couponId: '1' }, { couponId: '2' }])
})

test('what one user has claimed is not another’s', async () => {
  const { session } = await renderWidget(couponList, {
    user: testUser,
    api: { [PAGE]: pageOf(one), [CLAIM]: { ...one, state: 1 } },
  })
  await press('Claim: Hop week, ¥15.50 off')
  expect(offers(/^Use/)).toBe(true)
  await act(async () => session.login({ ...testUser, id: '99' }))
  expect(offers(/^Use/)).toBe(false)
  expect(offers(/^Claim/)).toBe(true)
})

test('a used one without an order is stamped, and leads nowhere', async () => {
  await draw({ ...one, state: 1, usedAt: 1_796_000_000, orderId: '' })
  expect(within(card()).getByText('Used')).toBeInTheDocument()
  expect(within(card()).queryByRole('button')).not.toBeInTheDocument()
})

test('one’s own begin with those to be used', async () => {
  const { calls } = await draw(one)
  expect(screen.queryByRole('radiogroup')).not.toBeInTheDocument()
  await tap(screen.getByRole('tab', { name: 'Mine' }))
  expect(screen.getAllByRole('radio').map(({ textContent }) => textContent)).toEqual([
    'To use',
    'Used',
    'Expired',
  ])
  expect(sent(calls, PAGE)).toEqual([
    { pageIndex: 1, pageSize: 15, mine: false },
    { pageIndex: 1, pageSize: 15, mine: true, state: 'usable' },
  ])
})

test('a definition may leave the tabs out, and say how many come at once', async () => {
  const { calls } = await draw(one, { config: { filter: false, pageSize: 5 } })
  expect(screen.queryByRole('tab')).not.toBeInTheDocument()
  expect(sent(calls, PAGE)).toEqual([{ pageIndex: 1, pageSize: 5, mine: false }])
})

// One clock, the server's: 16:30 of 30 November in London is the first of December in Beijing.
test.each([
  ['until when it can be used', {}, 'Until 1 Dec 2026'],
  [
    'when it was used',
    { state: 1, usedAt: Date.UTC(2026, 10, 30, 16, 30) / 1000 },
    'Used on 1 Dec 2026',
  ],
])('%s is told by the server’s clock', async (_, more, text) => {
  await draw({ ...one, endsAt: Date.UTC(2026, 10, 30, 16, 30) / 1000, ...more })
  expect(within(card()).getByText(text)).toBeInTheDocument()
})
