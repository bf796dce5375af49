// Here and not beside what draws it: WeChat's compiler takes neither of its selectors.
import '../page/open-end.scss'
import { ErrorBoundary } from '../../ui/error-boundary'
import { latePart } from './lazy-widget'
import { WidgetFailure } from './states'
import type { WhileProps } from './while-holds'

const Late = latePart<WhileProps>(
  () => import('./while-holds').then(({ WhileHolds }) => WhileHolds),
  // Whether it is drawn, nobody knows: what stands below waits for it.
  <div className='tp-widget'>
    <div className='tp-open-end' />
  </div>,
)

/** See `WhileHolds`; a browser loads the evaluator with the first condition. */
export function While(props: WhileProps) {
  return (
    <ErrorBoundary fallback={(error, reset) => <WidgetFailure error={error} onRetry={reset} />}>
      <Late {...props} />
    </ErrorBoundary>
  )
}
