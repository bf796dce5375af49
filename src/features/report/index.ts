export { figures, getReport } from './contract'
export { cellText } from './rules/cell'
