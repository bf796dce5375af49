// generated from routing/table; edit the table
import { clearPage } from '../../core/clear-page'
import { shopPage } from '../../registry/shop-page'

export default clearPage(shopPage('/views/index'))
