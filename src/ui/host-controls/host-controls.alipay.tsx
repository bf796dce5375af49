import { Button } from '@tarojs/components'
import { TextInput } from '../primitives/fields'
import { aria } from '../primitives/types'
import { cx } from '../style'
import type { HostButtonProps, HostGift, NicknameFieldProps } from '../types'
import './host-controls.scss'

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

/** A name; Alipay gives its own with the avatar. */
export function NicknameField(props: NicknameFieldProps) {
  return <TextInput {...props} />
}
