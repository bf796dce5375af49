import type { Services } from '../../../server/services'
import {
  claimBirthdayCoupon,
  findVoucher,
  getOwnGrade,
  pageVouchers,
  redeemVoucher,
  refundPackage,
  setBirthday,
} from '../../../src/features/member/contract'
import { dayOf } from '../../../src/shared/business-day'
import type { Row } from '../harness'

const PAGE = { pageIndex: 1, pageSize: 15 }
const some = (item: object) => expect.objectContaining(item)
const N = expect.any(Number)
const VOUCHER = '880000000001'
/** The first voucher of the seed is one nobody has used. */
const fresh = ({ db }: Services) =>
  db.updateTable('vouchers').set({ used: 0 }).where('id', '=', '780001').execute()
const born = ({ db, clock }: Services) =>
  db
    .updateTable('users')
    .set({ birthday: dayOf(clock.now()).slice(5) })
    .where('id', '=', '1001')
    .execute()

/** What a member has, and hands over at the counter (decision 0028). */
export const memberRows: readonly Row[] = [
  {
    call: getOwnGrade,
    as: 'member',
    sends: 'GET member/grade/me',
    answers: {
      gradeId: 2,
      experience: 412,
      next: { gradeId: 3, name: 'Cellar', missing: 588 },
      grades: expect.arrayContaining([some({ id: 4, memberPercent: 8, freeFrom: 0 })]),
      birthday: '',
      canClaimBirthday: false,
      standing: { gradeId: 2, experience: 412, orders: 4, bought: { '2': 2 }, unpaid: {}, now: N },
    },
  },
  {
    call: setBirthday,
    as: 'member',
    input: { body: { birthday: '02-29' } },
    sends: 'POST member/grade/birthday',
    answers: null,
  },
  {
    call: claimBirthdayCoupon,
    as: 'member',
    before: born,
    sends: 'POST member/grade/birthdayCoupon',
    answers: { couponId: expect.any(String), amount: 1000, endsAt: N },
  },
  {
    call: pageVouchers,
    as: 'member',
    input: { body: PAGE },
    sends: 'POST member/voucher/page',
    answers: expect.objectContaining({
      totalCount: 8,
      packages: expect.arrayContaining([
        some({ payId: '890001', canRefund: true, amount: 18_800 }),
      ]),
    }),
  },
  {
    call: refundPackage,
    as: 'member',
    input: { body: { payId: '890001' } },
    sends: 'POST member/voucher/refund',
    answers: { payId: '890001', amount: 18_800, channel: 'wechat' },
  },
  {
    call: findVoucher,
    as: 'owner',
    before: fresh,
    input: { query: { code: VOUCHER } },
    sends: `GET merchant/voucher/find?code=${VOUCHER}`,
    answers: some({ id: '780001', code: VOUCHER }),
  },
  {
    call: redeemVoucher,
    as: 'owner',
    before: ({ db, clock }) =>
      db
        .updateTable('vouchers')
        .set({ used: 0, total: 3, expiresAt: clock.now() + 60 })
        .where('id', '=', '780001')
        .execute(),
    input: { body: { code: VOUCHER, count: 2, storeId: '302', requestId: 'v1' } },
    sends: 'POST merchant/voucher/redeem',
    answers: some({ id: '780001', used: 2, total: 3, state: 1 }),
  },
]
