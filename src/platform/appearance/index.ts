import Taro from '@tarojs/taro'

/** Whether the host shows itself dark, and when that changes. */
export function systemIsDark(): boolean {
  return Taro.getSystemInfoSync().theme === 'dark'
}

export function onSystemThemeChange(listener: (dark: boolean) => void): void {
  Taro.onThemeChange?.(({ theme }) => listener(theme === 'dark'))
}
