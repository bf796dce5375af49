import type { PrivacyButtonProps } from './types'

/** Only WeChat asks for consent by a button of its own. */
export function PrivacyButton(_props: PrivacyButtonProps) {
  return null
}
