import type { Insertable } from 'kysely'
import { DAY, startOfDay } from '../../src/shared/business-day'
import { type L10nText, packText } from '../database/l10n'
import type { ContentTable } from '../database/tables/open'
import { both } from '../product/seed/rows'
import type { SeedSection } from '../seed'
import { EVENTS, type EventRow, TICKETS } from './seed-events'

const HOUR = 3600

interface Row {
  readonly id: string
  readonly kind: 'material' | 'video'
  /** Left out of words alone. */
  readonly image?: string
  readonly title: L10nText
  readonly intro: L10nText
  readonly text?: L10nText
  readonly src?: string
  readonly length?: number
}

const ROWS: readonly Row[] = [
  {
    id: '980001',
    kind: 'material',
    image: 'hop-field',
    title: both('Harvest week', '采收周'),
    intro: both('Pictures from the hop field', '酒花田里的照片'),
  },
  {
    id: '980002',
    kind: 'material',
    image: 'cellar',
    title: both('Cellar notes', '酒窖笔记'),
    intro: both('How a stout grows old', '一支世涛如何陈年'),
  },
  {
    id: '980005',
    kind: 'video',
    image: 'tap-wall',
    title: both('The perfect pour', '完美一杯'),
    intro: both('A clean glass, an angle, and patience', '干净的杯子、角度与耐心'),
    src: '/films/pour.mp4',
    length: 12,
    text: both(
      '<h2>In three moves</h2><ol><li>Rinse the glass cold.</li><li>Hold it at 45 degrees until it is two thirds full.</li><li>Set it upright and let the head rise two fingers high.</li></ol>',
      '<h2>三个动作</h2><ol><li>冷水冲杯。</li><li>杯子倾斜 45 度，倒至三分之二。</li><li>扶正，让酒沫升到两指高。</li></ol>',
    ),
  },
  {
    id: '980006',
    kind: 'video',
    image: 'cellar',
    title: both('A walk below ground', '走进酒窖'),
    intro: both('Where the stouts sleep', '世涛在这里沉睡'),
    src: '/films/cellar.mp4',
    length: 12,
    text: both(
      '<p>Eleven degrees all year, and nobody talks loud. Come and see it yourself on the <a href="/views/index?url=/event/show&id=980004">cellar tour</a>.</p>',
      '<p>常年 11 度，人人轻声。欢迎报名<a href="/views/index?url=/event/show&id=980004">酒窖参观</a>亲自来看。</p>',
    ),
  },
  {
    id: '980007',
    kind: 'video',
    image: 'hop-field',
    title: both('Picking hops', '采酒花'),
    intro: both('From bine to kettle within a day', '从藤上到锅里，不过一天'),
    src: '/films/hops.mp4',
    length: 12,
    text: both(
      '<p>The cones are picked by hand before sunrise, when they smell strongest.</p>',
      '<p>日出前手工采摘，此时香气最浓。</p>',
    ),
  },
  {
    id: '980013',
    kind: 'material',
    title: both('Words for a Friday', '周五的一句话'),
    intro: both(
      'The week is poured. Come by the tap wall: the first glass is cold, the second is yours to choose.',
      '一周已斟满。来酒头墙前坐坐：第一杯够冰，第二杯任选。',
    ),
  },
  {
    id: '980014',
    kind: 'material',
    image: 'tap-wall',
    title: both('Twelve seconds of patience', '十二秒的耐心'),
    intro: both('A film of a perfect pour, to hand on', '一杯完美斟酒的短片，供转发'),
    src: '/films/pour.mp4',
    length: 12,
  },
  {
    id: '980015',
    kind: 'material',
    image: 'tap-wall',
    title: both('The tap wall at seven', '七点的酒头墙'),
    intro: both('Before the first guests come', '第一位客人到来之前'),
  },
]

/** Who kept a material, and who handed it on. */
const DEEDS: Readonly<Record<'save' | 'share', Readonly<Record<string, readonly string[]>>>> = {
  save: {
    '980001': ['1001', '1004', '1005', '1006'],
    '980002': ['1001', '1005'],
    '980014': ['1004'],
  },
  share: { '980001': ['1004', '1005'], '980013': ['1001', '1004', '1006'], '980014': ['1001'] },
}

const picture = (image: string) => `/pictures/banner/${image}.svg`

const startOf = ({ inDays, at }: EventRow, now: number) =>
  startOfDay(now) + inDays * DAY + at * HOUR

const eventOf = (row: EventRow, now: number, at: number): Insertable<ContentTable> => {
  const startsAt = startOf(row, now)
  return {
    id: row.id,
    kind: 'event',
    title: packText(row.title),
    intro: packText(row.intro),
    text: packText(row.text),
    image: picture(row.image),
    url: `/views/index?url=/event/show&id=${row.id}`,
    createdAt: Math.min(now, startsAt) - (at + 2) * DAY,
    startsAt,
    endsAt: startsAt + row.hours * HOUR,
    seats: row.seats,
    points: row.points ?? 0,
    storeId: row.storeId ?? '',
    regionId: row.regionId ?? '440100',
    place: row.place ? JSON.stringify(row.place) : '',
  }
}

/** Materials, events, videos and what was booked; ids from '980001' and '985001'. */
export const contentsSeed: SeedSection = {
  name: 'contents',
  async run({ db, now }) {
    const contents = ROWS.map(
      ({ id, kind, image, title, intro, text, src = '', length = 0 }, at) => ({
        id,
        kind,
        title: packText(title),
        intro: packText(intro),
        text: text ? packText(text) : '',
        image: image === undefined ? '' : picture(image),
        // A material says all there is in the list.
        url: kind === 'video' ? `/views/index?url=/video/show&id=${id}` : '',
        createdAt: now - at * DAY,
        startsAt: 0,
        seats: 0,
        src,
        length,
      }),
    )
    await db.insertInto('contents').values(contents).execute()
    await db
      .insertInto('contents')
      .values(EVENTS.map((row, at) => eventOf(row, now, at)))
      .execute()
    const deeds = (['save', 'share'] as const).flatMap((deed) =>
      Object.entries(DEEDS[deed]).flatMap(([materialId, users]) =>
        users.map((userId) => ({
          userId,
          requestId: `seed-${deed}-${materialId}`,
          materialId,
          deed,
          createdAt: now - DAY,
        })),
      ),
    )
    await db.insertInto('material_deeds').values(deeds).execute()
    const starts = new Map(EVENTS.map((row) => [row.id, startOf(row, now)]))
    await db
      .insertInto('tickets')
      .values(
        TICKETS.map(({ userId, eventId, count, end }, at) => {
          const startsAt = starts.get(eventId) ?? now
          const createdAt = Math.min(now, startsAt) - (at + 1) * HOUR
          return {
            id: String(985_001 + at),
            code: String(2_604_000_001 + at * 7919),
            userId,
            eventId,
            count,
            createdAt,
            cancelledAt: end === 'cancelled' ? createdAt + HOUR / 2 : null,
            usedAt: end === 'used' ? startsAt : null,
            remindedAt: startsAt < now ? startsAt - DAY : null,
          }
        }),
      )
      .execute()
  },
}
