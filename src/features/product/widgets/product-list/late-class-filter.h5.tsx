import { latePart } from '../../../../engine/outlet/lazy-widget'
import { ErrorBoundary } from '../../../../ui/error-boundary'
import type { ClassFilterProps } from '../../parts/class-filter'

const Late = latePart<ClassFilterProps>(
  () => import('../../parts/class-filter').then(({ ClassFilter }) => ClassFilter),
  null,
)

/**
 * See `ClassFilter`; a browser loads it with the first list that has one. Without it the list stands
 * unfiltered, and the next list tries again.
 */
export function LateClassFilter(props: ClassFilterProps) {
  return (
    <ErrorBoundary fallback={() => null}>
      <Late {...props} />
    </ErrorBoundary>
  )
}
