import './host-button.scss'
import { Button } from '@tarojs/components'
import { cx } from '../cx'
import { aria } from '../primitives/aria'
import type { HostButtonProps, HostGift } from './types'

const SCOPE: Record<HostGift, 'phoneNumber' | 'userInfo'> = {
  phone: 'phoneNumber',
  avatar: 'userInfo',
}

/** Alipay's button: it only asks for the permission, what was permitted is fetched afterwards. */
export function HostButton(props: HostButtonProps) {
  const { gift, className, label, disabled, onAnswer, children } = props
  return (
    <Button
      className={cx('tp-host-button', className)}
      disabled={disabled}
      openType='getAuthorize'
      scope={SCOPE[gift]}
      onGetAuthorize={(event) => onAnswer(event.detail)}
      onError={(event) => onAnswer({ errorMessage: 'refused', ...Object(event.detail) })}
      {...aria(undefined, label)}
    >
      {children}
    </Button>
  )
}
