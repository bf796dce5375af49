import { refundPackage } from '../../src/features/member/contract'
import { PayStatus } from '../../src/features/pay/contract'
import { type Context, callerOf, type Handler, handle } from '../handler'
import { payBack } from '../order/pay-back'
import { notFound, Refusal } from '../refusal'
import { retold } from '../seed/retelling'
import { takeGradeBack } from './experience'
import { PACKAGES } from './packages'

const DAY = 86_400
const REFUND_DAYS = 7
const PACKAGE = { en: 'The package', 'zh-Hans': '套餐' }
const NOT_BACK = new Refusal(400, {
  en: 'A package is paid back within seven days, when nothing of it was used.',
  'zh-Hans': '套餐仅支持七天内且未使用时退款',
})

/** What a package is called; empty for one that is no more. */
export const packageNameOf = (packageId: string, { services, locale }: Context): string =>
  retold(PACKAGES, services.demo.words).find(({ id }) => id === packageId)?.name[locale] ?? ''

/** The packages that the caller has paid, the latest first, and which of them can be paid back. */
export async function packagesOf(context: Context) {
  const { db, now, user } = context
  const rows = await db
    .selectFrom('package_orders')
    .innerJoin('payments', 'payments.id', 'package_orders.payId')
    .select(['package_orders.payId', 'packageId', 'openedAt', 'payments.amount'])
    .where('package_orders.userId', '=', user?.id ?? '')
    .where('openedAt', 'is not', null)
    .orderBy('openedAt', 'desc')
    .execute()
  const vouchers = await db
    .selectFrom('vouchers')
    .select(['payId', 'used', 'refundedAt'])
    .where('userId', '=', user?.id ?? '')
    .execute()
  return rows.map(({ payId, packageId, openedAt, amount }) => {
    const own = vouchers.filter((voucher) => voucher.payId === payId)
    const isRefunded = own.some(({ refundedAt }) => refundedAt !== null)
    const isFresh = (openedAt ?? 0) + REFUND_DAYS * DAY > now()
    const canRefund =
      isFresh && !isRefunded && own.length > 0 && own.every(({ used }) => used === 0)
    const name = packageNameOf(packageId, context)
    return { payId, packageId, name, amount, openedAt: openedAt ?? 0, isRefunded, canRefund }
  })
}

export const ownPackageCalls: readonly Handler[] = [
  handle(refundPackage, async ({ body: { payId } }, context) => {
    const userId = callerOf(context).id
    const now = context.now()
    return context.db.transaction().execute(async (trx) => {
      const paid = await trx
        .selectFrom('package_orders')
        .innerJoin('payments', 'payments.id', 'package_orders.payId')
        .select(['payments.amount as amount', 'openedAt', 'packageId'])
        .where('package_orders.payId', '=', payId)
        .where('package_orders.userId', '=', userId)
        .where('payments.status', '=', PayStatus.Paid)
        .executeTakeFirst()
      if (!paid) throw notFound(PACKAGE)
      const { amount } = paid
      const done = await trx
        .selectFrom('order_refunds')
        .select('channel')
        .where('payId', '=', payId)
        .executeTakeFirst()
      if (done) return { payId, amount, channel: done.channel }
      const own = await trx
        .selectFrom('vouchers')
        .select('used')
        .where('payId', '=', payId)
        .execute()
      const isFresh = (paid.openedAt ?? 0) + REFUND_DAYS * DAY > now
      if (!isFresh || own.length === 0 || own.some(({ used }) => used > 0)) throw NOT_BACK
      await trx
        .updateTable('vouchers')
        .set({ refundedAt: now })
        .where('payId', '=', payId)
        .execute()
      const nothing = { orderId: '', afterSaleId: '', points: 0, taken: 0 }
      const { channel } = await payBack(trx, {
        ...nothing,
        payId,
        userId,
        amount,
        reason: 'package',
        now,
      })
      await takeGradeBack(trx, userId, { packageId: paid.packageId, now })
      return { payId, amount, channel }
    })
  }),
]
