import './host.scss'
import type { KeyboardEvent, MouseEvent } from 'react'
import { cx } from '../cx'
import type { PressProps } from './types'

/**
 * A tappable area: a real button, so keyboard and screen reader come with it. `role='link'` is a
 * block instead, because it may hold another control (a card with its add button).
 */
export function Press(props: PressProps) {
  const { className, style, id, role, label, disabled, checked, selected, expanded, stop } = props
  const { onTap, children } = props
  const tap = (event: MouseEvent | KeyboardEvent) => {
    if (stop) event.stopPropagation()
    if (!disabled) onTap?.()
  }
  const shared = {
    className: cx('tp-press', disabled && 'tp-off', className),
    style,
    id,
    onClick: tap,
    'aria-label': label,
    'aria-expanded': expanded,
  }
  if (role === 'link') {
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Enter' && event.target === event.currentTarget) tap(event)
    }
    return (
      // biome-ignore lint/a11y/useSemanticElements: an <a> may not hold a button and wants a url.
      <div
        {...shared}
        role='link'
        aria-disabled={disabled}
        tabIndex={disabled ? undefined : 0}
        onKeyDown={key}
      >
        {children}
      </div>
    )
  }
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a caller that gives a state gives its role.
    <button
      {...shared}
      type='button'
      role={role}
      disabled={disabled}
      aria-checked={checked}
      aria-selected={selected}
    >
      {children}
    </button>
  )
}
