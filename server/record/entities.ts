import { type Expression, sql } from 'kysely'
import * as v from 'valibot'
import type { Database } from '../database/schema'
import { catchUpAll } from '../device/fleet'
import type { Context } from '../handler'

/**
 * `l10n` is a text in both languages, of which the caller sees one; `flag` is 0 or 1; the middle of a
 * `masked` text does not leave the server (client spec §5); an expression is looked up elsewhere.
 */
type Kind = 'text' | 'number' | 'l10n' | 'flag' | 'masked' | Expression<unknown>

/** A kind of record the generic calls may touch. What is not listed here does not exist for them. */
export interface Entity {
  readonly table: keyof Database
  /** The column that says whose a row is. Without one everybody may read all of them. */
  readonly owner?: 'userId' | 'ownerId'
  /** Rows with an empty owner are everybody's, also of who is not logged in. */
  readonly hasCommon?: true
  /** The columns that leave the server; every other one stays. */
  readonly columns: Readonly<Record<string, Kind>>
  /** What a choice of this kind is called, and where a keyword is looked for. */
  readonly label: string
  /** What may be written. Without it the generic calls only read. */
  readonly input?: v.GenericSchema<Record<string, string | number>>
  /** The column with a picture, which brands draw each in their own way. */
  readonly drawn?: string
  /** Brings rows up to now before they are read page by page. */
  readonly refresh?: (context: Context) => Promise<void>
}

const text = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most))

/** What a device took in on each of seven days of Beijing, the last that on which it was seen. */
const LAST_WEEK = sql`(
  select string_agg(cast(cents as text), ',' order by back desc)
  from (
    select back, coalesce((
      select sum(cents) from device_hours
      where device_hours.deviceId = devices.id and device_hours.ownerId = devices.ownerId
        and (device_hours.hour + 28800) / 86400 = (devices.seenAt + 28800) / 86400 - back
    ), 0) as cents
    from (select 6 as back union all select 5 union all select 4 union all select 3
          union all select 2 union all select 1 union all select 0) as days
  ) as sums
)`

/** The same of a terminal; the last day is the one that it counts itself. */
const TERMINAL_WEEK = sql`(
  select string_agg(cast(cents as text), ',' order by back desc)
  from (
    select back, case when back = 0 then terminals.todayIncome else coalesce((
      select cents from terminal_days
      where terminal_days.terminalId = terminals.id
        and terminal_days.day = (terminals.seenAt + 28800) / 86400 - back
    ), 0) end as cents
    from (select 6 as back union all select 5 union all select 4 union all select 3
          union all select 2 union all select 1 union all select 0) as days
  ) as sums
)`

