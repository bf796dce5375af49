import type { Device } from '../types'
import { miniDevice } from './mini'

export const readDevice = (): Device => miniDevice('Alipay', 'alipay')
