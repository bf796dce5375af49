import '../host-button/host-button.scss'
import { Button } from '@tarojs/components'
import { cx } from '../cx'
import type { PrivacyButtonProps } from './types'

/** WeChat's button by which a user agrees to the privacy guidelines. */
export function PrivacyButton({ id, className, onAgree, children }: PrivacyButtonProps) {
  return (
    <Button
      id={id}
      className={cx('tp-host-button', className)}
      openType='agreePrivacyAuthorization'
      onAgreePrivacyAuthorization={onAgree}
    >
      {children}
    </Button>
  )
}
