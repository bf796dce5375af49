import type { AnyContract } from '../../../src/http/endpoint'
import type { Row } from '../harness'
import { UNWRITTEN } from '../unwritten'
import { accountRows } from './account'
import { addressRows } from './address'
import { afterRows } from './after'
import { behaviourRows } from './behaviour'
import { builderRows } from './builder'
import { contentRows } from './content'
import { couponRows } from './coupon'
import { deviceRows } from './device'
import { discoverRows } from './discover'
import { engineRows } from './engine'
import { genericRows } from './generic'
import { investRows } from './invest'
import { lightAppRows } from './light-app'
import { liveRows } from './live'
import { memberRows } from './member'
import { moneyRows } from './money'
import { otherRows } from './other'
import { payRows } from './pay'
import { peopleRows } from './people'
import { sellerRows } from './seller'
import { shopRows } from './shop'
import { userDetailRows } from './user-detail'

/** Every call, as the client makes it and the sandbox answers it. */
export const ROWS: readonly Row[] = [
  ...genericRows,
  ...lightAppRows,
  ...behaviourRows,
  ...peopleRows,
  ...engineRows,
  ...liveRows,
  ...contentRows,
  ...couponRows,
  ...moneyRows,
  ...otherRows,
  ...accountRows,
  ...userDetailRows,
  ...addressRows,
  ...shopRows,
  ...payRows,
  ...afterRows,
  ...deviceRows,
  ...discoverRows,
  ...sellerRows,
  ...memberRows,
  ...investRows,
  ...builderRows,
]

/** Calls whose row waits to be written (`npm run new -- call`): it fails, and they owe no other test anything yet. */
export const UNWRITTEN_CALLS: ReadonlySet<AnyContract> = new Set(
  ROWS.filter(({ answers }) => answers === UNWRITTEN).map(({ call }) => call.contract),
)
