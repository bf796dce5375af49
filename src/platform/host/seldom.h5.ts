import type { SeldomPort } from '../../shared/host-port'
import { openFileDialog } from '../media/choosing'

const late = () => import('./browser-late')

/** Of a browser. What must happen within the tap is here; all else loads with the first call. */
export const seldom: SeldomPort = {
  keepPicture: async (url, name) => (await late()).keepPicture(url, name),
  keepTable: async (text, name) => (await late()).keepTable(text, name),
  whichSystem: async () => (await late()).whichSystem(),
  locate: async () => (await late()).locate(),
  openOutside: async (url) => (await late()).openOutside(url),
  scan: async () => (await late()).scan(),
  updater: async () => (await late()).updater(),
  canScanPictures: async () => (await late()).canReadCodes(),
  async scanPicture(from) {
    const [picture] = await openFileDialog({ accept: 'image/*', camera: from === 'camera' })
    if (!picture) return { outcome: 'closed' }
    const text = await (await late()).readCode(picture)
    return text === undefined ? { outcome: 'none' } : { outcome: 'code', text }
  },
  useShareCard() {},
}
