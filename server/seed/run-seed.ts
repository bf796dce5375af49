import { chatSeed } from '../chat/seed'
import { contentsSeed } from '../content/seed'
import { messagesSeed } from '../content/seed-messages'
import { couponsSeed } from '../coupon/seed'
import { channelsSeed } from '../device/seed-channels'
import { unitsSeed } from '../device/seed-units'
import { identitiesSeed } from '../identity/seed'
import { investmentsSeed } from '../investment/seed'
import { livesSeed } from '../live/seed'
import { vouchersSeed } from '../member/seed'
import { orders } from '../order/seed'
import { SHOP_SECTIONS } from '../product/seed/sections'
import { users } from '../profile/seed'
import { genericSeed } from '../record/seed'
import { behaviourSeed } from '../task/seed'
import { walletsSeed } from '../wallet/seed'
import type { Seed, SeedSection } from './index'

/** In the order they run: later sections refer to rows of earlier ones. */
const SECTIONS: readonly SeedSection[] = [
  users,
  identitiesSeed,
  ...SHOP_SECTIONS,
  orders,
  walletsSeed,
  investmentsSeed,
  genericSeed,
  behaviourSeed,
  livesSeed,
  couponsSeed,
  vouchersSeed,
  channelsSeed,
  unitsSeed,
  contentsSeed,
  chatSeed,
  messagesSeed,
]

/** Fills an empty database, all or nothing. @throws Error that names the section that failed. */
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
