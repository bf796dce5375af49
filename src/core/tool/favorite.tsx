// generated from routing/table; edit the table
import { accountPage } from '../../registry/core-page'

export default accountPage('/tool/favorite')
