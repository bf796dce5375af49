import Taro from '@tarojs/taro'

/** True when the phone is on wifi; false as well when the host cannot tell. */
export async function isOnWifi(): Promise<boolean> {
  try {
    return (await Taro.getNetworkType()).networkType === 'wifi'
  } catch {
    return false
  }
}
