import { exchangeLoop } from './exchange'
import { gradeLoop } from './grade'
import { packageLoop } from './package'
import { sellersDay } from './sellers-day'
import { shopLoop } from './shop-loop'
import type { World } from './world'

type Journey = (world: World) => Promise<void>

/** The journeys of the shop, by what they are about. */
export const JOURNEYS: readonly (readonly [name: string, journey: Journey])[] = [
  ['from registration to the last refund, to the cent', shopLoop],
  ['a can that came damaged is sent anew, and nobody is paid', exchangeLoop],
  ['a package, its voucher redeemed twice and no third time', packageLoop],
  ['a grade, and the price of its members', gradeLoop],
  ['a day of a seller, and its income', sellersDay],
]
