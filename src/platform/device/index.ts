import { miniDevice } from './mini'
import type { Device } from './types'

export const readDevice = (): Device => miniDevice('WeChatLite', 'weapp')
