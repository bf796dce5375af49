import { latePart } from '../../../../engine/outlet/lazy-widget'
import { BlockSkeleton, WidgetFailure } from '../../../../engine/outlet/states'
import { ErrorBoundary } from '../../../../ui/error-boundary'
import type { ReportChartProps } from '../../parts/report-chart'

/** Room of a line with its title, px at base width 375. */
const CHART = 340

const Late = latePart<ReportChartProps>(
  () => import('../../parts/report-chart').then(({ ReportChart }) => ReportChart),
  <BlockSkeleton height={CHART} />,
)

/** See `ReportChart`; a browser loads it with the first curve. What one signs and pays stands without it. */
export function LateChart(props: ReportChartProps) {
  return (
    <ErrorBoundary fallback={(error, reset) => <WidgetFailure error={error} onRetry={reset} />}>
      <Late {...props} />
    </ErrorBoundary>
  )
}
