import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { InvestState } from '../../src/features/report/contract-invest'
import { DAY, dayOf, startOfDay } from '../../src/shared/business-day'
import { moneyText } from '../../src/shared/money'
import { PayType } from '../../src/shared/pay'
import { leaveMessage } from '../content/leave-message'
import { type L10nText, packText } from '../database/l10n'
import { newId } from '../database/new-id'
import type { Database } from '../database/schema'
import { hash } from '../pictures/svg'
import { retold, type Words } from '../seed/retelling'
import { book } from '../wallet/book'
import { accountOf } from '../wallet/open-accounts'
import { type Brand, brandOf, EXIT_DAYS, EXIT_PERCENT, incomeOn } from './brands'
import type { InvestmentRow } from './rows'

export type Side = 'applicant' | 'merchant' | 'house' | 'cashier'

interface Step {
  readonly investmentId: string
  readonly status: InvestState
  readonly byUserId: string
  readonly side: Side
  readonly reason?: string
  readonly now: number
}

/** Moves an investment on and writes down when and by whom, in the caller’s transaction. */
export async function move(
  trx: Kysely<Database>,
  { reason = '', now, ...step }: Step,
  more: Partial<Pick<InvestmentRow, 'paidAt' | 'bookedTo' | 'fee'>> = {},
): Promise<void> {
  const { investmentId, status } = step
  await trx
    .updateTable('investments')
    .set({ status, reason, ...more })
    .where('id', '=', investmentId)
    .execute()
  await trx
    .insertInto('invest_steps')
    .values({ ...step, id: newId(now), reason, at: now })
    .execute()
}

export const showUrl = (id: string): string => `/views/index?url=/invest/show&id=${id}`

const TITLE = {
  invest: { en: 'Equipment purchase', 'zh-Hans': '购买设备' },
  topUp: { en: 'Paid for equipment', 'zh-Hans': '设备款到账' },
  back: { en: 'Equipment paid back', 'zh-Hans': '设备退出返还' },
  fee: { en: 'Fee of the exit', 'zh-Hans': '退出手续费' },
} as const

const earned = ({ brandNo }: Pick<Brand, 'brandNo'>, day: string): L10nText => ({
  en: `Devices of ${brandNo}, ${day}`,
  'zh-Hans': `${brandNo} 设备收益 ${day}`,
})

/** What an investor has to know before signing. */
export const RISK: L10nText = {
  en: '3. Income depends on what is poured. It is not promised: it can fall, and days can bring in nothing.',
  'zh-Hans': '三、收益取决于实际售酒情况，不作任何承诺，可能下降，也可能当日没有收益。',
}

/** What is agreed on, in both languages: all of it is said, and a hash over it is signed. */
export function contractOf(
  row: InvestmentRow,
  merchant: L10nText,
  { now, words }: { readonly now: number; readonly words: Words },
): { readonly text: string; readonly hash: string } {
  const { id, name, count, price, brandNo } = row
  const sum = moneyText(count * price)
  const day = dayOf(now)
  const risk = retold(RISK, words)
  const text = packText({
    en: [
      `Contract ${id}, drawn up on ${day}.`,
      `1. ${name} (the investor) buys ${count} devices of the brand ${brandNo} at ${moneyText(price)} each, ${sum} in all. ${merchant.en} (the merchant) places and runs them.`,
      '2. What a device brings in is counted by day, from the day after the payment on, and credited to the investor’s earnings account when the day is over.',
      risk.en,
      `4. The investor may ask for an exit at any time. Within ${EXIT_DAYS} days of the payment it costs ${EXIT_PERCENT} percent of the price; later it is free. The merchant answers; with a yes the rest is paid back to the balance, and the devices bring in no more for the investor.`,
      '5. This contract holds once it is signed and paid.',
    ].join('\n'),
    'zh-Hans': [
      `合同编号 ${id}，${day} 拟定。`,
      `一、${name}（投资方）购买 ${brandNo} 品牌设备 ${count} 台，每台 ${moneyText(price)}，合计 ${sum}。${merchant['zh-Hans']}（商家）负责投放和运营。`,
      '二、设备收益自付款次日起按日计算，每日结束后计入投资方的设备收益账户。',
      risk['zh-Hans'],
      `四、投资方可随时申请退出。自付款起 ${EXIT_DAYS} 天内退出，收取设备款的 ${EXIT_PERCENT}%；此后退出不收费。经商家同意后，余款返还至余额，设备此后的收益不再归投资方。`,
      '五、本合同经签署并付款后生效。',
    ].join('\n'),
  })
  return { text, hash: createHash('sha256').update(text).digest('hex') }
}

/** Whoever runs the brand hears that something waits for an answer. */
export async function tellMerchant(
  trx: Kysely<Database>,
  { brandNo }: Pick<InvestmentRow, 'brandNo'>,
  now: number,
): Promise<void> {
  const merchant = await trx
    .selectFrom('market')
    .innerJoin('merchants', 'merchants.id', 'market.merchantId')
    .select('ownerId')
    .where('brandNo', '=', brandNo)
    .executeTakeFirst()
  if (!merchant) return
  await leaveMessage(trx, {
    userId: merchant.ownerId,
    text: {
      en: `An investment in ${brandNo} waits for your answer.`,
      'zh-Hans': `有一笔 ${brandNo} 投资等待您处理。`,
    },
    url: '/views/index?url=/invest/review',
    now,
  })
}

