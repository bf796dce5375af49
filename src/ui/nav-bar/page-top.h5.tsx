import './page-top.scss'
import { useLayoutEffect, useRef } from 'react'
import { cx } from '../style'
import type { UnderHeaderProps, WithoutHeaderProps } from '../types'

/** As high as the bar: from there on the picture is no longer what lies below it, px. */
const BAR = 44

/**
 * A picture that begins at the top of the page, below a header that is clear until the picture has gone.
 * Whoever draws it says so on the page it stands on; the bar itself is the page's, and loaded long before.
 */
export function UnderHeader({ className, on, children }: UnderHeaderProps) {
  const picture = useRef<HTMLDivElement>(null)
  // Before the first frame: a bar that turns clear would be seen to do so.
  useLayoutEffect(() => {
    const node = picture.current
    const page = node?.closest<HTMLElement>('.tp-page')
    // Where nobody tells when the picture has gone, the bar stays as it is elsewhere.
    if (!on || !node || !page || typeof IntersectionObserver !== 'function') return undefined
    page.dataset.header = 'clear'
    const seen = new IntersectionObserver(
      ([entry]) => {
        // A page under another one has no size: its bar stays as it is.
        if (!entry || entry.boundingClientRect.width === 0) return
        page.dataset.header = entry.isIntersecting ? 'clear' : 'solid'
      },
      { rootMargin: `-${BAR * 2}px 0px 0px 0px` },
    )
    seen.observe(node)
    return () => {
      seen.disconnect()
      delete page.dataset.header
    }
  }, [on])
  return (
    <div ref={picture} className={cx(className, on && 'tp-under-header')}>
      {children}
    </div>
  )
}

/** The content of a page without a header, or with one that has no way back, until it is left. */
export function WithoutHeader({ className, without, children }: WithoutHeaderProps) {
  const content = useRef<HTMLDivElement>(null)
  // Before the first frame: a bar that goes would be seen to do so.
  useLayoutEffect(() => {
    const page = content.current?.closest<HTMLElement>('.tp-page')
    if (!page) return undefined
    page.dataset.header = `no-${without}`
    return () => void delete page.dataset.header
  }, [without])
  return (
    <div ref={content} className={className}>
      {children}
    </div>
  )
}
