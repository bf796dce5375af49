import {
  Image as HostImage,
  RichText as HostRichText,
  Text as HostText,
  View as HostView,
  type ITouchEvent,
} from '@tarojs/components'
import { useContext, useRef } from 'react'
import { NOWHERE, TickContext } from '../page-contexts'
import { cx } from '../style'
import {
  aria,
  type ImageProps,
  type PressableProps,
  type RichTextProps,
  type TextProps,
  type ViewProps,
} from './types'

/** A block. */
export function View({ className, style, id, role, label, decor, onTap, children }: ViewProps) {
  return (
    <HostView
      className={className}
      style={style}
      id={id}
      onClick={onTap}
      {...aria(role, label, decor)}
    >
      {children}
    </HostView>
  )
}

/** Text. */
export function Text({ className, style, id, role, label, level, select, children }: TextProps) {
  return (
    <HostText
      className={className}
      style={style}
      id={id}
      userSelect={select}
      {...aria(level ? 'heading' : role, label)}
    >
      {children}
    </HostText>
  )
}

/** How a picture covers its place needs no word (src/platform/elements). */
const MODE = { cover: undefined, contain: 'aspectFit', width: 'widthFix' } as const

/** A picture. Its size comes from its class, so nothing moves when it arrives. */
export function Image({
  className,
  style,
  id,
  src,
  alt,
  fit = 'cover',
  lazy = true,
  onLoad,
  onError,
}: ImageProps) {
  return (
    <HostImage
      className={className}
      style={style}
      id={id}
      src={src}
      mode={MODE[fit]}
      lazyLoad={lazy ? undefined : false}
      onLoad={onLoad}
      onError={onError}
      {...aria(alt ? 'img' : undefined, alt, !alt)}
    />
  )
}

/** HTML from the server. The caller has made it safe. */
export function RichText({ className, html }: RichTextProps) {
  return <HostRichText className={cx('tp-rich', className)} nodes={html} />
}

/** Of what leads nowhere: the content of an area, and nothing of what is only a way. */
const Nowhere = ({ role, wayOnly, className, style, id, children }: PressableProps) =>
  role === 'link' && !wayOnly ? (
    <View className={className} style={style} id={id}>
      {children}
    </View>
  ) : null

/** A tappable area, with feedback. */
export function Pressable(props: PressableProps) {
  const { className, style, id, role = 'button', label, disabled, checked, selected } = props
  const { expanded, stop, felt, onTap, children } = props
  const tick = useContext(TickContext)
  const tap = (event: ITouchEvent) => {
    if (stop) event.stopPropagation()
    if (disabled) return
    if (felt) tick()
    onTap?.()
  }
  const states: Record<string, string> = {}
  const on = checked ?? selected
  if (on !== undefined) states[checked === undefined ? 'ariaSelected' : 'ariaChecked'] = `${on}`
  if (expanded !== undefined) states.ariaExpanded = `${expanded}`
  // When what lies around it is written anew a host keeps what is said no more: it is taken back in words.
  const wasOff = useRef(disabled)
  wasOff.current ||= disabled
  if (onTap === NOWHERE) return <Nowhere {...props} />
  if (wasOff.current) states.ariaDisabled = `${disabled === true}`
  return (
    <HostView
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
    </HostView>
  )
}
