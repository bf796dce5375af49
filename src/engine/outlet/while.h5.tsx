import { lazy, Suspense } from 'react'
import type { WhileProps } from './while-holds'

const Late = lazy(() => import('./while-holds').then(({ WhileHolds }) => ({ default: WhileHolds })))

/** See `WhileHolds`; a browser loads the evaluator with the first condition. */
export function While(props: WhileProps) {
  return (
    <Suspense fallback={null}>
      <Late {...props} />
    </Suspense>
  )
}
