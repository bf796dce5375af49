import { PayStatus } from '../../src/features/pay/contract'
import { PayType } from '../../src/shared/pay'
import type { FieldCondition } from '../../src/shared/query'
import { packText } from '../database/l10n'
import type { SeedSection } from '../seed'
import { PACKAGES } from './packages'
import type { OfferConditionTable } from './rows'
import { openVouchers } from './vouchers'

const DAY = 86_400

/** Who bought which package, how many days ago. */
const BOUGHT = [
  ['1001', '2', 3],
  ['1001', '2', 100],
  ['1004', '1', 2],
  ['1005', '2', 9],
] as const

const atLeast = (field: string, value: number) =>
  ({ field, operator: 'greaterEqual', value }) as const

/**
 * The first sips are a welcome, had once; the house comes to a party of who has some grade already, and the
 * highest grade is for who has received something.
 */
const CONDITIONS: readonly (readonly [OfferConditionTable['kind'], string, FieldCondition])[] = [
  ['package', '1', { field: 'bought', operator: 'equal', value: 0 }],
  ['package', '4', atLeast('gradeId', 2)],
  ['grade', '4', atLeast('orders', 3)],
]

export const conditionsSeed: SeedSection = {
  name: 'conditions',
  async run({ db }) {
    const rows = CONDITIONS.map(([kind, offerId, condition]) => ({
      kind,
      offerId,
      conditions: JSON.stringify({ logicalOperator: 'and', conditions: [condition] }),
    }))
    await db.insertInto('offer_conditions').values(rows).execute()
  },
}

/** Packages with vouchers at every step: untouched, used in part, used up, over. */
export const vouchersSeed: SeedSection = {
  name: 'vouchers',
  async run({ db, now }) {
    for (const [at, [userId, packageId, age]] of BOUGHT.entries()) {
      const found = PACKAGES.find(({ id }) => id === packageId)
      const payId = String(890_001 + at)
      const createdAt = now - age * DAY
      await db
        .insertInto('payments')
        .values({
          id: payId,
          orderId: '',
          userId,
          title: packText(found?.name ?? ''),
          amount: found?.price ?? 0,
          status: PayStatus.Paid,
          payType: PayType.MiniProgram,
          createdAt,
          expiresAt: createdAt + 1800,
          paidAt: createdAt + 60,
        })
        .execute()
      await db
        .insertInto('package_orders')
        .values({
          payId,
          userId,
          packageId,
          requestId: `seed-${at}`,
          createdAt,
          openedAt: createdAt + 60,
        })
        .execute()
      await openVouchers(db, { userId, payId, packageId }, createdAt)
    }
    const rows = await db
      .selectFrom('vouchers')
      .select(['id', 'payId'])
      .orderBy('payId')
      .orderBy('productId')
      .execute()
    // The same every time, so that tests and people know them by heart.
    for (const [at, { id, payId }] of rows.entries()) {
      const isUsed = payId !== '890001' && at % 2 === 0
      await db
        .updateTable('vouchers')
        .set({
          id: String(780_001 + at),
          code: String(880_000_000_001 + at * 104_729),
          used: isUsed ? 1 : 0,
        })
        .where('id', '=', id)
        .execute()
      if (!isUsed) continue
      await db
        .insertInto('voucher_uses')
        .values({
          id: String(790_001 + at),
          voucherId: String(780_001 + at),
          storeId: '302',
          staffId: '1003',
          count: 1,
          requestId: 'seed',
          createdAt: now - DAY,
        })
        .execute()
    }
  },
}
