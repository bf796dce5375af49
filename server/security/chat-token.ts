import { timingSafeEqual } from 'node:crypto'
import { HEADER } from '../../src/http/headers'
import { chatToken } from '../../src/shared/signature'
import { Refusal } from '../refusal'
import type { Tokens } from './tokens'

const DAY = 24 * 3600

interface ChatGuard {
  readonly tokens: Pick<Tokens, 'livingTokens'>
  readonly now: () => number
}

/**
 * The user a chat call comes from: whose living session the header token was made with.
 *
 * @throws Refusal 401 unless the token is that of today, or of yesterday or tomorrow for clocks near
 * midnight and other time zones.
 */
export async function chatUser(guard: ChatGuard, headers: Headers): Promise<string> {
  const userId = headers.get(HEADER.userId) ?? ''
  const given = Buffer.from(headers.get(HEADER.token) ?? '')
  const isGood = (token: string) =>
    [0, -DAY, DAY].some((shift) => {
      const wanted = Buffer.from(chatToken(userId, token, guard.now() + shift))
      return wanted.length === given.length && timingSafeEqual(wanted, given)
    })
  if ((await guard.tokens.livingTokens(userId)).some(isGood)) return userId
  throw new Refusal(401, { en: 'Please log in first', 'zh-Hans': '请先登录' })
}
