import Taro from '@tarojs/taro'
import type { OfferUpdates } from './worker'

/**
 * The host loads a new version behind the app and starts it when the app is opened next. Whoever wants it
 * at once is asked when it is there; after a no it comes with the next start.
 */
export const offerUpdates: OfferUpdates = ({ ask }) => {
  // Hosts older than WeChat 1.9.90 have none.
  const updates = Taro.getUpdateManager?.()
  let isReady = false
  let isWanted = false
  updates?.onUpdateReady(async () => {
    isReady = true
    if (isWanted || (await ask())) updates.applyUpdate()
  })
  // The host looks by itself.
  return (now) => {
    isWanted ||= now === true
    if (now && isReady) updates?.applyUpdate()
  }
}

/** Says something that has one answer. Never throws. */
export function tell({ title, text, ok }: Readonly<Record<'title' | 'text' | 'ok', string>>): void {
  Taro.showModal({ title, content: text, confirmText: ok, showCancel: false }).catch(() => {})
}
