import { handlers as address } from './address/routes'
import { handlers as view } from './builder/routes'
import { handlers as cart } from './cart/routes'
import { handlers as chat } from './chat/routes'
import { handlers as clientReport } from './client-report/routes'
import { contentCalls } from './content/routes'
import { handlers as coupon } from './coupon/routes'
import { commandCalls } from './device/commands'
import { offerCalls } from './device/offers'
import { handlers as footprint } from './favorite/footprint-routes'
import { handlers as favorite } from './favorite/routes'
import { handlers as engine } from './form/routes'
import type { Handler } from './handler'
import { handlers as identity } from './identity/routes'
import { handlers as investment } from './investment/routes'
import { handlers as live } from './live/routes'
import { handlers as auth } from './login/routes'
import { buyGradeHandler } from './member/purchase'
import { handlers as merchant } from './merchant/routes'
import { handlers as order } from './order/routes'
import { onceIfLate } from './outbox/once'
import { handlers as outbox } from './outbox/routes'
import { handlers as pay } from './pay/routes'
import { handlers as region } from './place/routes'
import { handlers as product } from './product/routes'
import { handlers as user } from './profile/routes'
import { handlers as dictionary } from './record/dictionary-routes'
import { handlers as lightApp } from './record/light-routes'
import { dictionaryCalls } from './record/more-routes'
import { handlers as entity } from './record/routes'
import { handlers as referral } from './referral/routes'
import { handlers as release } from './release/routes'
import { handlers as report } from './report/routes'
import { handlers as search } from './search/routes'
import { handlers as storage } from './storage/routes'
import { handlers as store } from './store/routes'
import { handlers as task } from './task/routes'
import { handlers as wallet } from './wallet/routes'

const CALLS: readonly Handler[] = [
  ...auth,
  ...user,
  ...address,
  ...order,
  ...pay,
  ...product,
  ...cart,
  ...dictionary,
  ...store,
  ...storage,
  ...region,
  ...view,
  ...report,
  ...wallet,
  ...chat,
  ...coupon,
  ...entity,
  ...engine,
  ...favorite,
  ...footprint,
  ...live,
  ...identity,
  ...dictionaryCalls,
  ...contentCalls,
  ...investment,
  ...commandCalls,
  ...offerCalls,
  buyGradeHandler,
  ...merchant,
  ...referral,
  ...search,
  ...task,
  ...lightApp,
  ...clientReport,
  ...release,
  ...outbox,
]

/** Every call the sandbox answers, noun by noun. What a client may send late is done once for its id. */
export const HANDLERS: readonly Handler[] = CALLS.map(onceIfLate)
