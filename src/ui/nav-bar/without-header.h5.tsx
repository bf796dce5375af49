import './without-header.scss'
import { useLayoutEffect, useRef } from 'react'
import type { WithoutHeaderProps } from '../types'

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
