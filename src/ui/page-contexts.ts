import { createContext } from 'react'
import type { PageLayers } from '../../shared/host-port'

/**
 * What lies over the page these parts stand on. Outside a page nothing is known of back. A file of its own:
 * every page gives it, and few pages open something.
 */
export const LayersContext = createContext<PageLayers>({
  lay: () => () => {},
  back: () => false,
  leave: () => {},
  isLeft: () => false,
})
