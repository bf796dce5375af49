import type { Handler } from '../../handler'
import { getAllViewsHandler } from './get-all-views'
import { getViewByUrlHandler } from './get-view-by-url'

export const handlers: readonly Handler[] = [getViewByUrlHandler, getAllViewsHandler]
