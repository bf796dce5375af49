// generated from routing/table; edit the table
import { diyPage } from '../../registry/diy-page'
import { views } from './views'

export default diyPage('/diy/index', views)
