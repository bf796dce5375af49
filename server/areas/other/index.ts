import type { Handler } from '../../handler'
import { buyGradeHandler } from './buy-grade'
import { contentCalls } from './contents'
import { dictionaryCalls } from './dictionary'
import { investmentCalls } from './investments'

export const handlers: readonly Handler[] = [
  ...dictionaryCalls,
  ...contentCalls,
  ...investmentCalls,
  buyGradeHandler,
]
