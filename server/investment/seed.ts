import { PayStatus } from '../../src/features/pay/contract'
import { InvestState } from '../../src/features/report/contract-invest'
import { DAY, dayOf, startOfDay } from '../../src/shared/business-day'
import { PayType } from '../../src/shared/pay'
import { packText, readText } from '../database/l10n'
import { both } from '../product/seed/rows'
import type { Seed, SeedSection } from '../seed'
import { brandOf } from './brands'
import { contractOf, exitOf, keepDay, type Side } from './course'
import { merchantOf } from './read'
import type { InvestmentRow } from './rows'

const HOUR = 3600
const HOUSE = '1003'

/** As somebody typed it. */
const REFUSED = '该网点本季投放已满，请选择其他品牌 · No bar has room for these this season'

interface Plan {
  readonly id: string
  readonly userId: string
  readonly brandNo: string
  readonly count: number
  readonly status: InvestState
  /** Seconds since it was applied for. */
  readonly age: number
}

/** Something in each state: of Lin Xia, and of others who wait for the merchant. */
const PLANS: readonly Plan[] = [
  { id: '980001', userId: '1001', brandNo: 'TR-108', count: 3, status: 5, age: 36 * DAY },
  { id: '980002', userId: '1004', brandNo: 'TR-115', count: 4, status: 6, age: 80 * DAY },
  { id: '980003', userId: '1001', brandNo: 'TR-115', count: 3, status: 3, age: 20 * DAY },
  { id: '980004', userId: '1001', brandNo: 'TR-122', count: 2, status: 2, age: 2 * DAY },
  { id: '980005', userId: '1004', brandNo: 'TR-108', count: 5, status: 1, age: 5 * HOUR },
]

interface Event {
  readonly status: InvestState
  readonly side: Side
  readonly at: number
  readonly reason?: string
}

/** How a plan came to be as it is. */
function courseOf({ status }: Plan, createdAt: number, now: number): readonly Event[] {
  const at = (hours: number) => createdAt + hours * HOUR
  const all: readonly Event[] = [
    { status: InvestState.Applied, side: 'applicant', at: createdAt },
    { status: InvestState.Approved, side: 'house', at: at(20) },
    { status: InvestState.ToPay, side: 'applicant', at: at(22) },
    { status: InvestState.Running, side: 'cashier', at: at(23) },
    { status: InvestState.ExitAsked, side: 'applicant', at: now - DAY },
  ]
  const [applied] = all as [Event]
  if (status === InvestState.Refused)
    return [applied, { status, side: 'house', at: at(26), reason: REFUSED }]
  return all.slice(0, all.findIndex((event) => event.status === status) + 1)
}

async function seedOne({ db, now, demo }: Seed, plan: Plan): Promise<void> {
  const { age, ...known } = plan
  const createdAt = now - age
  const events = courseOf(plan, createdAt, now)
  const atOf = (status: InvestState) => events.find((event) => event.status === status)?.at ?? null
  const brand = await brandOf(db, plan.brandNo)
  const { name, mobile } = await db
    .selectFrom('identities')
    .innerJoin('users', 'users.id', 'userId')
    .select(['name', 'mobile'])
    .where('userId', '=', plan.userId)
    .executeTakeFirstOrThrow()
  const paidAt = atOf(InvestState.Running)
  const row: InvestmentRow = {
    ...known,
    name,
    mobile: mobile ?? '',
    price: brand.price,
    reason: events.at(-1)?.reason ?? '',
    createdAt,
    paidAt,
    bookedTo: paidAt === null ? 0 : startOfDay(now),
    fee: 0,
  }
  const fee = plan.status === InvestState.ExitAsked ? exitOf(row, now - DAY).fee : 0
  await db
    .insertInto('investments')
    .values({ ...row, fee })
    .execute()
  await db
    .insertInto('invest_steps')
    .values(
      events.map(({ status, side, at, reason = '' }, index) => ({
        id: `${plan.id}0${index}`,
        investmentId: plan.id,
        status,
        byUserId: side === 'house' ? HOUSE : plan.userId,
        side,
        reason,
        at,
      })),
    )
    .execute()
  const approvedAt = atOf(InvestState.Approved)
  if (approvedAt === null) return
  const merchant = (await merchantOf(db, plan.brandNo))?.name ?? ''
  const names = both(readText(merchant, 'en'), readText(merchant, 'zh-Hans'))
  const signedAt = atOf(InvestState.ToPay)
  await db
    .insertInto('invest_contracts')
    .values({
      ...contractOf(row, names, { now: approvedAt, words: demo.words }),
      investmentId: plan.id,
      createdAt: approvedAt,
      signedName: signedAt === null ? '' : name,
      signedAt,
    })
    .execute()
  if (paidAt === null) return
  const payId = `87${plan.id.slice(2)}`
  await db
    .insertInto('payments')
    .values({
      id: payId,
      orderId: '',
      userId: plan.userId,
      title: packText(both(`${plan.count} devices of ${plan.brandNo}`, `${plan.brandNo} 设备`)),
      amount: plan.count * brand.price,
      status: PayStatus.Paid,
      payType: PayType.Redirect,
      createdAt: paidAt - 600,
      expiresAt: paidAt + 1200,
      paidAt,
    })
    .execute()
  await db
    .insertInto('invest_payments')
    .values({ payId, investmentId: plan.id, createdAt: paidAt - 600 })
    .execute()
  // The lines of these days are among the seed's 'Device earnings'.
  for (let at = startOfDay(paidAt) + DAY; at < startOfDay(now); at += DAY)
    await keepDay(db, row, brand, dayOf(at))
}

/** Investments of the demo's people; after the identities, the merchants and the market. */
export const investmentsSeed: SeedSection = {
  name: 'investments',
  async run(seed) {
    for (const plan of PLANS) await seedOne(seed, plan)
  },
}
