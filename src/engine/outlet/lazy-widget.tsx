import { type ComponentType, lazy, Suspense } from 'react'
import type { WidgetProps } from '../contract'
import { BlockSkeleton } from './block-skeleton'

/** Room to keep until the code of a widget is there, px at base width 375. */
const ROOM = 160

/**
 * A widget's component that loads when it is first drawn. Written by the H5 build only
 * (config/widget-babel.ts); mini-programs have no second download for a part of a package.
 */
export function lazyWidget<V, C>(
  load: () => Promise<ComponentType<WidgetProps<V, C>>>,
): ComponentType<WidgetProps<V, C>> {
  const Late = lazy(() => load().then((component) => ({ default: component }))) as ComponentType<
    WidgetProps<V, C>
  >
  // biome-ignore lint/correctness/noNestedComponentDefinitions: called once a widget, by the module.
  return function LazyWidget(props: WidgetProps<V, C>) {
    return (
      <Suspense fallback={<BlockSkeleton height={ROOM} />}>
        <Late {...props} />
      </Suspense>
    )
  }
}
