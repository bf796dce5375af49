import { ChatStatus } from '../../src/features/chat/contract'
import { packText } from '../database/l10n'
import type { SeedSection } from '../seed'
import { cardAbout } from './cards'
import { QUESTIONS } from './phrases'
import { GREETING } from './talks'

const HOUR = 3600

/** Who says it, what kind it is, and the words or the id. */
type Said = readonly [from: 'shopper' | 'staff' | 'house', kind: string, content: string]

interface Past {
  readonly id: string
  readonly userId: string
  readonly storeId: string
  readonly status: ChatStatus
  readonly staffId?: string
  readonly stars?: number
  /** Hours since it began; a line follows every minute. */
  readonly age: number
  readonly lines: readonly Said[]
  /** Up to which line the shopper, and the staff, have read. */
  readonly read: readonly [shopper: number, staff: number]
}

const [COLD] = QUESTIONS

/** Annika answers for the house and for a shop, beside Zhou Yan; Marco for the shop alone. */
const DESKS = [
  { userId: '1009', storeId: '' },
  { userId: '1009', storeId: '302' },
  { userId: '1006', storeId: '302' },
]

/** Lin Xia talks with the house and with a shop; others wait at the desk of Zhou Yan. */
const PAST: readonly Past[] = [
  {
    id: '990001',
    userId: '1001',
    storeId: '',
    status: ChatStatus.Served,
    staffId: '1003',
    age: 2,
    read: [5, 7],
    lines: [
      ['house', 'note', packText(GREETING)],
      ['shopper', 'text', COLD.question['zh-Hans']],
      ['house', 'note', packText(COLD.answer)],
      ['shopper', 'text', '两瓶里有一瓶漏了，标签都湿了。'],
      ['staff', 'text', '很抱歉！方便的话请拍张照片发给我们。'],
      ['shopper', 'text', '好的，晚上到家拍给你们。'],
      ['staff', 'text', '好的，照片收到后当天为您补发。'],
    ],
  },
  {
    id: '990002',
    userId: '1001',
    storeId: '302',
    status: ChatStatus.Closed,
    staffId: '1003',
    stars: 5,
    age: 120,
    read: [4, 4],
    lines: [
      ['house', 'note', packText(GREETING)],
      ['shopper', 'text', '周末店里有位子吗？'],
      ['staff', 'text', '有的，周六下午三点后空位较多。'],
      ['shopper', 'text', '谢谢，周六见！'],
    ],
  },
  {
    id: '990003',
    userId: '1004',
    storeId: '',
    status: ChatStatus.Waiting,
    age: 1,
    read: [3, 0],
    lines: [
      ['house', 'note', packText(GREETING)],
      ['shopper', 'text', 'Can I change the address of an order that was not shipped yet?'],
      ['shopper', 'text', 'It is for my office, I am away until Friday.'],
    ],
  },
  {
    id: '990004',
    userId: '1005',
    storeId: '302',
    status: ChatStatus.Waiting,
    age: 3,
    read: [3, 0],
    lines: [
      ['house', 'note', packText(GREETING)],
      // The first that this store sells.
      ['shopper', 'product', ''],
      ['shopper', 'text', '这款还有整箱的吗？'],
    ],
  },
]

export const chatSeed: SeedSection = {
  name: 'chat',
  async run({ db, now }) {
    await db.insertInto('desk_members').values(DESKS).execute()
    for (const { lines, read, age, stars = 0, staffId = '', ...talk } of PAST) {
      const createdAt = now - age * HOUR
      const [userRead, staffRead] = read
      await db
        .insertInto('conversations')
        .values({
          ...talk,
          staffId,
          stars,
          userRead,
          staffRead,
          createdAt,
          last: lines.length,
          updatedAt: createdAt + lines.length * 60,
        })
        .execute()
      const author = { shopper: talk.userId, staff: staffId, house: '' }
      const beer = await db
        .selectFrom('products')
        .select('id')
        .where('storeId', '=', talk.storeId)
        .orderBy('id')
        .executeTakeFirst()
      const about = beer && (await cardAbout(db, 'product', beer.id, talk.userId))
      const rows = lines.map(([from, kind, words], at) => {
        const isCard = kind === 'product'
        return {
          id: `${talk.id}${String(at + 1).padStart(3, '0')}`,
          userId: talk.userId,
          conversationId: talk.id,
          seq: at + 1,
          fromUserId: author[from],
          kind,
          createdAt: createdAt + at * 60,
          content: isCard ? (beer?.id ?? '') : words,
          card: isCard ? JSON.stringify(about) : '',
        }
      })
      await db.insertInto('chat_messages').values(rows).execute()
    }
  },
}
