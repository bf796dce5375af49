import './host-button.scss'
import { Button } from '@tarojs/components'
import { cx } from '../cx'
import { aria } from '../primitives/aria'
import type { HostButtonProps } from './types'

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
