import { screen } from '@testing-library/react'
import * as v from 'valibot'
import { defineWidget } from '../../../engine/contract'
import { button, isOff, press, sent } from '../../../engine/testing/hands'
import { renderWidget, testUser } from '../../../engine/testing/render-widget'
import { ApiError } from '../../../errors'
import { exampleCoupon } from '../widgets/coupon-list'
import { CouponStrip } from './coupon-strip'

const CLAIM = 'coupon/claim'
const hop = exampleCoupon('1', 0, 'Hop week', { amount: 2000, threshold: 12_800 })
const oak = exampleCoupon('2', 0, 'Oak week', { amount: 1550, threshold: 0 })
const onRefused = jest.fn()

beforeEach(() => onRefused.mockReset())

const strip = defineWidget(
  {
    type: 'strip',
    version: 1,
    tier: 'commerce',
    value: v.any(),
    config: v.object({}),
    height: 60,
    examples: {},
  },
  () => <CouponStrip coupons={[hop, oak]} onRefused={onRefused} />,
)
const open = (claim: unknown) =>
  renderWidget(strip, { value: {}, user: testUser, api: { [CLAIM]: claim } })
const texts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

test('each says what it takes off, from which order on, and that it can be claimed', async () => {
  await open(hop)
  expect(texts()).toEqual(['¥20From ¥128Claim', '¥15.50Any orderClaim'])
})

test('one that was claimed says so in its place, and cannot be claimed again', async () => {
  const { calls } = await open({ ...hop, state: 1 })
  await press('Claim: Hop week, ¥20 off')
  expect(sent(calls, CLAIM)).toEqual([{ couponId: '1' }])
  expect(texts()).toEqual(['¥20From ¥128Yours', '¥15.50Any orderClaim'])
  expect(isOff(button('Yours: Hop week, ¥20 off'))).toBe(true)
  expect(isOff(button('Claim: Oak week, ¥15.50 off'))).toBe(false)
})

test('a refusal is said, and how things stand is asked for', async () => {
  const { host } = await open(new ApiError(CLAIM, 400, 'All of them are taken'))
  await press('Claim: Hop week, ¥20 off')
  expect(host.toast).toHaveBeenCalledWith('All of them are taken')
  expect(onRefused).toHaveBeenCalledTimes(1)
  expect(isOff(button('Claim: Hop week, ¥20 off'))).toBe(false)
})
