// generated from routing/table; edit the table
import { commercePage } from '../../registry/core-page'

export default commercePage('/user/recharge')
