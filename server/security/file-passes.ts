import { randomBytes } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import type { Kysely } from 'kysely'
import type { Database } from '../database/schema'
import { keptSetting } from './settings'

/** An address is good until the end of the next hour: within one it stays the same, and is drawn once. */
const HOUR = 3600
const PURPOSE = 'file'

/**
 * Ways to private files for those who may see them: `<img>` sends no token, so that the right to see one lies in
 * its path. It looks like a token, and is blacked out in logs like one.
 */
export class FilePasses {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly now: () => number,
  ) {}

  private async key(): Promise<Uint8Array> {
    const make = () => randomBytes(32).toString('hex')
    return Buffer.from(await keptSetting(this.db, 'fileSecret', make), 'hex')
  }

  /** The address with a pass in it; an empty one stays empty. @param address `/files/<id>.<extension>`. */
  async addressOf(address: string): Promise<string> {
    if (address === '') return ''
    const name = address.replace(/^.*\//, '')
    const pass = await new SignJWT()
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(name)
      .setAudience(PURPOSE)
      .setExpirationTime((Math.floor(this.now() / HOUR) + 2) * HOUR)
      .sign(await this.key())
    return `/files/${pass}/${name}`
  }

  /** Whether this pass opens this file now. */
  async opens(pass: string, name: string): Promise<boolean> {
    try {
      await jwtVerify(pass, await this.key(), {
        algorithms: ['HS256'],
        audience: PURPOSE,
        subject: name,
        currentDate: new Date(this.now() * 1000),
      })
      return true
    } catch {
      // Forged, over, or of another file: it opens nothing.
      return false
    }
  }
}
