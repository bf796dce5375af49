export { useReportDeed } from './deeds'
