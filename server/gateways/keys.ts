import { createSign, createVerify, generateKeyPairSync } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../database/schema'
import { keptSetting } from '../security/settings'

interface KeyPair {
  readonly privateKey: string
  readonly publicKey: string
}

function makeKeyPair(): string {
  const pem = { type: 'spki', format: 'pem' } as const
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: pem,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  return JSON.stringify({ privateKey, publicKey })
}

/** The installation's RSA pair: made at the first payment, kept in the database. */
export class GatewayKeys {
  private pair: Promise<KeyPair> | undefined

  constructor(private readonly db: Kysely<Database>) {}

  private load(): Promise<KeyPair> {
    this.pair ??= keptSetting(this.db, 'gatewayKeys', makeKeyPair).then(
      (json) => JSON.parse(json) as KeyPair,
    )
    return this.pair
  }

  /** RSA-SHA256 in base64. */
  async sign(text: string): Promise<string> {
    const { privateKey } = await this.load()
    return createSign('RSA-SHA256').update(text).sign(privateKey, 'base64')
  }

  async verify(text: string, signature: string): Promise<boolean> {
    const { publicKey } = await this.load()
    return createVerify('RSA-SHA256').update(text).verify(publicKey, signature, 'base64')
  }
}
