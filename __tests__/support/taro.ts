import { useEffect, useRef } from 'react'

/** A host for unit tests: every call of Taro is a mock that resolves; hooks run once. */
let params: Record<string, string> = {}
export function setParams(next: Record<string, string>): void {
  params = next
}

const resolved = () => jest.fn().mockResolvedValue({ errMsg: 'ok' })
const create = () => ({
  request: jest.fn(),
  requestPayment: jest.fn(),
  login: jest.fn(),
  navigateTo: resolved(),
  redirectTo: resolved(),
  switchTab: resolved(),
  reLaunch: resolved(),
  navigateBack: resolved(),
  getCurrentInstance: jest.fn(() => ({ page: {} as object })),
  nextTick: jest.fn((callback: () => void) => callback()),
  getCurrentPages: jest.fn(() => [] as { route: string; options?: Record<string, string> }[]),
  showToast: resolved(),
  showModal: jest.fn().mockResolvedValue({ confirm: true, cancel: false }),
  setClipboardData: resolved(),
  setNavigationBarTitle: resolved(),
  setTabBarItem: resolved(),
  setTabBarStyle: resolved(),
  stopPullDownRefresh: jest.fn(),
  getStorageSync: jest.fn(),
  setStorageSync: jest.fn(),
  removeStorageSync: jest.fn(),
  getStorageInfoSync: jest.fn(() => ({ keys: [] as string[] })),
  getSystemInfoSync: jest.fn(() => ({
    language: 'en',
    theme: 'light',
    windowWidth: 375,
    windowHeight: 667,
    pixelRatio: 2,
  })),
  onThemeChange: jest.fn(),
})

const Taro = create()
export function resetTaro(): void {
  params = {}
  Object.assign(Taro, create())
}

const runOnce = (callback: () => void) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the host calls it once.
  useEffect(() => callback(), [])
}

const hidden = new Set<{ current: () => void }>()
const shown = new Set<{ current: () => void }>()
/** Something comes in front of every page, and goes again. */
export const hidePages = () => hidden.forEach(({ current }) => void current())
export const showPages = () => shown.forEach(({ current }) => void current())

function useEach(listeners: Set<{ current: () => void }>, callback: () => void): void {
  const latest = useRef(callback)
  latest.current = callback
  useEffect(() => {
    listeners.add(latest)
    return () => void listeners.delete(latest)
  }, [listeners])
}
export const useRouter = () => ({ params, path: '/' })
export const useDidShow = (callback: () => void) => {
  runOnce(callback)
  useEach(shown, callback)
}
export const useDidHide = (callback: () => void) => useEach(hidden, callback)
export const usePullDownRefresh = () => {}
export const useReachBottom = () => {}
export const useShareAppMessage = () => {}

// biome-ignore lint/style/noDefaultExport: Taro's own shape.
export default Taro
