import { UnsupportedError } from '../../errors'
import type { ShareByHost } from '../../shared/host'

export const shareByHost: ShareByHost = async () => {
  throw new UnsupportedError('share')
}
