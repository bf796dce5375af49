import type { ViewDefinition } from '../../src/engine/contract'
import { accountViews } from './account'
import { activityViews } from './activity'
import { about } from './company'
import { eventViews } from './events'
import { formViews } from './forms'
import { genericViews } from './generic'
import { holdingViews } from './holdings'
import { home } from './home'
import { merchantViews } from './merchant'
import { moneyViews } from './money'
import { offerViews } from './offers'
import { packageViews } from './packages'
import { placeViews } from './places'
import {
  afterSaleForm,
  afterSaleList,
  afterSaleShow,
  cart,
  classes,
  orderList,
  orderShow,
  productList,
  productReviews,
  productShow,
  storeShow,
} from './shop'
import { ranking, reward, user } from './tabs'
import { teamViews } from './team'
import { walletViews } from './wallet'

const all: readonly ViewDefinition[] = [
  home,
  ranking,
  reward,
  user,
  productList,
  productShow,
  productReviews,
  storeShow,
  orderList,
  orderShow,
  afterSaleForm,
  afterSaleList,
  afterSaleShow,
  cart,
  classes,
  about,
  ...accountViews,
  ...activityViews,
  ...eventViews,
  ...formViews,
  ...genericViews,
  ...holdingViews,
  ...merchantViews,
  ...moneyViews,
  ...offerViews,
  ...packageViews,
  ...placeViews,
  ...teamViews,
  ...walletViews,
]

/** The definitions the sandbox serves, by url. */
export const VIEWS: ReadonlyMap<string, ViewDefinition> = new Map(
  all.map((definition) => [definition.url, definition]),
)
