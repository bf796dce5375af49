import { UnsupportedError } from '../../errors'
import type { OpenPaySheet } from '../../shared/host'

export const openPaySheet: OpenPaySheet = () => Promise.reject(new UnsupportedError('pay'))
