import { latePart } from '../../../../engine/outlet/lazy-widget'
import { BlockSkeleton } from '../../../../engine/outlet/states'
import type { ReportChartProps } from '../../parts/report-chart'

/** Room of a line with its title, px at base width 375. */
const CHART = 340

/** See `ReportChart`; a browser loads it with the first curve. */
export const LateChart = latePart<ReportChartProps>(
  () => import('../../parts/report-chart').then(({ ReportChart }) => ReportChart),
  <BlockSkeleton height={CHART} />,
)
