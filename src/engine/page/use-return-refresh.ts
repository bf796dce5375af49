import { useRef } from 'react'
import { useServices } from '../services'

/**
 * Fetches anew when the page comes back to the front: something may have been paid, or changed on another
 * page, meanwhile.
 *
 * @param reload called at each return, not when the page is shown first.
 */
export function useReturnRefresh(reload: () => unknown): void {
  const { host } = useServices()
  const shown = useRef(false)
  host.usePageShow(() => {
    if (shown.current) reload()
    shown.current = true
  })
}
