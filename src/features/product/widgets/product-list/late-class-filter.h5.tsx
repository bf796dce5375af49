import { lazy, Suspense } from 'react'
import type { ClassFilterProps } from './class-filter'

const Late = lazy(() =>
  import('./class-filter').then(
    ({ ClassFilter }) => ({ default: ClassFilter }),
    // Without a network the list stands without its filter.
    () => ({ default: () => null }),
  ),
)

/** See `ClassFilter`; a browser loads it with the first list that has one. */
export function LateClassFilter(props: ClassFilterProps) {
  return (
    <Suspense fallback={null}>
      <Late {...props} />
    </Suspense>
  )
}
