import { Button } from '@tarojs/components'
import { cx } from '../style'
import type { PrivacyButtonProps, ShareButtonProps } from '../types'
import '../host-controls/host-controls.scss'

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

/** WeChat's button that hands the page on; it asks the page for its card. */
export function ShareButton({ onTap, children }: ShareButtonProps) {
  return (
    <Button
      className='tp-host-button tp-button tp-button--primary tp-button--l tp-button--block'
      openType='share'
      onClick={onTap}
    >
      {children}
    </Button>
  )
}
