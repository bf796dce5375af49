import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { keptSetting } from '../../security/settings'
import { isSigned, type KeyPair, makeKeyPair, signText } from '../rsa'

/** The RSA pair of the simulated cashier: made at the first payment, kept in the database. */
export class GatewayKeys {
  private pair: Promise<KeyPair> | undefined

  constructor(private readonly db: Kysely<Database>) {}

  private load(): Promise<KeyPair> {
    this.pair ??= keptSetting(this.db, 'gatewayKeys', () => JSON.stringify(makeKeyPair())).then(
      (json) => JSON.parse(json) as KeyPair,
    )
    return this.pair
  }

  /** RSA-SHA256 in base64. */
  async sign(text: string): Promise<string> {
    const { privateKey } = await this.load()
    return signText(text, privateKey)
  }

  async verify(text: string, signature: string): Promise<boolean> {
    const { publicKey } = await this.load()
    return isSigned(text, signature, publicKey)
  }
}
