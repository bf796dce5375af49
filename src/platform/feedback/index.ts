import Taro from '@tarojs/taro'
import { TOAST_TIME } from '../../shared/constants'
import type { Question } from '../../shared/host-port'

/** A short line that goes by itself (client spec §9: 1500 ms). Never throws. */
export function toast(title: string): void {
  Taro.showToast({ title, icon: 'none', duration: TOAST_TIME }).catch(() => {})
}

/** As `--danger` of the light theme; Alipay's dialog takes no colour. */
const DANGER = '#b91c1c'

/** Asks by the host's dialog: false for no and for a closed one, undefined when the host refused to show it. */
export async function confirm(question: Question): Promise<boolean | undefined> {
  const { title, text, ok, cancel, tone } = question
  try {
    const answer = await Taro.showModal({
      title,
      content: text,
      confirmText: ok,
      cancelText: cancel,
      ...(tone && { confirmColor: DANGER }),
    })
    return answer.confirm
  } catch {
    return undefined
  }
}
