import { readText } from '../../database/l10n'
import type { Reader } from './reader'

const ONLINE = 1

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
