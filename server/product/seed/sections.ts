import { noticesSeed } from '../../content/seed-notices'
import { devicesSeed } from '../../device/seed-devices'
import { merchantsSeed } from '../../merchant/seed'
import { relationsSeed } from '../../record/seed-relations'
import { rankingsSeed } from '../../report/seed'
import type { SeedSection } from '../../seed'
import { storesSeed } from '../../store/seed'
import { catalogueSeed } from '.'
import { categoriesSeed } from './categories'
import { reviewsSeed } from './reviews'

/** The shop's half of the seed, in an order that foreign keys accept. */
export const SHOP_SECTIONS: readonly SeedSection[] = [
  merchantsSeed,
  storesSeed,
  devicesSeed,
  categoriesSeed,
  catalogueSeed,
  relationsSeed,
  noticesSeed,
  reviewsSeed,
  rankingsSeed,
]
