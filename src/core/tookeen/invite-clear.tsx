// generated from routing/table; edit the table
import { commercePage } from '../../registry/core-page'
import { clearPage } from '../clear-page'

export default clearPage(commercePage('/tookeen/invite'))
