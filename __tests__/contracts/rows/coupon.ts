import { claimCoupon, pageCoupons } from '../../../src/features/coupon/contract'
import type { Row } from '../harness'

const FIRST_ROUND = {
  id: '990001',
  name: 'A first round on us',
  amount: 1000,
  threshold: 0,
  classId: '',
  className: '',
  startsAt: expect.any(Number),
  endsAt: expect.any(Number),
  left: 491,
  total: 500,
  storeId: '',
  storeName: '',
  usedAt: null,
  orderId: '',
  state: 0,
}
const of = (id: string, state: number) => expect.objectContaining({ id, state })

export const couponRows: readonly Row[] = [
  {
    call: pageCoupons,
    as: 'member',
    input: { body: {} },
    sends: 'POST coupon/page',
    answers: {
      result: [
        FIRST_ROUND,
        of('990003', 0),
        of('990004', 0),
        of('990005', 0),
        of('990009', 0),
        of('990002', 1),
        of('990006', 2),
        of('990010', 2),
        of('990007', 3),
        of('990008', 3),
        of('990011', 3),
      ],
      pageIndex: 1,
      pageSize: 15,
      totalCount: 11,
    },
  },
  {
    call: claimCoupon,
    as: 'member',
    input: { body: { couponId: '990001' } },
    sends: 'POST coupon/claim',
    answers: { ...FIRST_ROUND, left: 490, state: 1 },
  },
]
