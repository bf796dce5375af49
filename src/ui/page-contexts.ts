import { createContext, type ReactNode } from 'react'
import type { PageLayers } from '../shared/host-port'
import type { NavBarProps } from './types'

/*
 * What a page gives to the parts that stand on it. A file of its own: every page gives it, and few pages open
 * something.
 */

/** What lies over the page. Outside a page nothing is known of back. */
export const LayersContext = createContext<PageLayers>({
  lay: () => () => {},
  back: () => false,
  leave: () => {},
  isLeft: () => false,
})

/** A light tick under the finger (`HostPort.tick`): something was set, or is over and well. */
export const TickContext = /* @__PURE__ */ createContext<() => void>(() => {})

/** Less motion is asked for: what moves by itself stands, and what is shown comes at once. */
export const StillContext = /* @__PURE__ */ createContext(false)

/** The classes of a page that what leaves it in the document takes along. The theme is the document's already. */
export const LookContext = /* @__PURE__ */ createContext('')

/** What stands at the top of a page of a mini-program, where the host's header is clear or missing. */
export interface ClearHeader {
  readonly draw: (bar: NavBarProps) => ReactNode
  /** A picture of this id begins at the top of the page, until the returned function is called. */
  readonly lieUnder: (id: string) => () => void
}

/** The press of what leads nowhere: what is to be pressed is not drawn, and an area of content is no link. */
export const NOWHERE = () => {}

/** Undefined where the host's header stands above the page, and in browsers. */
export const ClearHeaderContext = /* @__PURE__ */ createContext<ClearHeader | undefined>(undefined)
