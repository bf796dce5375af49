import { behaviourSeed } from './behaviour'
import { SHOP_SECTIONS } from './catalogue-sections'
import { channelsSeed } from './channels'
import { contentsSeed } from './contents'
import { couponsSeed } from './coupons'
import { genericSeed } from './generic'
import type { Seed, SeedSection } from './index'
import { livesSeed } from './lives'
import { orders } from './orders'
import { users } from './users'
import { walletsSeed } from './wallets'

/** In the order they run: later sections refer to rows of earlier ones. */
const SECTIONS: readonly SeedSection[] = [
  users,
  ...SHOP_SECTIONS,
  orders,
  walletsSeed,
  genericSeed,
  behaviourSeed,
  livesSeed,
  couponsSeed,
  channelsSeed,
  contentsSeed,
]

/** Fills an empty database, all or nothing. */
export async function runSeed({ db, now }: Seed): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const { name, run } of SECTIONS) {
      try {
        await run({ db: trx, now })
      } catch (error) {
        throw new Error(`seed section ${name} failed: ${String(error)}`)
      }
    }
  })
}
