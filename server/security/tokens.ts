import { randomBytes, randomUUID } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import type { Kysely } from 'kysely'
import type { Database } from '../database/schema'
import { keptSetting } from './settings'

export const SESSION_SECONDS = 7 * 24 * 3600
/** More devices of one person are played, not carried. */
const LIVING_TOKENS = 100

export interface Session {
  readonly id: string
  readonly userId: string
  readonly expiresAt: number
}

interface SessionRow extends Session {
  readonly createdAt: number
}

export interface IssuedToken {
  readonly token: string
  /** Seconds since 1970. */
  readonly expiresAt: number
}

/** Session tokens: signed, expiring, and revocable because each names a row of `sessions`. */
export class Tokens {
  private secret: Promise<Uint8Array> | undefined

  constructor(
    private readonly db: Kysely<Database>,
    private readonly now: () => number,
  ) {}

  private key(): Promise<Uint8Array> {
    this.secret ??= keptSetting(this.db, 'tokenSecret', () => randomBytes(32).toString('hex')).then(
      (hex) => Buffer.from(hex, 'hex'),
    )
    return this.secret
  }

  async issue(userId: string, clientType: string): Promise<IssuedToken> {
    const createdAt = this.now()
    const expiresAt = createdAt + SESSION_SECONDS
    const id = randomUUID()
    await this.db
      .insertInto('sessions')
      .values({ id, userId, clientType, createdAt, expiresAt, revokedAt: null })
      .execute()
    const token = await this.tokenOf({ id, userId, createdAt, expiresAt })
    return { token, expiresAt }
  }

  /** A session's token is a function of its row and our secret, so that none has to be stored. */
  private async tokenOf({ id, userId, createdAt, expiresAt }: SessionRow): Promise<string> {
    return new SignJWT()
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(userId)
      .setJti(id)
      .setIssuedAt(createdAt)
      .setExpirationTime(expiresAt)
      .sign(await this.key())
  }

  /** The tokens of the living sessions of a user, newest first, at most a hundred. */
  async livingTokens(userId: string): Promise<readonly string[]> {
    const rows = await this.db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.userId')
      .select(['sessions.id as id', 'userId', 'sessions.createdAt as createdAt', 'expiresAt'])
      .where('userId', '=', userId)
      .where('revokedAt', 'is', null)
      .where('expiresAt', '>', this.now())
      .where('users.closedAt', 'is', null)
      .orderBy('sessions.createdAt', 'desc')
      .limit(LIVING_TOKENS)
      .execute()
    return Promise.all(rows.map((row) => this.tokenOf(row)))
  }

  /** The session of a good token; `undefined` when it is forged, expired, revoked or its user is gone. */
  async verify(token: string): Promise<Session | undefined> {
    const claims = await this.claims(token)
    if (!claims) return undefined
    return this.db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.userId')
      .select(['sessions.id as id', 'userId', 'expiresAt'])
      .where('sessions.id', '=', claims.id)
      .where('sessions.userId', '=', claims.userId)
      .where('sessions.revokedAt', 'is', null)
      .where('users.closedAt', 'is', null)
      .executeTakeFirst()
  }

  private async claims(token: string): Promise<Omit<Session, 'expiresAt'> | undefined> {
    try {
      const { payload } = await jwtVerify(token, await this.key(), {
        algorithms: ['HS256'],
        currentDate: new Date(this.now() * 1000),
      })
      return { id: payload.jti ?? '', userId: payload.sub ?? '' }
    } catch {
      // Whatever is wrong with it, it is no session.
      return undefined
    }
  }

  async revoke(sessionId: string): Promise<void> {
    await this.db
      .updateTable('sessions')
      .set({ revokedAt: this.now() })
      .where('id', '=', sessionId)
      .execute()
  }

  /** After a new password or a cancelled account every session but `except` ends. */
  async revokeAll(userId: string, except = ''): Promise<void> {
    await this.db
      .updateTable('sessions')
      .set({ revokedAt: this.now() })
      .where('userId', '=', userId)
      .where('id', '!=', except)
      .where('revokedAt', 'is', null)
      .execute()
  }
}
