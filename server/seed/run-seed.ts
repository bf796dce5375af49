import { pagesSeed } from '../builder/seed'
import { cartsSeed } from '../cart/seed'
import { chatSeed } from '../chat/seed'
import { contentsSeed } from '../content/seed'
import { messagesSeed } from '../content/seed-messages'
import { couponsSeed } from '../coupon/seed'
import { channelsSeed } from '../device/seed-channels'
import { unitsSeed } from '../device/seed-units'
import { identitiesSeed } from '../identity/seed'
import { investmentsSeed } from '../investment/seed'
import { livesSeed } from '../live/seed'
import { conditionsSeed, vouchersSeed } from '../member/seed'
import { orders } from '../order/seed'
import { ownReviewsSeed } from '../order/seed-reviews'
import { SHOP_SECTIONS } from '../product/seed/sections'
import { users } from '../profile/seed'
import { genericSeed } from '../record/seed'
import { behaviourSeed } from '../task/seed'
import { walletsSeed } from '../wallet/seed'
import type { Seed, SeedSection } from './index'
import { Retelling } from './retelling'

/** In the order they run: later sections refer to rows of earlier ones. */
const SECTIONS: readonly SeedSection[] = [
  users,
  identitiesSeed,
  ...SHOP_SECTIONS,
  cartsSeed,
  orders,
  ownReviewsSeed,
  walletsSeed,
  investmentsSeed,
  genericSeed,
  behaviourSeed,
  livesSeed,
  couponsSeed,
  vouchersSeed,
  conditionsSeed,
  channelsSeed,
  unitsSeed,
  contentsSeed,
  chatSeed,
  messagesSeed,
  pagesSeed,
]

/** Fills an empty database, all or nothing. @throws Error that names the section that failed. */
export async function runSeed({ db, now, demo }: Seed): Promise<void> {
  await db.transaction().execute(async (plain) => {
    const trx = plain.withPlugin(new Retelling(demo.words))
    for (const { name, run } of SECTIONS) {
      try {
        await run({ db: trx, now, demo })
      } catch (error) {
        throw new Error(`seed section ${name} failed: ${String(error)}`)
      }
    }
  })
}
