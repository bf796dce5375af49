// generated from routing/table; edit the table
import { commercePage } from '../../registry/core-page'
import { views } from './views'

export default commercePage('/pay/index', views)
