// generated from routing/table; edit the table
import { accountPage } from '../../registry/core-page'
import { views } from '../own-views'

export default accountPage('/user/setting', views)
