/** A mini-program has it in its package. */
export { ReportChart as LateChart } from '../../parts/report-chart'
