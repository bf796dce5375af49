import { useMemo, useRef } from 'react'
import type { ViewState } from './use-view'

/**
 * The view to draw: the newest, or while the page is held the one it was held with, under the newest
 * gates. `url` is the key of the definition; another page is never held back.
 */
export function useHeldView(view: ViewState, url: string, held: boolean): ViewState {
  const last = useRef<{ readonly url: string; readonly view: ViewState }>()
  const kept =
    held && last.current?.url === url && last.current.view.status === 'ready'
      ? last.current.view
      : view
  last.current = { url, view: kept }
  const { compiled } = kept
  const security = view.compiled?.security ?? compiled?.security
  return useMemo(() => {
    if (kept === view || !compiled || !security) return view
    return { ...view, status: 'ready', compiled: { ...compiled, security } }
  }, [kept, view, compiled, security])
}
