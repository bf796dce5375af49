import type { SeldomPort } from '../../shared/host-port'
import { keepPicture } from '../errands/keep-picture'
import { locate } from '../locate'
import { scanByHost } from '../scan'
import { useShareCard } from '../share/offer'

/** Of a mini-program, which has a scanner of its own and no browser to leave in. */
export const seldom: SeldomPort = {
  keepPicture,
  locate,
  openOutside: async () => false,
  scan: scanByHost,
  canScanPictures: async () => false,
  scanPicture: async () => ({ outcome: 'closed' }),
  useShareCard,
}
