import {
  type ComponentType,
  createElement,
  lazy,
  type ReactNode,
  Suspense,
  useContext,
} from 'react'
import type { WidgetProps } from '../contract'
import { PartContext } from '../page/page-context'
import { BlockSkeleton } from './states'

/**
 * A component that loads when it is first drawn. One that cannot be had throws what `load` rejects with; a
 * boundary around it draws it again, and the next drawing asks anew.
 */
export function latePart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  fallback: ReactNode,
): ComponentType<P> {
  const begin = () =>
    lazy(async () => {
      try {
        return { default: await load() }
      } catch (cause) {
        // What React once saw fail it would never ask for again.
        late = begin()
        throw cause
      }
    }) as unknown as ComponentType<P>
  let late = begin()
  const Late = (props: P) => createElement(Suspense, { fallback }, createElement(late, props))
  return Object.assign(Late, { load })
}

/** From here on styles give more room, px. */
const WIDE = 600

/**
 * In the room that the widget says it takes: what stands below it does not move when its code comes. What others
 * stand in may lay them side by side where there is room: how high that will be is a guess.
 */
function Coming() {
  const part = useContext(PartContext)
  const { openEnd, wider = 0 } = part?.widget.definition ?? {}
  const isWide = window.innerWidth >= WIDE
  const height = (part?.height ?? 0) + (isWide ? wider : 0)
  return createElement(BlockSkeleton, {
    height,
    open: openEnd || (isWide && !!part?.slots.content),
  })
}

/**
 * A widget's component that loads when it is first drawn. Written by the H5 build only
 * (config/surgery/widget-babel.ts); mini-programs have no second download for a part of a package.
 */
export const lazyWidget = <V, C>(
  load: () => Promise<ComponentType<WidgetProps<V, C>>>,
): ComponentType<WidgetProps<V, C>> => latePart(load, createElement(Coming))
