import { type ComponentType, createElement, lazy, Suspense } from 'react'
import type { WidgetProps } from '../contract'
import { BlockSkeleton } from './states'

/** Room to keep until the code of a widget is there, px at base width 375. */
const ROOM = 160

/**
 * A widget's component that loads when it is first drawn. Written by the H5 build only
 * (config/surgery/widget-babel.ts); mini-programs have no second download for a part of a package.
 */
export function lazyWidget<V, C>(
  load: () => Promise<ComponentType<WidgetProps<V, C>>>,
): ComponentType<WidgetProps<V, C>> {
  type Late = ComponentType<WidgetProps<V, C>>
  const late = lazy(() => load().then((component) => ({ default: component }))) as Late
  const fallback = createElement(BlockSkeleton, { height: ROOM })
  return (props) => createElement(Suspense, { fallback }, createElement(late, props))
}
