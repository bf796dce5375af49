import type { Kysely, Selectable } from 'kysely'
import * as v from 'valibot'
import {
  CommandState,
  type DeviceChanges,
  type DeviceConfig,
  deviceConfig,
} from '../../src/features/device/contract'
import { startOfDay } from '../../src/shared/business-day'
import { type L10nText, packText, unpackRecord } from '../database/l10n'
import type { Database } from '../database/schema'
import type { Services } from '../services'
import { raise } from './alarms'
import type { DeviceCommandTable, DeviceUnitTable } from './rows'
import {
  fateOf,
  firstConfig,
  isLinked,
  kegsOf,
  lastHeard,
  type Memory,
  measure,
  receive,
  takings,
  tickAfter,
} from './unit'

export type Unit = Selectable<DeviceUnitTable>
export type CommandRow = Selectable<DeviceCommandTable>

/** Seconds of silence after which a device counts as offline. */
export const SILENT = 10
/** Silence that is made up for at once, seconds: what a longer one took in is not known. */
const LONGEST = 40 * 86_400
const OFFLINE = 2
const IN_SERVICE = 3

/** What nobody waits for any more is not carried out: a restart of yesterday hits somebody’s evening. */
const LIFE: Readonly<Record<string, number>> = {
  configure: 7 * 86_400,
  restart: 86_400,
  locate: 3600,
}

const EXPIRED: L10nText = {
  en: 'The device did not come back in time.',
  'zh-Hans': '设备未在有效期内上线',
}
const BUSY: L10nText = {
  en: 'The device is in service.',
  'zh-Hans': '设备维护中，未执行',
}
const REFUSED: L10nText = {
  en: 'The device could not do it.',
  'zh-Hans': '设备执行失败',
}

/** What of a column is a change: one damaged row costs its words, not the whole answer. */
export function readChanges(json: string): DeviceChanges {
  const kept = Object.entries(unpackRecord(json)).filter(([key, value]) => {
    const rule = Object.hasOwn(RULES, key) ? RULES[key] : undefined
    return rule !== undefined && v.is(rule, value)
  })
  return Object.fromEntries(kept)
}
const RULES: Readonly<Record<string, v.GenericSchema>> = deviceConfig.entries

/** The config in a column; what is damaged is as at first. Its name is empty until an owner gives one. */
export const readConfig = (json: string, kind: string): DeviceConfig => ({
  ...firstConfig(kind),
  ...readChanges(json),
})

const waitingFor = (db: Kysely<Database>, deviceId: string) =>
  db
    .selectFrom('device_commands')
    .selectAll()
    .where('deviceId', '=', deviceId)
    .where('state', '<', CommandState.Done)
    .orderBy('seq')
    .execute()

async function settle(trx: Kysely<Database>, id: string, reason: string, at: number) {
  const state = reason === '' ? CommandState.Done : CommandState.Failed
  await trx
    .updateTable('device_commands')
    .set({ state, reason, doneAt: at })
    .where('id', '=', id)
    .execute()
}

/** Waited in vain: it has never left, so nobody can have done it. */
const isExpired = ({ kind, state, createdAt }: CommandRow, at: number) =>
  state === CommandState.Queued && at > createdAt + (LIFE[kind] ?? 0)

interface Talk {
  readonly unit: Unit
  readonly status: number
  memory: Memory
  refuses: boolean
}

/** One command at one report. @returns whether its answer came back. */
async function tell(trx: Kysely<Database>, talk: Talk, command: CommandRow, at: number) {
  const { unit } = talk
  const { id, seq, kind, tries } = command
  const fate = fateOf(unit.deviceId, at, seq, tries, unit.loss)
  await trx
    .updateTable('device_commands')
    .set({ state: CommandState.Sent, tries: tries + 1 })
    .where('id', '=', id)
    .execute()
  if (fate === 'lost') return false
  const told = { seq, kind, changes: readChanges(command.changes) }
  for (let times = fate === 'twice' ? 2 : 1; times > 0; times -= 1) {
    const refusal = talk.refuses ? REFUSED : talk.status === IN_SERVICE ? BUSY : undefined
    const { memory, acted } = receive(talk.memory, told, refusal ? packText(refusal) : '')
    talk.memory = memory
    if (!acted) continue
    talk.refuses = false
    await trx.insertInto('device_acts').values({ deviceId: unit.deviceId, seq, kind, at }).execute()
  }
  if (fate === 'unheard') return false
  await settle(trx, id, talk.memory.doneReason, at)
  return true
}

/**
 * Speaks with a device from where it was left until `now`: one command after the other, each again until its
 * answer is heard. The next one leaves when this one is settled.
 */
async function converse(trx: Kysely<Database>, talk: Talk, now: number): Promise<void> {
  const { unit } = talk
  const line = await waitingFor(trx, unit.deviceId)
  let at = tickAfter(Math.max(unit.heardAt, unit.triedAt))
  while (line.length > 0 && at <= now) {
    const [head] = line as [CommandRow]
    if (isExpired(head, at)) {
      await settle(trx, head.id, packText(EXPIRED), at)
      line.shift()
    } else if (unit.link === 'off' || head.createdAt > at || !isLinked(unit, at)) {
      // Nothing can happen sooner.
      at = unit.link === 'off' ? now + 1 : tickAfter(Math.max(at, head.createdAt - 1))
    } else if (await tell(trx, talk, head, at)) {
      line.shift()
    } else {
      const [again] = await waitingFor(trx, unit.deviceId)
      if (again) line[0] = again
      at = tickAfter(at)
    }
  }
  for (const each of line) {
    if (isExpired(each, now)) await settle(trx, each.id, packText(EXPIRED), now)
  }
}

