import type { Kysely } from 'kysely'
import { leaveMessage } from '../content/leave-message'
import { type L10nText, readText } from '../database/l10n'
import type { Database } from '../database/schema'
import { retold, type Words } from '../seed/retelling'

/** What is said of a device whose alarm is raised. */
export const ALARMS = {
  warm: { en: 'it is too warm.', 'zh-Hans': '温度过高' },
  low: { en: 'a keg is nearly empty.', 'zh-Hans': '酒桶余量不足' },
  silent: { en: 'it has not been heard of.', 'zh-Hans': '设备失去联系' },
} as const satisfies Record<string, L10nText>
type Alarm = keyof typeof ALARMS

interface Watched {
  readonly deviceId: string
  readonly ownerId: string
  readonly name: string
}

/** Raises an alarm, or clears it. @param since seconds; null when there is none any more. */
export async function raise(
  db: Kysely<Database>,
  row: Watched,
  kind: Alarm,
  { since, words }: { readonly since: number | null; readonly words: Words },
): Promise<void> {
  const { deviceId } = row
  if (since !== null) {
    const raised = await db
      .insertInto('device_alarms')
      .values({ deviceId, kind, since })
      .onConflict((conflict) => conflict.doNothing())
      .returning('kind')
      .executeTakeFirst()
    if (raised) await tellOwner(db, row, retold(ALARMS[kind], words), since)
    return
  }
  await db
    .deleteFrom('device_alarms')
    .where('deviceId', '=', deviceId)
    .where('kind', '=', kind)
    .execute()
}

/** What an owner reads when an alarm is raised; again only once it was over. */
async function tellOwner(
  db: Kysely<Database>,
  row: Watched,
  alarm: L10nText,
  now: number,
): Promise<void> {
  const { deviceId, ownerId: userId, name } = row
  if (userId === '') return
  await leaveMessage(db, {
    userId,
    text: {
      en: `${readText(name, 'en')}: ${alarm.en}`,
      'zh-Hans': `${readText(name, 'zh-Hans')}：${alarm['zh-Hans']}`,
    },
    url: `/views/index?url=/device/show&id=${deviceId}`,
    level: 'warning',
    now,
  })
}
