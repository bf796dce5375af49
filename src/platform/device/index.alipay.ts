import type { Device } from '../../shared/host'
import { miniDevice } from './mini'

declare const my: { readonly SDKVersion?: string }

/** From 2.7.0 on elements can be watched (src/platform/page) and all of our calls are there. */
export const readDevice = (): Device =>
  miniDevice({
    clientType: 'Alipay',
    appType: 'alipay',
    least: '2.7.0',
    baseLibrary: my.SDKVersion,
  })
