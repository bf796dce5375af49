// generated from routing/table; edit the table
import { views } from '../../../core/own-views'
import { shopPage } from '../../../registry/shop-page'

export default shopPage('/shop/order/buy', views)
