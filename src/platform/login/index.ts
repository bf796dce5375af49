import { UnsupportedError } from '../../errors'
import type { RequestLoginCode } from '../types'

export const requestLoginCode: RequestLoginCode = () =>
  Promise.reject(new UnsupportedError('login'))
