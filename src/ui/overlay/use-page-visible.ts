import { type RefObject, useEffect, useState } from 'react'

/**
 * Whether the page an element stands on is on screen. Pages below the shown one stay in the document
 * without a size; what they put into the body must go with them.
 */
export function usePageVisible(anchor: RefObject<HTMLElement | null>): boolean {
  const [visible, setVisible] = useState(true)
  useEffect(() => {
    const page = anchor.current?.closest('.tp-page')
    if (!page || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(() => setVisible(page.getClientRects().length > 0))
    observer.observe(page)
    return () => observer.disconnect()
  }, [anchor])
  return visible
}
