// generated from routing/table; edit the table
import { allPage } from '../../registry/core-page'
import { clearPage } from '../clear-page'

export default clearPage(allPage('/views/index'))
