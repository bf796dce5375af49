export { useReportDeed } from './queries'
