import { timingSafeEqual } from 'node:crypto'
import { HEADER } from '../../src/http/headers'
import { sha256Hex } from '../../src/shared/signature'
import { Refusal } from '../refusal'

const DAY = 24 * 3600

/**
 * The header token of the chat host: SHA-256 in hex over user id, project key and day (decisions.md, 8).
 *
 * @param now seconds since 1970; the day is that of UTC, `YYYY-MM-DD`.
 */
export function chatToken(userId: string, projectKey: string, now: number): string {
  return sha256Hex(userId + projectKey + new Date(now * 1000).toISOString().slice(0, 10))
}

interface ChatGuard {
  readonly projectKey: string
  readonly now: () => number
}

/**
 * The user a chat call comes from.
 *
 * @throws Refusal 401 unless the token is that of today, or of yesterday or tomorrow for clocks near
 * midnight and other time zones.
 */
export function chatUser(guard: ChatGuard, headers: Headers): string {
  const userId = headers.get(HEADER.userId) ?? ''
  const given = Buffer.from(headers.get(HEADER.token) ?? '')
  const isGood = [0, -DAY, DAY].some((shift) => {
    const wanted = Buffer.from(chatToken(userId, guard.projectKey, guard.now() + shift))
    return wanted.length === given.length && timingSafeEqual(wanted, given)
  })
  if (userId !== '' && isGood) return userId
  throw new Refusal(401, { en: 'Please log in first', 'zh-Hans': '请先登录' })
}
