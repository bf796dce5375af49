// generated from routing/table; edit the table
import { views } from '../../pages/views'
import { accountPage } from '../../registry/core-page'

export default accountPage('/pages/startup', views)
