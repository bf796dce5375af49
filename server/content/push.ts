import { savePushAddress } from '../../src/features/profile/contract'
import { callerOf, type Handler, handle, sessionOf } from '../handler'
import { Refusal } from '../refusal'

/** Installations of one person that are told; the one that was heard of longest ago makes room. */
const MOST = 20

const APP_ONLY = new Refusal(400, {
  en: 'Only the app receives notifications.',
  'zh-Hans': '仅 App 可接收推送',
})
const ANOTHERS = new Refusal(403, {
  en: 'This device belongs to another account.',
  'zh-Hans': '该设备已绑定其他账号',
})

/** Where notifications of the native app go (decision 0078). */
export const pushCalls: readonly Handler[] = [
  handle(savePushAddress, ({ body }, context) =>
    context.db.transaction().execute(async (trx) => {
      if (context.clientType !== 'AppPlus') throw APP_ONLY
      const userId = callerOf(context).id
      const { device, vendor, token } = body
      const now = context.now()
      const before = await trx
        .selectFrom('push_addresses')
        .innerJoin('sessions', 'sessions.id', 'push_addresses.sessionId')
        .select(['push_addresses.userId as owner', 'vendor', 'token', 'revokedAt', 'expiresAt'])
        .where('device', '=', device)
        .executeTakeFirst()
      // A device changes hands with its token, or after a logout; its name alone takes it from nobody.
      const isHeld = before && before.revokedAt === null && before.expiresAt > now
      const isSame = before?.token === token && before.vendor === vendor
      if (before && before.owner !== userId && isHeld && !isSame) throw ANOTHERS
      const row = { userId, sessionId: sessionOf(context).id, vendor, token, savedAt: now }
      await trx
        .insertInto('push_addresses')
        .values({ device, ...row })
        .onConflict((conflict) => conflict.column('device').doUpdateSet(row))
        .execute()
      const kept = trx
        .selectFrom('push_addresses')
        .select('device')
        .where('userId', '=', userId)
        .orderBy('savedAt', 'desc')
        .orderBy('device')
        .limit(MOST)
      await trx
        .deleteFrom('push_addresses')
        .where('userId', '=', userId)
        .where('device', 'not in', kept)
        .execute()
      return true
    }),
  ),
]
