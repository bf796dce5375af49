// generated from routing/table; edit the table
import { allPage } from '../../registry/core-page'
import { views } from '../own-views'

export default allPage('/auto/edit', views)