/** Writes down what was poured since the last report. */
async function count(trx: Kysely<Database>, row: Row, config: DeviceConfig, heardAt: number) {
  const from = Math.max(row.countedTo, heardAt - LONGEST)
  const taken = takings({ deviceId: row.deviceId, kind: row.kind, config }, from, heardAt)
  for (const { hour, pours, cents } of taken) {
    await trx
      .insertInto('device_hours')
      .values({ deviceId: row.deviceId, ownerId: row.ownerId, hour, pours, cents })
      .onConflict((conflict) =>
        conflict.columns(['deviceId', 'ownerId', 'hour']).doUpdateSet((eb) => ({
          pours: eb('device_hours.pours', '+', pours),
          cents: eb('device_hours.cents', '+', cents),
        })),
      )
      .execute()
  }
  return {
    pours: taken.reduce((sum, each) => sum + each.pours, 0),
    cents: taken.reduce((sum, each) => sum + each.cents, 0),
  }
}

const rowOf = (db: Kysely<Database>, deviceId: string) =>
  db
    .selectFrom('device_units')
    .innerJoin('devices', 'devices.id', 'device_units.deviceId')
    .selectAll('device_units')
    .select(['ownerId', 'kind', 'name', 'status', 'todayIncome', 'income'])
    .where('deviceId', '=', deviceId)
    .executeTakeFirst()
type Row = NonNullable<Awaited<ReturnType<typeof rowOf>>>

/** What was taken in today, for who owns it. */
export async function todayOf(
  db: Kysely<Database>,
  deviceId: string,
  ownerId: string,
  now: number,
) {
  const { cents, pours } = await db
    .selectFrom('device_hours')
    .select((eb) => [
      eb.fn.coalesce(eb.fn.sum<number>('cents'), eb.lit(0)).as('cents'),
      eb.fn.coalesce(eb.fn.sum<number>('pours'), eb.lit(0)).as('pours'),
    ])
    .where('deviceId', '=', deviceId)
    .where('ownerId', '=', ownerId)
    .where('hour', '>=', startOfDay(now))
    .executeTakeFirstOrThrow()
  return { cents, pours }
}

/** Where devices are, and whose words their alarms are. */
type House = Pick<Services, 'db' | 'demo'>

/**
 * Brings one device up to now: its reports, what it was told, what it took in, its alarms. All of it follows
 * from the seed and the clock, so that nothing need run between two calls.
 *
 * @param now seconds.
 */
export async function catchUp(house: House, deviceId: string, now: number): Promise<void> {
  const { db, demo } = house
  const { words } = demo
  await db.transaction().execute(async (trx) => {
    const row = await rowOf(trx, deviceId)
    if (!row || row.heardAt > now) return
    const before = readConfig(row.config, row.kind)
    const talk: Talk = {
      unit: row,
      status: row.status,
      memory: { doneSeq: row.doneSeq, doneReason: row.doneReason, config: before },
      refuses: row.refuses === 1,
    }
    await converse(trx, talk, now)
    const { config } = talk.memory
    const heardAt = lastHeard(row, row.heardAt, now)
    const more = await count(trx, row, config, heardAt)
    const poured = row.poured + more.pours
    const temperature = measure(deviceId, config, row.drift, heardAt)
    const isLow = kegsOf(row.kind, poured).some(
      ({ left, size }) => left * 100 < size * config.lowAt,
    )
    const silentFrom = heardAt + config.silentAfter * 60
    const isWarm = temperature > config.warmAt
    await raise(trx, row, 'warm', { since: isWarm ? heardAt : null, words })
    await raise(trx, row, 'low', { since: isLow ? heardAt : null, words })
    await raise(trx, row, 'silent', { since: now >= silentFrom ? silentFrom : null, words })
    await trx
      .updateTable('device_units')
      .set({
        heardAt,
        triedAt: now,
        poured,
        temperature,
        countedTo: Math.max(heardAt, row.countedTo),
        config: JSON.stringify(config),
        refuses: talk.refuses ? 1 : 0,
        doneSeq: talk.memory.doneSeq,
        doneReason: talk.memory.doneReason,
      })
      .where('deviceId', '=', deviceId)
      .execute()
    const isThere = now - heardAt <= SILENT
    const { cents } = await todayOf(trx, deviceId, row.ownerId, now)
    await trx
      .updateTable('devices')
      .set({
        seenAt: heardAt,
        todayIncome: cents,
        income: row.income + more.cents,
        ...(row.status !== IN_SERVICE && { status: isThere ? 1 : OFFLINE }),
        ...(config.name !== before.name && { name: packText(config.name) }),
      })
      .where('id', '=', deviceId)
      .execute()
  })
}

/** Brings all devices of somebody up to now: a list is as true as a page. */
export async function catchUpAll(house: House, ownerId: string, now: number): Promise<void> {
  const own = await house.db
    .selectFrom('devices')
    .select('id')
    .where('ownerId', '=', ownerId)
    .execute()
  for (const { id } of own) await catchUp(house, id, now)
}
