import type { Kysely } from 'kysely'
import {
  addCommand,
  CommandState,
  type DeviceCommand,
  type DeviceConfig,
  deviceIncome,
  pageCommands,
  reportFault,
  showDevice,
  withdrawCommand,
} from '../../src/features/device/contract'
import { DAY, startOfDay } from '../../src/shared/business-day'
import { readText } from '../database/l10n'
import { newId } from '../database/new-id'
import { pageWindow } from '../database/page'
import type { Database } from '../database/schema'
import { type Context, callerOf, type Handler, handle } from '../handler'
import { bindRequest } from '../pay/requests'
import { notFound, Refusal } from '../refusal'
import { retold } from '../seed/retelling'
import { type CommandRow, catchUp, readChanges, readConfig, todayOf } from './fleet'
import { openOfferOf } from './offer'
import { ownDevice } from './own-device'
import { imageOf, kegsOf, kindOf } from './unit'

const COMMAND = { en: 'The command', 'zh-Hans': '指令' }
/** Commands that wait at once, and days of income. */
const MOST_WAITING = 20
const DAYS = 14

const TOO_MANY = new Refusal(400, {
  en: 'Too much waits for this device already.',
  'zh-Hans': '待执行的指令过多，请等设备上线后再试',
})
const NOTHING = new Refusal(400, { en: 'Nothing was changed.', 'zh-Hans': '没有需要修改的内容' })
const NO_RANGE = new Refusal(400, {
  en: 'The device cannot keep this temperature.',
  'zh-Hans': '超出该设备可设定的温度范围',
})
const HAS_LEFT = new Refusal(409, {
  en: 'It is on its way already.',
  'zh-Hans': '指令已发出，无法撤回',
})

/** A command as its sender sees it. */
const toCommand = (row: CommandRow, { locale }: Context): DeviceCommand => ({
  id: row.id,
  requestId: row.requestId,
  seq: row.seq,
  kind: row.kind as 'configure',
  changes: readChanges(row.changes),
  state: row.state,
  reason: row.reason === '' ? '' : readText(row.reason, locale),
  createdAt: row.createdAt,
  doneAt: row.doneAt ?? 0,
})

const commandsOf = (db: Kysely<Database>, deviceId: string) =>
  db.selectFrom('device_commands').selectAll().where('deviceId', '=', deviceId)

const waiting = (db: Kysely<Database>, deviceId: string) =>
  commandsOf(db, deviceId).where('state', '<', CommandState.Done).orderBy('seq').execute()

/** @throws Refusal 400 for what the device cannot be set to. */
function requireSettable(kind: string, { target }: Partial<DeviceConfig>): void {
  if (target === undefined) return
  const { range } = kindOf(kind)
  if (!range || target < range.from || target > range.to) throw NO_RANGE
}

/** What stands on its page while it has an alarm. */
export const WORDS = {
  warm: { en: 'It is too warm.', 'zh-Hans': '温度过高' },
  low: { en: 'A keg is nearly empty.', 'zh-Hans': '有酒桶余量不足' },
  silent: { en: 'Nothing was heard of it for a while.', 'zh-Hans': '设备长时间离线' },
} as const

