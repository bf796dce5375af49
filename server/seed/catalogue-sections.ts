import { catalogueSeed } from './catalogue'
import { categoriesSeed } from './categories'
import { devicesSeed } from './devices'
import type { SeedSection } from './index'
import { merchantsSeed } from './merchants'
import { noticesSeed } from './notices'
import { rankingsSeed } from './rankings'
import { relationsSeed } from './relations'
import { storesSeed } from './stores'

/** The shop's half of the seed, in an order that foreign keys accept. */
export const SHOP_SECTIONS: readonly SeedSection[] = [
  merchantsSeed,
  storesSeed,
  devicesSeed,
  categoriesSeed,
  catalogueSeed,
  relationsSeed,
  noticesSeed,
  rankingsSeed,
]
