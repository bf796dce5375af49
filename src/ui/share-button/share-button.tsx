import type { ShareButtonProps } from './types'

/** Only WeChat shares by a button of its own. */
export function ShareButton(_props: ShareButtonProps) {
  return null
}
