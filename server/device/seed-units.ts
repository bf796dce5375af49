import { CommandState, type DeviceChanges } from '../../src/features/device/contract'
import { DAY, startOfDay } from '../../src/shared/business-day'
import { packText } from '../database/l10n'
import { hash } from '../pictures/svg'
import type { SeedSection } from '../seed'
import { firstConfig, kindOf, measure, TICK, takings } from './unit'

const HOUR = 3600
const DAYS = 14

/** What is wrong with a device of the demo. */
interface Story {
  readonly link?: 'auto' | 'off'
  /** Hours since it was heard. */
  readonly silent?: number
  readonly drift?: number
  readonly poured?: number
  /** The last of its commands was refused; one waits. */
  readonly refused?: true
  readonly waits?: DeviceChanges
}

/** 501, 507, 513 and 519 are Lin Xia’s; 503, 509 and 515 Zhou Yan’s. */
const STORIES: Readonly<Record<string, Story>> = {
  '501': { refused: true },
  '503': { refused: true, link: 'auto' },
  '505': { link: 'off', silent: 60 },
  '507': { link: 'off', silent: 3, waits: { target: 680 } },
  '509': { link: 'off', silent: 5, waits: { price: 2000 } },
  '513': { poured: 96 },
  '514': { link: 'off', silent: 80 },
  '515': { drift: 40 },
  '519': { drift: 34, link: 'auto' },
}

const REFUSAL = packText({
  en: 'The device could not do it.',
  'zh-Hans': '设备执行失败',
})

/** What each device took in: by day, since yesterday by the hour. */
function historyOf(device: Parameters<typeof takings>[0], heardAt: number, now: number) {
  const from = startOfDay(now) - (DAYS - 1) * DAY
  const hourly = startOfDay(now) - DAY
  const sums = new Map<number, { pours: number; cents: number }>()
  for (const { hour, pours, cents } of takings(device, from, heardAt)) {
    const at = hour >= hourly ? hour : startOfDay(hour) + 12 * HOUR
    const before = sums.get(at) ?? { pours: 0, cents: 0 }
    sums.set(at, { pours: before.pours + pours, cents: before.cents + cents })
  }
  return [...sums].map(([hour, sum]) => ({ hour, ...sum }))
}

/** Each device with what it reports, what it was told and what it took in. */
export const unitsSeed: SeedSection = {
  name: 'units',
  async run({ db, now }) {
    const devices = await db.selectFrom('devices').selectAll().orderBy('id').execute()
    const hours = []
    for (const { id, kind, ownerId, status } of devices) {
      const story = STORIES[id] ?? {}
      const { link = 'on', silent = 0, drift = 0, refused, waits } = story
      const deviceId = id
      const heardAt = Math.floor((now - silent * HOUR) / TICK) * TICK
      const config = firstConfig(kind)
      const history = historyOf({ deviceId, kind, config }, heardAt, now)
      hours.push(...history.map((each) => ({ ...each, deviceId, ownerId })))
      const told: readonly (readonly [DeviceChanges, CommandState, number])[] = [
        ...(refused
          ? ([
              [{ price: config.price }, CommandState.Done, 50],
              [{ target: kindOf(kind).target - 10 }, CommandState.Failed, 26],
            ] as const)
          : []),
        ...(waits ? ([[waits, CommandState.Queued, 1]] as const) : []),
      ]
      const doneSeq = refused ? 2 : 0
      await db
        .insertInto('device_units')
        .values({
          deviceId,
          link,
          loss: 10,
          ownedSince: now - 200 * DAY,
          heardAt,
          triedAt: now,
          countedTo: heardAt,
          temperature: measure(id, config, drift, heardAt),
          drift,
          poured: story.poured ?? hash(`poured ${id}`) % 40,
          config: JSON.stringify(config),
          lastSeq: told.length,
          doneSeq,
          doneReason: refused ? REFUSAL : '',
        })
        .execute()
      for (const [at, [changes, state, age]] of told.entries()) {
        const createdAt = now - age * HOUR
        const isDone = state !== CommandState.Queued
        await db
          .insertInto('device_commands')
          .values({
            id: `${id}00${at + 1}`,
            deviceId,
            userId: ownerId,
            requestId: `seed-${id}-${at}`,
            seq: at + 1,
            kind: 'configure',
            changes: JSON.stringify(changes),
            state,
            reason: state === CommandState.Failed ? REFUSAL : '',
            tries: isDone ? 1 : 0,
            createdAt,
            doneAt: isDone ? createdAt + TICK : null,
          })
          .execute()
        if (isDone) {
          await db
            .insertInto('device_acts')
            .values({ deviceId, seq: at + 1, kind: 'configure', at: createdAt + TICK })
            .execute()
        }
      }
      const today = history.filter(({ hour }) => hour >= startOfDay(now))
      await db
        .updateTable('devices')
        .set({
          seenAt: heardAt,
          todayIncome: today.reduce((sum, { cents }) => sum + cents, 0),
          ...(status !== 3 && { status: link === 'off' ? 2 : 1 }),
        })
        .where('id', '=', id)
        .execute()
    }
    await db.insertInto('device_hours').values(hours).execute()
  },
}
