import { listReleases } from '../../src/features/app/contract'
import { secondsOfDay } from '../../src/shared/business-day'
import type { L10nText } from '../database/l10n'
import { type Handler, handle } from '../handler'
import { retold } from '../seed/retelling'

interface Published {
  readonly version: string
  /** By the clock of the shop: `2026-11-21`. */
  readonly day: string
  readonly note: L10nText
}

/** What the app has published, the newest first; the first is the version of the configuration. */
export const PUBLISHED: readonly Published[] = [
  {
    version: '1.1.2',
    day: '2026-11-21',
    note: {
      en: 'Taprooms have pages of their own, devices have a log, and the app starts without a network.',
      'zh-Hans': '门店有了自己的页面，设备可查看日志，没有网络也能启动。',
    },
  },
  {
    version: '1.1.1',
    day: '2026-10-16',
    note: {
      en: 'Coupons say what they are good for, and parcels are followed on a map.',
      'zh-Hans': '优惠券写明使用范围，包裹可在地图上跟踪。',
    },
  },
  {
    version: '1.1.0',
    day: '2026-09-04',
    note: {
      en: 'Streams, events with tickets, and a desk for who runs a shop.',
      'zh-Hans': '新增直播、活动门票与店铺工作台。',
    },
  },
  {
    version: '1.0.0',
    day: '2026-06-18',
    note: { en: 'The first pour.', 'zh-Hans': '第一杯。' },
  },
]

export const handlers: readonly Handler[] = [
  handle(listReleases, async (_, { locale, services }) =>
    retold(PUBLISHED, services.demo.words).map(({ version, day, note }) => ({
      version,
      at: secondsOfDay(day),
      note: note[locale],
    })),
  ),
]
