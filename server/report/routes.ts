import type { Handler } from '../handler'
import { getReportHandler } from './get-report'

export const handlers: readonly Handler[] = [getReportHandler]
