import { type ITouchEvent, View } from '@tarojs/components'
import { cx } from '../cx'
import { aria } from './aria'
import type { PressProps } from './types'

/** A tappable area, with feedback. */
export function Press({
  className,
  style,
  id,
  role = 'button',
  label,
  disabled,
  checked,
  selected,
  expanded,
  stop,
  onTap,
  children,
}: PressProps) {
  const tap = (event: ITouchEvent) => {
    if (stop) event.stopPropagation()
    if (!disabled) onTap?.()
  }
  const states: Record<string, string> = {}
  const on = checked ?? selected
  if (on !== undefined) states[checked === undefined ? 'ariaSelected' : 'ariaChecked'] = `${on}`
  if (expanded !== undefined) states.ariaExpanded = `${expanded}`
  if (disabled) states.ariaDisabled = 'true'
  return (
    <View
      className={cx('tp-press', disabled && 'tp-off', className)}
      style={style}
      id={id}
      hoverClass={disabled ? 'none' : 'tp-on'}
      hoverStopPropagation={stop}
      onClick={tap}
      {...aria(role, label)}
      {...states}
    >
      {children}
    </View>
  )
}
