import type { PrivacyButtonProps, ShareButtonProps } from '../types'

/** Only WeChat asks for consent by a button of its own. */
export function PrivacyButton(_props: PrivacyButtonProps) {
  return null
}

/** Only WeChat shares by a button of its own. */
export function ShareButton(_props: ShareButtonProps) {
  return null
}
