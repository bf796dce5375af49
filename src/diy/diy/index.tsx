// generated from routing/table; edit the table
import { allPage } from '../../registry/core-page'
import { views } from './views'

export default allPage('/diy/index', views)
