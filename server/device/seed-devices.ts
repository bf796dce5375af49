import { packText } from '../database/l10n'
import { hash } from '../pictures/svg'
import { both } from '../product/seed/rows'
import type { SeedSection } from '../seed'

const KINDS = [
  ['tap', 'Smart tap', '智能酒头', 680_000],
  ['cooler', 'Keg cooler', '酒桶冷柜', 1_280_000],
  ['kettle', 'Brewing kettle', '酿造釜', 3_600_000],
  ['hub', 'Sensor hub', '传感中枢', 260_000],
] as const

/** 20 devices, ids '501' to '520', spread over the stores and the first six users. */
export const devicesSeed: SeedSection = {
  name: 'devices',
  async run({ db, now }) {
    const values = Array.from({ length: 20 }, (_, i) => {
      const [kind, en, zh, price] = KINDS[i % KINDS.length] ?? KINDS[0]
      const seed = hash(`device ${i}`)
      const status = i % 9 === 4 ? 2 : i % 13 === 7 ? 3 : 1
      const number = String(i + 1).padStart(2, '0')
      return {
        id: String(501 + i),
        serial: `TR${kind.slice(0, 2).toUpperCase()}26${String(10_000 + (seed % 89_999))}`,
        ownerId: String(1001 + (i % 6)),
        storeId: String(301 + (i % 8)),
        kind,
        name: packText(both(`${en} ${number}`, `${zh} ${number}`)),
        status,
        price,
        todayIncome: status === 1 ? Math.round(price * 0.0012) + (seed % 900) : 0,
        income: Math.round(price * (0.08 + (seed % 40) / 100)),
        seenAt: status === 2 ? now - 86_400 * (2 + (seed % 9)) : now - (seed % 600),
      }
    })
    await db.insertInto('devices').values(values).execute()
  },
}
