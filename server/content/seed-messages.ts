import type { MessageKind } from '../../src/features/content/contract-messages'
import { LiveStatus } from '../../src/features/live/contract-shapes'
import { moneyText } from '../../src/shared/money'
import { type L10nText, packText, readText } from '../database/l10n'
import { OF_ORDER } from '../order/tell-buyer'
import { both } from '../product/seed/rows'
import type { Seed, SeedSection } from '../seed'

/** Who has been here for a while: the member and the owner of a shop. */
const USERS = ['1001', '1003']
/** What is older was read, seconds. */
const READ_AFTER = 86_400
const FIRST = 7101

interface Line {
  readonly userId: string
  readonly kind: MessageKind
  readonly text: L10nText
  readonly url: string
  readonly createdAt: number
}

async function ofOrders({ db }: Seed, userId: string): Promise<Line[]> {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'serial', 'shippedAt', 'receivedAt'])
    .where('userId', '=', userId)
    .where('shippedAt', 'is not', null)
    .orderBy('shippedAt', 'desc')
    .limit(4)
    .execute()
  return rows.flatMap(({ id, serial, shippedAt, receivedAt }) => {
    const line = { userId, kind: 'order', url: `/views/index?url=/order/show&id=${id}` } as const
    const shipped = { ...line, text: OF_ORDER.shipped(serial), createdAt: shippedAt ?? 0 }
    if (receivedAt === null) return [shipped]
    return [{ ...line, text: OF_ORDER.received(serial), createdAt: receivedAt }, shipped]
  })
}

async function ofMoney({ db }: Seed, userId: string): Promise<Line[]> {
  const rows = await db
    .selectFrom('ledger')
    .innerJoin('accounts', 'accounts.id', 'ledger.accountId')
    .select(['ledger.id as id', 'title', 'ledger.amount as amount', 'createdAt'])
    .where('ledger.userId', '=', userId)
    .where('currency', '=', 'CNY')
    .orderBy('createdAt', 'desc')
    .limit(5)
    .execute()
  return rows.map(({ id, title, amount, createdAt }) => {
    const money = moneyText(amount, true)
    const text = both(
      `${readText(title, 'en')}: ${money}`,
      `${readText(title, 'zh-Hans')}：${money}`,
    )
    return { userId, kind: 'wallet', text, url: `/views/auto/bill?key=bill&id=${id}`, createdAt }
  })
}

async function ofTeam({ db }: Seed, userId: string): Promise<Line[]> {
  const rows = await db
    .selectFrom('users')
    .select(['nickName', 'createdAt'])
    .where('parentId', '=', userId)
    .orderBy('createdAt', 'desc')
    .limit(3)
    .execute()
  return rows.map(({ nickName, createdAt }) => ({
    userId,
    kind: 'team',
    text: both(
      `${readText(nickName, 'en')} has joined your team.`,
      `${readText(nickName, 'zh-Hans')} 加入了您的团队。`,
    ),
    url: '/conduit/teamList',
    createdAt,
  }))
}

async function ofLives({ db }: Seed, userId: string): Promise<Line[]> {
  const rows = await db
    .selectFrom('lives')
    .innerJoin('live_follows', 'live_follows.authorId', 'lives.authorId')
    .innerJoin('users', 'users.id', 'lives.authorId')
    .select(['lives.id as id', 'title', 'beganAt', 'nickName'])
    .where('live_follows.userId', '=', userId)
    .where('status', 'in', [LiveStatus.Live, LiveStatus.Ended])
    .orderBy('beganAt', 'desc')
    .limit(3)
    .execute()
  return rows.map(({ id, title, beganAt, nickName }) => ({
    userId,
    kind: 'live',
    text: both(
      `${readText(nickName, 'en')}, whom you follow, is on air: ${readText(title, 'en')}`,
      `您关注的主播${readText(nickName, 'zh-Hans')}开播了：「${readText(title, 'zh-Hans')}」`,
    ),
    url: `/views/index?url=/live/show&id=${id}`,
    createdAt: beganAt ?? 0,
  }))
}

/** What these users were told, of the rows that are there: each message leads to one. */
export const messagesSeed: SeedSection = {
  name: 'messages',
  async run(seed) {
    const { db, now } = seed
    const lines: Line[] = []
    for (const userId of USERS) {
      for (const read of [ofOrders, ofMoney, ofTeam, ofLives])
        lines.push(...(await read(seed, userId)))
    }
    const rows = lines.map(({ text, ...line }, at) => ({
      ...line,
      id: String(FIRST + at),
      text: packText(text),
      level: 'info',
    }))
    await db.insertInto('notices').values(rows).execute()
    const read = rows.filter(({ createdAt }) => createdAt < now - READ_AFTER)
    const general = await db.selectFrom('notices').select('id').where('userId', '=', '').execute()
    const seen = general.flatMap(({ id }) => USERS.map((userId) => ({ id, userId })))
    await db
      .insertInto('notice_reads')
      .values([...read, ...seen].map(({ id, userId }) => ({ userId, noticeId: id })))
      .execute()
  },
}
