import type { MiddlewareHandler } from 'hono'
import { RateLimiterRes } from 'rate-limiter-flexible'
import type { Counter, OpenDatabase } from '../database/dialect/dialect'
import { networkOf } from '../http/remote-address'
import { Refusal } from '../refusal'

/** So many calls in so many seconds; then nothing until they are over. */
interface Rate {
  readonly calls: number
  readonly seconds: number
}

/** Who is counted, by what. */
export interface Rates {
  /** All calls of the APIs from one IPv4 address or one IPv6 network; an office shares one. */
  readonly address: Rate
  /** All calls of one account, whatever they come from. */
  readonly user: Rate
  /** Those among them that change something. */
  readonly userWrites: Rate
}

/**
 * What a server allows unless it is told otherwise. A person who hurries through the app makes some ten calls a
 * second for a moment. What costs money or guesses secrets has tighter limits of its own (attempts.ts, sms.ts).
 */
export const RATES: Rates = {
  address: { calls: 1200, seconds: 10 },
  user: { calls: 300, seconds: 10 },
  userWrites: { calls: 60, seconds: 10 },
}

const tooManyCalls = (retryAfter: number) =>
  new Refusal(
    429,
    {
      en: `Too many calls. Try again in ${retryAfter} s.`,
      'zh-Hans': `请求过于频繁，请 ${retryAfter} 秒后再试`,
    },
    {},
    retryAfter,
  )

/** Counts the calls of addresses and accounts. */
export class RateLimits {
  private readonly limiters: Readonly<Record<keyof Rates, Counter>>

  /** @param counter of the database, so that several processes count together. */
  constructor(rates: Rates, counter: OpenDatabase['counter']) {
    const limiter = (name: keyof Rates) =>
      counter({ name, points: rates[name].calls, seconds: rates[name].seconds })
    this.limiters = {
      address: limiter('address'),
      user: limiter('user'),
      userWrites: limiter('userWrites'),
    }
  }

  /** @throws Refusal 429 with the seconds to wait. A call in process has no address and is not counted. */
  async countAddress(address: string): Promise<void> {
    if (address !== '') await this.count('address', networkOf(address))
  }

  /** @throws Refusal 429 with the seconds to wait. */
  async countUser(userId: string, isWrite: boolean): Promise<void> {
    await this.count('user', userId)
    if (isWrite) await this.count('userWrites', userId)
  }

  private async count(kind: keyof Rates, subject: string): Promise<void> {
    try {
      await this.limiters[kind].consume(subject)
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error
      throw tooManyCalls(Math.max(1, Math.ceil(error.msBeforeNext / 1000)))
    }
  }
}

/** @param addressOf whom a call came from. */
export function limitAddresses(
  limits: RateLimits,
  addressOf: (env: unknown, headers: Headers) => string,
): MiddlewareHandler {
  return async (c, next) => {
    await limits.countAddress(addressOf(c.env, c.req.raw.headers))
    return next()
  }
}
