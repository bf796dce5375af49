import type { Kysely, Selectable } from 'kysely'
import {
  InvestState,
  pageInvestMerchants,
  showBrand,
} from '../../src/features/report/contract-invest'
import { DAY, dayOf, secondsOfDay, startOfDay } from '../../src/shared/business-day'
import { readText } from '../database/l10n'
import { pageWindow } from '../database/page'
import type { Database } from '../database/schema'
import { type Handler, handle } from '../handler'
import { hash } from '../pictures/svg'
import { notFound } from '../refusal'
import type { MarketTable } from './rows'

export type Brand = Selectable<MarketTable>

const BRAND = { en: 'The brand', 'zh-Hans': '品牌' }
/** A merchant whose application was approved. */
const APPROVED = 2
const CURVE_DAYS = 90

/** An exit within so many days of the payment costs so many percent; a later one is free. */
export const EXIT_DAYS = 180
export const EXIT_PERCENT = 5

/** States in which devices are spoken for. */
const HOLDS = [
  InvestState.Applied,
  InvestState.Approved,
  InvestState.ToPay,
  InvestState.Running,
  InvestState.ExitAsked,
]

/**
 * Cents one device of a brand brings in on a day: a few hundredths of a percent of its price, more at weekends.
 * It follows from the brand and the day, so that nothing need run between two questions.
 *
 * @param day `2026-11-21`.
 */
export function incomeOn(
  { brandNo, price }: Pick<Brand, 'brandNo' | 'price'>,
  day: string,
): number {
  const rate = (3 + (hash(brandNo) % 7)) / 10_000
  const weekday = new Date(secondsOfDay(day) * 1000 + DAY * 500).getUTCDay()
  const weekend = weekday === 5 || weekday === 6 ? 1.4 : 0.9
  return Math.round(price * rate * weekend * (0.7 + (hash(`${brandNo} ${day}`) % 600) / 1000))
}

/** Days that are over, from `from` on, the oldest first. */
const daysBetween = (from: number, now: number): readonly string[] => {
  const count = Math.max(0, Math.round((startOfDay(now) - startOfDay(from)) / DAY))
  return Array.from({ length: count }, (_, at) => dayOf(startOfDay(from) + at * DAY))
}

/** What one device has brought in since the brand began, in cents and in percent of its price. */
export function cumulated(brand: Brand, now: number) {
  const cumIncome = daysBetween(brand.launchedAt, now).reduce(
    (sum, day) => sum + incomeOn(brand, day),
    0,
  )
  return { cumIncome, cumReturn: Math.round((cumIncome / brand.price) * 1000) / 10 }
}

/** What one device brought in on each of the last days that are over, at most seven: cents, by commas. */
export const lastWeekOf = (brand: Brand, now: number): string =>
  daysBetween(Math.max(brand.launchedAt, now - 7 * DAY), now)
    .map((day) => incomeOn(brand, day))
    .join(',')

/** A brand by its number. @throws Refusal 400 when there is none. */
export async function brandOf(db: Kysely<Database>, brandNo: string): Promise<Brand> {
  const brand = await db
    .selectFrom('market')
    .selectAll()
    .where('brandNo', '=', brandNo)
    .executeTakeFirst()
  if (!brand) throw notFound(BRAND)
  return brand
}

/** Devices of a brand nobody has spoken for. */
export async function leftOf(db: Kysely<Database>, { brandNo, offered }: Brand): Promise<number> {
  const { taken } = await db
    .selectFrom('investments')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('count'), eb.lit(0)).as('taken'))
    .where('brandNo', '=', brandNo)
    .where('status', 'in', HOLDS)
    .executeTakeFirstOrThrow()
  return Math.max(0, offered - taken)
}

/** Brands and who runs their devices: for everybody to see. */
export const brandCalls: readonly Handler[] = [
  handle(showBrand, async ({ query }, { db, locale, now: clock }) => {
    const now = clock()
    const brand = await brandOf(db, query.brandNo)
    const { brandNo, price, least, most, launchedAt, merchantId } = brand
    const merchant = await db
      .selectFrom('merchants')
      .select('name')
      .where('id', '=', merchantId)
      .executeTakeFirst()
    return {
      brandNo,
      merchantName: readText(merchant?.name ?? '', locale),
      price,
      least,
      most,
      left: await leftOf(db, brand),
      ...cumulated(brand, now),
      launchedAt,
      days: daysBetween(Math.max(launchedAt, now - CURVE_DAYS * DAY), now).map((day) => ({
        day,
        cents: incomeOn(brand, day),
      })),
      exitDays: EXIT_DAYS,
      exitPercent: EXIT_PERCENT,
      asOf: now,
    }
  }),

  handle(pageInvestMerchants, async ({ body }, { db, locale }) => {
    const { limit, offset } = pageWindow(body)
    const rows = await db
      .selectFrom('merchants')
      .select(['id', 'name'])
      .select((eb) =>
        eb
          .selectFrom('devices')
          .innerJoin('stores', 'stores.id', 'devices.storeId')
          .select((count) => count.fn.countAll<number>().as('devices'))
          .whereRef('stores.merchantId', '=', 'merchants.id')
          .as('devices'),
      )
      .where('status', '=', APPROVED)
      .orderBy('id')
      .execute()
    const result = rows
      .slice(offset, offset + limit)
      .map(({ id, name, devices }) => ({ id, name: readText(name, locale), devices: devices ?? 0 }))
    return { result, pageIndex: body.pageIndex, pageSize: limit, totalCount: rows.length }
  }),
]