/** Allow-list of the generic calls (client spec §7), by the name on the wire. */
export const ENTITIES: ReadonlyMap<string, Entity> = new Map<string, Entity>(
  Object.entries<Entity>({
    product: {
      table: 'products',
      columns: {
        id: 'text',
        storeId: 'text',
        classId: 'text',
        name: 'l10n',
        style: 'l10n',
        image: 'text',
        abv: 'number',
        price: 'number',
        marketPrice: 'number',
        sold: 'number',
      },
      label: 'name',
    },
    store: {
      table: 'stores',
      columns: {
        id: 'text',
        name: 'l10n',
        address: 'l10n',
        phone: 'text',
        hours: 'l10n',
        image: 'text',
        latitude: 'number',
        longitude: 'number',
      },
      label: 'name',
    },
    category: {
      table: 'categories',
      columns: { id: 'text', parentId: 'text', name: 'l10n', icon: 'text', position: 'number' },
      label: 'name',
    },
    notice: {
      table: 'notices',
      owner: 'userId',
      hasCommon: true,
      columns: { id: 'text', text: 'l10n', url: 'text', level: 'text', createdAt: 'number' },
      label: 'text',
    },
    device: {
      table: 'devices',
      owner: 'ownerId',
      columns: {
        id: 'text',
        serial: 'text',
        storeId: 'text',
        kind: 'text',
        image: sql`'/pictures/device/' || kind || '.svg'`,
        name: 'l10n',
        status: 'number',
        price: 'number',
        todayIncome: 'number',
        income: 'number',
        seenAt: 'number',
        week: LAST_WEEK,
      },
      label: 'name',
      drawn: 'image',
      refresh: ({ services, user, now }) => catchUpAll(services, user?.id ?? '', now()),
    },
    channel: {
      table: 'channels',
      owner: 'ownerId',
      columns: { id: 'text', name: 'l10n', position: 'number' },
      label: 'name',
    },
    terminal: {
      table: 'terminals',
      owner: 'ownerId',
      columns: {
        id: 'text',
        serial: 'text',
        channelId: 'text',
        place: 'l10n',
        status: 'number',
        todayIncome: 'number',
        income: 'number',
        seenAt: 'number',
        week: TERMINAL_WEEK,
      },
      label: 'place',
    },
    packageOrder: {
      table: 'package_orders',
      owner: 'userId',
      columns: { payId: 'text', packageId: 'text', createdAt: 'number', openedAt: 'number' },
      label: 'packageId',
    },
    merchant: {
      table: 'merchants',
      owner: 'ownerId',
      columns: { id: 'text', name: 'l10n', licence: 'text', status: 'number', createdAt: 'number' },
      label: 'name',
    },
    order: {
      table: 'orders',
      owner: 'userId',
      columns: {
        id: 'text',
        serial: 'text',
        storeId: 'text',
        status: 'number',
        amount: 'number',
        createdAt: 'number',
        paidAt: 'number',
      },
      label: 'serial',
    },
    ledger: {
      table: 'ledger',
      owner: 'userId',
      columns: {
        id: 'text',
        accountId: 'text',
        kind: 'text',
        title: 'l10n',
        amount: 'number',
        balance: 'number',
        /** Of the account: cents, or points. */
        currency: sql`(select currency from accounts where accounts.id = accountId)`,
        createdAt: 'number',
        refKind: 'text',
        refId: 'text',
      },
      label: 'title',
    },
    account: {
      table: 'accounts',
      owner: 'userId',
      columns: {
        id: 'text',
        kind: 'text',
        currency: 'text',
        name: 'l10n',
        amount: 'number',
        frozen: 'number',
      },
      label: 'name',
    },
    feedback: {
      table: 'feedback',
      owner: 'userId',
      columns: {
        id: 'text',
        userId: 'text',
        kind: 'text',
        content: 'text',
        contact: 'text',
        createdAt: 'number',
      },
      label: 'content',
      input: v.object({
        kind: v.optional(text(20), 'other'),
        content: text(1000),
        contact: v.optional(v.pipe(v.string(), v.maxLength(140)), ''),
      }),
    },
    userAccount: {
      table: 'user_accounts',
      owner: 'userId',
      columns: {
        id: 'text',
        userId: 'text',
        kind: 'text',
        bank: 'text',
        holder: 'text',
        number: 'masked',
        branch: 'text',
        preferred: 'number',
        createdAt: 'number',
      },
      label: 'bank',
      input: v.object({
        kind: v.picklist(['bank', 'alipay', 'wechat']),
        bank: text(40),
        holder: text(40),
        number: v.pipe(v.string(), v.regex(/^[\w@.+-]{4,40}$/)),
        branch: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60)), ''),
      }),
    },
    recharge: {
      table: 'recharges',
      owner: 'userId',
      columns: {
        payId: 'text',
        userId: 'text',
        accountId: 'text',
        amount: 'number',
        createdAt: 'number',
        creditedAt: 'number',
      },
      label: 'payId',
    },
    reward: {
      table: 'rewards',
      owner: 'userId',
      columns: {
        id: 'text',
        serial: sql`(select serial from orders where orders.id = orderId)`,
        fromName: 'l10n',
        level: 'number',
        base: 'number',
        /** Of ten thousand. */
        rate: 'number',
        amount: 'number',
        taken: 'number',
        /** What is left of it. */
        kept: sql`amount - taken`,
        createdAt: 'number',
      },
      label: 'serial',
    },
    offlineRecharge: {
      table: 'offline_recharges',
      owner: 'userId',
      columns: {
        id: 'text',
        userId: 'text',
        accountId: 'text',
        amount: 'number',
        code: 'text',
        voucher: 'text',
        status: 'number',
        reason: 'text',
        createdAt: 'number',
        submittedAt: 'number',
        reviewedAt: 'number',
      },
      label: 'code',
    },
  }),
)
