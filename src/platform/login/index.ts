import { UnsupportedError } from '../../errors'
import type { RequestLoginCode } from '../../shared/host'

export const requestLoginCode: RequestLoginCode = () =>
  Promise.reject(new UnsupportedError('login'))
