import { UnsupportedError } from '../../errors'
import type { OpenPaySheet } from '../types'

export const openPaySheet: OpenPaySheet = () => Promise.reject(new UnsupportedError('pay'))
