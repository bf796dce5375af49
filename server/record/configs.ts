import { getConfigValue } from '../../src/engine/calls'
import { getConfigList } from '../../src/features/record/contract-dictionary'
import { readText, unpackRecord } from '../database/l10n'
import { type Context, handle } from '../handler'
import { asAsked, conditionsOf } from '../member/conditions'
import { GRADES, gradeName } from '../member/grades'
import { readPackages } from '../member/packages'

type ConfigRecord = Record<string, unknown>

const both = (context: Context, en: string, zh: string) => (context.locale === 'en' ? en : zh)

const VALUES: ReadonlyMap<string, (context: Context) => ConfigRecord> = new Map(
  Object.entries({
    /** Commerce spec §3, 'Version config'. */
    version: ({ origin, services }: Context): ConfigRecord => ({
      ios: '1.1.2',
      android: '1.1.2',
      // No store has the app of a sandbox: the browser's is the one that is really there.
      iosUrl: `${origin}/`,
      androidUrl: `${origin}/`,
      weappName: services.demo.name,
      alipayName: services.demo.name,
      desktopUrl: `${origin}/`,
    }),
    /** Whether mini-programs on iOS may sell virtual goods (decision 0015): not until somebody says so. */
    virtualPay: (): ConfigRecord => ({ weappIos: false, alipayIos: false }),
    /** Whether mini-programs show investment (decision 0062): not until somebody has the licence and says so. */
    investment: (): ConfigRecord => ({ weapp: false, alipay: false }),
    /** Templates of the messages a host may send (decision 0063), public; a host without one asks nobody. */
    subscription: (): ConfigRecord => ({
      weappShipped: 'TAPROOMwx-shipped-0000000000000000000000000',
      weappRefunded: 'TAPROOMwx-refunded-000000000000000000000000',
      weappLive: 'TAPROOMwx-live-0000000000000000000000000000',
      alipayShipped: 'taproomshipped000000000000000000',
      alipayRefunded: 'taproomrefunded00000000000000000',
      alipayLive: 'taproomlive000000000000000000000',
    }),
    /** How old one must be for the shop (decision 0059); 0 asks nobody. */
    brand: (): ConfigRecord => ({ minimumAge: 0 }),
    /** Whether clients tell what went wrong in them, and which share of their starts (decision 0074). */
    reports: (): ConfigRecord => ({ on: true, sample: 1 }),
    /** Sites whose pages are shown inside the app: `example.com` itself, `*.example.com` what lies below it. */
    webHosts: (): ConfigRecord => ({ hosts: ['taproom.example', '*.taproom.example'] }),
    /** What clients of a brand with themes wear (decision 0109): a theme of the brand by its name, or a colour. */
    theme: (): ConfigRecord => ({ name: '', colour: '' }),
    service: (context: Context): ConfigRecord => ({
      phone: '020-80001101',
      hours: both(context, 'Daily 10:00–22:00', '每日 10:00–22:00'),
    }),
  }),
)

/**
 * What each grade asks for and gives, lowest first: experience, a price in cents, percent off beers at
 * members' prices, the cents from which an order travels free, points for 100 yuan, and a coupon on birthdays.
 */
export const GRADE_TERMS = [
  { experience: 0, price: 0, memberPercent: 0, freeFrom: 9_900, pointsRate: 100, birthday: 0 },
  {
    experience: 100,
    price: 9_900,
    memberPercent: 3,
    freeFrom: 9_900,
    pointsRate: 120,
    birthday: 1_000,
  },
  {
    experience: 1_000,
    price: 49_900,
    memberPercent: 5,
    freeFrom: 5_900,
    pointsRate: 150,
    birthday: 3_000,
  },
  {
    experience: 5_000,
    price: 199_900,
    memberPercent: 8,
    freeFrom: 0,
    pointsRate: 200,
    birthday: 8_000,
  },
] as const

/** The terms of a grade; those of the lowest for one there is not. */
export const termsOf = (gradeId: number) => GRADE_TERMS[gradeId - 1] ?? GRADE_TERMS[0]

const LISTS: ReadonlyMap<string, (context: Context) => Promise<ConfigRecord[]>> = new Map(
  Object.entries({
    /** Commerce spec §3, 'Grade config'; those above 0 can be bought (§5). */
    grade: async (context: Context): Promise<ConfigRecord[]> => {
      const conditions = await conditionsOf(context.db, 'grade')
      return Object.keys(GRADES).map((id, i) => {
        const asked = conditions.get(id)
        return {
          id: Number(id),
          name: gradeName(Number(id), context),
          icon: `/pictures/medal/${id}.svg`,
          ...GRADE_TERMS[i],
          ...(asked && { conditions: asAsked(asked, context) }),
        }
      })
    },
    package: readPackages,
    notice: async ({ db, locale }: Context): Promise<ConfigRecord[]> => {
      const rows = await db
        .selectFrom('notices')
        .select(['id', 'text', 'url', 'level', 'createdAt'])
        .where('userId', '=', '')
        .orderBy('createdAt', 'desc')
        .execute()
      return rows.map((row) => ({ ...row, text: readText(row.text, locale) }))
    },
  }),
)

export const CONFIG_TYPES = { values: [...VALUES.keys()], lists: [...LISTS.keys()] }

/** What an administrator changed goes before what the shop came with; null when there is none of that type. */
export async function configOf(type: string, context: Context): Promise<ConfigRecord | null> {
  const value = VALUES.get(type)?.(context)
  if (!value) return null
  const changed = await context.db
    .selectFrom('configs')
    .select('json')
    .where('type', '=', type)
    .executeTakeFirst()
  return changed ? { ...value, ...unpackRecord(changed.json) } : value
}

export const getConfigValueHandler = handle(getConfigValue, ({ query }, context) =>
  configOf(query.type, context),
)

export const getConfigListHandler = handle(
  getConfigList,
  async ({ query }, context) => (await LISTS.get(query.type)?.(context)) ?? [],
)