export const commandCalls: readonly Handler[] = [
  handle(showDevice, async ({ query: { id } }, context) => {
    const { db, locale, services } = context
    const { words } = services.demo
    await ownDevice(context, id)
    const asOf = context.now()
    await catchUp(services, id, asOf)
    const row = await ownDevice(context, id)
    const config = readConfig(row.config, row.kind)
    const applied = { ...config, name: readText(row.name, locale) }
    const line = await waiting(db, id)
    const wanted = Object.assign({}, applied, ...line.map(({ changes }) => readChanges(changes)))
    const alarms = await db
      .selectFrom('device_alarms')
      .select(['kind', 'since'])
      .where('deviceId', '=', id)
      .orderBy('since')
      .execute()
    const faults = await db
      .selectFrom('device_faults')
      .select(['id', 'text', 'state', 'createdAt'])
      .where('deviceId', '=', id)
      .where('userId', '=', callerOf(context).id)
      .orderBy('id', 'desc')
      .limit(5)
      .execute()
    return {
      id,
      serial: row.serial,
      kind: row.kind,
      image: imageOf(row.kind, services.demo),
      storeName: readText(row.storeName, locale),
      latitude: row.latitude,
      longitude: row.longitude,
      status: row.status,
      asOf,
      seenAt: row.heardAt,
      temperature: row.temperature,
      kegs: retold(kegsOf(row.kind, row.poured), words).map((keg) => ({
        ...keg,
        name: keg.name[locale],
      })),
      today: await todayOf(db, id, callerOf(context).id, asOf),
      alarms: alarms.map(({ kind, since }) => {
        const known = kind as keyof typeof WORDS
        return { kind: known, since, text: retold(WORDS[known], words)[locale] }
      }),
      faults,
      applied,
      wanted,
      range: kindOf(row.kind).range,
      waiting: line.length,
      offer: await openOfferOf(context, id),
    }
  }),

  handle(deviceIncome, async ({ query: { id, by } }, context) => {
    const { db } = context
    await ownDevice(context, id)
    const now = context.now()
    await catchUp(context.services, id, now)
    const today = startOfDay(now)
    const from = by === 'hour' ? today : today - (DAYS - 1) * DAY
    const rows = await db
      .selectFrom('device_hours')
      .select(['hour', 'pours', 'cents'])
      .where('deviceId', '=', id)
      .where('ownerId', '=', callerOf(context).id)
      .where('hour', '>=', from)
      .execute()
    const step = by === 'hour' ? 3600 : DAY
    const until = by === 'hour' ? now : today
    const result = []
    for (let at = from; at <= until; at += step) {
      const within = rows.filter(({ hour }) => hour >= at && hour < at + step)
      const sum = (of: 'cents' | 'pours') => within.reduce((all, each) => all + each[of], 0)
      result.push({ at, cents: sum('cents'), pours: sum('pours') })
    }
    return result
  }),

  handle(addCommand, async ({ body }, context) => {
    const { deviceId, requestId, kind } = body
    const userId = callerOf(context).id
    const changes = kind === 'configure' ? body.changes : {}
    const row = await context.db.transaction().execute(async (trx) => {
      const device = await ownDevice(context, deviceId, trx)
      const now = context.now()
      const wish = {
        userId,
        requestId,
        call: 'device/command',
        now,
        body: [deviceId, kind, changes],
      }
      await bindRequest(trx, wish)
      // Also one whose request was never bound: those of the seed.
      const before = await trx
        .selectFrom('device_commands')
        .selectAll()
        .where('userId', '=', userId)
        .where('requestId', '=', requestId)
        .executeTakeFirst()
      if (before) return before
      if (kind === 'configure' && Object.keys(changes).length === 0) throw NOTHING
      requireSettable(device.kind, changes)
      if ((await waiting(trx, deviceId)).length >= MOST_WAITING) throw TOO_MANY
      const { lastSeq: seq } = await trx
        .updateTable('device_units')
        .set((eb) => ({ lastSeq: eb('lastSeq', '+', 1) }))
        .where('deviceId', '=', deviceId)
        .returning('lastSeq')
        .executeTakeFirstOrThrow()
      return trx
        .insertInto('device_commands')
        .values({
          id: newId(now),
          deviceId,
          userId,
          requestId,
          seq,
          kind,
          changes: JSON.stringify(changes),
          state: CommandState.Queued,
          createdAt: now,
          doneAt: null,
        })
        .returningAll()
        .executeTakeFirstOrThrow()
    })
    return toCommand(row, context)
  }),

  handle(pageCommands, async ({ body }, context) => {
    const { db } = context
    const { limit, offset } = pageWindow(body)
    const { ownedSince } = await ownDevice(context, body.deviceId)
    await catchUp(context.services, body.deviceId, context.now())
    // What an owner before has sent is theirs.
    const own = commandsOf(db, body.deviceId)
      .where('userId', '=', callerOf(context).id)
      .where('createdAt', '>=', ownedSince)
    const rows = await own.orderBy('seq', 'desc').limit(limit).offset(offset).execute()
    const all = await own.execute()
    return {
      result: rows.map((each) => toCommand(each, context)),
      pageIndex: body.pageIndex,
      pageSize: limit,
      totalCount: all.length,
    }
  }),

  handle(withdrawCommand, async ({ body: { id } }, context) => {
    const { db } = context
    const find = () =>
      db
        .selectFrom('device_commands')
        .selectAll()
        .where('id', '=', id)
        .where('userId', '=', callerOf(context).id)
        .executeTakeFirst()
    const known = await find()
    if (!known) throw notFound(COMMAND)
    await ownDevice(context, known.deviceId)
    await catchUp(context.services, known.deviceId, context.now())
    await db
      .updateTable('device_commands')
      .set({ state: CommandState.Withdrawn, doneAt: context.now() })
      .where('id', '=', id)
      .where('state', '=', CommandState.Queued)
      .execute()
    const row = await find()
    if (row?.state !== CommandState.Withdrawn) throw HAS_LEFT
    return toCommand(row, context)
  }),

  handle(reportFault, async ({ body: { deviceId, requestId, text } }, context) => {
    const userId = callerOf(context).id
    const now = context.now()
    return context.db.transaction().execute(async (trx) => {
      await ownDevice(context, deviceId, trx)
      const wish = { userId, requestId, call: 'device/fault', now, body: [deviceId, text] }
      if (!(await bindRequest(trx, wish))) {
        const before = await trx
          .selectFrom('device_faults')
          .select('id')
          .where('userId', '=', userId)
          .where('requestId', '=', requestId)
          .executeTakeFirst()
        if (before) return before.id
      }
      const id = newId(now)
      await trx
        .insertInto('device_faults')
        .values({ id, deviceId, userId, requestId, text, state: 1, createdAt: now })
        .execute()
      return id
    })
  }),
]
