import type { Handler } from '../handler'
import { applicationCalls } from './applications'
import { brandCalls } from './brands'
import { showInvestmentHandler } from './read'
import { investReviewCalls } from './review'

export const handlers: readonly Handler[] = [
  ...brandCalls,
  ...applicationCalls,
  showInvestmentHandler,
  ...investReviewCalls,
]