/** What an exit pays back, and what it costs. @param at seconds: when it is asked for. */
export function exitOf({ count, price, paidAt }: InvestmentRow, at: number) {
  const amount = count * price
  const isEarly = at < (paidAt ?? at) + EXIT_DAYS * DAY
  const fee = isEarly ? Math.floor((amount * EXIT_PERCENT) / 100) : 0
  return { fee, payBack: amount - fee }
}

/** The investment a payment is for, if it is for one. */
export const investmentPaidBy = (db: Kysely<Database>, payId: string) =>
  db
    .selectFrom('invest_payments')
    .innerJoin('investments', 'investments.id', 'invest_payments.investmentId')
    .selectAll('investments')
    .where('payId', '=', payId)
    .executeTakeFirst()

/**
 * What a payment was for begins, once. Money of a gateway goes through the balance, so that the books tell of
 * the equipment whatever it was paid with.
 */
export async function beginInvestment(
  trx: Kysely<Database>,
  {
    payId,
    payType,
    now,
  }: { readonly payId: string; readonly payType: number; readonly now: number },
): Promise<void> {
  const row = await investmentPaidBy(trx, payId)
  if (row?.status !== InvestState.ToPay) return
  if (payType !== PayType.AssetRedirect) {
    const amount = row.count * row.price
    const accountId = await accountOf(trx, row.userId, 'balance')
    const line = { accountId, refId: payId, now }
    const { topUp, invest } = TITLE
    await book(trx, { ...line, amount, kind: 'recharge', title: topUp, refKind: 'investIn' })
    await book(trx, {
      ...line,
      amount: -amount,
      kind: 'invest',
      title: invest,
      refKind: 'investOut',
    })
  }
  await move(
    trx,
    {
      investmentId: row.id,
      status: InvestState.Running,
      byUserId: row.userId,
      side: 'cashier',
      now,
    },
    { paidAt: now, bookedTo: startOfDay(now) + DAY },
  )
  await leaveMessage(trx, {
    userId: row.userId,
    text: {
      en: `Your ${row.count} devices of ${row.brandNo} are running.`,
      'zh-Hans': `您的 ${row.count} 台 ${row.brandNo} 设备已开始运行。`,
    },
    url: showUrl(row.id),
    now,
  })
}

const dueRows = (db: Kysely<Database>, now: number) =>
  db
    .selectFrom('investments')
    .selectAll()
    .where('status', 'in', [InvestState.Running, InvestState.ExitAsked])
    .where('bookedTo', '<=', startOfDay(now) - DAY)

/** What each device brought in on a day: some stand better than others. Devices count from 1. */
export const deviceIncomes = (
  { id, count }: Pick<InvestmentRow, 'id' | 'count'>,
  brand: Brand,
  day: string,
): readonly { readonly device: number; readonly cents: number }[] =>
  Array.from({ length: count }, (_, at) => {
    const share = 85 + (hash(`${id} ${at + 1} ${day}`) % 31)
    return { device: at + 1, cents: Math.round((incomeOn(brand, day) * share) / 100) }
  })

/** Writes down what a day brought in, by device. @returns the row of the day. */
export async function keepDay(
  trx: Kysely<Database>,
  row: Pick<InvestmentRow, 'id' | 'count'>,
  brand: Brand,
  day: string,
) {
  const incomes = deviceIncomes(row, brand, day)
  const id = `${row.id}${day.replaceAll('-', '')}`
  const cents = incomes.reduce((sum, each) => sum + each.cents, 0)
  await trx.insertInto('invest_days').values({ id, investmentId: row.id, day, cents }).execute()
  await trx
    .insertInto('invest_incomes')
    .values(incomes.map((each) => ({ ...each, dayId: id })))
    .execute()
  return { id, cents }
}

/** A day that is over: what it brought in is booked when it ended. */
async function bookDay(trx: Kysely<Database>, row: InvestmentRow, brand: Brand): Promise<void> {
  const day = dayOf(row.bookedTo)
  const { id, cents } = await keepDay(trx, row, brand, day)
  await book(trx, {
    accountId: await accountOf(trx, row.userId, 'earnings'),
    amount: cents,
    kind: 'earning',
    title: earned(brand, day),
    now: row.bookedTo + DAY,
    refKind: 'investDay',
    refId: id,
  })
}

/**
 * Books every day that is over for every investment that runs: each day once, whoever asks.
 *
 * @param now seconds.
 */
export async function bookIncome(db: Kysely<Database>, now: number): Promise<void> {
  if (!(await dueRows(db, now).executeTakeFirst())) return
  await db.transaction().execute((trx) => bookIncomeIn(trx, now))
}

/** The same in the caller’s transaction. */
export async function bookIncomeIn(trx: Kysely<Database>, now: number): Promise<void> {
  for (const due of await dueRows(trx, now).execute()) {
    const brand = await brandOf(trx, due.brandNo)
    let { bookedTo } = due
    while (bookedTo + DAY <= now) {
      await bookDay(trx, { ...due, bookedTo }, brand)
      bookedTo += DAY
    }
    await trx.updateTable('investments').set({ bookedTo }).where('id', '=', due.id).execute()
  }
}

/** The money goes back, and what an early exit costs is taken of it. */
export async function payBack(
  trx: Kysely<Database>,
  row: InvestmentRow,
  now: number,
): Promise<void> {
  const accountId = await accountOf(trx, row.userId, 'balance')
  const line = { accountId, refId: row.id, now }
  await book(trx, {
    ...line,
    amount: row.count * row.price,
    kind: 'invest',
    title: TITLE.back,
    refKind: 'investBack',
  })
  if (row.fee > 0)
    await book(trx, {
      ...line,
      amount: -row.fee,
      kind: 'order',
      title: TITLE.fee,
      refKind: 'investFee',
    })
}
