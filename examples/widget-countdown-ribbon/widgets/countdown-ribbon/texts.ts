import type { OwnTexts } from 'taproom/widget'

type Key = 'days' | 'over' | 'go'

/** What the ribbon says by itself; what it counts to, the definition says. */
export const texts: OwnTexts<Key> = {
  en: { days: 'Days: {{n}}, {{clock}}', over: 'It has begun', go: 'See more' },
  'zh-Hans': { days: '{{n}} 天 {{clock}}', over: '已开始', go: '查看' },
}
