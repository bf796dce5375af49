// generated from routing/table; edit the table
import { commercePage } from '../../../registry/core-page'
import { views } from '../../own-views'

export default commercePage('/asset/pay/index', views)
