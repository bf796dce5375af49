import { Button, Input } from '@tarojs/components'
import { aria } from '../primitives/types'
import { cx } from '../style'
import type { HostButtonProps, NicknameFieldProps } from '../types'
import './host-controls.scss'
import '../primitives/fields.scss'

/** WeChat's button for the phone number or the avatar. */
export function HostButton(props: HostButtonProps) {
  const { gift, className, label, disabled, onAnswer, children } = props
  const asking =
    gift === 'phone'
      ? ({
          openType: 'getPhoneNumber',
          onGetPhoneNumber: (event: { detail: unknown }) => onAnswer(event.detail),
        } as const)
      : ({
          openType: 'chooseAvatar',
          onChooseAvatar: (event: { detail: unknown }) => onAnswer(event.detail),
        } as const)
  return (
    <Button
      className={cx('tp-host-button', className)}
      disabled={disabled}
      {...asking}
      {...aria(undefined, label)}
    >
      {children}
    </Button>
  )
}

/**
 * A name, offered by WeChat's keyboard. A name picked there arrives with the loss of focus only, and may be
 * taken back by WeChat's check after it.
 */
export function NicknameField(props: NicknameFieldProps) {
  const { label, value, placeholder, maxLength, onChange } = props
  return (
    <Input
      className='tp-field'
      type='nickname'
      value={value}
      placeholder={placeholder}
      placeholderClass='tp-ph'
      maxlength={maxLength}
      onInput={(event) => onChange(event.detail.value)}
      onBlur={(event) => onChange(event.detail.value)}
      {...aria(undefined, label)}
    />
  )
}
