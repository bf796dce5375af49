import { randomBytes } from 'node:crypto'
import { sendSmsCode } from '../../src/features/identity/contract'
import { loginByMobile } from '../../src/features/login/contract'
import type { RawStorage } from '../../src/shared/storage'
import { createPersistence } from '../../src/stores/persistence'
import { SessionStore } from '../../src/stores/session-store'
import { callerOf } from './caller'
import type { Sandbox } from './sandbox'

/** What a device keeps of somebody who has logged in on it, as the app writes it. */
export async function keptSession(
  sandbox: Sandbox,
  mobile: string,
): Promise<Readonly<Record<string, string>>> {
  const { call } = callerOf(sandbox)
  await call(sendSmsCode, { query: { mobile } })
  const code = await sandbox.smsCode(mobile)
  const user = await call(loginByMobile, { body: { username: mobile, verifyCode: code } })
  const kept = new Map<string, string>()
  const raw: RawStorage = {
    get: (key) => kept.get(key),
    set: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
    keys: () => [...kept.keys()],
  }
  const persistence = createPersistence({ raw, randomBytes: (length) => randomBytes(length) })
  new SessionStore({ persistence }).login(user)
  return Object.fromEntries(kept)
}
