import { type KeyboardEvent, type MouseEvent, useContext, useEffect, useRef, useState } from 'react'
import { focusIn } from '../../shared/url'
import { NOWHERE, TickContext } from '../page-contexts'
import { cx } from '../style'
import type { ImageProps, PressableProps, RichTextProps, TextProps, ViewProps } from './types'
import './host.scss'

/** A block. */
export function View({ className, style, id, role, label, decor, onTap, children }: ViewProps) {
  return (
    // biome-ignore lint/a11y: taps on a View are for areas such as a mask; controls use Pressable.
    <div
      className={className}
      style={style}
      id={id}
      role={role}
      aria-label={label}
      aria-hidden={decor}
      onClick={onTap}
    >
      {children}
    </div>
  )
}

/** Text. */
export function Text({ className, style, id, role, label, level, select, children }: TextProps) {
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a level comes with the role heading.
    <span
      className={select ? cx(className, 'tp-select') : className}
      style={style}
      id={id}
      role={level ? 'heading' : role}
      aria-level={level}
      aria-label={label}
    >
      {children}
    </span>
  )
}

/** Until somebody touches it, or for so long, pictures beside or below the screen leave the network to what is on it, ms. */
const START = 6000
/** So much of a picture is on the screen, of 1: one that only touches the edge is not seen yet. */
const SEEN = 0.01

/** Whether the app is still starting, in a browser that says what is on the screen. */
const isEarly = (): boolean => performance.now() < START && 'IntersectionObserver' in window

/** One watch for all pictures of a document: each of hundreds would cost more than its picture. */
function watchOver(whole: Document) {
  const waiting = new Map<Element, () => void>()
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { intersectionRatio, target } of entries)
        if (intersectionRatio >= SEEN) waiting.get(target)?.()
    },
    { threshold: SEEN },
  )
  const showAll = () => {
    for (const show of waiting.values()) show()
  }
  whole.addEventListener('pointerdown', showAll)
  const timer = setTimeout(showAll, START - performance.now())
  function end(): void {
    seen.disconnect()
    whole.removeEventListener('pointerdown', showAll)
    clearTimeout(timer)
    watches.delete(whole)
  }
  return {
    add(picture: Element, show: () => void) {
      waiting.set(picture, show)
      seen.observe(picture)
    },
    leave(picture: Element) {
      waiting.delete(picture)
      seen.unobserve(picture)
      if (waiting.size === 0) end()
    },
  }
}

/** While pictures wait in it. */
const watches = new WeakMap<Document, ReturnType<typeof watchOver>>()

/** Calls `show` once the picture is seen, something is touched or the app has started. Returns what ends the wait. */
function whenSeen(picture: Element, show: () => void): () => void {
  const watch = watches.get(document) ?? watchOver(document)
  watches.set(document, watch)
  watch.add(picture, show)
  return () => watch.leave(picture)
}

/**
 * A picture: its size comes from its class, so nothing moves when it arrives, and a focus stays in view wherever it
 * is cut. Its address comes last: one that is known is read as soon as it is set, unless the element is lazy by then.
 */
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
  const element = useRef<HTMLImageElement>(null)
  const [waits, setWaits] = useState(() => lazy && isEarly())
  useEffect(() => {
    if (!waits || !element.current) return undefined
    return whenSeen(element.current, () => setWaits(false))
  }, [waits])
  const focus = focusIn(src)
  return (
    <img
      ref={element}
      className={cx(`tp-pic--${fit}`, className)}
      style={focus ? { objectPosition: focus, ...style } : style}
      id={id}
      loading={lazy ? 'lazy' : 'eager'}
      // At once with what is around it, where the page cannot be seen without.
      decoding={lazy ? 'async' : 'sync'}
      src={waits ? undefined : src}
      alt={alt}
      onLoad={onLoad}
      onError={onError}
    />
  )
}

/** HTML from the server. The caller has made it safe. */
export function RichText({ className, html }: RichTextProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: RichTextProps asks for sanitised HTML.
  return <div className={cx('tp-rich', className)} dangerouslySetInnerHTML={{ __html: html }} />
}

/**
 * A tappable area: a real button, so keyboard and screen reader come with it. `role='link'` is a
 * block instead, because it may hold another control (a card with its add button).
 */
export function Pressable(props: PressableProps) {
  const { className, style, id, role, label, disabled, checked, selected, expanded, stop } = props
  const { onTap, onAim, felt, wayOnly, children } = props
  const tick = useContext(TickContext)
  // The content of an area, and nothing of what is only a way.
  if (onTap === NOWHERE)
    return role === 'link' && !wayOnly ? View({ className, style, id, children }) : null
  const tap = (event: MouseEvent | KeyboardEvent) => {
    if (stop) event.stopPropagation()
    if (disabled) return
    if (felt) tick()
    onTap?.()
  }
  const shared = {
    className: cx('tp-press', disabled && 'tp-off', className),
    style,
    id,
    onClick: tap,
    onPointerDown: onAim,
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
