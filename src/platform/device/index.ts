import type { Device } from '../../shared/host'
import { miniDevice } from './mini'

/** From 2.32.3 on private calls wait for the app's own question (src/platform/privacy). */
export const readDevice = (): Device =>
  miniDevice({ clientType: 'WeChatLite', appType: 'weapp', least: '2.32.3' })
