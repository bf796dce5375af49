import { readText } from '../database/l10n'
import type { Context } from '../handler'
import type { Reader } from './reader'

const ONLINE = 1

interface Count {
  readonly all: number
  readonly online: number
  readonly today: number
}

/** What the rows of one owner add up to. */
async function countOf({ db, user }: Context, table: 'terminals' | 'devices'): Promise<Count> {
  const { all, online, today } = await db
    .selectFrom(table)
    .select((eb) => [
      eb.fn.countAll<number>().as('all'),
      eb.fn
        .sum<number | null>(eb.case().when('status', '=', ONLINE).then(1).else(0).end())
        .as('online'),
      eb.fn.sum<number | null>('todayIncome').as('today'),
    ])
    .where('ownerId', '=', user?.id ?? '')
    .executeTakeFirstOrThrow()
  return { all, online: online ?? 0, today: today ?? 0 }
}

/** Figures for the front page of a merchant; empty for visitors. */
export const merchantStats: Reader = async (_, context) => {
  const zh = context.locale === 'zh-Hans'
  const columns = [
    { key: 'name', name: zh ? '指标' : 'Figure' },
    { key: 'value', name: zh ? '数值' : 'Value' },
  ]
  if (!context.user) return { columns, rows: [] }
  const [terminals, devices] = [
    await countOf(context, 'terminals'),
    await countOf(context, 'devices'),
  ]
  const row = (key: string, en: string, name: string, value: number | string, more = {}) => ({
    key,
    name: zh ? name : en,
    value,
    ...more,
  })
  const part = ({ online, all }: Count) => `${online} / ${all}`
  return {
    columns,
    rows: [
      row('terminalIncome', 'Terminals, today', '终端今日收益', terminals.today, {
        format: 'money',
        url: '/conduit/channelList',
      }),
      row('deviceIncome', 'Devices, today', '设备今日收益', devices.today, {
        format: 'money',
        url: '/device/prosperous',
      }),
      row('terminals', 'Terminals online', '在线终端', part(terminals), {
        url: '/conduit/channelList',
      }),
      row('devices', 'Devices running', '运行设备', part(devices), {
        url: '/device/manageconfig',
      }),
    ],
  }
}

/** The caller's channels with what their terminals add up to; nobody else's. */
export const channels: Reader = async (_, { db, locale, user }) => {
  const zh = locale === 'zh-Hans'
  const rows = await db
    .selectFrom('channels')
    .leftJoin('terminals', 'terminals.channelId', 'channels.id')
    .select(['channels.id', 'channels.name'])
    .select((eb) => [
      eb.fn.count<number>('terminals.id').as('terminals'),
      eb.fn
        .sum<number>(eb.case().when('terminals.status', '=', ONLINE).then(1).else(0).end())
        .as('online'),
      eb.fn.coalesce(eb.fn.sum<number>('terminals.todayIncome'), eb.lit(0)).as('today'),
      eb.fn.coalesce(eb.fn.sum<number>('terminals.income'), eb.lit(0)).as('income'),
    ])
    .where('channels.ownerId', '=', user?.id ?? '')
    .groupBy('channels.id')
    .orderBy('channels.position')
    .execute()
  return {
    columns: [
      { key: 'name', name: zh ? '渠道' : 'Channel' },
      { key: 'terminals', name: zh ? '终端数' : 'Terminals', format: 'number' },
      { key: 'online', name: zh ? '在线' : 'Online', format: 'number' },
      { key: 'today', name: zh ? '今日收益' : 'Today', format: 'money' },
      { key: 'income', name: zh ? '累计收益' : 'In all', format: 'money' },
    ],
    rows: rows.map(({ id, name, terminals, online, today, income }) => ({
      key: id,
      name: readText(name, locale),
      terminals,
      online,
      today,
      income,
    })),
  }
}
