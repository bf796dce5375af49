import type { Device } from '../../shared/host'
import { miniDevice } from './mini'

export const readDevice = (): Device => miniDevice('WeChatLite', 'weapp')
