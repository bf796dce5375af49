// generated from routing/table; edit the table
import { shopPage } from '../../registry/shop-page'

export default shopPage('/views/index')
