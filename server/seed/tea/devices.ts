import { RISK } from '../../investment/course'
import type { Words } from '../retelling'

/** Devices of a kind: every fourth, from the first of them on. */
const named = (first: number, of: string, en: string, zh: string): Words['texts'] =>
  Object.fromEntries(
    [0, 4, 8, 12, 16].map((more) => {
      const number = String(first + more).padStart(2, '0')
      return [`${of} ${number}`, [`${en} ${number}`, `${zh} ${number}`]]
    }),
  )

/** Devices of a tea house, what is in them, what they say and what who owns one has signed. */
export const DEVICES: Words['texts'] = {
  ...named(1, 'Smart tap', 'Tea maker', '智能茶机'),
  ...named(2, 'Keg cooler', 'Cold-steep cabinet', '冷泡柜'),
  ...named(3, 'Brewing kettle', 'Water kettle', '煮水釜'),
  江岸拉格: ['River Quay Oolong', '江岸乌龙'],
  骑楼世涛: ['Old Arcade Pu’er', '骑楼熟普'],
  荔枝酸啤: ['Lychee Red', '荔枝红茶'],
  酒桶余量不足: ['a tank is nearly empty.', '茶桶余量不足'],
  有酒桶余量不足: ['A tank is nearly empty.', '有茶桶余量不足'],
  [RISK.en]: [
    '3. Income depends on what is sold. It is not promised: it can fall, and days can bring in nothing.',
    '三、收益取决于实际售茶情况，不作任何承诺，可能下降，也可能当日没有收益。',
  ],
}
