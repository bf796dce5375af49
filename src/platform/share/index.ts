import { UnsupportedError } from '../../errors'
import type { ShareByHost } from '../types'

export const shareByHost: ShareByHost = async () => {
  throw new UnsupportedError('share')
}
