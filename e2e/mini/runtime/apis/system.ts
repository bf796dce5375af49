import { boot, isAlipay, pkg } from '../boot'
import { theShell, windowSize } from '../shell/layout'

const STATUS_BAR = 20

/** The phone both hosts describe, with the area a page really has here. */
export function systemInfo(): Record<string, unknown> {
  const { width, height } = windowSize()
  return {
    brand: 'harness',
    model: 'Harness Phone',
    pixelRatio: window.devicePixelRatio,
    screenWidth: window.innerWidth,
    screenHeight: window.innerHeight,
    windowWidth: width,
    windowHeight: height,
    statusBarHeight: STATUS_BAR,
    titleBarHeight: theShell().navigation.clientHeight - STATUS_BAR,
    language: isAlipay() && boot().language === 'zh_CN' ? 'zh-Hans' : boot().language,
    version: isAlipay() ? '10.5.0' : '8.0.50',
    ...system(),
    fontSizeSetting: isAlipay() ? 1 : 16,
    ...(isAlipay()
      ? { app: 'alipay', performance: 'high', locationEnabled: true, locationAuthorized: true }
      : {
          SDKVersion: boot().baseLibrary,
          benchmarkLevel: 40,
          deviceOrientation: 'portrait',
          host: { appId: '', env: 'WeChat' },
        }),
    safeArea: {
      top: STATUS_BAR,
      left: 0,
      right: window.innerWidth,
      bottom: window.innerHeight,
      width: window.innerWidth,
      height: window.innerHeight - STATUS_BAR,
    },
    ...theme(),
  }
}

/** WeChat writes the platform small and the system with its name, Alipay the other way round. */
function system(): { system: string; platform: string } {
  const [name, version] = boot().system === 'ios' ? ['iOS', '16.0'] : ['Android', '13']
  return isAlipay()
    ? { platform: name, system: version }
    : { platform: name.toLowerCase(), system: `${name} ${version}` }
}

/** WeChat tells the theme to an app that declares a dark mode; Alipay's published types have none. */
function theme(): { theme?: string } {
  return pkg().app.darkmode && !isAlipay() ? { theme: boot().theme } : {}
}

const WINDOW = [
  'pixelRatio',
  'safeArea',
  'screenHeight',
  'screenTop',
  'screenWidth',
  'statusBarHeight',
  'windowHeight',
  'windowWidth',
]
const DEVICE = ['benchmarkLevel', 'brand', 'model', 'platform', 'system']
const APP = ['SDKVersion', 'fontSizeSetting', 'host', 'language', 'version', 'theme']
const ALIPAY_APP = ['SDKVersion', 'language', 'version']

/** The parts of the description both hosts have as calls of their own, with the fields of each. */
export const windowInfo = (): object => pick(WINDOW)
export const deviceInfo = (): object => pick(DEVICE)
export const appBaseInfo = (): object => pick(isAlipay() ? ALIPAY_APP : APP)

function pick(names: readonly string[]): object {
  const info: Record<string, unknown> = { ...systemInfo(), SDKVersion: boot().baseLibrary }
  return Object.fromEntries(names.filter((name) => name in info).map((name) => [name, info[name]]))
}

/** Where the capsule in the top right corner is. */
export function capsuleRect(): object {
  const right = window.innerWidth - 7
  return { top: 26, bottom: 58, left: right - 87, right, width: 87, height: 32 }
}

/** A fixed place: the People's Square in Shanghai. */
export const PLACE = { latitude: 31.2304, longitude: 121.4737, accuracy: 30, speed: 0 }
