import './button.scss'
import type { ReactNode } from 'react'
import { Icon } from '../icon/icon'
import type { IconName } from '../icon/icons'
import { Spinner } from '../marks/marks'
import { Pressable, Text } from '../primitives/elements'
import { cx } from '../style'

export interface ButtonProps {
  readonly children?: ReactNode
  /** One `primary` per screen. Default. */
  readonly kind?: 'primary' | 'secondary' | 'ghost' | 'danger'
  /** `s` 32, `m` 44, `l` 50 px high. The small one still takes 44 px of touch. */
  readonly size?: 's' | 'm' | 'l'
  readonly icon?: IconName
  /** Shows a ring, keeps its width and takes no taps. */
  readonly loading?: boolean
  readonly disabled?: boolean
  /** As wide as its container. */
  readonly block?: boolean
  readonly label?: string
  readonly className?: string
  readonly id?: string
  /** For a button inside a `Pressable role='link'`: the tap ends here. */
  readonly stop?: boolean
  readonly onTap?: () => void
}

/** A button with a text. */
export function Button(props: ButtonProps) {
  const { children, kind = 'primary', size = 'm', icon, loading, disabled, block } = props
  const { label, className, id, stop, onTap } = props
  return (
    <Pressable
      className={cx(
        `tp-button tp-button--${kind} tp-button--${size}`,
        block && 'tp-button--block',
        loading && 'tp-button--busy',
        className,
      )}
      id={id}
      label={label}
      disabled={disabled || loading}
      stop={stop}
      onTap={onTap}
    >
      {loading && <Spinner size={16} />}
      {icon && !loading && <Icon name={icon} size={size === 's' ? 16 : 20} />}
      <Text>{children}</Text>
    </Pressable>
  )
}

export interface IconButtonProps {
  readonly name: IconName
  /** What it does. There is no text to see, so this is required. */
  readonly label: string
  /** `solid` is the round brand button of a product card. Default `plain`. */
  readonly kind?: 'plain' | 'solid' | 'soft'
  readonly size?: 's' | 'm'
  readonly disabled?: boolean
  readonly className?: string
  readonly stop?: boolean
  readonly onTap?: () => void
}

/** A round button that is only an icon. */
export function IconButton(props: IconButtonProps) {
  const { name, label, kind = 'plain', size = 'm', disabled, className, stop, onTap } = props
  return (
    <Pressable
      className={cx(`tp-icon-button tp-icon-button--${kind} tp-icon-button--${size}`, className)}
      label={label}
      disabled={disabled}
      stop={stop}
      onTap={onTap}
    >
      <Icon name={name} size={size === 's' ? 20 : 24} />
    </Pressable>
  )
}
