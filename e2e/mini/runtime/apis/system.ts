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
    SDKVersion: isAlipay() ? undefined : '3.4.0',
    fontSizeSetting: 16,
    benchmarkLevel: 40,
    deviceOrientation: 'portrait',
    host: { appId: '', env: isAlipay() ? 'alipay' : 'WeChat' },
    app: isAlipay() ? 'alipay' : undefined,
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

/** Both hosts tell the theme only to an app that declares a dark mode. */
function theme(): { theme?: string } {
  return pkg().app.darkmode ? { theme: boot().theme } : {}
}

/** Where the capsule in the top right corner is. */
export function capsuleRect(): object {
  const right = window.innerWidth - 7
  return { top: 26, bottom: 58, left: right - 87, right, width: 87, height: 32 }
}

/** An update manager that never finds one. */
export function updateManager(): object {
  return {
    onCheckForUpdate: (listener: (result: object) => void) => {
      setTimeout(() => listener({ hasUpdate: false }), 0)
    },
    onUpdateReady: () => undefined,
    onUpdateFailed: () => undefined,
    applyUpdate: () => undefined,
  }
}

/** A fixed place: the People's Square in Shanghai. */
export const PLACE = { latitude: 31.2304, longitude: 121.4737, accuracy: 30, speed: 0 }
