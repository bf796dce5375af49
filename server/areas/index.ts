import type { Handler } from '../handler'
import { handlers as address } from './address'
import { handlers as auth } from './auth'
import { handlers as cart } from './cart'
import { handlers as chat } from './chat'
import { handlers as coupon } from './coupon'
import { handlers as dictionary } from './dictionary'
import { handlers as engine } from './engine'
import { handlers as entity } from './entity'
import { handlers as favorite } from './favorite'
import { handlers as footprint } from './footprint'
import { handlers as identity } from './identity'
import { handlers as lightApp } from './light-app'
import { handlers as live } from './live'
import { handlers as merchant } from './merchant'
import { handlers as order } from './order'
import { handlers as other } from './other'
import { handlers as pay } from './pay'
import { handlers as product } from './product'
import { handlers as referral } from './referral'
import { handlers as region } from './region'
import { handlers as report } from './report'
import { handlers as search } from './search'
import { handlers as storage } from './storage'
import { handlers as store } from './store'
import { handlers as task } from './task'
import { handlers as user } from './user'
import { handlers as view } from './view'
import { handlers as wallet } from './wallet'

/** Every call the sandbox answers, area by area. */
export const HANDLERS: readonly Handler[] = [
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
  ...other,
  ...merchant,
  ...referral,
  ...search,
  ...task,
  ...lightApp,
]
