// generated from routing/table; edit the table
import { allPage } from '../../registry/core-page'

export default allPage('/zero/web')
