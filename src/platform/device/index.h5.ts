import type { Device } from '../../shared/host'
import { detectClient } from '../browser/ready'

/** What this browser is, as the servers and the pages want to know it. */
export const readDevice = (): Device => ({
  clientType: detectClient(),
  appType: 'h5',
  isMobile: window.matchMedia?.('(pointer: coarse)')?.matches ?? false,
  language: window.navigator.language,
  width: window.innerWidth,
  height: window.innerHeight,
  pixelRatio: window.devicePixelRatio,
  clientUrl: () =>
    window.location.origin + window.location.pathname + (window.location.hash.split('?')[0] ?? ''),
})
