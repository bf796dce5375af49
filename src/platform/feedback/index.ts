import Taro from '@tarojs/taro'
import { TOAST_TIME } from '../../shared/constants'
import type { Question } from '../../shared/host-port'

/** A short line that goes by itself (client spec §9: 1500 ms). Never throws. */
export function toast(title: string): void {
  Taro.showToast({ title, icon: 'none', duration: TOAST_TIME }).catch(() => {})
}

/** Asks for a yes; false for no and for a closed dialog. */
export async function confirm({ title, text, ok, cancel }: Question): Promise<boolean> {
  try {
    const answer = await Taro.showModal({
      title,
      content: text,
      confirmText: ok,
      cancelText: cancel,
    })
    return answer.confirm
  } catch {
    return false
  }
}
