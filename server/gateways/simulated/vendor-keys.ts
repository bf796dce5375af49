import { createPrivateKey, createPublicKey, type KeyObject, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import * as v from 'valibot'
import type { Database } from '../../database/schema'
import { keptSetting } from '../../security/settings'
import { makeKeyPair } from '../rsa'

const keyPair = v.object({ privateKey: v.string(), publicKey: v.string() })
const keptKeys = v.object({
  shop: keyPair,
  vendor: keyPair,
  secret: v.string(),
  serials: v.object({ shop: v.string(), vendor: v.string() }),
})

/** Both sides of a vendor that is simulated: what the shop holds, and what the vendor holds. */
export interface VendorKeys {
  readonly shop: {
    readonly serial: string
    readonly privateKey: KeyObject
    readonly publicKey: KeyObject
  }
  readonly vendor: {
    readonly serial: string
    readonly privateKey: KeyObject
    readonly publicKey: KeyObject
  }
  /** 32 characters that both know. */
  readonly secret: string
}

const newKeys = () =>
  JSON.stringify({
    shop: makeKeyPair(),
    vendor: makeKeyPair(),
    secret: randomBytes(16).toString('hex'),
    serials: {
      shop: randomBytes(20).toString('hex').toUpperCase(),
      vendor: `PUB_KEY_ID_${randomBytes(16).toString('hex')}`,
    },
  } satisfies v.InferInput<typeof keptKeys>)

/**
 * The keys of a simulated vendor: made when they are first needed, and kept in the installation's database.
 *
 * @param name of the setting.
 */
export function vendorKeys(db: Kysely<Database>, name: string): () => Promise<VendorKeys> {
  let keys: Promise<VendorKeys> | undefined
  const load = async (): Promise<VendorKeys> => {
    const kept = v.parse(keptKeys, JSON.parse(await keptSetting(db, name, newKeys)))
    const side = (of: 'shop' | 'vendor') => ({
      serial: kept.serials[of],
      privateKey: createPrivateKey(kept[of].privateKey),
      publicKey: createPublicKey(kept[of].publicKey),
    })
    return { shop: side('shop'), vendor: side('vendor'), secret: kept.secret }
  }
  return () => {
    keys ??= load()
    return keys
  }
}
