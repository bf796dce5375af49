import type { L10nText } from '../database/l10n'
import { both } from '../product/seed/rows'
import type { OtherPlace } from './event-rules'

/** An event of the seed; days are counted from that of the seed. */
export interface EventRow {
  readonly id: string
  readonly image: string
  /** The day, counted from today, and the hour it begins on the books' clock. */
  readonly inDays: number
  readonly at: number
  readonly hours: number
  readonly seats: number
  /** For each place; free without. */
  readonly points?: number
  readonly storeId?: string
  /** Guangzhou unless told. */
  readonly regionId?: string
  readonly place?: OtherPlace
  readonly title: L10nText
  readonly intro: L10nText
  readonly text: L10nText
}

const BREWERY: OtherPlace = {
  name: both('The brewery', '酿造厂'),
  address: both('8 Xinzhou Island Road, Haizhu, Guangzhou', '广州市海珠区新洲岛路 8 号'),
  phone: '020-80001101',
  latitude: 23.1062,
  longitude: 113.3745,
}
const SHENZHEN: OtherPlace = {
  name: both('Sea World square', '海上世界广场'),
  address: both('1128 Wanghai Road, Nanshan, Shenzhen', '深圳市南山区望海路 1128 号'),
  phone: '0755-80001190',
  latitude: 22.4853,
  longitude: 113.9124,
}
const FOSHAN: OtherPlace = {
  name: both('Lingnan Tiandi', '岭南天地'),
  address: both('2 Zumiao Road, Chancheng, Foshan', '佛山市禅城区祖庙路 2 号'),
  phone: '0757-80001188',
  latitude: 23.0286,
  longitude: 113.1122,
}

export const EVENTS: readonly EventRow[] = [
  {
    id: '980003',
    image: 'tap-wall',
    inDays: 6,
    at: 19,
    hours: 4,
    seats: 24,
    storeId: '301',
    title: both('Tap takeover', '酒头接管日'),
    intro: both('Twelve guest beers', '十二款客座啤酒'),
    text: both(
      '<p>Twelve taps, twelve small breweries, one evening. A card with all of them lies at your place; your first glass is on the house.</p><ul><li>The brewers are there and talk.</li><li>Food from the kitchen until ten.</li></ul>',
      '<p>十二个酒头、十二家小酒厂，只此一晚。座位上有品鉴卡，第一杯由我们请。</p><ul><li>酿酒师到场分享。</li><li>厨房供餐至 22 点。</li></ul>',
    ),
  },
  {
    id: '980004',
    image: 'cellar',
    inDays: 13,
    at: 15,
    hours: 2,
    seats: 8,
    points: 120,
    place: BREWERY,
    title: both('Cellar tour', '酒窖参观'),
    intro: both('Two hours below ground', '两小时地下之旅'),
    text: both(
      '<p>We go down to eleven degrees and taste three stouts from the cask. Bring a jacket.</p><p>The floor is uneven: firm shoes, and from 18 years.</p>',
      '<p>下到 11 度的酒窖，从橡木桶里尝三款世涛。请带外套。</p><p>地面不平，请穿防滑鞋；须年满 18 岁。</p>',
    ),
  },
  {
    id: '980008',
    image: 'tap-wall',
    inDays: 2,
    at: 19,
    hours: 2.5,
    seats: 16,
    storeId: '307',
    title: both('Sours and cheese', '酸啤与奶酪'),
    intro: both('Five glasses, five cheeses, one table', '五杯酒、五块奶酪、一张长桌'),
    text: both(
      '<p>A long table, five sours from the mill and a cheese for each. We eat and taste together.</p>',
      '<p>一张长桌，磨坊的五款酸啤，各配一块奶酪，边吃边品。</p>',
    ),
  },
  {
    id: '980009',
    image: 'hop-field',
    inDays: 3,
    at: 11,
    hours: 5,
    seats: 10,
    storeId: '305',
    title: both('Brew day for beginners', '新手酿酒日'),
    intro: both('From malt to wort with our brewer', '跟酿酒师从麦芽做到麦汁'),
    text: both(
      '<p>You mill, mash and boil twenty litres of pale ale. Four weeks later a bottle of it waits for you at the bar.</p>',
      '<p>亲手碾磨、糖化、煮沸二十升淡色艾尔；四周后来吧台领走一瓶。</p>',
    ),
  },
  {
    id: '980010',
    image: 'tap-wall',
    inDays: 20,
    at: 13,
    hours: 8,
    seats: 200,
    points: 60,
    regionId: '440300',
    place: SHENZHEN,
    title: both('Harbour beer fair', '海港啤酒节'),
    intro: both('Forty stands by the sea', '海边四十个展位'),
    text: both(
      '<p>Forty breweries, two stages and the sea. The ticket holds your glass and four tastings.</p>',
      '<p>四十家酒厂、两个舞台、一片海。门票含酒杯与四次试饮。</p>',
    ),
  },
  {
    id: '980011',
    image: 'cellar',
    inDays: 9,
    at: 20,
    hours: 3,
    seats: 30,
    regionId: '440600',
    place: FOSHAN,
    title: both('Lagers and jazz', '拉格与爵士'),
    intro: both('An evening in the courtyard', '庭院之夜'),
    text: both(
      '<p>A trio in the courtyard and four lagers on tap. Seats are free to choose.</p>',
      '<p>庭院里的三重奏，四款拉格现打。座位自选。</p>',
    ),
  },
  {
    id: '980012',
    image: 'hop-field',
    inDays: -9,
    at: 14,
    hours: 3,
    seats: 20,
    place: BREWERY,
    title: both('Hop harvest walk', '酒花采收漫步'),
    intro: both('Three hours among the bines', '在酒花藤间三小时'),
    text: both(
      '<p>We walked the rows, rubbed cones and cooked over a fire.</p>',
      '<p>穿行垄间，揉搓酒花，围炉而食。</p>',
    ),
  },
]

interface TicketRow {
  readonly userId: string
  readonly eventId: string
  readonly count: number
  readonly end?: 'used' | 'cancelled'
}

/** The brew day is full. */
export const TICKETS: readonly TicketRow[] = [
  { userId: '1001', eventId: '980008', count: 2 },
  { userId: '1003', eventId: '980008', count: 3 },
  { userId: '1005', eventId: '980009', count: 4 },
  { userId: '1003', eventId: '980009', count: 4 },
  { userId: '1004', eventId: '980009', count: 2 },
  { userId: '1003', eventId: '980011', count: 4 },
  { userId: '1001', eventId: '980012', count: 2, end: 'used' },
  { userId: '1001', eventId: '980011', count: 1, end: 'cancelled' },
  { userId: '1003', eventId: '980012', count: 1 },
]
