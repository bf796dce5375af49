import { packText } from '../database/l10n'
import { both } from '../product/seed/rows'
import type { Seed, SeedSection } from '../seed'
import { forClass } from './conditions'

const DAY = 86_400

/** Cents, cents, how many, and the days from now it lasts. */
type Figures = readonly [
  amount: number,
  threshold: number,
  total: number,
  from: number,
  until: number,
]
type Row = readonly [
  classId: string,
  figures: Figures,
  claims: number,
  en: string,
  zh: string,
  /** The store that gives it, which alone takes it. */
  storeId?: string,
]

/**
 * Some to claim, one almost gone, one sold out, two over; the member has one to use, one that is over, one used.
 * The seller's stores give one that runs, one that is gone and one that is over.
 */
const ROWS: readonly Row[] = [
  ['', [1000, 0, 500, -2, 30], 9, 'A first round on us', '新客首杯礼'],
  ['', [2000, 12_800, 300, -6, 12], 8, 'For the whole table', '聚会满减'],
  ['1', [1500, 8800, 10, -1, 3], 8, 'Hop week', '酒花周专享'],
  ['5', [3000, 19_900, 40, -3, 20], 9, 'Dark evenings', '深色之夜'],
  ['61', [5000, 39_900, 80, 0, 45], 2, 'By the case', '整箱直降'],
  ['4', [800, 5000, 9, -4, 6], 9, 'Sour hour', '酸啤一刻'],
  ['2', [1200, 6600, 200, -40, -2], 9, 'Harvest lager', '丰收拉格季'],
  ['', [3000, 19_900, 100, -40, -1], 6, 'Good to see you again', '老友回归礼'],
  ['', [6000, 60_000, 50, -5, 25], 5, 'A cellar for the winter', '冬日窖藏', '308'],
  ['', [1000, 10_000, 8, -3, 9], 8, 'Evenings on the quay', '码头晚风', '302'],
  ['', [800, 0, 300, -45, -6], 9, 'Under the arcades', '骑楼小聚', '305'],
]

const FIRST = 990_001
/** Who claimed, the first of them first. */
const PEOPLE = ['1004', '1005', '1006', '1007', '1008', '1009', '1010', '1011', '1012']
const MEMBER_HAS: readonly number[] = [1, 6]
/** What the member has used, and the order that took it. */
const USED = { position: 7, orderId: '700008' }

/** The member's used one, taken off its order to the cent: of its first line, its sum and its payment. */
async function seedUsed({ db, now }: Seed): Promise<void> {
  const { position, orderId } = USED
  const amount = ROWS[position]?.[1][0] ?? 0
  const couponId = String(FIRST + position)
  const usedAt = now - 12 * DAY
  await db
    .insertInto('coupon_claims')
    .values({
      couponId,
      userId: '1001',
      createdAt: usedAt - DAY,
      usedAt,
      orderId,
    })
    .execute()
  const order = await db
    .updateTable('orders')
    .set((eb) => ({ couponId, couponDiscount: amount, amount: eb('amount', '-', amount) }))
    .where('id', '=', orderId)
    .returning('payId')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('order_lines')
    .set((eb) => ({ paid: eb('paid', '-', amount) }))
    .where('orderId', '=', orderId)
    .where('position', '=', 0)
    .execute()
  await db
    .updateTable('payments')
    .set((eb) => ({ amount: eb('amount', '-', amount) }))
    .where('id', '=', order.payId)
    .execute()
}

export const couponsSeed: SeedSection = {
  name: 'coupons',
  async run(seed) {
    const { db, now } = seed
    await db
      .insertInto('coupons')
      .values(
        ROWS.map(([classId, figures, , en, zh, storeId = ''], position) => {
          const [amount, threshold, total, from, until] = figures
          return {
            id: String(FIRST + position),
            name: packText(both(en, zh)),
            classId,
            conditions: forClass(classId),
            amount,
            threshold,
            total,
            startsAt: now + from * DAY,
            endsAt: now + until * DAY,
            position,
            storeId,
          }
        }),
      )
      .execute()
    await db
      .insertInto('coupon_claims')
      .values(
        ROWS.flatMap(([, , claims], position) =>
          [...PEOPLE.slice(0, claims), ...(MEMBER_HAS.includes(position) ? ['1001'] : [])].map(
            (userId, place) => ({
              couponId: String(FIRST + position),
              userId,
              createdAt: now - DAY + place * 60,
            }),
          ),
        ),
      )
      .execute()
    await seedUsed(seed)
  },
}
