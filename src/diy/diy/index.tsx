// generated from routing/table; edit the table
import { diyPage } from '../../registry/diy-page'
import { views } from '../own-views'

export default diyPage('/diy/index', views)
